import { lowbit, odious, ones, topBit } from '../../nim/bits.ts';
import { isFibonacci, isPower, isPrime, isSquare, isTriangular } from '../../nim/kinds.ts';
import { among, type Guess, lostClaim, type Row, shifted, valueClaim } from './guess.ts';

/** Lost exactly when n, a little shifted, is of a kind: a square, a power, a Fibonacci number, … */
export function* kinds(row: Row): Iterable<Guess> {
  if (row.about === 'values') return;
  const tests: readonly (readonly [string, (n: number) => boolean])[] = [
    ['square', isSquare],
    ['triangular', isTriangular],
    ['fibonacci', isFibonacci],
    ['prime', isPrime],
    ...[2, 3, 4, 5, 10].map((base) => [`power of ${base}`, (n: number) => isPower(n, base)] as const),
  ];
  for (const [name, holds] of tests) {
    for (const by of [0, 1, -1, 2, -2]) {
      yield {
        family: 'kind',
        size: 3 + Math.abs(by),
        claim: lostClaim(`${shifted(row.field, by)} is ${name}`),
        allowed: 3,
        says: (n) => (n + by >= 0 && holds(n + by) ? 1 : 0),
        facts: { name },
      };
    }
  }
}

/** A number read off the digits of n, and how the language writes it; it is asked only of n >= `least`. */
interface Feature {
  readonly size: number;
  readonly bounded: boolean;
  readonly least: 0 | 1;
  written(n: string): string;
  of(n: number): number;
}

const LARGEST_BASE = 10;

function digitsOf(n: number, base: number): readonly number[] {
  const digits: number[] = [];
  for (let rest = n; rest > 0; rest = Math.floor(rest / base)) digits.push(rest % base);
  return digits;
}

/** How many times the base divides n, n >= 1. */
function times(n: number, base: number): number {
  let count = 0;
  for (let rest = n; rest > 0 && rest % base === 0; rest /= base) count += 1;
  return count;
}

function features(): readonly Feature[] {
  const twos = (n: string): string => `len(digits(lowbit(${n}), 2)) - 1`;
  const whole: readonly Feature[] = [
    { size: 3, bounded: false, least: 1, written: twos, of: (n) => times(n, 2) },
    { size: 3, bounded: false, least: 0, written: (n) => `ones(${n})`, of: (n) => ones(n) },
    { size: 3, bounded: false, least: 1, written: (n) => `lowbit(${n})`, of: (n) => Number(lowbit(n)) },
    { size: 3, bounded: false, least: 1, written: (n) => `topbit(${n})`, of: (n) => Number(topBit(n)) },
    ...[2, 3, 10].map(
      (base): Feature => ({
        size: 4,
        bounded: false,
        least: 1,
        written: (n) => `len(digits(${n}, ${base}))`,
        of: (n) => digitsOf(n, base).length,
      }),
    ),
  ];
  const odd = whole.slice(0, 2).map(
    (feature): Feature => ({
      size: feature.size + 1,
      bounded: true,
      least: feature.least,
      written: (n) => `${bracketed(feature.written(n))} mod 2`,
      of: (n) => feature.of(n) % 2,
    }),
  );
  return [...odd, ...whole];
}

/** The value, or the loss, depends on the low bit, the number of ones, the length, or their parity alone. */
export function* bits(row: Row): Iterable<Guess> {
  const last = row.from + row.terms.length - 1;
  for (const feature of features()) {
    for (const by of [0, 1]) {
      const expression = feature.written(shifted(row.field, by));
      const of = (n: number): number => feature.of(n + by);
      const common = { family: 'digits', size: feature.size + by, allowed: 1 } as const;
      const map = tabled(row, of, last);
      if (map === undefined) continue;
      if (row.about === 'values' && !feature.bounded) {
        const c = [...map].map(([x, value]) => value - x);
        if (c.length < 3 || c.some((each) => each !== c[0])) continue;
        const shift = c[0] ?? 0;
        yield {
          ...common,
          claim: valueClaim(shifted(expression, shift)),
          says: (n) => guarded(n + by >= feature.least, () => of(n) + shift),
        };
      } else if (feature.bounded && new Set(map.values()).size > 1) {
        const says = (n: number): number | undefined => guarded(n + by >= feature.least, () => map.get(of(n)));
        const list = [map.get(0) ?? 0, map.get(1) ?? 0];
        const claim =
          row.about === 'lost'
            ? lostClaim(among(expression, [list.indexOf(1)]))
            : valueClaim(`[${list.join(', ')}][${expression} + 1]`);
        yield { ...common, claim, says };
      }
    }
  }
}

/** Digits of 0 are none; there most such formulas are not asked. */
function guarded(isAsked: boolean, of: () => number | undefined): number | undefined {
  return isAsked ? of() : -1;
}

/** In brackets where it is a difference. */
function bracketed(expression: string): string {
  return expression.includes(' - ') ? `(${expression})` : expression;
}

/** Which term goes with which feature, when that is a function (from the second position on). */
function tabled(row: Row, of: (n: number) => number, last: number): ReadonlyMap<number, number> | undefined {
  const map = new Map<number, number>();
  for (let n = Math.max(1, row.from + 1); n <= last; n += 1) {
    const term = row.terms[n - row.from] ?? 0;
    const before = map.get(of(n));
    if (before !== undefined && before !== term) return undefined;
    map.set(of(n), term);
  }
  return map;
}

/** The place (from 0) of the lowest digit d in base b decides; without that digit the position is lost. */
export function* lowestDigit(row: Row): Iterable<Guess> {
  for (let base = 2; base <= LARGEST_BASE; base += 1) {
    for (let digit = 1; digit < base; digit += 1) {
      const place = (n: number): number => digitsOf(n, base).indexOf(digit);
      const written = `digits(${row.field}, ${base})`;
      const none = `every(d != ${digit} for d in ${written})`;
      const common = { family: 'lowest-digit', size: 5 + base / 100, allowed: 1, facts: { base, digit } } as const;
      if (row.about === 'lost') {
        yield { ...common, claim: lostClaim(none), says: (n) => (place(n) < 0 ? 1 : 0) };
        continue;
      }
      const where = `min(i for i in 0..len(${written}) - 1 if reverse(${written})[i + 1] = ${digit})`;
      for (const [name, of] of OF_PLACE) {
        yield {
          ...common,
          claim: valueClaim(`(0 if ${none} else ${name.replace('k', where)})`),
          says: (n) => (place(n) < 0 ? 0 : of(place(n))),
        };
      }
    }
  }
}

const OF_PLACE: readonly (readonly [string, (k: number) => number])[] = [
  ['odious(k)', (k) => Number(odious(k))],
  ['k + 1', (k) => k + 1],
  ['2 ^ k', (k) => 2 ** k],
];
