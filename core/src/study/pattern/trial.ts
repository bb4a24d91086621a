import { type Fit, type Guess, type Row, termAt } from './guess.ts';

/** A guess that stands to the end of its row, with the early positions that break it. */
export interface Stands {
  readonly guess: Guess;
  readonly exceptions: readonly number[];
}

/** A guess that fitted the beginning of a row and breaks later. */
export interface Breaks {
  readonly guess: Guess;
  readonly at: number;
  readonly said: number | undefined;
  readonly found: number;
}

/** What became of one family: its simplest formula that stands, or else the one that went farthest. */
export type Trial = Stands | Breaks | undefined;

const FEWEST_LOST = 4;
const FEWEST_TERMS = 12;

/** Tries a family on a row. */
export function tried(guesses: Fit, row: Row): Trial {
  const whole = simplest(standing(guesses, row));
  if (whole !== undefined) return whole;
  let farthest: Breaks | undefined;
  for (const share of [2, 3, 4, 8, 16]) {
    const length = Math.floor(row.terms.length / share);
    if (length < FEWEST_TERMS) break;
    const early = simplest(standing(guesses, { ...row, terms: row.terms.slice(0, length) }));
    if (early === undefined) continue;
    const breaks = firstBreak(early.guess, row, row.from + length);
    // What breaks at once was no pattern.
    const isFar = breaks !== undefined && breaks.at - row.from >= 1.5 * length;
    if (isFar && breaks.at > (farthest?.at ?? -1)) farthest = breaks;
  }
  return farthest;
}

function* standing(guesses: Fit, row: Row): Iterable<Stands> {
  for (const guess of guesses(row)) {
    const exceptions = exceptionsOf(guess, row);
    if (exceptions !== undefined) yield { guess, exceptions };
  }
}

function simplest(all: Iterable<Stands>): Stands | undefined {
  const sizeOf = ({ guess, exceptions }: Stands): number => guess.size + exceptions.length / 10;
  let best: Stands | undefined;
  for (const one of all) if (best === undefined || sizeOf(one) < sizeOf(best)) best = one;
  return best;
}

/** The positions that break a guess; undefined when they are too many or too late, or when too little is there to speak of a pattern. */
function exceptionsOf(guess: Guess, row: Row): readonly number[] | undefined {
  const exceptions: number[] = [];
  const isPeriod = guess.allowed === Number.POSITIVE_INFINITY;
  const late = row.from + (isPeriod ? row.terms.length : Math.max(2, row.terms.length / 8));
  let lost = 0;
  for (const [i, term] of row.terms.entries()) {
    const n = row.from + i;
    if (guess.says(n) === term) {
      lost += term;
      continue;
    }
    exceptions.push(n);
    if (n > late || exceptions.length > guess.allowed) return undefined;
  }
  const isRare = row.about === 'lost' && guess.family !== 'constant' && lost < FEWEST_LOST;
  return isRare || row.terms.length < FEWEST_TERMS ? undefined : exceptions;
}

/** The first position from `start` on where a guess is wrong. */
function firstBreak(guess: Guess, row: Row, start: number): Breaks | undefined {
  for (let n = start; n < row.from + row.terms.length; n += 1) {
    const [said, found] = [guess.says(n), termAt(row, n)];
    if (said !== found) return { guess, at: n, said, found };
  }
  return undefined;
}
