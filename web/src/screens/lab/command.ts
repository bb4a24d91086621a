import type { Convention } from 'nimlab';
import type { Source } from '../../engine/wishes.ts';

/** A word as a shell takes it. */
function quoted(word: string): string {
  return /^[\w.=+-]+$/u.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/** A file with rules, written by the shell itself, and its name. */
function file(text: string): { readonly before: string; readonly name: string } {
  return { before: `cat > rules.game <<'END'\n${text.trimEnd()}\nEND\n`, name: 'rules.game' };
}

function settingsOf(set: readonly string[]): string {
  return set.map((one) => ` --set ${quoted(one)}`).join('');
}

/** How far the commands go: by the number of numbers in a position. */
const FAR = { one: 100_000_000, two: 1000, more: 30 } as const;

/** What to type on the command line for the same game, with its parameters, as far as memory goes. */
export function commandOf({ game, page, set }: Source, convention: Convention, fields: number): string {
  const text = page ?? (game.includes('\n') ? game : undefined);
  const { before, name } = text === undefined ? { before: '', name: quoted(game) } : file(text);
  const misere = convention === 'misere' ? ' --misere' : '';
  const one = `${name}${settingsOf(set)}`;
  const far = fields === 1 ? FAR.one : fields === 2 ? FAR.two : FAR.more;
  const to = convention === 'misere' && fields === 1 ? FAR.two * FAR.two : far;
  return [
    `${before}nimlab table ${one}${misere} --to ${to} --form ${fields === 1 ? 'bfile' : 'csv'}`,
    ...(fields < 3 ? [`nimlab pattern ${one}${misere}`] : []),
    ...(fields === 1 && convention === 'normal' ? [`nimlab period ${one} --to 10000000`] : []),
    '',
  ].join('\n');
}

/** What to type to check claims about a game, with its parameters, further than the page does. */
export function checkCommand(page: string, claims: string, set: readonly string[]): string {
  const { before, name } = file(`${page.trimEnd()}\n${claims.trimEnd().replace(/^/gmu, '  ')}`);
  return `${before}nimlab check ${name}${settingsOf(set)} --budget 1000000000\n`;
}
