import type { Fact } from '../rules/fact.ts';
import type { Component, Outcome, Whole } from '../rules/position.ts';
import type { Option, Part, Position, Rules } from '../rules/rules.ts';
import { titleOf } from '../rules/title.ts';

/** What evidence that has been replayed says; every function answers undefined where it is silent. */
export interface Judge {
  outcome(position: Position): Outcome | undefined;
  value?(part: Part): Whole | undefined;
  rank?(position: Position): number | undefined;
}

/** Evidence replayed: a judge, or the first place where it fails. */
export type Replayed = Judge | { readonly flaw: Fact };

/** One text for one component, whatever its numbers. */
export function textOf(component: Component): string {
  if (typeof component === 'string') return `"${component}"`;
  return Array.isArray(component) ? `[${component.map(textOf).join(',')}]` : String(component);
}

/** The name under which evidence lists a component: that of its normal form under the game's symmetry. */
export function keyOf({ rules, component }: Part): string {
  return `${titleOf(rules)} ${textOf(rules.same?.(component) ?? component)}`;
}

/** Games by name: those of a position, and those that options lead to, as they are met. */
export interface Games {
  find(title: string): Rules | undefined;
  /** The options of a part; the games that they lead to are learnt. */
  options(part: Part): readonly Option[];
}

/** The games of a position. */
export function gamesOf(position: Position): Games {
  const known = new Map<string, Rules>();
  const learn = ({ rules }: Part): Map<string, Rules> => known.set(titleOf(rules), rules);
  position.forEach(learn);
  return {
    find: (title) => known.get(title),
    options(part) {
      const options = [...part.rules.options(part.component)];
      for (const option of options) option.to?.forEach(learn);
      return options;
    },
  };
}

/** The parts that a list of named components stands for; the title of the first unknown game otherwise. */
export function partsOf(
  named: readonly { readonly game: string; readonly component: Component }[],
  games: Games,
): readonly Part[] | string {
  const parts: Part[] = [];
  for (const { game, component } of named) {
    const rules = games.find(game);
    if (rules === undefined) return game;
    parts.push({ rules, component });
  }
  return parts;
}

/**
 * Goes through entries whose games may only become known from other entries: `check` gives 'later' for those, and the first flaw ends it. Entries that
 * stay unknown are a flaw.
 */
export function everyEntry<T>(
  entries: readonly T[],
  check: (entry: T) => Fact | 'later' | undefined,
  unknown: (entry: T) => Fact,
): Fact | undefined {
  let open = entries;
  while (open.length > 0) {
    const later: T[] = [];
    for (const entry of open) {
      const found = check(entry);
      if (found === 'later') later.push(entry);
      else if (found !== undefined) return found;
    }
    const [first] = later;
    if (first !== undefined && later.length === open.length) return unknown(first);
    open = later;
  }
  return undefined;
}
