/** `npm start`: asks the laboratory the questions below, and shows each command before its answer. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What is asked, one command a line, each as its arguments. */
const commands = [
  ['solve', 'tower-locked', 'start'],
  ['solve', 'nim', '3 6 9', '--why'],
];

const nimlab = fileURLToPath(new URL('../cli/bin/nimlab.js', import.meta.url));

/** An argument as a shell would want it typed. @param {string} word */
const typed = (word) => (/^[\w./=:-]+$/.test(word) ? word : `'${word}'`);

const codes = commands.map((words) => {
  console.log(`$ npx nimlab ${words.map(typed).join(' ')}`);
  const { status } = spawnSync(process.execPath, [nimlab, ...words], { stdio: ['ignore', 'inherit', 'inherit'] });
  console.log();
  return status ?? 1;
});
process.exitCode = codes.find((code) => code !== 0) ?? 0;
