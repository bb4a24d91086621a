import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { writePosition } from '../../src/rules/notation.ts';
import { finish } from '../../src/solve/solve.ts';
import { type Checked, checkClaim, claimsOf } from '../../src/study/check.ts';

const folder = new URL('../../../claims/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.claims'));

/** Claims that are only observed are followed less far here than the command follows them. */
const SHORT = { options: 60_000, bytes: 256 * 1024 * 1024 };

const checked = new Map<string, readonly Checked[]>();

function all(file: string): readonly Checked[] {
  const known = checked.get(file);
  if (known !== undefined) return known;
  const claims = claimsOf(readFileSync(new URL(file, folder), 'utf8'));
  if (!claims.ok) throw new Error(`${file}:${claims.fault.line}: ${claims.fault.id}`);
  const found = claims.value.map((claim) =>
    finish(checkClaim(claim, claim.statement.expect === 'observed' ? SHORT : undefined)),
  );
  checked.set(file, found);
  return found;
}

test.each(files)('every claim of %s states a verdict and reaches exactly that one', (file) => {
  for (const one of all(file))
    expect(`${one.line}: ${one.verdict.verdict}`).toBe(`${one.line}: ${one.expected ?? 'none stated'}`);
});

function refutation(file: string, text: string) {
  const found = all(file).find((one) => one.text.includes(text));
  if (found?.verdict.verdict !== 'refuted') throw new Error(`${text} is not refuted`);
  return { ...found.verdict, neighbours: found.neighbours };
}

test('the rows of 3k + 1 stones fail first at 7', () => {
  const { at, line } = refutation('row-of-stones.claims', 'misere loses when n mod 3 = 1');
  expect(writePosition(at ?? [])).toBe('7');
  expect(line.length).toBeGreaterThan(0);
});

test('3, 6, 9 has nim-sum 12 and is won', () => {
  expect(refutation('nim-for-contests.claims', 'xor(3, 6, 9) = 0').found).toMatchObject({ left: 12, right: 0 });
  expect(refutation('nim-for-contests.claims', '3 + 6 + 9 loses').found).toEqual({ id: 'says-wins' });
});

test('the printed solution of the locked tower stands only where every floor is open', () => {
  const { found, neighbours } = refutation('black-tower.claims', '-> [0, 7, 6, 5, 4, 3, 2, 1] expect refuted');
  expect(found).toEqual({ id: 'says-only', moves: ['[8, 7, 6, 5, 4, 3, 2, 1] -> [1, 7, 6, 5, 4, 3, 2, 1]'] });
  expect(neighbours.map(({ game }) => game)).toEqual(['open']);
});

test('the strategy of taking d - 1 is that of misère play', () => {
  const { neighbours } = refutation('row-of-stones.claims', 'n mod (k + 1) - 1');
  expect(neighbours.map(({ convention }) => convention)).toEqual(['misere']);
});

test('in doubles the golden ratio fails first at 102334155, no number below left out', () => {
  const { by } = refutation('basics.claims', 'i is fibonacci');
  expect(by['i']).toBe(102_334_155);
  const phi = (1 + Math.sqrt(5)) / 2;
  let first = 0;
  for (let i = 1; first === 0; i += 1) {
    const product = i * phi;
    const near = product - Math.round(product);
    // Far from a whole number the rounding error, below 2^-24 here, changes nothing.
    if (near < 1e-6 && near > -1e-6 && Math.floor(product) !== exactly(i)) first = i;
  }
  expect(first).toBe(102_334_155);
});

/** floor(i * phi) in whole numbers: the greatest a with a(a - i) < i^2. */
function exactly(i: number): number {
  const side = BigInt(i);
  let a = BigInt(Math.round((i * (1 + Math.sqrt(5))) / 2)) + 2n;
  while (a * (a - side) > side * side) a -= 1n;
  return Number(a);
}
