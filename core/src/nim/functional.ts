/** A functional of positions: the parity of the ones of (value and mask), with the parity of the position counted from `odd` where `position` is 1. */
export interface Functional {
  readonly mask: number;
  readonly position: 0 | 1;
  readonly odd: 0 | 1;
}

/** How often each value occurs at even and at odd positions; heap 0 is no part of a split and is not counted. */
export interface Tally {
  readonly even: Int32Array;
  readonly odd: Int32Array;
}

/** A functional and the number of positions that are rare under it. */
export interface Fit {
  readonly functional: Functional;
  readonly rare: number;
}

/** Whether the position is rare: whether the functional is even there. */
export function isRare({ mask, position, odd }: Functional, n: number, value: number): boolean {
  return ((ones(value & mask) ^ (position & (n ^ odd))) & 1) === 0;
}

/** The parity of the ones of a value. */
function ones(value: number): number {
  let odd = value ^ (value >> 16);
  odd ^= odd >> 8;
  odd ^= odd >> 4;
  odd ^= odd >> 2;
  return (odd ^ (odd >> 1)) & 1;
}

/** Counts the values from `from` to before `to` into a tally of `size` values (a power of two above all of them). */
export function tally(values: ArrayLike<number>, from: number, to: number, size: number, before?: Tally): Tally {
  const even = new Int32Array(size);
  const odd = new Int32Array(size);
  if (before !== undefined) {
    even.set(before.even);
    odd.set(before.odd);
  }
  for (let n = Math.max(1, from); n < to; n += 1) {
    const counts = (n & 1) === 0 ? even : odd;
    const value = values[n] ?? 0;
    counts[value] = (counts[value] ?? 0) + 1;
  }
  return { even, odd };
}

/**
 * The functional that leaves the fewest rare positions, by the Walsh-Hadamard transform of the counts. The parity of the position may take part only
 * where all splits take numbers of one parity, `parity`.
 */
export function fewest({ even, odd }: Tally, parity: 0 | 1 | undefined): Fit {
  const plain = even.map((count, value) => count + (odd[value] ?? 0));
  const all = plain.reduce((sum, count) => sum + count, 0);
  const first = best(plain, all, { position: 0, odd: parity ?? 0 });
  if (parity === undefined) return first;
  const sign = parity === 0 ? 1 : -1;
  const signed = even.map((count, value) => sign * (count - (odd[value] ?? 0)));
  const second = best(signed, all, { position: 1, odd: parity });
  return second.rare < first.rare ? second : first;
}

function best(counts: Int32Array, all: number, kind: Pick<Functional, 'position' | 'odd'>): Fit {
  const size = counts.length;
  for (let half = 1; half < size; half *= 2) {
    for (let i = 0; i < size; i += 2 * half) {
      for (let j = i; j < i + half; j += 1) {
        const low = counts[j] ?? 0;
        const high = counts[j + half] ?? 0;
        counts[j] = low + high;
        counts[j + half] = low - high;
      }
    }
  }
  let mask = 0;
  for (let i = 1; i < size; i += 1) if ((counts[i] ?? 0) < (counts[mask] ?? 0)) mask = i;
  return { functional: { mask, ...kind }, rare: (all + (counts[mask] ?? 0)) / 2 };
}
