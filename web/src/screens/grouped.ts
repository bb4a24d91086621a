/** A number with its digits in threes. */
export function grouped(count: number): string {
  return count.toLocaleString('en').replaceAll(',', '\u202f');
}
