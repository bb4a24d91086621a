import { expect, test } from 'vitest';
import { readCode } from '../../src/nim/code/read.ts';
import { heapTable } from '../../src/solve/take-and-break.ts';
import octal from './octal.json' with { type: 'json' };
import published from './octal-periods.json' with { type: 'json' };

type Row = readonly (string | number)[];

const rows: readonly Row[] = published.rows;
const reach = ([, period, preperiod]: Row) => 2 * (Number(period) + Number(preperiod));

test('the tables of long periods and of codes to three digits say the same', () => {
  const all: readonly Row[] = octal;
  const known = new Map(all.map(([code, ...rest]) => [code, rest]));
  const both = rows.filter(([code]) => known.has(code ?? ''));
  expect(both.length).toBeGreaterThan(85);
  for (const [code = '', period, preperiod] of both) {
    const [long, from] = known.get(code) ?? [];
    // Four games whose periods need more than 10^8 values have none in the table of codes.
    if (long !== 0) expect([code, long, from]).toEqual([code, period, preperiod]);
    else expect([code, reach([code, period ?? 0, preperiod ?? 0]) > 10 ** 8]).toEqual([code, true]);
  }
});

test('published long periods that need fewer than 10^6 values are proved, with their greatest value', () => {
  const near = rows.filter((row) => reach(row) < 10 ** 6);
  expect(near.length).toBe(90);
  for (const [code, period, preperiod, most] of near) {
    const read = readCode(String(code));
    if ('wrong' in read) throw new Error(String(code));
    const table = heapTable(read);
    table.grow(2 * reach([code ?? '', period ?? 0, preperiod ?? 0]) + 200, Number.POSITIVE_INFINITY);
    const { values = [], ...proof } = table.certificate() ?? {};
    expect(proof).toMatchObject({ period, preperiod: Number(preperiod), saltus: 0 });
    expect([code, values.reduce((greatest, value) => Math.max(greatest, value), 0)]).toEqual([code, most]);
  }
});
