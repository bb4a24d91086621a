import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCode } from '../nim/code/read.ts';
import type { Code } from '../nim/code.ts';
import { mex } from '../nim/mex.ts';
import type { Component } from '../rules/position.ts';
import type { Option, Rules } from '../rules/rules.ts';
import { codeRules } from './code.ts';
import { heapTable } from './take-and-break.ts';

const sign = fc.constantFrom('', '', '', '!', '?', '=');
const digit = fc.oneof(
  fc.constantFrom(...'01234567'),
  fc.tuple(fc.constantFrom(...'0123456789ABCDEF'), sign).map((both) => both.join('')),
  fc.constantFrom('*', '*!', '{0,2+}?', '{4}', '{1,3+}'),
);
const before = fc.constantFrom('0', '0', '0', '4', '4!', 'c', '80', '8?0', '{2+}=');
const code = fc
  .tuple(before, fc.array(digit, { minLength: 1, maxLength: 4 }), fc.option(digit, { nil: undefined }))
  .map(([first, digits, tail]) => `${first}.${digits.join('')}${tail === undefined ? '' : `[${tail}]`}`);

function rulesOf(text: string): Rules {
  const rules = codeRules(text);
  if (!rules.ok) throw new Error(text);
  return rules.value;
}

function codeOf(text: string): Code {
  const read = readCode(text);
  if ('wrong' in read) throw new Error(text);
  return read;
}

function leaves(option: Option): readonly Component[] {
  return (option.to ?? []).map((part) => part.component);
}

/** Values of heaps 0 to `to` from the options alone. */
function slow(rules: Rules, to: number): number[] {
  const values: number[] = [];
  for (let heap = 0; heap <= to; heap += 1) {
    const reached = [...rules.options(heap)].map((option) =>
      leaves(option).reduce<number>((sum, part) => sum ^ (values[Number(part)] ?? -1), 0),
    );
    values.push(mex(new Set(reached)));
  }
  return values;
}

test('the fast table agrees with the mex of the options for every kind of code', () => {
  fc.assert(
    fc.property(code, (text) => {
      const table = heapTable(codeOf(text));
      table.grow(14, Number.POSITIVE_INFINITY);
      expect([text, Array.from({ length: 15 }, (_, n) => table.value(n))]).toEqual([text, slow(rulesOf(text), 14)]);
    }),
    { numRuns: 300 },
  );
});

test('the rare and common positions of octal games leave no value out', () => {
  const octal = fc.tuple(
    fc.constantFrom('0', '0', '4', '4!'),
    fc.array(fc.constantFrom(...'01234567'), { minLength: 1, maxLength: 4 }),
  );
  fc.assert(
    fc.property(octal, ([first, digits]) => {
      const text = `${first}.${digits.join('')}`;
      const table = heapTable(codeOf(text));
      table.grow(400, Number.POSITIVE_INFINITY);
      expect([text, Array.from({ length: 401 }, (_, n) => table.value(n))]).toEqual([text, slow(rulesOf(text), 400)]);
    }),
    { numRuns: 12 },
  );
});

test('the size of the chunks of work never changes the values', () => {
  fc.assert(
    fc.property(code, fc.integer({ min: 1, max: 500 }), (text, work) => {
      const whole = heapTable(codeOf(text));
      const chunked = heapTable(codeOf(text));
      whole.grow(20, Number.POSITIVE_INFINITY);
      while (!chunked.grow(20, work));
      expect(chunked.values()).toEqual(whole.values());
      expect(chunked.options()).toBe(whole.options());
    }),
    { numRuns: 100 },
  );
});

test('a try to prove a period over many values is counted work in pieces', () => {
  const first = heapTable(codeOf('0.6'));
  while (!first.grow(3000, 1_000_000));
  const second = heapTable(codeOf('0.6'), first.values().slice());
  const to = second.size() + 9;
  let calls = 0;
  for (let before = 0, over = false; !over && second.size() <= 3001; calls += 1) {
    over = second.grow(to, 80);
    if (second.size() > 3001) break;
    expect(second.options() - before).toBeLessThanOrEqual(80);
    before = second.options();
  }
  expect(calls).toBeGreaterThan(30);
});

test('the compiled options are the options, in their order', () => {
  fc.assert(
    fc.property(code, fc.nat(11), (text, heap) => {
      const rules = rulesOf(text);
      const flat: number[] = [];
      expect(rules.compiled?.expand([9, 0, heap], 1, flat)).toBe(true);
      const written = [...rules.options(heap)].flatMap((option) => [
        leaves(option).length,
        ...leaves(option).flatMap((part) => [0, part]),
      ]);
      expect(flat).toEqual(written);
      expect(rules.compiled?.family).toEqual([rules]);
    }),
    { numRuns: 200 },
  );
});

test('options go by the tokens taken, then by the number of heaps, then by the heaps', () => {
  fc.assert(
    fc.property(code, fc.nat(11), (text, heap) => {
      const key = (option: Option) => [Number(option.by.k), leaves(option).length, ...leaves(option).map(Number)];
      const keys = [...rulesOf(text).options(heap)].map(key);
      for (const [i, later] of keys.slice(1).entries()) {
        const earlier = keys[i] ?? [];
        const place = later.findIndex((number, j) => number !== earlier[j]);
        expect((later[place] ?? 0) > (earlier[place] ?? 0)).toBe(true);
      }
      for (const [taken = 0, , ...parts] of keys) expect(parts.reduce((sum, part) => sum + part, taken)).toBe(heap);
    }),
    { numRuns: 200 },
  );
});

test('a heap past 2^53 has its options one by one', () => {
  const [first, second, third] = rulesOf('0.77').options(10n ** 250n);
  expect([first, second, third].map((option) => option && leaves(option))).toEqual([
    [10n ** 250n - 1n],
    [1, 10n ** 250n - 2n],
    [2, 10n ** 250n - 3n],
  ]);
});

test('what is no code is a fault of the text', () => {
  expect(codeRules('0.7z')).toEqual({ ok: false, fault: { id: 'code-digit', at: 3, line: 1, column: 4, found: 'z' } });
});
