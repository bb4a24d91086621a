import type { Fact } from '../../rules/fact.ts';
import type { MapTable } from '../table.ts';
import type { Broken, Pattern, Patterns } from './found.ts';
import { type PairGuess, pairGuesses, type Spot, spots } from './map.ts';

const MOST_EXCEPTIONS = 6;
const FEWEST_LOST = 4;

/** The patterns of a map: each family's simplest formula that stands, and for the others the one that went farthest. */
export function pairPatterns(table: MapTable): Omit<Patterns, 'both'> {
  const all = spots(table);
  const to = table.from + Math.min(...table.sizes) - 1;
  const found = new Map<string, { readonly guess: PairGuess; readonly exceptions: readonly Spot[] }>();
  const broken = new Map<string, { readonly guess: PairGuess; readonly at: Spot }>();
  const hasValues = all.every(({ value }) => value !== undefined);
  for (const guess of pairGuesses(table.names, all)) {
    if (guess.about === 'values' && !hasValues) continue;
    const key = `${guess.about} ${guess.family}`;
    const trial = triedOn(guess, all, to);
    if ('exceptions' in trial) {
      const before = found.get(key);
      if (before === undefined || guess.size < before.guess.size)
        found.set(key, { guess, exceptions: trial.exceptions });
    } else {
      const before = broken.get(key);
      if (before === undefined || before.at.a + before.at.b < trial.at.a + trial.at.b)
        broken.set(key, { guess, at: trial.at });
    }
  }
  return {
    to,
    found: [...found.values()].sort((x, y) => x.guess.size - y.guess.size).map((one) => patternOf(one, table, to)),
    broken: [...broken]
      .filter(([key, { at }]) => !found.has(key) && at.a + at.b > to / 4)
      .map(([, one]) => brokenOf(one)),
  };
}

type Trial = { readonly exceptions: readonly Spot[] } | { readonly at: Spot };

/** Early exceptions (a + b below a quarter of the map's side) are borne with. */
function triedOn(guess: PairGuess, all: readonly Spot[], to: number): Trial {
  const exceptions: Spot[] = [];
  let lost = 0;
  for (const spot of all) {
    if (guess.says(spot.a, spot.b) === termOf(guess, spot)) {
      lost += spot.lost;
      continue;
    }
    if (spot.a + spot.b > to / 4 || exceptions.length >= MOST_EXCEPTIONS) return { at: spot };
    exceptions.push(spot);
  }
  const last = all.at(-1);
  if (last !== undefined && guess.about === 'lost' && lost < FEWEST_LOST) return { at: last };
  return { exceptions };
}

function termOf({ about }: PairGuess, spot: Spot): number | undefined {
  return about === 'lost' ? spot.lost : spot.value;
}

function patternOf(
  { guess, exceptions }: { readonly guess: PairGuess; readonly exceptions: readonly Spot[] },
  { names: [a = '', b = ''] }: MapTable,
  to: number,
): Pattern {
  const { about, family } = guess;
  const last = exceptions.at(-1);
  const except = last === undefined ? '' : ` except when ${a} + ${b} <= ${last.a + last.b}`;
  return {
    family,
    about,
    claim: `${guess.claim}${except}`,
    exceptions: exceptions.map((spot) => [spot.a, spot.b]),
    says: saysOf(guess, exceptions.length),
    certainty: 'observed',
    verdict: { id: 'pattern-observed', to },
  };
}

function saysOf({ family, facts }: PairGuess, count: number): Fact {
  return { id: `pattern-${family}`, ...facts, count };
}

function brokenOf({ guess, at }: { readonly guess: PairGuess; readonly at: Spot }): Broken {
  const { about, family, claim } = guess;
  const place = `(${at.a}, ${at.b})`;
  const says = saysOf(guess, 0);
  const fact: Fact =
    about === 'values'
      ? { id: 'pattern-broken', says, at: place, said: guess.says(at.a, at.b), found: at.value ?? -1 }
      : { id: at.lost === 1 ? 'pattern-broken-lost' : 'pattern-broken-won', says, at: place };
  return { family, about, claim, at: [at.a, at.b], fact };
}
