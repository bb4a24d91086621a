import { expect, test } from 'vitest';
import { finish } from '../solve/solve.ts';
import { checkClaim } from '../study/check.ts';
import { parameterReadings } from './beside.ts';
import { addedClaims, rulesPage } from './claimed.ts';
import { fingerprint } from './fingerprint.ts';
import { readGame } from './question.ts';

const BUDGET = { options: 50_000, bytes: 64 * 1024 * 1024 };

function rulesOf(game: string, set: readonly string[] = []) {
  const read = readGame({ game, page: undefined, set });
  if (!read.ok) throw new Error(read.fault.id);
  return read.value;
}

test('a claim that is true of another parameter is told so', () => {
  const rules = rulesOf('bash');
  const page = rulesPage(rules) ?? '';
  const typed = 'claim value = n mod 5';
  const read = addedClaims(page, typed, rules.parameters);
  const [claim] = read.ok ? read.value : [];
  if (claim === undefined) throw new Error('unread');
  const checked = finish(checkClaim(claim, BUDGET));
  expect(finish(parameterReadings(checked, rules, page, typed))).toMatchObject([
    { id: 'beside-parameter', name: 'm', value: 4 },
  ]);
});

test('parameters of a claim are those of the question', () => {
  const rules = rulesOf('bash', ['m=4']);
  const read = addedClaims(rulesPage(rules) ?? '', 'claim value = n mod 5', rules.parameters);
  const [claim] = read.ok ? read.value : [];
  expect(claim && finish(checkClaim(claim, BUDGET)).verdict.verdict).not.toBe('refuted');
});

test('rules are told apart by their fingerprint, and by their parameters too', () => {
  const prints = [rulesOf('bash'), rulesOf('bash', ['m=4']), rulesOf('0.77'), rulesOf('nim')].map(fingerprint);
  expect(new Set(prints).size).toBe(4);
  const called = 'n -> n - k for k in {1,3}; called "a name"';
  expect(fingerprint(rulesOf(called))).toBe(fingerprint(rulesOf('n -> n - k for k in {1, 3}')));
  expect(fingerprint(rulesOf('n -> n - k for k in {1, 3}'))).toBe(fingerprint(rulesOf('n -> n - k for k in {1,3}')));
});
