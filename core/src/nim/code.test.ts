import fc from 'fast-check';
import { expect, test } from 'vitest';
import known from '../../test/known/codes.json' with { type: 'json' };
import { partitions } from './code/partitions.ts';
import { readCode } from './code/read.ts';
import { writeCode } from './code/write.ts';
import type { Sign } from './code.ts';
import { digitOf, isUnsigned, mostParts, mostTaken } from './code.ts';

function normal(text: string): string {
  const code = readCode(text);
  return 'wrong' in code ? `${code.wrong} ${code.at}` : writeCode(code);
}

test('codes are written in their published normal forms', () => {
  const forms: Readonly<Record<string, string>> = known.normalForms;
  for (const [text, form] of Object.entries(forms)) expect([text, normal(text)]).toEqual([text, form]);
});

test('a normal form is its own normal form', () => {
  const sign = fc.constantFrom('', '!', '?', '=');
  const leave = fc.tuple(fc.nat(5), sign, fc.constantFrom('', '+')).map((all) => all.join(''));
  const digit = fc.oneof(
    fc.tuple(fc.constantFrom(...'0123456789ABCDEF*'), sign).map((both) => both.join('')),
    fc.tuple(fc.array(leave, { minLength: 1, maxLength: 4 }), sign).map(([list, after]) => `{${list}}${after}`),
  );
  const tail = fc.option(fc.array(digit, { minLength: 1, maxLength: 3 }), { nil: undefined });
  const text = fc.tuple(
    fc.constantFrom('0', '4', '4!', '80', 'c', '{2+}='),
    fc.array(digit, { minLength: 1, maxLength: 4 }),
    tail,
  );
  fc.assert(
    fc.property(text, ([before, after, repeated]) => {
      const form = normal(`${before}.${after.join('')}${repeated === undefined ? '' : `[${repeated.join('')}]`}`);
      expect(form).not.toMatch(/code-/u);
      expect(normal(form)).toBe(form);
    }),
    { numRuns: 1000 },
  );
});

test('what is no code is refused at its place', () => {
  const wrong: Readonly<Record<string, string>> = {
    '0.7x': 'code-digit 3',
    '0.7𝟙': 'code-digit 3',
    '0.7.7': 'code-digit 3',
    '77': 'bad-code 2',
    '.77': 'code-headless 0',
    '0.': 'code-ends 2',
    '0.[3': 'code-unclosed 2',
    '0.[3]7': 'code-leftover 5',
    '0.[]': 'code-ends 3',
    '0.{0,1': 'code-unclosed 2',
    '0.{0,b}': 'code-parts 5',
    '1.7': 'code-grows 0',
    '40.0': 'code-grows 0',
    '*.0': 'code-grows 0',
  };
  for (const [text, fault] of Object.entries(wrong)) expect([text, normal(text)]).toEqual([text, fault]);
});

test('a code knows its digits, its greatest take and its most parts', () => {
  const read = (text: string) => {
    const code = readCode(text);
    if ('wrong' in code) throw new Error(text);
    return code;
  };
  expect([mostTaken(read('0.777')), mostTaken(read('4.0')), mostTaken(read('0.[3]'))]).toEqual([3, 0, undefined]);
  expect([mostParts(read('0.77')), mostParts(read('0.3F')), mostParts(read('0.*')), mostParts(read('0.11'))]).toEqual([
    2,
    3,
    undefined,
    1,
  ]);
  expect([isUnsigned(read('0.77')), isUnsigned(read('4!.0'))]).toEqual([true, false]);
  expect([1, 2, 3, 4, 5].map((taken) => digitOf(read('0.7[03]'), taken).length)).toEqual([3, 0, 2, 0, 2]);
});

test('partitions are all the ascending lists of the sum, and the sign picks among them', () => {
  const every = (total: number, parts: number, least = 1): number[][] => {
    if (parts === 0) return total === 0 ? [[]] : [];
    return Array.from({ length: Math.max(0, total - least + 1) }, (_, i) => i + least).flatMap((first) =>
      every(total - first, parts - 1, first).map((rest) => [first, ...rest]),
    );
  };
  const allows: Readonly<Record<Sign, (list: readonly number[]) => boolean>> = {
    '': () => true,
    '!': (list) => new Set(list).size === list.length,
    '?': (list) => list.length < 2 || new Set(list).size > 1,
    '=': (list) => list.length < 2 || new Set(list).size === 1,
  };
  for (let total = 0; total <= 12; total += 1)
    for (let parts = 0; parts <= 5; parts += 1)
      for (const sign of ['', '!', '?', '='] as const)
        expect([...partitions(total, parts, sign)]).toEqual(every(total, parts).filter(allows[sign]));
});
