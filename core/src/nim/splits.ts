import { type Functional, fewest, isRare, tally } from './functional.ts';

/** Two heaps left after taking `taken` tokens; `distinct`: they must differ. */
export interface Split {
  readonly taken: number;
  readonly distinct: boolean;
}

/**
 * The nim-values that splits give, by rare and common positions. A position is rare when its value has an even number of ones in a mask, or, where
 * all splits take numbers of one parity, an even number when the position's own parity is counted in. Two common parts give a rare value, so a common
 * value needs a rare part: only rare parts are tried, and a rare candidate alone needs a search for a witness. Exact for every mask.
 */
export interface Splits {
  /** Marks in `seen` (with the stamp n) the values of all splits of heap n that have a rare part; gives the number of tries. */
  mark(n: number, seen: Int32Array): number;
  /**
   * Whether a split of heap n, marked last, has the value g, given that it is not marked. What is met on the way is marked too, and the next search
   * goes on from there.
   */
  reaches(n: number, g: number, seen: Int32Array): boolean;
  /** Learns the value of heap n, all before it being known. */
  learn(n: number): void;
  /** Learns the values of all heaps before n afresh. */
  relearn(n: number): void;
  /** Tries that the searches for witnesses have made since the last call. */
  searched(): number;
  bytes(): number;
}

/** The splits of a code over a growing table of values, which `values` gives. */
export function splitsOf(splits: readonly Split[], values: () => Int32Array): Splits {
  const odd = ((splits[0]?.taken ?? 0) & 1) === 0 ? 0 : 1;
  const parity = splits.every((split) => (split.taken & 1) === odd) ? odd : undefined;
  let functional: Functional = { mask: 0, position: 0, odd };
  let dense = true; // every position is tried as a part
  let rare = new Int32Array(64);
  let rares = 0;
  let refitAt = 64;
  let turn = 0; // the split, and its first part, from which the search for witnesses goes on
  let next = 1;
  let tries = 0;

  function push(n: number): void {
    if (rares === rare.length) {
      const wider = new Int32Array(2 * rares);
      wider.set(rare);
      rare = wider;
    }
    rare[rares] = n;
    rares += 1;
  }

  function refit(n: number): void {
    refitAt = n + (n >> 1);
    const known = values().subarray(0, n);
    let most = 1;
    for (const value of known) if (value > most) most = value;
    const best = fewest(tally(known, 1, n, 2 ** (32 - Math.clz32(most))), parity);
    dense = best.rare > n / 2;
    functional = best.functional;
    rares = 0;
    if (!dense) for (let i = 1; i < n; i += 1) if (isRare(functional, i, known[i] ?? 0)) push(i);
  }

  return {
    mark(n, seen) {
      const table = values();
      let marked = 0;
      turn = 0;
      next = 1;
      for (const { taken, distinct } of splits) {
        const total = n - taken;
        marked += dense
          ? markAll(table, total, distinct, seen, n)
          : markRare(table, rare, rares, total, distinct, seen, n);
      }
      return marked;
    },
    reaches(n, g, seen) {
      if (dense || !isRare(functional, n, g)) return false;
      const table = values();
      for (; turn < splits.length; turn += 1) {
        const split = splits[turn];
        if (split === undefined) return false;
        const total = n - split.taken;
        const last = split.distinct ? (total - 1) >> 1 : total >> 1;
        const from = next;
        while (next <= last) {
          const value = (table[next] ?? 0) ^ (table[total - next] ?? 0);
          next += 1;
          seen[value] = n;
          if (value === g) {
            tries += next - from;
            return true;
          }
        }
        tries += Math.max(0, next - from);
        next = 1;
      }
      return false;
    },
    learn(n) {
      if (splits.length === 0) return;
      if (n >= refitAt) refit(n + 1);
      else if (!dense && isRare(functional, n, values()[n] ?? 0)) push(n);
    },
    relearn: refit,
    searched() {
      const made = tries;
      tries = 0;
      return made;
    },
    bytes: () => rare.byteLength,
  };
}

function markAll(table: Int32Array, total: number, distinct: boolean, seen: Int32Array, n: number): number {
  const last = distinct ? (total - 1) >> 1 : total >> 1;
  for (let a = 1; a <= last; a += 1) seen[(table[a] ?? 0) ^ (table[total - a] ?? 0)] = n;
  return Math.max(0, last);
}

function markRare(
  table: Int32Array,
  rare: Int32Array,
  rares: number,
  total: number,
  distinct: boolean,
  seen: Int32Array,
  n: number,
): number {
  const banned = distinct && total % 2 === 0 ? total / 2 : -1;
  for (let i = 0; i < rares; i += 1) {
    const a = rare[i] ?? 0;
    if (a >= total) return i;
    if (a !== banned) seen[(table[a] ?? 0) ^ (table[total - a] ?? 0)] = n;
  }
  return rares;
}
