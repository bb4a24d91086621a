import { floor, over, type Surd, scale, surd } from '../../nim/surd.ts';
import { type Guess, lostClaim, type Row } from './guess.ts';

const FEWEST = 12;

/** A quadratic irrational with the way the language writes the whole part of k times it. */
interface Slope {
  readonly surd: Surd;
  readonly size: number;
  written(k: string): string;
}

/** floor(k * slope), exact. */
export function multiple(slope: Surd, k: number): number {
  return Number(floor(scale(slope, k)));
}

/** Irrationals (p + sqrt(d)) / q with small parts, simplest first. */
function slopes(): readonly Slope[] {
  const found: Slope[] = [];
  for (let q = 1; q <= 4; q += 1) {
    for (let d = 2; d <= 40; d += 1) {
      if (Number.isInteger(Math.sqrt(d))) continue;
      for (let p = -6; p <= 10; p += 1) {
        const size = q + d / 10 + Math.abs(p);
        found.push({ surd: over(surd(p, 1, 1, d), q), size, written: (k) => writtenMultiple(k, p, d, q) });
      }
    }
  }
  return found.sort((x, y) => x.size - y.size);
}

/** The whole part of k * (p + sqrt(d)) / q in the rules language. */
export function writtenMultiple(k: string, p: number, d: number, q: number): string {
  const root = `floor(${k} * sqrt(${d}))`;
  const sum = p === 0 ? root : `${root} ${p > 0 ? '+' : '-'} ${Math.abs(p) === 1 ? '' : `${Math.abs(p)} * `}${k}`;
  if (q === 1) return sum;
  return p === 0 ? `${root} div ${q}` : `(${sum}) div ${q}`;
}

/** The lost positions are floor(k * x) for k = 0 or 1, 2, …, x irrational. */
export function* beatty(row: Row): Iterable<Guess> {
  if (row.about === 'values') return;
  const lost = row.terms.flatMap((term, i) => (term === 1 ? [row.from + i] : []));
  if (lost.length < FEWEST) return;
  const first = lost[0] === 0 ? 0 : 1;
  const found = slopes().find(({ surd: x }) => lost.every((n, i) => multiple(x, first + i) === n));
  if (found === undefined) return;
  const set = new Set(lost);
  yield {
    family: 'beatty',
    size: 6,
    claim: lostClaim(`some(${found.written('k')} = ${row.field} for k in ${first}..${row.field})`),
    allowed: 0,
    says: (n) => (set.has(n) || hits(found.surd, n) ? 1 : 0),
  };
}

/** Whether n is floor(k * x) for some k >= 1. */
function hits(x: Surd, n: number): boolean {
  let low = 0;
  let high = n + 1;
  while (low < high) {
    const k = Math.floor((low + high) / 2);
    if (multiple(x, k) < n) low = k + 1;
    else high = k;
  }
  return low >= 1 && multiple(x, low) === n;
}
