/** Rows of bits, 32 to a word, bit j of a row at place j mod 32 of its word j div 32. Arrays hold one word more than their rows, so that a look past a row is harmless. */
export type Bits = Int32Array;

/** The words that a row of so many bits takes. */
export function wordsOf(bits: number): number {
  return (bits + 31) >>> 5;
}

/** Adds the bits of one row from bit `low` on to another, `shift` places up. */
export function orShifted(
  to: Bits,
  at: number,
  from: Bits,
  start: number,
  words: number,
  shift: number,
  low: number,
): void {
  const skip = shift >>> 5;
  const by = shift & 31;
  let i = low >>> 5;
  if (i + skip >= words) return;
  let word = (from[start + i] ?? 0) & (-1 << (low & 31));
  const end = words - skip;
  const move = at + skip;
  if (by === 0) {
    for (; i < end; i += 1) {
      to[move + i] = (to[move + i] ?? 0) | word;
      word = from[start + i + 1] ?? 0;
    }
    return;
  }
  const down = 32 - by;
  let carried = 0;
  for (; i < end; i += 1) {
    to[move + i] = (to[move + i] ?? 0) | (word << by) | carried;
    carried = word >>> down;
    word = from[start + i + 1] ?? 0;
  }
}

/** Adds the bits of one row to another, those of a mask alone where there is one. */
export function orMasked(to: Bits, at: number, from: Bits, start: number, mask: Bits | undefined, words: number): void {
  if (mask === undefined) for (let i = 0; i < words; i += 1) to[at + i] = (to[at + i] ?? 0) | (from[start + i] ?? 0);
  else for (let i = 0; i < words; i += 1) to[at + i] = (to[at + i] ?? 0) | ((from[start + i] ?? 0) & (mask[i] ?? 0));
}

/** The bit j of the row that starts at a word. */
export function bitAt(bits: Bits, at: number, j: number): number {
  return ((bits[at + (j >>> 5)] ?? 0) >>> (j & 31)) & 1;
}

/** Sets a bit. */
export function setBit(bits: Bits, at: number, j: number): void {
  const word = at + (j >>> 5);
  bits[word] = (bits[word] ?? 0) | (1 << (j & 31));
}

/** What a bit of a row does to the bits above it: those `first`, `first + step`, … above (a step of 0: only the first), if it lies at `floor` or above and they are in the mask. */
export interface Mark {
  readonly first: number;
  readonly step: number;
  readonly floor: number;
  mask: Bits | undefined;
  readonly allows: ((j: number) => boolean) | undefined;
  /** By residue: all bits from here on are set already. */
  readonly done: Int32Array;
}

/** A mark for rows of so many bits. */
export function markOf(first: number, step: number, floor: number, allows: Mark['allows']): Mark {
  return { first, step, floor, mask: undefined, allows, done: new Int32Array(Math.max(1, step)) };
}

/** Sets what a mark sets for the bit j. */
export function mark(row: Bits, of: Mark, j: number, length: number): void {
  const { first, step, floor, done } = of;
  if (j < floor) return;
  const start = j + first;
  if (step === 0) {
    if (start < length && isOpen(row, of, start)) setBit(row, 0, start);
    return;
  }
  const residue = start % step;
  if (done[residue] === 1) return;
  done[residue] = 1;
  for (let at = start; at < length; at += step) if (isOpen(row, of, at)) setBit(row, 0, at);
}

function isOpen(row: Bits, { mask, allows }: Mark, j: number): boolean {
  if (mask !== undefined && bitAt(mask, 0, j) === 0) return false;
  return allows === undefined || bitAt(row, 0, j) === 1 || allows(j);
}

/** Adds those bits of a row that are allowed to one that starts at word 0; of bits that stand there already nothing is asked. */
export function orAllowed(to: Bits, from: Bits, start: number, words: number, allows: (j: number) => boolean): void {
  for (let w = 0; w < words; w += 1) {
    let word = (from[start + w] ?? 0) & ~(to[w] ?? 0);
    while (word !== 0) {
      const low = word & -word;
      if (allows(w * 32 + 31 - Math.clz32(low))) to[w] = (to[w] ?? 0) | low;
      word ^= low;
    }
  }
}

/** Calls for every bit of a row that is set. */
export function eachBit(row: Bits, words: number, visit: (j: number) => void): void {
  for (let w = 0; w < words; w += 1) {
    let word = row[w] ?? 0;
    while (word !== 0) {
      const low = word & -word;
      visit(w * 32 + 31 - Math.clz32(low));
      word ^= low;
    }
  }
}

/** A row to be settled, bit by bit upwards. */
export interface Row {
  readonly length: number;
  readonly blocked: Bits;
  /** The row of lost bits, which starts at a word; those that are lost as copies stand there already. */
  readonly lost: Bits;
  /** Bits that are copies of others: nothing is asked of them. */
  readonly copies: Bits | undefined;
  readonly marks: readonly Mark[];
  /** Whether a bit that nothing blocks is lost; undefined: it is. */
  readonly holds: ((j: number) => boolean) | undefined;
}

/** Settles a row: what nothing blocks is lost, and marks what lies above it. Gives the number of bits looked at. */
export function settle({ length, blocked, lost, copies, marks, holds }: Row, at: number): number {
  const words = (length + 31) >>> 5;
  const tail = (length & 31) === 0 ? -1 : (1 << (length & 31)) - 1;
  let end = length;
  let looked = 0;
  for (let w = 0; w < words && w * 32 < end; w += 1) {
    const inside = w === words - 1 ? tail : -1;
    let above = inside;
    for (;;) {
      const copied = copies === undefined ? 0 : (copies[w] ?? 0);
      const known = copied & (lost[at + w] ?? 0);
      const free = ((~(blocked[w] ?? 0) & ~copied) | known) & above;
      if (free === 0) break;
      const low = free & -free;
      const j = w * 32 + 31 - Math.clz32(low);
      if (j >= end) break;
      looked += 1;
      above = inside & ~(low | (low - 1));
      if ((known & low) === 0) {
        if (holds !== undefined && !holds(j)) continue;
        lost[at + w] = (lost[at + w] ?? 0) | low;
      }
      for (let m = 0; m < marks.length; m += 1) {
        const one = marks[m];
        if (one === undefined) continue;
        if (one.step === 1 && one.mask === undefined && one.allows === undefined) {
          if (j >= one.floor) end = Math.min(end, j + one.first);
        } else mark(blocked, one, j, length);
      }
    }
  }
  return looked;
}
