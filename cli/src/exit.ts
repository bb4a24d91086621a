/** How a command ended: answered, a claim refuted or evidence refused, bad input, undecided, stopped by the person. */
export const exits = { answered: 0, refuted: 1, input: 2, undecided: 3, stopped: 130 } as const;

/** An exit code of the command. */
export type Exit = (typeof exits)[keyof typeof exits];

const ORDER: readonly Exit[] = [exits.stopped, exits.input, exits.refuted, exits.undecided];

/** The code of several answers together: the first of stopped, bad input, refuted, undecided that occurs, else answered. */
export function together(codes: Iterable<Exit>): Exit {
  const seen = new Set(codes);
  return ORDER.find((code) => seen.has(code)) ?? exits.answered;
}
