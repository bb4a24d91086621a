import { rareAt, RARE_ROWS, RARE_VALUE, RARES, SCRATCH, SPLITS, STRIDE, step, TAKES, VALUES } from './state';

// Where all values lie below 32, the options of a heap are the bits of one word, and those of 16 heaps four vectors: byte i of vector j has the
// bits of the values from 8 j to 8 j + 7 for heap i.

/** Values of the heaps from + first ... of a sparse batch of 16; gives the first lane that would need a larger value, or 16. */
export function tiny(from: i32, first: i32): i32 {
  mark(from);
  const even = commonBits(0);
  const odd = commonBits(STRIDE);
  for (let lane = first; lane < 16; lane += 1) {
    const n = from + lane;
    const open = ~near(from, n, load<u32>(SCRATCH + (<usize>lane << 2))) & ((lane & 1) == 0 ? even : odd);
    if (open == 0) return lane;
    store<u8>(VALUES + <usize>n, <u8>ctz(open));
  }
  return 16;
}

/** What the rare parts give that need no heap of the batch, a word a heap, at SCRATCH. */
function mark(from: i32): void {
  const bits = i8x16(1, 2, 4, 8, 16, 32, 64, -128, 0, 0, 0, 0, 0, 0, 0, 0);
  const eight = i8x16.splat(8);
  let s0 = i64x2.splat(0);
  let s1 = s0;
  let s2 = s0;
  let s3 = s0;
  for (let rest = SPLITS; rest != 0; rest &= rest - 1) {
    const taken = <i32>ctz(rest);
    const total = from - taken;
    const least = max(1, 16 - taken);
    for (let i = 0; i < RARES; i += 1) {
      const part = rareAt(i);
      if (part < least) continue;
      if (part >= total) break;
      // Places past the table give nothing.
      const x = v128.xor(v128.load(VALUES + <usize>(total - part)), v128.load8_splat(RARE_VALUE + <usize>i));
      s0 = v128.or(s0, i8x16.swizzle(bits, x));
      const y = i8x16.sub(x, eight);
      s1 = v128.or(s1, i8x16.swizzle(bits, y));
      const z = i8x16.sub(y, eight);
      s2 = v128.or(s2, i8x16.swizzle(bits, z));
      s3 = v128.or(s3, i8x16.swizzle(bits, i8x16.sub(z, eight)));
    }
    step(RARES);
  }
  const a = i8x16.shuffle(s0, s1, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
  const b = i8x16.shuffle(s0, s1, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
  const c = i8x16.shuffle(s2, s3, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
  const d = i8x16.shuffle(s2, s3, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
  v128.store(SCRATCH, i16x8.shuffle(a, c, 0, 8, 1, 9, 2, 10, 3, 11));
  v128.store(SCRATCH, i16x8.shuffle(a, c, 4, 12, 5, 13, 6, 14, 7, 15), 16);
  v128.store(SCRATCH, i16x8.shuffle(b, d, 0, 8, 1, 9, 2, 10, 3, 11), 32);
  v128.store(SCRATCH, i16x8.shuffle(b, d, 4, 12, 5, 13, 6, 14, 7, 15), 48);
}

/** The values below 32 that are no rare targets, by the row of the even or the odd heaps. */
function commonBits(row: usize): u32 {
  const none = i64x2.splat(0);
  const p = RARE_ROWS + row;
  return i8x16.bitmask(i8x16.eq(v128.load(p), none)) | (i8x16.bitmask(i8x16.eq(v128.load(p, 16), none)) << 16);
}

/** Adds what the takes and the parts near the heap give. */
function near(from: i32, n: i32, seen: u32): u32 {
  for (let rest = TAKES; rest != 0; rest &= rest - 1) seen |= bitOf(valueAt(n - <i32>ctz(rest)));
  for (let rest = SPLITS; rest != 0; rest &= rest - 1) {
    const taken = <i32>ctz(rest);
    const total = n - taken;
    const least = max(1, 16 - taken);
    for (let i = 0; i < RARES; i += 1) {
      const part = rareAt(i);
      if (part >= least) break;
      seen |= bitOf(valueAt(part) ^ valueAt(total - part));
    }
    for (let i = RARES - 1; i >= 0; i -= 1) {
      const part = rareAt(i);
      if (part < from - taken) break;
      if (part < total) seen |= bitOf(valueAt(part) ^ valueAt(total - part));
    }
  }
  return seen;
}

function valueAt(at: i32): u32 {
  return <u32>load<u8>(VALUES + <usize>at);
}

function bitOf(value: u32): u32 {
  return (<u32>1) << value;
}
