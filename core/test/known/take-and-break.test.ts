import { expect, test } from 'vitest';
import { readCode } from '../../src/nim/code/read.ts';
import { codeRules } from '../../src/solve/code.ts';
import { type HeapTable, heapTable } from '../../src/solve/take-and-break.ts';
import codes from './codes.json' with { type: 'json' };
import more from './codes-to-4000.json' with { type: 'json' };
import hexadecimal from './hexadecimal.json' with { type: 'json' };
import octal from './octal.json' with { type: 'json' };

type Row = readonly (string | number)[];

function grown(text: string, to: number): HeapTable {
  const code = readCode(text);
  if ('wrong' in code) throw new Error(text);
  const table = heapTable(code);
  table.grow(to, Number.POSITIVE_INFINITY);
  return table;
}

function head(table: HeapTable, text: string): string {
  return Array.from({ length: text.split(' ').length }, (_, n) => table.value(n)).join(' ');
}

test('codes leave the heaps that are published, in the same order', () => {
  for (const [code, heap, options] of codes.options) {
    const rules = codeRules(String(code));
    const found = rules.ok
      ? [...rules.value.options(Number(heap))].map((option) => (option.to ?? []).map((part) => part.component))
      : [];
    expect([code, heap, found]).toEqual([code, heap, options]);
  }
});

// The periods of 0.354 and 0.376 need some 10^7 values: only their first values are compared here.
const FAR = new Set<unknown>(['0.354', '0.376']);

test('all octal games of up to three digits have their published values, periods and preperiods', () => {
  const rows: readonly Row[] = octal;
  expect(rows.length).toBe(1024);
  for (const [code, period, preperiod, values] of rows) {
    const isProved = period !== 0 && !FAR.has(code);
    const table = grown(String(code), isProved ? 4 * (Number(period) + Number(preperiod)) + 100 : 300);
    expect([code, head(table, String(values))]).toEqual([code, values]);
    const certificate = table.certificate();
    // The published preperiods start at heap 1; that of a subtraction set may be heap 0.
    const from = certificate && Math.max(1, certificate.preperiod);
    expect([code, certificate?.period ?? 0, from ?? 0]).toEqual(isProved ? [code, period, preperiod] : [code, 0, 0]);
  }
});

test('hexadecimal games have their published values, and the periods and arithmetic periods that theorems prove', () => {
  const rows: readonly Row[] = hexadecimal;
  expect(rows.length).toBe(239);
  for (const [code, status, period, preperiod, saltus, values] of rows) {
    const isProved = String(status).includes('proved');
    const table = grown(String(code), isProved ? 8 * (Number(period) + Number(preperiod)) + 50 : 40);
    expect([code, head(table, String(values))]).toEqual([code, values]);
    const certificate = table.certificate();
    expect([code, certificate?.period ?? 0, certificate?.preperiod ?? 0, certificate?.saltus ?? 0]).toEqual(
      isProved ? [code, period, preperiod, saltus] : [code, 0, 0, 0],
    );
  }
});

test('codes of many kinds have their published values, greatest value to heap 4000, and periods', () => {
  const rows: readonly Row[] = more;
  for (const [code, period, preperiod, saltus, most, values] of rows) {
    const table = grown(String(code), most === -1 ? 40 : 4000);
    expect([code, head(table, `0 ${values}`)]).toEqual([code, `0 ${values}`]);
    if (most !== -1) expect([code, greatest(table)]).toEqual([code, most]);
    const certificate = table.certificate();
    // A preperiod of 0 is published where heap 0 keeps the period too; heap 0 is no part, so a proof starts at heap 1 where heaps are split.
    const least = /^0\.[03]*(\[3\])?$/u.test(String(code)) ? 0 : 1;
    if (period !== 0)
      expect([code, certificate]).toMatchObject([
        code,
        { period, preperiod: Math.max(least, Number(preperiod)), saltus },
      ]);
  }
});

function greatest(table: HeapTable): number {
  return Array.from({ length: 4001 }, (_, n) => Number(table.value(n))).reduce(
    (most, value) => Math.max(most, value),
    0,
  );
}

test('the values of Kayles and of Dawson to heap 100000 have their published checksums', () => {
  const checksums: Readonly<Record<string, bigint>> = { '0.07': -3084028901812003385n, '0.77': 318614385342530961n };
  for (const [code, checksum] of Object.entries(checksums)) {
    const table = grown(code, 100_000);
    let sum = 0n;
    for (let n = 1; n <= 100_000; n += 1) sum = BigInt.asIntN(64, sum * 31n + BigInt(table.value(n) ?? 0));
    expect([code, sum]).toEqual([code, checksum]);
  }
});
