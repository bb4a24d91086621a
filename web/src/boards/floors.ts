/** The number of the top floor of a tower: the building of the tale has fourteen, a higher one as many as it needs. */
export function topFloor(floors: number): number {
  return Math.max(14, floors);
}
