import { expect, test } from 'vitest';
import { brute } from '../check/brute.ts';
import { compile } from '../language/compile.ts';
import { parseFile } from '../language/parse.ts';
import { writePosition } from '../rules/notation.ts';
import type { Rules } from '../rules/rules.ts';
import { finish } from '../solve/solve.ts';
import { type Checked, check } from './check.ts';
import { tryTheorem } from './trial.ts';

const BUDGET = { options: 50_000, bytes: 64 * 1024 * 1024 };

function checkedOf(text: string): readonly Checked[] {
  const read = finish(check(text, BUDGET));
  if (!read.ok) throw new Error(`${read.fault.line}: ${read.fault.id}`);
  return read.value;
}

function one(game: string, claim: string): Checked {
  const [first] = checkedOf(`${game}\n  ${claim}\n`);
  if (first === undefined) throw new Error('no claim');
  return first;
}

const ROW = 'game row(n)\n  -> a and n - k - a for k in 1..2, a in 0..n - k';
const NIM = 'game nim(n)\n  -> n - k for k in 1..n';
const BASH = 'game bash(n; m = 3)\n  -> n - k for k in 1..m';

function rulesOf(text: string): Rules {
  const read = parseFile(text);
  const made = read.ok ? compile(read.value, {}, 'claimed', text) : read;
  const rules = made.ok ? made.value.at(-1) : undefined;
  if (rules === undefined) throw new Error('no rules');
  return rules;
}

test('a claim on outcomes fails exactly at the first heap where brute force says otherwise', () => {
  const oracle = brute();
  const rules = rulesOf(`${ROW}\n`);
  for (let p = 2; p <= 6; p += 1) {
    for (const convention of ['normal', 'misere'] as const) {
      const { verdict } = one(ROW, `claim ${convention === 'misere' ? 'misere ' : ''}loses when n mod ${p} = 1`);
      let first = 0;
      while ((oracle.outcome([{ rules, component: first }], convention).outcome === 'P') === (first % p === 1))
        first += 1;
      expect(verdict.verdict === 'refuted' && writePosition(verdict.at ?? [])).toBe(String(first));
    }
  }
});

test('a formula that repeats is proved for a game whose values are proved to repeat', () => {
  for (const claim of [
    'claim loses when n mod 4 = 0',
    'claim value = n mod (m + 1)',
    'claim wins when n mod 4 in {1, 2, 3}',
    'claim period 4 from 0',
    'claim equals 0.333',
  ])
    expect(one(BASH, claim).verdict.verdict, claim).toBe('proved');
  expect(one(ROW, 'claim wins when n >= 1').verdict.verdict).toBe('proved');
});

test('an exception far out is found, and not argued away by a period', () => {
  const { verdict } = one(BASH, 'claim loses when n mod 4 = 0 and n != 200');
  expect(verdict.verdict === 'refuted' && writePosition(verdict.at ?? [])).toBe('200');
});

test('lists of losing heaps are exact up to their last', () => {
  expect(one(ROW, 'claim misere losing 1, 4, 9, 12').verdict.verdict).toBe('proved');
  const { verdict } = one(ROW, 'claim misere losing 1, 4, 12');
  expect(verdict.verdict === 'refuted' && writePosition(verdict.at ?? [])).toBe('9');
});

test('claims on sums are tested on sums', () => {
  expect(one(NIM, 'claim loses when xor(position) = 0').verdict.verdict).toBe('observed');
  expect(one(NIM, 'claim misere tame').verdict.verdict).toBe('observed');
  const { verdict } = one(ROW, 'claim misere tame');
  expect(verdict.verdict === 'refuted' && writePosition(verdict.at ?? [])).toBe('1 + 5');
});

test('labels changed round are recognised beside a refuted claim', () => {
  const { neighbours } = one(NIM, 'claim wins when xor(position) = 0');
  expect(neighbours.map(({ swapped }) => swapped)).toEqual([true]);
});

test('a formula in doubles is held against itself in exact numbers', () => {
  const { verdict } = one(NIM, 'claim (n + 1) - n = 1 in double for n in {1, 2 ^ 53}');
  expect(verdict.verdict === 'refuted' && verdict.by['n']).toBe(2n ** 53n);
});

test('an expectation that fails is an error, also when the claim is true', () => {
  expect(one(NIM, 'claim 1 + 1 loses expect refuted').ok).toBe(false);
  expect(one(NIM, 'claim 1 + 1 wins expect refuted').ok).toBe(true);
  expect(one(NIM, 'claim 1 + 1 wins').ok).toBe(false);
});

test('a game with cycles has outcomes and no values', () => {
  const loop = 'game loop(n)\n  -> n - 1 if n > 0\n  -> n + 1 if n = 2\n  -> n - 1 if n = 3';
  expect(one(loop, 'claim value = n mod 2').verdict.verdict).toBe('unsettled');
});

test('an unknown verdict and an unknown name are faults at their lines', () => {
  const fault = (text: string) => {
    const read = finish(check(text, BUDGET));
    return read.ok ? undefined : [read.fault.id, read.fault.line];
  };
  expect(fault(`${NIM}\n  claim 1 wins expect maybe\n`)).toEqual(['unknown-verdict', 3]);
  expect(fault(`${NIM}\n  claim value = m\n`)).toEqual(['unknown-name-among', 3]);
});

test('a false theorem of a text is refuted where brute force first denies it, a true one is observed', () => {
  const oracle = brute();
  const rules = rulesOf(`${NIM}\n  theorem value = xor(n, n div 8)\n  theorem value = n\n`);
  const [wrong, right] = rules.theorems;
  if (wrong === undefined || right === undefined) throw new Error('no theorems');
  let first = 0;
  while (oracle.value({ rules, component: first }) === wrong.value?.(first)) first += 1;
  const verdict = finish(tryTheorem(rules, wrong, BUDGET));
  expect(verdict.verdict === 'refuted' && writePosition(verdict.at ?? [])).toBe(String(first));
  expect(finish(tryTheorem(rules, right, BUDGET)).verdict).toBe('observed');
});
