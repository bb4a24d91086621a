/**
 * Writes core/src/games/texts.ts, the texts of all `.game` files as one module, so that the core reads no file.
 * With --check it writes nothing and fails when the module differs from a fresh one.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

const games = new URL('../core/src/games/', import.meta.url);
const target = new URL('texts.ts', games);

/** A text as a template literal that reads back to exactly that text. @param {string} text */
export const literal = (text) => `\`${text.replace(/\\|`|\$\{/g, '\\$&').replace(/\r/g, '\\r')}\``;

/** A property name, quoted only where it must be. @param {string} stem */
const key = (stem) => (/^[A-Za-z_]\w*$/.test(stem) ? stem : `'${stem}'`);

/** The module that carries the texts. @param {readonly (readonly [stem: string, text: string])[]} pages */
export const textsModule = (pages) =>
  [
    '// Written by `npm run texts` from the .game files beside it; never edited.',
    '/** The text of every game of the catalogue, by the name of its file. */',
    pages.length === 0 ? 'export const texts = {};' : 'export const texts = {',
    ...pages.map(([stem, text]) => `  ${key(stem)}: ${literal(text)},`),
    ...(pages.length === 0 ? [] : ['} as const;']),
    '',
  ].join('\n');

/** Every game file as its name and its text, in the order of names. */
const pages = () =>
  readdirSync(games)
    .filter((name) => name.endsWith('.game'))
    .map((name) => name.slice(0, -'.game'.length))
    .sort()
    .map((stem) => /** @type {const} */ ([stem, readFileSync(new URL(`${stem}.game`, games), 'utf8')]));

/** The module as it stands, or undefined. */
const standing = () => {
  try {
    return readFileSync(target, 'utf8');
  } catch {
    return undefined;
  }
};

const main = () => {
  mkdirSync(games, { recursive: true });
  const fresh = textsModule(pages());
  if (fresh === standing()) return;
  if (process.argv.includes('--check')) {
    console.error(`${fileURLToPath(target)} is not what the .game files say: run npm run texts`);
    process.exitCode = 1;
  } else writeFileSync(target, fresh);
};

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) main();
