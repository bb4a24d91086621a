import { ran } from './run.ts';

/** A command of a page's `console` block and what is printed under it. */
export interface Session {
  readonly command: string;
  readonly output: string;
}

/** The commands of a page's `console` blocks, each with the output printed under it. */
export function* sessions(text: string): Generator<Session> {
  for (const [, block = ''] of text.matchAll(/```console\n(.*?)```/gsu)) {
    for (const piece of block.split(/^\$ /mu).slice(1)) {
      const [command = '', ...lines] = piece.split('\n');
      yield { command, output: lines.join('\n').trimEnd() };
    }
  }
}

const COMMAND = /^(?:printf '([^']*)' \| )?npx nimlab (.*?)( 2>&1)?(; echo \$\?)?$/u;

/**
 * What a terminal shows after a command: `npx nimlab …`, with `printf '…' |` before it, `2>&1` or `; echo $?` behind it. A command without
 * `echo` must exit with 0; undefined for what is no such command.
 */
export async function shown(command: string): Promise<string | undefined> {
  const [whole, typed = '', line = '', both, status] = COMMAND.exec(command) ?? [];
  if (whole === undefined) return undefined;
  const words = [...line.matchAll(/'([^']*)'|(\S+)/gu)].map(([, quoted, bare]) => quoted ?? bare ?? '');
  const input = typed.replace(/\\(n|\\)/gu, (_, sign: string) => (sign === 'n' ? '\n' : '\\'));
  const { out, err, code } = await ran(words, { input, language: words.includes('zh') ? 'zh' : 'en' });
  if (status === undefined && code !== 0) return `exit code ${code}: ${out}${err}`;
  return `${out}${both === undefined ? '' : err}${status === undefined ? '' : `${code}\n`}`.trimEnd();
}
