import { mex } from '../nim/mex.ts';
import { nimSum } from '../nim/xor.ts';
import type { Valued } from '../rules/answer.ts';
import type { Fact } from '../rules/fact.ts';
import type { Convention, Outcome, Whole } from '../rules/position.ts';
import type { Part, Position } from '../rules/rules.ts';
import { titleOf } from '../rules/title.ts';
import { everyEntry, type Games, type Judge, keyOf, partsOf, type Replayed, textOf } from './judge.ts';

/** The outcome of a sum played as Nim on its values; in misère play Bouton's rule for heaps of at most 1. */
export function outcomeOfValues(values: readonly Whole[], convention: Convention): Outcome {
  const isSmall = values.every((value) => value <= 1);
  const isLost = Number(nimSum(values)) === 0;
  return (convention === 'misere' && isSmall ? !isLost : isLost) ? 'P' : 'N';
}

/** The values of all parts of a position; undefined when one is unknown. */
export function valuesOf(position: Position, value: (part: Part) => Whole | undefined): readonly Whole[] | undefined {
  const values: Whole[] = [];
  for (const part of position) {
    const found = value(part);
    if (found === undefined) return undefined;
    values.push(found);
  }
  return values;
}

/** A judge that knows values: outcomes follow from them. */
export function byValue(value: (part: Part) => Whole | undefined, convention: Convention): Judge {
  return {
    value,
    outcome(position) {
      const values = valuesOf(position, value);
      return values === undefined ? undefined : outcomeOfValues(values, convention);
    },
  };
}

/** Replays a list of values: each must be the mex of the values that its options have in the list. */
export function replayValues(list: readonly Valued[], convention: Convention, games: Games): Replayed {
  if (list.length === 0) return { flaw: { id: 'flaw-empty' } };
  const known = new Map<string, number>();

  /** The listed value of a component, or of its normal form under the symmetry. */
  function listed(part: Part): number | undefined {
    return known.get(`${titleOf(part.rules)} ${textOf(part.component)}`) ?? known.get(keyOf(part));
  }

  function flawOf(entry: Valued): Fact | 'later' | undefined {
    const parts = partsOf([entry], games);
    const [part] = parts;
    if (typeof parts === 'string' || typeof part !== 'object') return 'later';
    const seen = new Set<number>();
    for (const option of games.options(part)) {
      let sum: Whole = 0;
      for (const next of option.to ?? []) {
        const value = listed(next);
        if (value === undefined) return { id: 'flaw-unlisted', game: next.rules.name, component: next.component };
        sum = nimSum([sum, value]);
      }
      if (option.ends !== undefined) return { id: 'flaw-method', said: 'values', found: option.ends };
      seen.add(Number(sum));
    }
    const found = mex(seen);
    return found === entry.value
      ? undefined
      : { id: 'flaw-nim-value', game: entry.game, component: entry.component, said: entry.value, found };
  }

  for (const { game, component, value } of list) known.set(`${game} ${textOf(component)}`, value);
  const flaw = everyEntry(list, flawOf, (entry) => ({ id: 'flaw-unknown-game', game: entry.game }));
  if (flaw !== undefined) return { flaw };
  return {
    value: listed,
    outcome(position) {
      const values = valuesOf(position, listed);
      return values === undefined ? undefined : outcomeOfValues(values, convention);
    },
  };
}
