import { expect, test } from 'vitest';
import { brute } from '../check/brute.ts';
import { writePosition } from '../rules/notation.ts';
import { finish } from '../solve/solve.ts';
import { type Checked, check } from './check.ts';

const BUDGET = { options: 20_000, bytes: 64 * 1024 * 1024 };
const BASH = 'game bash(n)\n  -> n - k for k in 1..3\n';

function one(text: string): Checked {
  const read = finish(check(text, BUDGET));
  const [first] = read.ok ? read.value : [];
  if (first === undefined) throw new Error(text);
  return first;
}

test('a right strategy is followed at every won position', () => {
  const checked = one(`${BASH}  claim wins when n mod 4 != 0 reply n - n mod 4\n`);
  expect(checked.verdict.verdict).toBe('proved');
  expect(checked.moves).toMatchObject({ verdict: 'observed' });
});

test('a strategy fails at the first won position where its move does not win, by brute force', () => {
  const oracle = brute();
  for (let give = 1; give <= 3; give += 1) {
    const { verdict } = one(`${BASH}  claim wins if n mod 4 != 0 reply n - ${give}\n`);
    const wrong = Array.from({ length: 12 }, (_, n) => n).find(
      (n) => n % 4 !== 0 && (n < give || (n - give) % 4 !== 0),
    );
    if (verdict.verdict !== 'refuted' || verdict.at === undefined) throw new Error('it stands');
    expect(writePosition(verdict.at)).toBe(String(wrong));
    expect(oracle.outcome(verdict.at, 'normal').outcome).toBe('N');
  }
});

test('where a claim says of every position who wins, one of several moves is enough', () => {
  const text = (extra: string) => `${BASH}  claim wins when n mod 4 != 0 reply n - 1${extra}\n`;
  expect(one(text('')).verdict).toMatchObject({
    verdict: 'refuted',
    found: { id: 'says-winning', moves: ['1: 2 -> 0'] },
  });
  expect(one(text('\n reply n - 2\n reply n - 3')).verdict.verdict).toBe('proved');
});

test('strategies of sums, and of misère play', () => {
  const nim = 'game nim(n)\n  -> n - k for k in 1..n\n';
  expect(one(`${nim}  claim wins when xor(position) != 0 reply xor(n, xor(position))\n`)).toMatchObject({
    verdict: { verdict: 'observed' },
    moves: { verdict: 'observed' },
  });
  expect(one(`${nim}  claim wins when xor(position) != 0 reply 0\n`).verdict).toMatchObject({ verdict: 'refuted' });
  expect(one(`${nim}  claim misere wins when n != 1 reply 0\n`).verdict.verdict).toBe('refuted');
});

test('a claim without moves has none to follow', () => {
  expect(one(`${BASH}  claim wins when n mod 4 != 0\n`).moves).toBe(undefined);
});
