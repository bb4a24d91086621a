import { expect, test } from 'vitest';
import { readCode } from '../nim/code/read.ts';
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

test('the period reaches exactly the options of a value, in their order', () => {
  for (const text of ['0.77', '0.07', '0.137', '4.0', '0.11', '0.0330003', '0.A', '0.[3]', '0.3003330[3]', '0.30[3]']) {
    const { code, rules, table, certificate } = known(text);
    for (const heap of [0, 1, 2, 3, 4, 7, 12, 30, 61]) {
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
