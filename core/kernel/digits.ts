// The numbers of a long text: digits with blanks between. Addresses are in bytes.

/** Where the last number begins, and the byte behind it. */
export let LAST: i32 = 0;
export let BEHIND: i32 = 0;
/** The least and the greatest of the numbers. */
export let LEAST: i64 = 0;
export let GREATEST: i64 = 0;

/** With more digits a number may not fit in 64 bits. */
const MOST_DIGITS: i32 = 18;
/** The largest number whose neighbours are exact as 64-bit floats. */
const MOST: i64 = 9007199254740991;

/**
 * Reads the numbers, each ended by a blank, out of the bytes from `at` on before `end`; writes them as 64-bit floats from `target` on, and their low 32 bits from `low` on. Tells
 * how many; it ends before what is no such number.
 */
export function numbers(at: i32, end: i32, target: usize, low: usize): i32 {
  let start = at;
  let value: i64 = 0;
  let read = 0;
  LEAST = MOST;
  GREATEST = 0;
  for (let stop = at; stop < end; stop += 1) {
    const byte: i32 = load<u8>(stop);
    const digit = byte - 48;
    if (<u32>digit <= 9) {
      value = value * 10 + digit;
      continue;
    }
    if (byte != 32 && <u32>(byte - 9) > 4) break;
    if (stop > start) {
      if (stop - start > MOST_DIGITS || value > MOST) break;
      store<f64>(target + (<usize>read << 3), <f64>value);
      store<i32>(low + (<usize>read << 2), <i32>value);
      if (value < LEAST) LEAST = value;
      if (value > GREATEST) GREATEST = value;
      read += 1;
      LAST = start;
      BEHIND = stop;
      value = 0;
    }
    start = stop + 1;
  }
  return read;
}

/** The greatest as a float. */
export function greatest(): f64 {
  return <f64>GREATEST;
}

/** The least as a float. */
export function least(): f64 {
  return <f64>LEAST;
}
