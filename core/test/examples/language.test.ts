import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FUNCTIONS } from '../../src/language/call.ts';
import { compile } from '../../src/language/compile.ts';
import { parseFile } from '../../src/language/parse.ts';
import { print } from '../../src/language/print.ts';
import { KINDS, RESERVED, STATEMENTS } from '../../src/language/vocabulary.ts';
import { game } from '../arbitrary/compiled.ts';

const [english, chinese] = ['language.md', 'language.zh-CN.md'].map((name) =>
  readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8'),
) as [string, string]; // two names, two texts

/** The last two cells of every table row that ends in an expression and its value. */
function rows(text: string): readonly (readonly [expression: string, value: string])[] {
  const found = text.matchAll(/^\| .*`([^`]*)` \| `([^`]*)` \|$/gmu);
  return [...found].map(([, expression = '', value = '']) => [expression, value]);
}

function holds(condition: string): boolean {
  const [theorem] = game(`game g(n)\n theorem wins when ${condition}`).theorems;
  return theorem?.outcome?.([0]) === 'N';
}

function condition(expression: string, value: string): string {
  if (value === 'true') return `(${expression})`;
  return value === 'false' ? `not (${expression})` : `(${expression}) = ${value}`;
}

describe('the expressions of the page have the values that it shows', () => {
  for (const [expression, value] of rows(english))
    test(`${expression} -> ${value}`, () => {
      expect(holds(condition(expression, value))).toBe(true);
      expect(holds(`not (${condition(expression, value)})`)).toBe(false);
    });
});

test('the page in Chinese shows the same expressions, rules and grammar', () => {
  const grammar = /```ebnf\n(.*?)```/su;
  const plain = (text: string) => grammar.exec(text)?.[1]?.replace(/ *\(\*.*?\*\)/gu, '');
  expect(rows(chinese)).toEqual(rows(english));
  expect(plain(chinese)).toBe(plain(english));
  expect(pages(chinese).map(withoutComments)).toEqual(pages(english).map(withoutComments));
});

function pages(text: string): readonly string[] {
  return [...text.matchAll(/```game\n(.*?)```/gsu)].map(([, page = '']) => page);
}

function withoutComments(text: string): string {
  return text.replace(/ *#.*$/gmu, '');
}

test('every function stands in the table, and nothing else', () => {
  const named = [...english.matchAll(/^\| `(\w+)[^|]*` \| [^|]* \| `[^`]*` \| `[^`]*` \|$/gmu)].map(([, name]) => name);
  expect([...named].sort()).toEqual([...FUNCTIONS].sort());
});

test('the grammar knows every statement and every word of the language', () => {
  const grammar = /```ebnf\n(.*?)```/su.exec(english)?.[1] ?? '';
  for (const word of [...STATEMENTS, ...RESERVED, ...KINDS]) expect(grammar).toContain(`"${word}"`);
});

test('every page of rules reads, compiles as a stranger’s, and prints back to itself', () => {
  expect(pages(english).length).toBeGreaterThanOrEqual(3);
  for (const page of pages(english)) {
    const read = parseFile(page);
    expect(read.ok ? undefined : read.fault).toBeUndefined();
    if (!read.ok) continue;
    const made = compile(read.value, {}, 'claimed', page);
    expect(made.ok ? undefined : made.fault).toBeUndefined();
    const again = parseFile(print(read.value));
    expect(again.ok && print(again.value)).toBe(print(read.value));
  }
});
