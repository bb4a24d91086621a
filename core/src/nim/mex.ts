/** The least whole number not in the set. */
export function mex(values: ReadonlySet<number>): number {
  let least = 0;
  while (values.has(least)) least += 1;
  return least;
}
