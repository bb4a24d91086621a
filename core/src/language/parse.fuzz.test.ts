import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Read } from '../rules/fact.ts';
import { LARGEST_PAGE, parseExpression, parseFile, parseOneLiner } from './parse.ts';

const folder = new URL('../games/', import.meta.url);
const pages = readdirSync(folder)
  .filter((file) => file.endsWith('.game'))
  .map((file) => readFileSync(new URL(file, folder), 'utf8'));
const page = `game a(s[](l, r) of "..X", n; m = {1, 3})
  start n = (n, n - 1)   # a comment
  -> s with [i] -= k, [i - 1] += k and all s[1..2] without [1] if n is not power of 2 for (i, k) in s
  theorem best in [8, 7] is only [8] -> [1] reach v by win except when a = 1 expect refuted "source"
`;

/** The words, signs and turns of the language, and what people write in their stead. */
const pieces = fc.constantFrom(
  ...[
    'game',
    '->',
    'theorem',
    'claim',
    'let',
    'start',
    'sample',
    'require',
    'called',
    'value',
    'wins',
    'best',
    'period',
    'equals',
    'is',
  ],
  ...[
    'for',
    'in',
    'if',
    'else',
    'and',
    'or',
    'not',
    'with',
    'without',
    'div',
    'mod',
    'by',
    'all',
    'win',
    'xor',
    'reach',
    'when',
  ],
  ...[
    '(',
    ')',
    '[',
    ']',
    '{',
    '}',
    ',',
    ';',
    '..',
    '+',
    '-',
    '++',
    '*',
    '^',
    '=',
    '<=',
    '!=',
    '+=',
    '-=',
    '==',
    '&&',
    '%',
    '...',
  ],
  ...[
    'n',
    'h',
    'f',
    'min',
    '1',
    '12',
    '1e9',
    '2.5',
    '0.77',
    '"a"',
    '"',
    '\\',
    '\n',
    '\n  ',
    '\r\n',
    '#',
    '；',
    '（',
    '≤',
    '∈',
    '\0',
    '🂡',
  ],
);
const soup = fc.array(pieces, { maxLength: 60 }).map((all) => all.join(' '));
const mutated = fc
  .tuple(
    fc.constantFrom(page, ...pages),
    fc.array(fc.tuple(fc.nat(), fc.nat(12), fc.oneof(pieces, fc.string())), { maxLength: 4 }),
  )
  .map(([text, changes]) =>
    changes.reduce((now, [at, size, piece]) => {
      const cut = at % (now.length + 1);
      return now.slice(0, cut) + piece + now.slice(cut + size);
    }, text),
  );
const anything = fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), soup, mutated);

/** Long enough that time growing with the square of it would be seen. */
const LONG = 20_000;

const REPEATED = [
  ...['(', '[', '{', ')', 'a[', 'f(', '([', '(]', '[(', '-', 'not ', '2^', '1+', '+ 1', 'a[1]', 'and a ', ',', '1..'],
  ...['a if b else ', 'a if ', '[x if ', 'for a in ', 'h with [1] = ', 'with [1] = 1, ', 'a without [1], ', 'a ', '1 '],
  ...['"', '\\', '“', '-> ', '; ', '\n', '\r', '# \n', ' ', '\n-> a', '\ngame a(n)', '\nlet f = 1', '1e', '.'],
  ...['claim 1 + ', '\nclaim 1 wins', 'best in ', 'equals 0.'],
];

type Parser = (text: string) => Read<unknown>;

/** A text is read, or refused at a place inside it. */
function settles(text: string, parsers: readonly Parser[] = [parseFile, parseOneLiner, parseExpression]): void {
  for (const parse of parsers) {
    const read = parse(text);
    if (read.ok) continue;
    const { at, line, column } = read.fault;
    expect(at).toBeLessThanOrEqual(text.length);
    const lines = text.slice(text.startsWith('\uFEFF') ? Math.min(1, at) : 0, at).split(/\r\n|\r|\n/);
    expect([line, column]).toEqual([lines.length, (lines.at(-1)?.length ?? 0) + 1]);
  }
}

test('any text is read, or refused at a place inside it that its line and column name', () => {
  fc.assert(
    fc.property(anything, (text) => settles(text)),
    { numRuns: 2000 },
  );
});

test.each(REPEATED)('a page full of %j is read or refused', (piece) => {
  for (const head of ['', 'n -> [', 'n -> h with ', 'n -> a; claim ', 'game a(n)\n-> ', 'game a(n)\nclaim ']) {
    const text = (head + piece.repeat(LONG)).slice(0, LONG);
    settles(text, head.startsWith('game') ? [parseFile] : head === '' ? [parseExpression] : [parseOneLiner]);
  }
});

test.each(['(', 'a[1]', 'a if '])('the largest page, full of %j, is read or refused', (piece) => {
  settles(piece.repeat(LARGEST_PAGE).slice(0, LARGEST_PAGE), [parseExpression]);
});
