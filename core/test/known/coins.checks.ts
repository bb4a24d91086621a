import { expect } from 'vitest';
import { product } from '../../src/nim/product.ts';
import { xor } from '../../src/nim/xor.ts';
import { mex, multisets, nimSum, range } from './by-definition.ts';
import figures from './figures.json' with { type: 'json' };
import { type Checks, game, outcome, sum, value, values } from './product.ts';
import published from './published.json' with { type: 'json' };

/** All ways to choose at most so many of the places below n. */
function subsets(n: number, most: number): number[][] {
  if (n === 0 || most === 0) return [[]];
  return [...subsets(n - 1, most), ...subsets(n - 1, most - 1).map((chosen) => [...chosen, n - 1])];
}

/** The values of single heads when a move turns the head at n and the coins of one of these lists below it. */
function turned(to: number, others: (n: number) => Iterable<readonly number[]>): number[] {
  const found: number[] = [];
  for (const n of range(0, to)) found.push(mex([...others(n)].map((list) => nimSum(list.map((at) => found[at] ?? 0)))));
  return found;
}

/** The catalogue's values of the rows with one head, at the places 0 to `to`. */
function heads(name: string, to: number): number[] {
  const rules = game(name);
  return range(0, to).map((n) => Number(value(rules, [...Array.from({ length: n }, () => 0), 1])));
}

const atMost =
  (coins: number) =>
  (n: number): number[][] =>
    subsets(n, coins - 1);
const exactly =
  (coins: number) =>
  (n: number): number[][] =>
    atMost(coins)(n).filter((list) => list.length === coins - 1);
const odious = range(0, 200).filter((n) => n.toString(2).replaceAll('0', '').length % 2 === 1);

/** By definition to `to`, by the catalogue to `searched` (all rows of so many coins are searched where no theorem tells the value). */
function turning(
  name: string,
  [to, searched]: readonly [number, number],
  others: (n: number) => Iterable<readonly number[]>,
  law: readonly number[],
): void {
  expect(turned(to, others)).toEqual(law.slice(0, to + 1));
  expect(heads(name, searched)).toEqual(law.slice(0, searched + 1));
}

/** The nim-product by its definition: the least number that no product of smaller factors forbids. */
const products: number[][] = [];
for (const a of range(0, 47)) {
  products.push([]);
  for (const b of range(0, 47)) {
    const p = (x: number, y: number): number => (x === a ? products[a]?.[y] : products[x]?.[y]) ?? 0;
    const seen = range(0, a - 1).flatMap((x) => range(0, b - 1).map((y) => p(x, b) ^ p(a, y) ^ p(x, y)));
    products[a]?.push(mex(seen));
  }
}

const byMex = (a: number, b: number): number => products[a]?.[b] ?? Number.NaN;

function power(base: number, count: number): void {
  let [own, tried] = [1, 1];
  for (const n of range(0, count - 1)) {
    expect([n, own]).toEqual([n, tried]);
    own = Number(product(own, base));
    tried = byMex(tried, base);
  }
}

/** Multiples of a nim-product, with smaller ones from the definition. */
function multiples(factor: number, count: number): void {
  for (const n of range(0, count - 1)) {
    const found = Number(product(factor, n));
    // 16 and its multiples by less than 16 are ordinary ones; nim-products distribute over the nim-sum.
    const told = n < 48 ? byMex(factor, n) : (16 * byMex(factor, Math.floor(n / 16))) ^ byMex(factor, n % 16);
    expect([n, found]).toEqual([n, told]);
  }
}

/** Counts the lists of Nim heaps that are lost, as solved. */
function lostNim(lists: readonly (readonly number[])[]): readonly (readonly number[])[] {
  return lists.filter((list) => outcome(sum(game('nim'), list), 'normal') === 'P');
}

/** The number of orders of a list. */
function orders(list: readonly number[]): number {
  const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
  const counts = new Map<number, number>();
  for (const heap of list) counts.set(heap, (counts.get(heap) ?? 0) + 1);
  return [...counts.values()].reduce((all, count) => all / factorial(count), factorial(list.length));
}

/** How many lost positions of so many heaps have a largest heap of at most n, for n from 0; in every order. */
function cumulated(heaps: number, to: number): number[] {
  const lost = lostNim(multisets(heaps, to));
  return range(0, to).map((n) =>
    lost.filter((list) => (list.at(-1) ?? 0) <= n).reduce((all, list) => all + orders(list), 0),
  );
}

/** Turning games, nim-products and counts of lost Nim positions. */
export const coins: Checks = {
  'turning.turtles': () => turning('turtles', [39, 39], atMost(2), range(1, 40)),
  'turning.mock': () => {
    turning('mockturtles', [39, 39], atMost(3), odious);
    expect(odious.slice(0, 24)).toEqual(figures['turning.mock'].terms);
  },
  'turning.moebius': () => turning('moebius', [19, 19], atMost(5), figures['turning.moebius'].terms),
  'turning.mogul': () => turning('mogul', [13, 13], atMost(7), figures['turning.mogul'].terms),
  'turning.moidores': () => turning('moidores', [13, 8], atMost(9), turned(13, atMost(9))),
  'turning.twins': () => turning('twins', [29, 29], exactly(2), range(0, 29)),
  'turning.triplets': () => {
    turning('triplets', [29, 29], exactly(3), [0, 0, ...odious]);
    expect([0, 0, ...odious].slice(0, 24)).toEqual(figures['turning.triplets'].terms);
  },
  'turning.ruler': () => {
    const run = (n: number): number[][] => range(0, n).map((k) => range(n - k, n - 1));
    turning(
      'ruler',
      [62, 62],
      run,
      range(1, 63).map((n) => n & -n),
    );
  },
  'turning.turnips': () => {
    const spaced = (n: number): number[][] => range(1, Math.floor(n / 2)).map((d) => [n - d, n - 2 * d]);
    const { terms } = figures['turning.turnips'];
    turning('turnips', [terms.length - 1, 13], spaced, terms);
  },
  'turning.grunt': () => {
    const pairs = (n: number): number[][] => range(1, Math.ceil(n / 2) - 1).map((a) => [0, a, n - a]);
    turning('grunt', [59, 12], pairs, values(game('grundy'), 59));
  },
  'nimmul.recursive': () => {
    for (const a of range(0, 47))
      for (const b of range(0, 47)) expect([a, b, product(a, b)]).toEqual([a, b, byMex(a, b)]);
    expect(range(0, 15).map((n) => product(2, n))).toEqual(figures['nimmul.recursive'].row2);
    expect(range(0, 15).map((n) => product(4, n))).toEqual(figures['nimmul.recursive'].row4);
    for (const k of range(0, 5)) {
      const f = 2n ** (2n ** BigInt(k));
      expect(BigInt(product(f, f))).toBe(f ^ (f / 2n));
      expect(BigInt(product(f, f - 1n))).toBe(f * (f - 1n));
    }
  },
  'oeis.A051775': () => {
    const diagonals = range(0, 12)
      .flatMap((s) => range(0, s).map((i) => [i, s - i]))
      .slice(0, 83);
    for (const [a = 0, b = 0] of diagonals) expect([a, b, product(a, b)]).toEqual([a, b, byMex(a, b)]);
  },
  'nimfield.256': () => {
    const inverse = (a: number): number => range(1, 255).findIndex((b) => product(a, b) === 1) + 1;
    expect(range(1, 15).map(inverse)).toEqual(figures['nimfield.256'].inverses_1_15);
    for (const a of range(1, 255)) expect([a, product(a, inverse(a))]).toEqual([a, 1]);
    expect(range(0, 15).map((a) => product(a, a))).toEqual(figures['nimfield.256'].squares);
    for (const a of range(0, 255)) expect(product(a, xor(a, 1))).toBe(xor(product(a, a), a));
  },
  'oeis.A006015': () => multiples(2, 80),
  'oeis.A004468': () => multiples(3, 80),
  'oeis.A335163': () => {
    power(4, 77);
    let found = 1;
    for (const known of published.A335163) {
      expect(found).toBe(known);
      found = Number(product(found, 4));
    }
  },
  'oeis.A335164': () => power(5, 77),
  'oeis.A335165': () => power(6, 77),
  'oeis.A335166': () => power(7, 77),
  'oeis.A335167': () => power(8, 73),
  'oeis.A335168': () => power(9, 77),
  'oeis.A335169': () => power(10, 72),
  'oeis.A335159': () => {
    // 4 times 2^n: within each group of four bits the product of the first sixteen.
    for (const n of range(0, 51))
      expect([n, BigInt(product(4, 2n ** BigInt(n)))]).toEqual([
        n,
        BigInt(byMex(4, 2 ** (n % 4))) * 16n ** BigInt(Math.floor(n / 4)),
      ]);
  },
  'oeis.A335160': () => {
    expect(range(0, published.A335160.length - 1).map((n) => product(8, 2 ** n))).toEqual(published.A335160);
  },
  'oeis.A128975': () => {
    // Of the published 80 totals, 40 are solved.
    const lost = lostNim(multisets(3, 38, 1).filter((list) => list.reduce((a, b) => a + b, 0) <= 40));
    const found = range(1, 40).map((n) => lost.filter((list) => list.reduce((a, b) => a + b, 0) === n).length);
    expect(found).toEqual(published.A128975.slice(0, 40));
  },
  'oeis.A363166': () => {
    const lost = lostNim(multisets(3, 24, 1));
    const found = range(1, 24).map((n) => lost.filter((list) => (list.at(-1) ?? 0) <= n).length);
    expect(found).toEqual(published.A363166.slice(0, 24));
  },
  'oeis.A236305': () => expect(cumulated(3, 23)).toEqual(published.A236305.slice(0, 24)),
  'oeis.A241522': () => expect(cumulated(4, 12)).toEqual(published.A241522.slice(0, 13)),
};
