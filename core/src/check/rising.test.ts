import fc from 'fast-check';
import { expect, test } from 'vitest';
import hexadecimal from '../../test/known/hexadecimal.json' with { type: 'json' };
import { readCode } from '../nim/code/read.ts';
import { type Code, digitOf } from '../nim/code.ts';
import { mex } from '../nim/mex.ts';
import { arithmeticPeriodOf } from '../nim/period.ts';
import type { PeriodCertificate } from '../rules/certificate.ts';
import { heapTable } from '../solve/take-and-break.ts';
import { periodFlaw } from './period.ts';

function codeOf(text: string): Code {
  const code = readCode(text);
  if ('wrong' in code) throw new Error(text);
  return code;
}

function proof(text: string): PeriodCertificate | undefined {
  const table = heapTable(codeOf(text));
  table.grow(400, Number.POSITIVE_INFINITY);
  return table.certificate();
}

/** The values by their definition, every option of every heap looked at. */
function slow(code: Code, to: number): readonly number[] {
  const values: number[] = [];
  const at = (n: number) => values[n] ?? 0;
  for (let heap = 0; heap <= to; heap += 1) {
    const options = new Set<number>();
    for (let taken = 1 - code.before.length; taken <= Math.min(heap, code.after.length); taken += 1) {
      const left = heap - taken;
      for (const { parts } of digitOf(code, taken)) {
        if (parts === 0 && left === 0) options.add(0);
        if (parts === 1 && left > 0) options.add(at(left));
        for (let a = 1; parts === 2 && 2 * a <= left; a += 1) options.add(at(a) ^ at(left - a));
        for (let a = 1; parts === 3 && 3 * a <= left; a += 1)
          for (let b = a; a + 2 * b <= left; b += 1) options.add(at(a) ^ at(b) ^ at(left - a - b));
      }
    }
    values.push(mex(options));
  }
  return values;
}

const places = fc.constantFrom(...'0123456789ABCDEF');
const texts = fc
  .tuple(fc.constantFrom(...'048C'), fc.array(places, { minLength: 1, maxLength: 4 }), fc.constantFrom(...'89ABCDEF'))
  .map(([first, digits, last]) => `${first}.${digits.join('')}${last}`);

test('what is proved of a random hexadecimal game stands before the referee, and holds further on by the definition', () => {
  let rising = 0;
  fc.assert(
    fc.property(texts, (text) => {
      const table = heapTable(codeOf(text));
      table.grow(200, Number.POSITIVE_INFINITY);
      const certificate = table.certificate();
      if (certificate === undefined) return;
      if (certificate.saltus > 0) rising += 1;
      expect([text, periodFlaw(certificate)]).toEqual([text, undefined]);
      const far = Math.min(120, 2 * certificate.values.length + 20);
      expect([text, slow(codeOf(text), far)]).toEqual([
        text,
        Array.from({ length: far + 1 }, (_, n) => table.value(n)),
      ]);
    }),
    { numRuns: 250 },
  );
  expect(rising).toBeGreaterThan(20);
});

test('a rise that breaks later is refused, wherever it is cut off before it breaks', () => {
  const open = hexadecimal.filter(([, status]) => String(status).startsWith('no regularity'));
  let cut = 0;
  for (const [code] of open) {
    const table = heapTable(codeOf(String(code)));
    table.grow(120, Number.POSITIVE_INFINITY);
    for (let end = 5; end < 120; end += 1) {
      const values = Array.from(table.values().subarray(0, end));
      const seen = arithmeticPeriodOf(values, (preperiod, period) => preperiod + 2 * period, 1);
      if (seen === undefined || seen.saltus <= 0) continue;
      cut += 1;
      expect([code, end, periodFlaw({ code: String(code), ...seen, values }) === undefined]).toEqual([
        code,
        end,
        false,
      ]);
    }
  }
  expect(cut).toBeGreaterThan(300);
});

test('every condition of the theorem is looked at', () => {
  const long = (text: string, seen: Pick<PeriodCertificate, 'preperiod' | 'period' | 'saltus'>, to: number) => {
    const table = heapTable(codeOf(text));
    table.grow(to, Number.POSITIVE_INFINITY);
    return { code: text, ...seen, values: Array.from({ length: to + 1 }, (_, n) => Number(table.value(n))) };
  };
  // A saltus of 3 is no power of two, however far it is seen.
  expect(periodFlaw(long('0.3F', { preperiod: 1, period: 6, saltus: 3 }, 300))).toEqual({
    id: 'flaw-saltus',
    saltus: 3,
  });
  // 8.F70 rises by 1 with every token up to heap 6; a split of heap 7 might be worth 7 too.
  expect(periodFlaw(long('8.F70', { preperiod: 1, period: 1, saltus: 1 }, 6))).toEqual({
    id: 'flaw-rise-meets',
    heap: 7,
    value: 7,
  });
  // 0.BA has a saltus of 1 and a heap before the repetition that is worth 1: only twice the period is proved, from heap 13 on.
  expect(periodFlaw(long('0.BA', { preperiod: 3, period: 1, saltus: 1 }, 11))).toEqual({
    id: 'flaw-rise-small',
    heap: 1,
    value: 1,
    rise: 1,
  });
  expect(periodFlaw(long('0.BA', { preperiod: 3, period: 1, saltus: 1 }, 13))).toBeUndefined();
  const whole = proof('0.8');
  if (whole === undefined) throw new Error('0.8');
  const { length } = whole.values;
  expect(periodFlaw({ ...whole, values: whole.values.slice(0, length - 1) })?.id).toBe('flaw-too-few');
  expect(periodFlaw({ ...whole, saltus: 2 })?.id).toBe('flaw-repetition');
  expect(periodFlaw({ ...whole, code: '0.C' })?.id).toBe('flaw-value');
  expect(periodFlaw({ ...whole, preperiod: 0 })?.id).toBe('flaw-no-bound');
  // 0.9 rises by 2 in 4 up to heap 18, where row 1 is left out.
  expect(periodFlaw(long('0.9', { preperiod: 2, period: 4, saltus: 2 }, 17))).toEqual({
    id: 'flaw-rise-misses',
    heap: 19,
    value: 3,
  });
});
