/** What `rankOf` says, in every language the same. */
export const SAID = [
  'In how many moves a position is won or lost, the fastest win and the longest defence; -1: drawn.',
  'Where play cannot go round, any win is as good as any other.',
] as const;

/** One rank for all that is lost, and one more for all that is won. */
export function collapsed(rank: string, lost: 0 | 1): string {
  return lost === 0 ? `${rank} % 2` : `(${rank} + 1) % 2 + 1`;
}
