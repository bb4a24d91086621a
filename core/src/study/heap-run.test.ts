import { expect, test } from 'vitest';
import { codeRules } from '../solve/code.ts';
import { finish } from '../solve/solve.ts';
import { forms, written } from './form/form.ts';
import { heapsWritten } from './form/heaps.ts';
import { type HeapRow, heapRun, heapTableRow, heapValue, heapValues } from './heap-run.ts';

const BUDGET = { options: 100_000_000, bytes: 2 ** 30 };

function rowOf(
  text: string,
  to: number,
): {
  readonly row: HeapRow;
  readonly write: (form: (typeof forms)[number], from: number) => readonly [string, string];
} {
  const rules = codeRules(text);
  const run = rules.ok ? heapRun(rules.value, to, BUDGET) : undefined;
  if (!rules.ok || run === undefined || 'id' in run) throw new Error(text);
  const row = finish(run.work);
  if ('id' in row) throw new Error(row.id);
  return {
    row,
    write(form, from) {
      const table = heapTableRow(rules.value, row, from);
      if ('id' in table) throw new Error(table.id);
      const pieces = heapsWritten(form, from, row, table.names[0]);
      return [[...(pieces ?? written(table, form))].join(''), [...written(table, form)].join('')];
    },
  };
}

test('a row written piece by piece is the table in the same form', () => {
  for (const [text, to, from] of [
    ['0.77', 9000, 0],
    ['0.6', 5000, 4321],
    ['0.3F', 300, 7],
  ] as const) {
    const { write } = rowOf(text, to);
    for (const form of forms) {
      const [own, table] = write(form, from);
      expect([text, form, own === table]).toEqual([text, form, true]);
    }
  }
});

test('values copied period by period are the values of the proved period, also where they rise', () => {
  for (const text of ['0.77', '0.07', '0.45', '0.[3]', '0.6']) {
    const to = 2500;
    const { row } = rowOf(text, to);
    const all = heapValues(row);
    expect([text, all.length]).toEqual([text, to + 1]);
    for (let n = 0; n <= to; n += 1) if (all[n] !== heapValue(row, n)) expect([text, n]).toBe('equal');
  }
});
