import { expect, test } from 'vitest';
import { game } from '../../test/arbitrary/compiled.ts';
import hexadecimal from '../../test/known/hexadecimal.json' with { type: 'json' };
import octal from '../../test/known/octal.json' with { type: 'json' };
import { memoryFlaw } from '../check/memory.ts';
import { periodFlaw } from '../check/period.ts';
import { mex } from '../nim/mex.ts';
import type { Certificate } from '../rules/certificate.ts';
import type { Rules } from '../rules/rules.ts';
import { codeRules } from '../solve/code.ts';
import { finish } from '../solve/solve.ts';
import { type Periods, periods } from './periods.ts';
import { tabulate } from './tabulate.ts';

function flawOf(certificate: Certificate) {
  return 'code' in certificate ? periodFlaw(certificate) : memoryFlaw(certificate);
}

type Row = readonly (string | number)[];

const FREE = { options: Number.POSITIVE_INFINITY, bytes: 2 ** 30 };

function rulesOf(code: string): Rules {
  const read = codeRules(code);
  if (!read.ok) throw new Error(code);
  return read.value;
}

function told(code: string, to: number): Periods {
  const found = finish(periods(rulesOf(code), to, FREE));
  if ('id' in found) throw new Error(found.id);
  return found;
}

// Sixty codes: every twentieth of the list, and those whose proof needs most heaps below 10^5.
const rows: readonly Row[] = octal;
const reach = ([, period, preperiod]: Row) => 2 * (Number(period) + Number(preperiod));
const hard = rows.filter((row) => reach(row) < 100_000).sort((a, b) => reach(b) - reach(a));
const sample = [...hard.slice(0, 10), ...rows.filter((row, i) => i % 20 === 7 && reach(row) < 100_000)];

test('sixty octal games have their published period and preperiod, proved where one is published, and the referee agrees', () => {
  expect(sample.length).toBeGreaterThanOrEqual(60);
  expect(reach(sample[0] ?? [])).toBeGreaterThan(50_000);
  for (const [code, period, preperiod] of sample) {
    const found = told(String(code), period === 0 ? 1500 : 100_000);
    const { status, repetition, certificate } = found;
    if (period === 0) {
      expect([code, status]).toEqual([code, 'none']);
      continue;
    }
    const from = Math.max(1, repetition?.preperiod ?? 0);
    expect([code, status, repetition?.period, from]).toEqual([code, 'proved', period, preperiod]);
    // The longest are replayed elsewhere.
    if (certificate && certificate.values.length < 20_000)
      expect([code, flawOf(certificate)]).toEqual([code, undefined]);
  }
});

test('hexadecimal games have their published repetition, proved where their proof is published, observed or none where there is none', () => {
  const all: readonly Row[] = hexadecimal;
  const count = { proved: 0, observed: 0, none: 0 };
  for (const [code, said, period, preperiod, saltus] of all) {
    // `npm run periods` looks as far as the published table does: to 700 where nothing repeats.
    const { status, repetition, certificate } = told(String(code), period === 0 ? 400 : 700);
    count[status] += 1;
    const isProved = String(said).includes('proved');
    expect([code, status]).toEqual([code, isProved ? 'proved' : period === 0 ? 'none' : 'observed']);
    if (certificate !== undefined) expect([code, flawOf(certificate)]).toEqual([code, undefined]);
    if (period !== 0) expect([code, repetition]).toEqual([code, { period, preperiod, saltus }]);
  }
  expect(count).toEqual({ proved: 28 + 87, observed: 3, none: 121 });
});

test('subtraction sets and takes of all but a few repeat from where their values do, by the mex of every heap', () => {
  const codes = ['0.3', '0.33', '0.3033', '0.0303003', '0.03300000003', '0.[3]', '0.0[3]', '0.3003330[3]'];
  for (const code of codes) {
    const found = told(code, 5000);
    const { preperiod = 0, period = 1, saltus = 0 } = found.repetition ?? {};
    const [, digits = '', tail = ''] = /^0\.([03]*)(\[3\])?$/u.exec(code) ?? [];
    const values: number[] = [];
    for (let heap = 0; heap < preperiod + 4 * period + 40; heap += 1) {
      const takes = Array.from({ length: heap }, (_, i) => i + 1).filter(
        (taken) => digits[taken - 1] === '3' || (taken > digits.length && tail !== ''),
      );
      values.push(mex(new Set(takes.map((taken) => values[heap - taken] ?? 0))));
    }
    expect([code, found.status]).toEqual([code, 'proved']);
    for (let heap = preperiod; heap + period < values.length; heap += 1)
      expect([code, heap, values[heap + period]]).toEqual([code, heap, (values[heap] ?? 0) + saltus]);
    expect(preperiod === 0 || values[preperiod - 1 + period] !== (values[preperiod - 1] ?? 0) + saltus).toBe(true);
    expect(found.block).toEqual(values.slice(preperiod, preperiod + period));
  }
});

test('the run stops as soon as the proof is there', () => {
  expect(told('0.77', 100_000).to).toBeLessThan(170);
  expect(told('0.07', 100_000).to).toBe(2 * (53 + 34) + 2 - 1);
});

test('a pattern that breaks later is told with the heap up to which it was seen', () => {
  expect(told('0.9', 18)).toMatchObject({ status: 'observed', to: 18, repetition: { period: 4, saltus: 2 } });
  expect(told('0.9', 700)).toMatchObject({ status: 'none', to: 700 });
  expect(told('0.77', 60)).toMatchObject({ status: 'none', to: 60, repetition: undefined });
});

test('takes that a remainder allows repeat by a proof, with the least period and preperiod of their values', () => {
  for (const [moves, period, preperiod] of [
    ['  -> n - 1\n  -> n - k for k in 2..3 if n mod 3 = 1', 6, 2],
    ['  -> n - k for k in {1, 2} if n is even\n  -> n - k for k in {1, 3} if n mod 2 = 1', 4, 0],
    // The rule asks for n mod 4, and its values repeat every 2.
    ['  -> n - 1\n  -> n - 3 if n mod 4 = 1', 2, 0],
  ] as const) {
    const rules = game(`game g(n)\n${moves}`);
    const found = finish(periods(rules, 1000, FREE));
    if ('id' in found) throw new Error(found.id);
    expect(found.certificate && flawOf(found.certificate)).toBeUndefined();
    expect([moves, found.status, found.repetition]).toEqual([moves, 'proved', { preperiod, period, saltus: 0 }]);
    const table = finish(tabulate(rules, { from: 0, to: 400 }, 'normal', FREE));
    if ('id' in table || table.is !== 'row') throw new Error('no row');
    const values = table.entries.map((entry) => entry?.value);
    expect(values.findIndex((value, n) => n >= preperiod && n + period <= 400 && value !== values[n + period])).toBe(
      -1,
    );
    if (preperiod > 0) expect(values[preperiod - 1]).not.toBe(values[preperiod - 1 + period]);
  }
});

test('a game whose positions end has no period to look for, and says where they end', () => {
  const race = game('game race(n)\n  require n <= 20 "n is at most 20"\n  -> n + k  for k in 1..min(2, 20 - n)\n');
  expect(finish(periods(race, 200, FREE))).toEqual({ id: 'period-ends', game: 'race', last: 20 });
});
