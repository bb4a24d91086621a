import { expect, test } from 'vitest';
import { line } from '../../test/arbitrary/compiled.ts';
import { readCode } from '../nim/code/read.ts';
import { nimSum } from '../nim/xor.ts';
import type { Option } from '../rules/rules.ts';
import { codeRules } from './code.ts';
import { reachByPeriod } from './reach.ts';
import { byRuns, countByPeriod } from './runs.ts';
import { heapTable } from './take-and-break.ts';

const LINES = [
  'n -> n - k for k in {1, 3, 4}',
  'n -> n - k for k in [4, 1]',
  'n -> n - k for k in 1..n',
  'n -> n - k for k in 3..n; -> n - 1',
  'n -> n - k for k in 1..3 if n > k',
  'n -> a and n - k - a for k in 1..2, a in 0..n - k',
  'n -> n - 2 - a and a for a in 0..n - 2',
  'n -> n - 1 - a and a for a in 1..n - 2; -> n - 1 if n > 0',
  'n -> a and n - 1 - a for a in 1..(n - 1) div 2; -> n - 1 if n > 0',
  'n -> max(i - 2, 0) and max(n - i - 1, 0) for i in 1..n',
  'n -> max(n - i - 2, 0) and max(i - 1, 0) for i in 0..n - 1',
];

function known(text: string) {
  const rules = line(text);
  const code = readCode(rules.code ?? '');
  if ('wrong' in code || rules.runs === undefined) throw new Error(text);
  const table = heapTable(code);
  table.grow(20_000, Number.POSITIVE_INFINITY);
  const certificate = table.certificate();
  return certificate && { rules, table, ...byRuns(rules.runs, certificate, rules) };
}

const games = LINES.map((text) => ({ text, told: known(text) }));

test('runs and period tell exactly the options of a value, in order, and their number', () => {
  for (const { text, told } of games) {
    if (told === undefined) throw new Error(text);
    const sumOf = ({ to = [] }: Option) => nimSum(to.map((part) => Number(told.table.value(Number(part.component)))));
    for (const heap of [0, 1, 2, 3, 4, 7, 12, 30, 61, 150, 333]) {
      const options = [...told.rules.options(heap)];
      for (let value = 0; value < 10; value += 1) {
        const wanted = options.filter((option) => sumOf(option) === value);
        expect([text, heap, value, [...told.reach(heap, value)]]).toEqual([text, heap, value, wanted]);
        expect([text, heap, value, told.counted(heap, value)]).toEqual([text, heap, value, wanted.length]);
      }
    }
  }
});

test('the options of a heap of 10^250 are counted, and the first of them told', () => {
  const kayles = games.find(({ told }) => told?.rules.code === '0.77');
  const heap = 12n * 10n ** 249n;
  const count = kayles?.told?.counted(heap, 0) ?? 0;
  // Every period adds the same number: the count grows by it from heap to heap.
  const [less, more] = [heap - 12n, heap + 12n].map((other) => BigInt(kayles?.told?.counted(other, 0) ?? 0));
  expect(BigInt(count) * 2n).toBe((less ?? 0n) + (more ?? 0n));
  expect(BigInt(count)).toBeGreaterThan(10n ** 248n);
  for (const { to = [] } of kayles?.told?.reach(heap, 0) ?? []) {
    expect(to.map((part) => part.component)).toEqual([5, heap - 7n]);
    break;
  }
});

test('the options of a code of its own are counted as they are listed', () => {
  for (const text of ['0.77', '0.137', '0.0333', '4.7', '0.7!7', '0.56']) {
    const code = readCode(text);
    const rules = codeRules(text);
    if ('wrong' in code || !rules.ok) throw new Error(text);
    const table = heapTable(code);
    table.grow(20_000, Number.POSITIVE_INFINITY);
    const certificate = table.certificate();
    if (certificate === undefined) continue;
    for (const heap of [0, 1, 2, 3, 5, 9, 20, 71, 200])
      for (let value = 0; value < 8; value += 1)
        expect([text, heap, value, countByPeriod(code, certificate, heap, value)]).toEqual([
          text,
          heap,
          value,
          [...reachByPeriod(code, certificate, rules.value, heap, value)].length,
        ]);
  }
});
