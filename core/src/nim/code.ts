/** All parts different, not all parts equal, all parts equal, or no condition. */
export type Sign = '!' | '?' | '=' | '';

/** Heaps that a take may leave: exactly `parts` of them, or with `more` that many or more, under a condition on their sizes. */
export interface Leave {
  readonly parts: number;
  readonly more: boolean;
  readonly sign: Sign;
}

/** What may be left after taking a given number of tokens, fewest parts first; nothing in it: that number may not be taken. */
export type Digit = readonly Leave[];

/**
 * A take-and-break code: `before[j]` is the digit for adding j tokens (`before[0]` for taking none), `after[i - 1]` for taking i of them;
 * past the last, the digits of `tail` repeat.
 */
export interface Code {
  readonly before: readonly Digit[];
  readonly after: readonly Digit[];
  readonly tail: readonly Digit[];
}

const NONE: Digit = [];

/** What may be left after taking `taken` tokens (negative: after adding). */
export function digitOf(code: Code, taken: number): Digit {
  if (taken <= 0) return code.before[-taken] ?? NONE;
  const past = taken - 1 - code.after.length;
  if (past < 0) return code.after[taken - 1] ?? NONE;
  return code.tail[past % code.tail.length] ?? NONE;
}

/** The most tokens that a finite code can take; undefined for a code with a tail. */
export function mostTaken(code: Code): number | undefined {
  return code.tail.length > 0 ? undefined : code.after.length;
}

/** The most heaps that a move leaves (at least 1); undefined when there is no bound. */
export function mostParts(code: Code): number | undefined {
  const leaves = [...code.before, ...code.after, ...code.tail].flat();
  if (leaves.some((leave) => leave.more)) return undefined;
  return leaves.reduce((most, leave) => Math.max(most, leave.parts), 1);
}

/** Whether no digit puts a condition on the sizes of the parts. */
export function isUnsigned(code: Code): boolean {
  return [...code.before, ...code.after, ...code.tail].flat().every((leave) => leave.sign === '');
}

/** Whether the code is a subtraction set: every number that may be taken may be taken to the last token too, and nothing is split. */
export function isSubtraction(code: Code): boolean {
  if (code.before.length > 0 || code.tail.length > 0) return false;
  return code.after.every((digit) => digit.length === 0 || isTake(digit));
}

/** Whether a digit lets that number be taken, from the last heap too, and nothing else. */
export function isTake(digit: Digit): boolean {
  return digit.length === 2 && digit.every(({ parts, more }, i) => parts === i && !more);
}
