import { COPY, LISTS, OPEN_GROUPS } from './state';
import { FARTHEST, GROUP, GROUP_BYTES } from './windows';

// Windows are written in groups of the same shift, a group as soon as it is full. Until then it lies in OPEN_GROUPS, as long as a group each.

let end: u32 = 0;
let filled: u64 = 0;

/** Begins a list at an offset of LISTS. */
export function open(begin: u32): void {
  end = begin;
  filled = 0;
}

/** Adds the window of the f-th frequent value that many bits back; the groups that are not full are counted in the bytes of `filled`. */
export function add(f: i32, back: i32): void {
  const bit = FARTHEST - back;
  const shift = <usize>(bit & 7);
  const count = <usize>((filled >> (shift << 3)) & 0xff);
  store<u32>(OPEN_GROUPS + shift * GROUP_BYTES + 4 + (count << 2), f * <i32>COPY + (bit >> 3));
  filled += <u64>1 << (shift << 3);
  if (<i32>count + 1 == GROUP) write(shift);
}

/** Ends the list, each group that is not full being filled by its first window; gives the offset behind it. */
export function close(): u32 {
  for (let shift: usize = 0; shift < 8; shift += 1) {
    let count = <usize>((filled >> (shift << 3)) & 0xff);
    if (count == 0) continue;
    const own = OPEN_GROUPS + shift * GROUP_BYTES + 4;
    for (; <i32>count < GROUP; count += 1) store<u32>(own + (count << 2), load<u32>(own));
    write(shift);
  }
  return end;
}

function write(shift: usize): void {
  const own = OPEN_GROUPS + shift * GROUP_BYTES;
  store<i32>(own, <i32>shift);
  memory.copy(LISTS + <usize>end, own, GROUP_BYTES);
  end += <u32>GROUP_BYTES;
  filled &= ~(<u64>0xff << (shift << 3));
}
