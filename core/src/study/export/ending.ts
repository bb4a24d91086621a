import type { Component } from '../../rules/position.ts';
import type { Rules } from '../../rules/rules.ts';
import { componentsOfTotal } from '../enumerate.ts';

/** Totals of the components from which play is followed; of a game of one number they cost little. */
const LARGEST = 6;
const LARGEST_HEAP = 40;
/** Components that are followed, and those that have to be followed to their ends. */
const MOST = 20_000;
const LEAST_TOTAL = 2;

/** How play goes on from small components: it always ends, it can go round, or it does not come to an end of what can come. */
export type Play = 'ends' | 'cycles' | 'grows';

/** How play goes: a game with cycles is searched from the ends backwards, one that grows for ever is not searched. */
export function playOf(rules: Rules): Play {
  if (rules.ends) return 'ends';
  const place = new Map<string, number>();
  const all: Component[] = [];
  const before: number[][] = [];
  const left: number[] = [];
  const meet = (component: Component): number => {
    const key = JSON.stringify(component, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value));
    const known = place.get(key);
    if (known !== undefined) return known;
    place.set(key, all.length);
    all.push(component);
    before.push([]);
    return all.length - 1;
  };
  const [first] = rules.shape;
  const largest = rules.shape.length === 1 && first?.depth === 0 ? LARGEST_HEAP : LARGEST;
  for (let total = 0; total <= largest && all.length <= MOST; total += 1) {
    for (const component of componentsOfTotal(rules.shape, total))
      if (all.length <= MOST && rules.refused(component) === undefined) meet(rules.kept(component));
    while (left.length < all.length && all.length <= MOST) {
      const from = left.length;
      const parts = [...rules.options(all[from] ?? 0)].flatMap(({ to = [] }) => to);
      const own = parts.filter((part) => part.rules.name === rules.name).map(({ component }) => meet(component));
      for (const to of own) before[to]?.push(from);
      left.push(own.length);
    }
    if (all.length > MOST && total <= LEAST_TOTAL) return 'grows';
  }
  return goesRound(before, left) ? 'cycles' : 'ends';
}

/** Whether something is left when, again and again, all is taken away whose options are gone; what was not followed counts as gone. */
function goesRound(before: readonly (readonly number[])[], left: readonly number[]): boolean {
  const waits = [...left];
  const over = [...before.keys()].filter((i) => (waits[i] ?? 0) === 0);
  for (const i of over)
    for (const j of before[i] ?? []) {
      waits[j] = (waits[j] ?? 0) - 1;
      if (waits[j] === 0) over.push(j);
    }
  return over.length < before.length;
}
