import type { Sheet } from '../engine/wishes.ts';

/** A value, how often it occurs, and where first and last. */
export interface Occurrence {
  readonly value: number;
  readonly count: number;
  readonly first: number;
  readonly last: number;
}

/** Every value of a row with its occurrences. */
export function occurrences({ terms, from, most }: Sheet): readonly Occurrence[] {
  const [count, first, last] = [new Int32Array(most + 1), new Int32Array(most + 1), new Int32Array(most + 1)];
  for (let i = 0; i < terms.length; i += 1) {
    const term = terms[i] ?? -1;
    if (term < 0) continue;
    if (count[term] === 0) first[term] = from + i;
    count[term] = (count[term] ?? 0) + 1;
    last[term] = from + i;
  }
  return Array.from(count, (times, value) => ({
    value,
    count: times,
    first: first[value] ?? 0,
    last: last[value] ?? 0,
  })).filter((one) => one.count > 0);
}

/** Values with an even number of 1s in the bits of a mask are rare; the others are common. */
export interface Rares {
  readonly mask: number;
  /** How many entries hold a rare value, and where the last of them stands. */
  readonly count: number;
  readonly last: number;
}

/** A row must be so long before its values are parted into rare and common. */
const LEAST = 500;
/** Rare is at most this share. */
const RARE = 0.15;
/** Masks up to so many bits are tried. */
const BITS = 10;

/** The parting of values by the parity of some of their bits that leaves the fewest rare ones, where it leaves few. */
export function raresOf(all: readonly Occurrence[]): Rares | undefined {
  const total = all.reduce((sum, { count }) => sum + count, 0);
  const most = all.at(-1)?.value ?? 0;
  if (total < LEAST || most < 3) return undefined;
  let best: Rares | undefined;
  for (let mask = 1; mask < 1 << BITS && mask <= 2 * most; mask += 1) {
    const rare = all.filter(({ value }) => isRare(value, mask));
    const count = rare.reduce((sum, one) => sum + one.count, 0);
    if (best === undefined || count < best.count)
      best = { mask, count, last: Math.max(...rare.map(({ last }) => last)) };
  }
  return best !== undefined && best.count <= RARE * total ? best : undefined;
}

/** Whether a value has an even number of 1s in the bits of a mask. */
export function isRare(value: number, mask: number): boolean {
  let odd = 0;
  for (let left = value & mask; left > 0; left >>>= 1) odd ^= left & 1;
  return odd === 0;
}
