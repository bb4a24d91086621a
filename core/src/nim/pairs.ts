/** The nim-values that two non-empty heaps of a given total have, over a table of which ever more is in use. */
export interface Pairs {
  /** Stamps the values of pairs of that total, all of them or all with a light heap; true when that is all of them. */
  mark(total: number, stamped: Int32Array, stamp: number): boolean;
  /** Whether a pair of that total, marked before, has the value, which has no stamp. What is met on the way is stamped. */
  reaches(total: number, value: number, stamped: Int32Array, stamp: number): boolean;
}

/** The most different masks that are tried. */
const MASKS = 1024;

/**
 * Pairs over the table. A heap is light when its value has an even number of ones in a mask: two heavy ones have a light sum, so that a heavy value
 * needs a light heap. True whatever the mask is; the one that leaves fewest light heaps saves most.
 */
export function pairsOf(table: Int32Array): Pairs {
  const mask = lightest(table);
  const light: number[] = [];
  for (let n = 1; n < table.length; n += 1) if (isLight(table[n] ?? 0, mask)) light.push(n);
  const isDense = light.length * 4 > table.length;

  /** Stamps pairs from the first heap on until one has the value. */
  function scan(total: number, value: number, stamped: Int32Array, stamp: number): boolean {
    for (let a = 1; 2 * a <= total; a += 1) {
      const sum = (table[a] ?? 0) ^ (table[total - a] ?? 0);
      stamped[sum] = stamp;
      if (sum === value) return true;
    }
    return false;
  }

  return {
    mark(total, stamped, stamp) {
      if (isDense) scan(total, -1, stamped, stamp);
      else {
        for (const a of light) {
          if (a >= total) break;
          stamped[(table[a] ?? 0) ^ (table[total - a] ?? 0)] = stamp;
        }
      }
      return isDense;
    },
    reaches: (total, value, stamped, stamp) => !isDense && isLight(value, mask) && scan(total, value, stamped, stamp),
  };
}

function isLight(value: number, mask: number): boolean {
  let ones = value & mask;
  let even = true;
  for (; ones > 0; ones &= ones - 1) even = !even;
  return even;
}

function lightest(table: Int32Array): number {
  const counts = new Map<number, number>();
  for (const value of table) counts.set(value, (counts.get(value) ?? 0) + 1);
  let best = { mask: 0, light: table.length };
  for (let mask = 1; mask < MASKS && counts.size < MASKS; mask += 1) {
    let light = 0;
    for (const [value, count] of counts) if (isLight(value, mask)) light += count;
    if (light < best.light) best = { mask, light };
  }
  return best.mask;
}
