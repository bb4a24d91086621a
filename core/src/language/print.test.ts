import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expr, file } from '../../test/arbitrary/pages.ts';
import { parseExpression, parseFile } from './parse.ts';
import { print, printExpr } from './print.ts';

/** A tree without its places and without the statements' own text, which keeps the layout of its page. */
function bare(tree: unknown): unknown {
  if (Array.isArray(tree)) return tree.map(bare);
  if (typeof tree !== 'object' || tree === null) return tree;
  const isStatement = 'saying' in tree;
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]) =>
      key === 'place' || (key === 'text' && isStatement) ? [] : [[key, bare(value)]],
    ),
  );
}

test('an expression printed reads back to itself', () => {
  fc.assert(
    fc.property(expr, (tree) => {
      const read = parseExpression(printExpr(tree));
      expect(read.ok && bare(read.value), printExpr(tree)).toEqual(bare(tree));
    }),
    { numRuns: 600 },
  );
});

test('a page printed reads back to itself', () => {
  fc.assert(
    fc.property(file, (tree) => {
      const read = parseFile(print(tree));
      expect(read.ok ? bare(read.value) : read.fault, print(tree)).toEqual(bare(tree));
    }),
    { numRuns: 300 },
  );
});

test('every page of the catalogue reads back from its print, and its print is in print already', () => {
  const folder = new URL('../games/', import.meta.url);
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.game'))) {
    const read = parseFile(readFileSync(new URL(name, folder), 'utf8'));
    if (!read.ok) throw new Error(`${name}: ${JSON.stringify(read.fault)}`);
    const text = print(read.value);
    const again = parseFile(text);
    expect(again.ok && bare(again.value), name).toEqual(bare(read.value));
    expect(again.ok && print(again.value), name).toBe(text);
  }
});
