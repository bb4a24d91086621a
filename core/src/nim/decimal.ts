const ZERO = 48;
/** Numbers below it are divided by 32-bit operators, several times as fast. */
const SMALL = 2 ** 31;

/** Writes the decimal digits of a whole number, below 2^53 and not negative, from `at` on; the place after them. */
export function decimal(bytes: Uint8Array, at: number, number: number): number {
  let end = at + 1;
  for (let size = 10; size <= number; size *= 10) end += 1;
  let i = end - 1;
  let left = number;
  for (; left >= SMALL; i -= 1) {
    const rest = Math.floor(left / 10);
    bytes[i] = ZERO + (left - rest * 10);
    left = rest;
  }
  for (; i >= at; i -= 1) {
    const rest = (left / 10) | 0;
    bytes[i] = ZERO + (left - rest * 10);
    left = rest;
  }
  return end;
}
