import { schwenk } from '../../nim/schwenk.ts';
import { over, surd } from '../../nim/surd.ts';
import { xor } from '../../nim/xor.ts';
import { type MapTable, mapRows } from '../table.ts';
import { multiple, writtenMultiple } from './beatty.ts';
import { among, type Family, lostClaim, shifted, valueClaim } from './guess.ts';

/** A formula about two numbers. */
export interface PairGuess {
  readonly about: 'values' | 'lost';
  readonly family: Family;
  readonly size: number;
  readonly claim: string;
  says(a: number, b: number): number;
  readonly facts?: Readonly<Record<string, number | string>>;
}

/** A place of a map with its term: the nim-value, and whether it is lost. */
export interface Spot {
  readonly a: number;
  readonly b: number;
  readonly value: number | undefined;
  readonly lost: 0 | 1;
}

/** The places of a map by growing a + b. */
export function spots(table: MapTable): readonly Spot[] {
  const { from } = table;
  const all = Array.from(mapRows(table), ({ place: [i = 0], entries }) =>
    entries.flatMap((entry, j): Spot[] => {
      if (entry === undefined || entry.outcome === 'D') return [];
      const value = entry.value === undefined ? undefined : Number(entry.value);
      return [{ a: from + i, b: from + j, value, lost: entry.outcome === 'P' ? 1 : 0 }];
    }),
  );
  return all.flat().sort((x, y) => x.a + x.b - y.a - y.b || x.a - y.a);
}

/** Every formula about two numbers that is tried, each family simplest first. */
export function* pairGuesses(names: readonly string[], all: readonly Spot[]): Iterable<PairGuess> {
  yield* ofParts(names, all);
  yield* residues(names, all);
  yield* differences(names);
  yield* smallestPart(names);
}

type Feature = readonly [written: string, of: (a: number, b: number) => number, size: number];

function features([a = '', b = '']: readonly string[]): readonly Feature[] {
  return [
    [a, (x) => x, 1],
    [b, (_, y) => y, 1],
    [`(${a} + ${b})`, (x, y) => x + y, 2],
    [`abs(${a} - ${b})`, (x, y) => Math.abs(x - y), 2],
    [`xor(${a}, ${b})`, (x, y) => Number(xor(x, y)), 2],
    [`min(${a}, ${b})`, Math.min, 2],
    [`max(${a}, ${b})`, Math.max, 2],
    [`${a} * ${b}`, (x, y) => x * y, 3],
  ];
}

/** The value, or the loss, is that of one number made of the two: their sum, exclusive or, minimum, … or its remainder. */
function* ofParts(names: readonly string[], all: readonly Spot[]): Iterable<PairGuess> {
  for (const [written, of, size] of features(names)) {
    const last = all.at(-1);
    if (last?.value !== undefined) {
      const by = last.value - of(last.a, last.b);
      const claim = valueClaim(shifted(written, by));
      yield { about: 'values', family: 'parts', size, claim, says: (a, b) => of(a, b) + by };
    }
    yield {
      about: 'lost',
      family: 'parts',
      size,
      claim: lostClaim(`${written} = 0`),
      says: (a, b) => (of(a, b) === 0 ? 1 : 0),
    };
    for (let m = 2; m <= 8; m += 1) yield* remainders(written, (a, b) => of(a, b) % m, m, size, all);
  }
}

function* remainders(
  written: string,
  of: (a: number, b: number) => number,
  m: number,
  size: number,
  all: readonly Spot[],
): Iterable<PairGuess> {
  for (const about of ['values', 'lost'] as const) {
    const block = Array.from({ length: m }, () => 0);
    for (const spot of all) block[of(spot.a, spot.b)] = (about === 'lost' ? spot.lost : spot.value) ?? -1;
    if (new Set(block).size < 2) continue;
    const lost = block.flatMap((term, i) => (term === 1 ? [i] : []));
    const remainder = `${written} mod ${m}`;
    const value = block.every((term, i) => term === i) ? remainder : `[${block.join(', ')}][${remainder} + 1]`;
    const claim = about === 'lost' ? lostClaim(among(remainder, lost)) : valueClaim(value);
    yield { about, family: 'parts', size: size + 1 + m / 10, claim, says: (a, b) => block[of(a, b)] ?? -1 };
  }
}

/** The loss depends on the remainders of both numbers. */
function* residues([a = '', b = '']: readonly string[], all: readonly Spot[]): Iterable<PairGuess> {
  for (let m = 2; m <= 6; m += 1) {
    const block = new Map<number, number>();
    for (const spot of all) block.set((spot.a % m) * m + (spot.b % m), spot.lost);
    const lost = [...block].filter(([, term]) => term === 1).map(([key]) => key);
    if (lost.length === 0 || lost.length > 2 * m) continue;
    const cases = lost
      .sort((x, y) => x - y)
      .map((key) => `${a} mod ${m} = ${Math.floor(key / m)} and ${b} mod ${m} = ${key % m}`);
    yield {
      about: 'lost',
      family: 'residue',
      size: 4 + lost.length,
      claim: lostClaim(cases.join(' or ')),
      says: (x, y) => block.get((x % m) * m + (y % m)) ?? -1,
    };
  }
}

/** The k-th lost pair has the difference r * k; then its lower number is floor(k * x) with 1/x + 1/(x + r) = 1 (Beatty's theorem). */
function* differences([a = '', b = '']: readonly string[]): Iterable<PairGuess> {
  for (let r = 1; r <= 8; r += 1) {
    const x = over(surd(2 - r, 1, 1, r * r + 4), 2);
    const k = r === 1 ? `abs(${a} - ${b})` : `(abs(${a} - ${b}) div ${r})`;
    const lower = `min(${a}, ${b}) = ${writtenMultiple(k, 2 - r, r * r + 4, 2)}`;
    yield {
      about: 'lost',
      family: 'pairs',
      size: 5 + r / 10,
      claim: lostClaim(r === 1 ? lower : `abs(${a} - ${b}) mod ${r} = 0 and ${lower}`),
      says: (p, q) => {
        const difference = Math.abs(p - q);
        return difference % r === 0 && Math.min(p, q) === multiple(x, difference / r) ? 1 : 0;
      },
      facts: { step: r, slope: slope(r) },
    };
  }
}

/** What k is multiplied by for the lower number of the k-th pair: `(1 + sqrt(5)) / 2`. */
function slope(r: number): string {
  const root = `sqrt(${r * r + 4})`;
  return r === 2 ? `${root} / 2` : `(${r > 2 ? `${root} - ${r - 2}` : `${2 - r} + ${root}`}) / 2`;
}

/** Won exactly when the second number reaches the smallest part of the first, a greedy sum of Schwenk's numbers (powers of 2, Fibonacci numbers, …). */
function* smallestPart([a = '', b = '']: readonly string[]): Iterable<PairGuess> {
  for (let factor = 1; factor <= 5; factor += 1) {
    for (let less = 0; less < factor; less += 1) {
      const parts =
        factor === 2 && less === 0 ? `zeckendorf(${a})` : `zeckendorf(${a}, ${factor}${less === 0 ? '' : `, ${less}`})`;
      const least = new Map<number, number>();
      const part = (n: number): number => {
        const known = least.get(n) ?? Number(schwenk(n, factor, less).at(-1) ?? 0);
        least.set(n, known);
        return known;
      };
      yield {
        about: 'lost',
        family: 'smallest-part',
        size: 6 + factor / 10 + less / 10,
        claim: lostClaim(`${a} = 0 or ${b} < min(${parts})`),
        says: (n, q) => (n === 0 || q < part(n) ? 1 : 0),
        facts: { quota: `${factor === 1 ? '' : `${factor} * `}x${less === 0 ? '' : ` - ${less}`}` },
      };
    }
  }
}
