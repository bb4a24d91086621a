/** A written sum whichever way round its parts stand: 2 + 14 and 14 + 2 are the same. */
export function sumKey(written: string): string {
  return written.split(' + ').sort().join(' + ');
}
