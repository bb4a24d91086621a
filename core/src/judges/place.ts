/** Where a byte of an input stands: line and column from 1. */
export function position(
  bytes: Uint8Array,
  at: number,
): { readonly at: number; readonly line: number; readonly column: number } {
  let line = 1;
  let start = 0;
  for (let i = 0; i < at; i += 1) {
    if (bytes[i] !== 10) continue;
    line += 1;
    start = i + 1;
  }
  return { at, line, column: at - start + 1 };
}
