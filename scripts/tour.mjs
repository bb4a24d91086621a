/** `npm run tour`: asks the laboratory the questions below, and shows each command before its answer. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What is asked: the words of a command, and what it reads, if anything. @type {readonly { words: string[], input?: string }[]} */
const questions = [
  { words: ['solve', 'nim', '3 6 9', '--why'] },
  { words: ['judge', 'luogu-p1247'], input: '3\n3 6 9\n' },
  { words: ['solve', 'tower', '--why'] },
  { words: ['solve', 'toweropen', '8 7 6 5 4 3 2 1'] },
  { words: ['solve', 'kayles', '7', '--misere', '--all'] },
  { words: ['solve', 'wythoff', '1618033988749894848 2618033988749894848'] },
  { words: ['solve', 'nim', '3，6，9', '--why', '--lang', 'zh'] },
];

const nimlab = fileURLToPath(new URL('../cli/bin/nimlab.js', import.meta.url));

/** An argument as a shell would want it typed. @param {string} word */
const typed = (word) => (/^[\w./=:-]+$/.test(word) ? word : `'${word}'`);

const codes = questions.map(({ words, input }) => {
  const before = input === undefined ? '' : `printf '${input.replaceAll('\n', '\\n')}' | `;
  console.log(`$ ${before}npx nimlab ${words.map(typed).join(' ')}`);
  const { status } = spawnSync(process.execPath, [nimlab, ...words], {
    input: input ?? '',
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  console.log();
  return status ?? 1;
});
process.exitCode = codes.find((code) => code !== 0) ?? 0;
