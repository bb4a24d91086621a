import { partitions } from '../nim/code/partitions.ts';
import { type Code, digitOf, type Leave, mostTaken } from '../nim/code.ts';
import { type Split, type Splits, splitsOf } from '../nim/splits.ts';
import { sumsOf } from '../nim/sums-of-parts.ts';
import { triplesOf } from '../nim/triples.ts';
import { nimSum } from '../nim/xor.ts';

/** The nim-values of the heaps of one code, one heap at a time, for every kind of code: the slow twin of the kernel. */
export interface PlainHeaps {
  /** Goes on for about `work` steps, to heap `end` - 1 at most. */
  run(end: number, work: number): void;
  /** Values computed so far: those of heaps 0 to size - 1. */
  size(): number;
  /** The values; a view, valid until the next run. */
  values(): Int32Array;
  steps(): number;
  bytes(): number;
  /** Lets go of the values. */
  forget(): void;
  /** Goes on from these values of heaps 0, 1, … */
  restart(from: ArrayLike<number>): void;
}

/** An empty table for a code. */
export function plainHeaps(code: Code): PlainHeaps {
  let values = new Int32Array(256);
  let seen = new Int32Array(64).fill(-1);
  let size = 0;
  let steps = 0;
  const moves = movesOf(code, () => values);

  function next(n: number): void {
    if (n === values.length) values = widened(values, 0);
    let made = 1;
    // Values of options lie below seen.length: the largest value so far has its top bit below half of it.
    made += moves.direct(n, (value) => {
      if (value >= seen.length) seen = widened(seen, -1, value);
      seen[value] = n;
    });
    made += moves.splits.mark(n, seen);
    let g = 0;
    while (seen[g] === n || moves.threes(n, g) || moves.splits.reaches(n, g, seen)) g += 1;
    values[n] = g;
    // One place more than any xor of values so far: the mex may be the next power of two.
    if (2 * g >= seen.length) seen = widened(seen, -1, 2 * g);
    moves.splits.learn(n);
    steps += made + g + moves.searched();
    size = n + 1;
  }

  return {
    run(end, work) {
      const stop = steps + work;
      while (size < end && steps < stop) next(size);
    },
    size: () => size,
    values: () => values.subarray(0, size),
    steps: () => steps,
    bytes: () => values.byteLength + seen.byteLength + moves.bytes(),
    forget() {
      values = new Int32Array(0);
    },
    restart(from) {
      size = from.length;
      values = new Int32Array(2 * size);
      values.set(from);
      let most = 0;
      for (let n = 0; n < size; n += 1) most = Math.max(most, values[n] ?? 0);
      if (2 * most >= seen.length) seen = widened(seen, -1, 2 * most);
      moves.splits.relearn(size);
    },
  };
}

function widened(from: Int32Array<ArrayBuffer>, fill: number, place = from.length): Int32Array<ArrayBuffer> {
  let length = 2 * from.length;
  while (length <= place) length *= 2;
  const to = new Int32Array(length).fill(fill);
  to.set(from);
  return to;
}

interface Moves {
  /** Gives the values of all options of heap n that are not splits into two or three; answers their number. */
  direct(n: number, mark: (value: number) => void): number;
  readonly splits: Splits;
  /** Whether a split of heap n in three has the value. */
  threes(n: number, value: number): boolean;
  /** Tries that searches have made since the last call. */
  searched(): number;
  bytes(): number;
}

/** Splits in two or three of a code without tail have their fast path; everything else goes by its value, or by lists of parts. */
function movesOf(code: Code, values: () => Int32Array): Moves {
  const last = mostTaken(code);
  const splits: Split[] = [];
  const thirds: number[] = [];
  const others: { readonly taken: number; readonly leave: Leave }[] = []; // of a code without tail
  for (let taken = 1 - code.before.length; last !== undefined && taken <= last; taken += 1) {
    for (const leave of digitOf(code, taken)) {
      if (isSplit(leave)) splits.push({ taken, distinct: leave.sign !== '' });
      else if (isThird(leave)) thirds.push(taken);
      else others.push({ taken, leave });
    }
  }
  const sums = sumsOf(values);
  const triples = triplesOf(values);
  const pairs = splitsOf(splits, values);
  return {
    direct(n, mark) {
      let made = 0;
      if (last !== undefined) {
        for (const { taken, leave } of others) if (taken <= n) made += markLeave(n - taken, leave, mark);
        return made;
      }
      for (let taken = 1 - code.before.length; taken <= n; taken += 1) {
        for (const leave of digitOf(code, taken)) made += markLeave(n - taken, leave, mark);
      }
      return made;
    },
    splits: pairs,
    threes: (n, value) => thirds.some((taken) => triples.reaches(n - taken, value)),
    searched: () => pairs.searched() + triples.looked(),
    bytes: () => sums.bytes() + triples.bytes(),
  };

  function markLeave(total: number, leave: Leave, mark: (value: number) => void): number {
    const { parts, more, sign } = leave;
    if (parts < 2 && !more) {
      if (parts === 0 && total === 0) mark(0);
      if (parts === 1 && total > 0) mark(values()[total] ?? 0);
      return 1;
    }
    let made = 0;
    for (let count = parts; count <= (more ? total : parts); count += 1) {
      made += sign === '' || count < 2 ? sums.mark(total, count, mark) : markLists(total, count, leave, mark);
    }
    return made;
  }

  function markLists(total: number, count: number, { sign }: Leave, mark: (value: number) => void): number {
    const table = values();
    let made = 0;
    for (const list of partitions(total, count, sign)) {
      mark(Number(nimSum(list.map((part) => table[Number(part)] ?? 0))));
      made += count;
    }
    return made + 1;
  }
}

function isSplit({ parts, more, sign }: Leave): boolean {
  return parts === 2 && !more && sign !== '=';
}

function isThird({ parts, more, sign }: Leave): boolean {
  return parts === 3 && !more && sign === '';
}
