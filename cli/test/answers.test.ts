import { expect, test } from 'vitest';
import { ran } from './run.ts';

test('the answer to an empty position names its game, and no certainty where nothing stands behind it', async () => {
  for (const words of [
    ['nim', 'nothing'],
    ['n -> n - 1', 'nothing'],
  ]) {
    const answer = JSON.parse((await ran(['solve', ...words, '--json'])).out);
    expect(answer).toMatchObject({ outcome: 'P', certainty: null, game: words[0] === 'nim' ? 'nim' : 'game' });
  }
  expect(JSON.parse((await ran(['solve', 'nim', '0', '--json'])).out)).toMatchObject({ game: 'nim', position: '0' });
  const sure = JSON.parse((await ran(['solve', 'nim', '3', '5', '--json'])).out);
  expect(sure).toMatchObject({ game: 'nim', certainty: 'cited' });
});

test('a move among huge heaps keeps its part, its arrow and what is taken, however long the numbers', async () => {
  const big = 10n ** 250n;
  const { out } = await ran(['solve', 'nim', String(big + 12345n), String(big), '--all']);
  const [move = ''] = out.split('\n').filter((line) => line.startsWith('  1: '));
  expect(move).toMatch(/^ {2}1: 10{23}…\d{24} -> 10{23}…0{24} {2}\(k = 12345\)$/u);
  expect((await ran(['solve', 'nim', '3', '6', '9', '--all'])).out).toContain('  3: 9 -> 5\n');
});

/** Two primes of 41 and 43 digits multiplied. */
const HARD = (10n ** 40n + 121n) * (10n ** 42n + 63n);

test('where a number resists factoring, the answer says that not all moves are told', async () => {
  const { out, code } = await ran(['solve', 'divisors', String(HARD), '2']);
  expect(code).toBe(0);
  expect(out).toMatch(/^N /mu);
  expect(out).toMatch(/resists factoring/u);
}, 60_000);

test('claims of a file are checked with the parameters that were chosen', async () => {
  const page = 'game bash(n; m = 3)\n  -> n - k  for k in 1..min(m, n)\n  claim loses when n mod 6 = 0\n';
  const checked = (...set: string[]) => ran(['check', '-', ...set], { input: page });
  expect((await checked()).code).toBe(1);
  const five = await checked('--set', 'm=5');
  expect(five.out).toMatch(/proved|observed/u);
  expect(five.code).toBe(0);
  expect((await checked('--set', 'm')).err).toMatch(/--set|m=3|=/u);
  expect((await checked('--set', 'x=5')).code).toBe(2);
});

test('claims that the budget cuts short say by what option they go on', async () => {
  const page =
    'game pile(n, m)\n  -> (n - k, m) for k in 1..n\n  claim loses(n, m) = (n = 0) for m in 0..900, n in 0..900\n';
  const short = await ran(['check', '-'], { input: page });
  expect(short.out).toContain('observed, not proved: the first');
  expect(short.err).toBe('nimlab: one claim was cut short by the budget; --budget N gives each N steps\n');
  const whole = await ran(['check', '-', '--budget', '50000000'], { input: page });
  expect(whole.out).toContain('proved: all 811801 cases are computed');
  expect(whole.err).toBe('');
});
