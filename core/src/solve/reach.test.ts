import { expect, test } from 'vitest';
import { readCode } from '../nim/code/read.ts';
import { type Whole, whole } from '../nim/whole.ts';
import { nimSum } from '../nim/xor.ts';
import { codeRules } from './code.ts';
import { reachByPeriod } from './reach.ts';
import { heapTable } from './take-and-break.ts';

function known(text: string) {
  const code = readCode(text);
  const rules = codeRules(text);
  if ('wrong' in code || !rules.ok) throw new Error(text);
  const table = heapTable(code);
  table.grow(2000, Number.POSITIVE_INFINITY);
  const certificate = table.certificate();
  if (certificate === undefined) throw new Error(text);
  return { code, rules: rules.value, table, certificate };
}

const REPEATING = ['0.77', '0.07', '0.137', '4.0', '0.11', '0.0330003', '0.A', '0.[3]', '0.3003330[3]', '0.30[3]'];
const RISING = ['0.8', '0.8B', '0.BB', '0.AA', '8.B', '4.9', 'C.9', '0.28', '0.1337F'];

test('the period reaches exactly the options of a value, in their order', () => {
  for (const text of [...REPEATING, ...RISING]) {
    const { code, rules, table, certificate } = known(text);
    for (const heap of RISING.includes(text) ? [0, 1, 5, 8, 19, 28] : [0, 1, 2, 3, 4, 7, 12, 30, 61]) {
      const options = [...rules.options(heap)];
      const valued = options.map((option) =>
        nimSum((option.to ?? []).map((part) => Number(table.value(Number(part.component))))),
      );
      for (let value = 0; value < 12; value += 1) {
        const reached = [...reachByPeriod(code, certificate, rules, heap, value)];
        expect([text, heap, value, reached]).toEqual([
          text,
          heap,
          value,
          options.filter((_, i) => valued[i] === value),
        ]);
      }
    }
  }
});

test('a heap of 10^250 has its first options of a value at once, and none where there is none', () => {
  const heap = 10n ** 250n;
  const { code, rules, certificate } = known('0.77');
  const [first] = reachByPeriod(code, certificate, rules, heap, 0);
  expect(first).toEqual({ to: [1, heap - 3n].map((component) => ({ rules, component })), by: { k: 2 } });
  expect([...reachByPeriod(code, certificate, rules, heap, 100)]).toEqual([]);
  const nim = known('0.[3]');
  expect([...reachByPeriod(nim.code, nim.certificate, nim.rules, heap, 5)]).toEqual([
    { to: [{ rules: nim.rules, component: 5 }], by: { k: heap - 5n } },
  ]);
});

test('an arithmetic period names three heaps of 10^18 and of 10^250 that have a value', () => {
  for (const text of RISING) {
    const { code, rules, table, certificate } = known(text);
    for (const heap of [10n ** 18n, 10n ** 250n + 7n]) {
      const own = BigInt(table.value(heap) ?? 0);
      for (const value of [0n, 5n, own / 3n, own - 1n]) {
        const [first] = reachByPeriod(code, certificate, rules, heap, whole(value));
        const heaps = first?.to?.map(({ component }) => component as Whole) ?? [];
        const sum = heaps.reduce<bigint>((all, part) => all + BigInt(part), 0n);
        expect([text, sum + BigInt(Number(first?.by['k']))]).toEqual([text, heap]);
        expect([text, nimSum(heaps.map((part) => table.value(part) ?? 0))]).toEqual([text, whole(value)]);
      }
      expect([...reachByPeriod(code, certificate, rules, heap, whole(own))]).toEqual([]);
    }
  }
});
