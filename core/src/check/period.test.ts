import { expect, test } from 'vitest';
import { readCode } from '../nim/code/read.ts';
import { mex } from '../nim/mex.ts';
import { nimSum } from '../nim/xor.ts';
import type { PeriodCertificate } from '../rules/certificate.ts';
import { codeRules } from '../solve/code.ts';
import { type HeapTable, heapTable } from '../solve/take-and-break.ts';
import { periodFlaw } from './period.ts';

function grown(text: string, to = 3000): HeapTable {
  const code = readCode(text);
  if ('wrong' in code) throw new Error(text);
  const table = heapTable(code);
  table.grow(to, Number.POSITIVE_INFINITY);
  return table;
}

function proof(text: string): PeriodCertificate {
  const certificate = grown(text).certificate();
  if (certificate === undefined) throw new Error(text);
  return certificate;
}

const PROVED: readonly (readonly [string, number, number, number])[] = [
  ['0.77', 71, 12, 0],
  ['0.07', 53, 34, 0],
  ['0.137', 52, 34, 0],
  ['0.0330003', 0, 5, 0],
  ['0.11', 3, 1, 0],
  ['4.0', 1, 2, 0],
  ['0.A', 1, 2, 0],
  ['0.[3]', 0, 1, 1],
  ['0.3003330[3]', 0, 4, 2],
  ['0.8', 1, 3, 1],
  ['0.BB', 4, 1, 1],
  ['0.8B', 7, 7, 4],
  ['0.28', 1, 53, 16],
  ['8.D', 19, 24, 16],
];

test.each(PROVED)('the period of %s is proved, and the referee agrees', (text, preperiod, period, saltus) => {
  expect(proof(text)).toMatchObject({ preperiod, period, saltus });
  expect(periodFlaw(proof(text))).toBeUndefined();
});

test('a proved period gives the values that the options give, and answers a heap of 10^250', () => {
  for (const [text, , period, saltus] of PROVED) {
    const table = grown(text);
    const rules = codeRules(text);
    if (!rules.ok) throw new Error(text);
    const end = saltus > 0 ? table.size() + 30 : 260;
    for (let heap = table.size() - 1; heap < end; heap += 1) {
      const reached = [...rules.value.options(heap)].map((option) =>
        nimSum((option.to ?? []).map((part) => Number(table.value(Number(part.component))))),
      );
      expect([text, heap, table.value(heap)]).toEqual([text, heap, mex(new Set(reached.map(Number)))]);
    }
    expect(table.value(10n ** 250n + BigInt(period))).toBe(add(table.value(10n ** 250n), saltus));
  }
  expect(grown('0.[3]').value(10n ** 250n)).toBe(10n ** 250n);
  expect(grown('0.77').value(10n ** 250n)).toBe([4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7][Number(10n ** 250n % 12n)]);
});

function add(value: number | bigint | undefined, saltus: number): number | bigint {
  return typeof value === 'bigint' ? value + BigInt(saltus) : Number(value) + saltus;
}

test('no period is claimed where no theorem bounds it', () => {
  for (const text of ['0.3F', '4!.0', '4.[3]', '0.7!', '0.6']) expect(grown(text, 300).certificate()).toBeUndefined();
});

test('every planted flaw is found', () => {
  const kayles = proof('0.77');
  const nim = proof('0.3003330[3]');
  const flaws: readonly (readonly [PeriodCertificate, string])[] = [
    [{ ...kayles, values: [] }, 'flaw-too-few'],
    [{ ...kayles, values: kayles.values.slice(1) }, 'flaw-too-few'],
    [{ ...kayles, values: kayles.values.map((value, n) => (n === 100 ? value + 1 : value)) }, 'flaw-value'],
    [{ ...kayles, preperiod: 70 }, 'flaw-repetition'],
    [{ ...kayles, period: 6 }, 'flaw-repetition'],
    [{ ...kayles, period: 0 }, 'flaw-no-period'],
    [{ ...kayles, preperiod: 0 }, 'flaw-no-bound'],
    [{ ...kayles, saltus: 1 }, 'flaw-no-bound'],
    [{ ...kayles, saltus: 0.5 }, 'flaw-no-period'],
    [{ ...kayles, code: '0.07' }, 'flaw-value'],
    [{ ...kayles, code: '0.47' }, 'flaw-value'],
    [{ ...kayles, code: '0.77!' }, 'flaw-no-bound'],
    [{ ...kayles, code: '4.[7]' }, 'flaw-no-bound'],
    [{ ...kayles, code: '0.7x' }, 'code-digit'],
    [{ ...nim, saltus: 1 }, 'flaw-repetition'],
    [{ ...nim, code: '0.[3]' }, 'flaw-value'],
  ];
  for (const [certificate, id] of flaws) expect(periodFlaw(certificate)?.id).toBe(id);
});

test('a forbidden take leaves a settled set that must repeat too', () => {
  // Values 0, 1 of 0.0[3] hold for two heaps each; cut inside the first rise, the settled set has not moved on yet.
  const whole = proof('0.0[3]');
  expect(periodFlaw(whole)).toBeUndefined();
  expect(whole).toMatchObject({ period: 2, saltus: 1 });
});
