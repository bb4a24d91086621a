import type { Progress } from '../../rules/answer.ts';
import type { Fact } from '../../rules/fact.ts';
import type { Convention } from '../../rules/position.ts';
import type { Rules } from '../../rules/rules.ts';
import type { Account } from '../../solve/account.ts';
import { type BoxMap, boxed } from '../../solve/box.ts';
import type { Entry, MapTable } from '../table.ts';

/** The box from 0 that holds the components asked for, by loops; undefined where the rules are not fit for it. */
export function* mapped(
  rules: Rules,
  from: number,
  ends: readonly number[],
  convention: Convention,
  asked: BoxMap['holds'],
  of: Account,
): Generator<Progress, BoxMap | Fact | undefined, number> {
  if (ends.some((end) => end < from)) return undefined;
  const wish = { like: ends.map(() => 0), sizes: ends.map((end) => end + 1), convention };
  const hasValues = convention === 'normal' && !rules.finals;
  const holds = hasValues ? asked : 'outcomes';
  const made = yield* boxed(rules, { ...wish, holds }, of);
  if (made !== undefined || !hasValues || holds === 'values') return made;
  return yield* boxed(rules, { ...wish, holds: 'values' }, of);
}

const LOST: Entry = { value: undefined, outcome: 'P' };
const WON: Entry = { value: undefined, outcome: 'N' };

/** The entries of a box, made when they are asked for. */
export function entriesIn({ holds, at }: BoxMap, from: number): Pick<MapTable, 'hasValues' | 'at'> {
  const numbers: number[] = [];
  // One entry for each value: a map has many of them.
  const entries: Entry[] = [];
  const termAt = (place: readonly number[]): number => {
    for (let i = 0; i < place.length; i += 1) numbers[i] = from + (place[i] ?? 0);
    return at(numbers);
  };
  if (holds === 'outcomes')
    return {
      hasValues: false,
      at(place) {
        const term = termAt(place);
        return term < 0 ? undefined : term === 0 ? LOST : WON;
      },
    };
  return {
    hasValues: true,
    at(place) {
      const value = termAt(place);
      if (value < 0) return undefined;
      const known = entries[value];
      if (known !== undefined) return known;
      const fresh: Entry = { value, outcome: value === 0 ? 'P' : 'N' };
      entries[value] = fresh;
      return fresh;
    },
  };
}
