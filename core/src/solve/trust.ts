import { misstepOf } from '../rules/misstep.ts';
import type { Component, Outcome } from '../rules/position.ts';
import type { Position, Rules, Theorem } from '../rules/rules.ts';
import { positionsOf } from '../rules/small.ts';
import { retrograde } from './retrograde.ts';
import { type Search, search } from './search.ts';
import { store } from './store.ts';
import { outcomeOf, sums } from './sums.ts';
import { isLost, tally } from './tally.ts';
import { walk } from './walk.ts';

/**
 * How far a theorem was compared with a full search: all positions of sizes up to `to`, so many of them, and the first that disagrees. Where the page's
 * named components stood for the small ones, sizes are places in its list.
 */
export interface Compared {
  readonly to: number;
  readonly positions: number;
  readonly wrong: Position | undefined;
  readonly named: boolean;
}

const OPTIONS = 6000;
const TRIES = 4000;
const SIZES = 40;
const PARTS = 3;

// A pure memo: comparing again gives the same. It only saves the work while the rules live.
const memo = new WeakMap<Rules, Map<Theorem, Compared>>();

/** Compares a theorem of the game with a search of small positions, within a fixed number of options. */
export function compared(rules: Rules, theorem: Theorem): Compared {
  if (theorem.borneOut !== undefined) return { ...theorem.borneOut, wrong: undefined };
  const known = memo.get(rules)?.get(theorem);
  if (known !== undefined) return known;
  const result = compare(rules, theorem);
  const ofRules = memo.get(rules) ?? new Map<Theorem, Compared>();
  memo.set(rules, ofRules.set(theorem, result));
  return result;
}

/** The theorem may stand behind an answer: it is not merely a claim, some small position bears it out, and none disagrees. */
export function isTrusted(rules: Rules, theorem: Theorem): boolean {
  if (theorem.status === 'claimed') return false;
  const { positions, wrong } = compared(rules, theorem);
  return positions > 0 && wrong === undefined;
}

function compare(rules: Rules, theorem: Theorem): Compared {
  const small = compareOn(rules, theorem, rules.samples);
  if (small.wrong !== undefined || rules.beyond === undefined) return small;
  const beyond = compareOn(rules, theorem, rules.beyond);
  return beyond.wrong !== undefined || beyond.positions > small.positions ? beyond : small;
}

function compareOn(rules: Rules, theorem: Theorem, samples: readonly Component[] | undefined): Compared {
  const named = samples !== undefined;
  const judge = theorem.value === undefined || theorem.tame === true ? byOutcome(theorem) : byValue(theorem.value);
  const most = theorem.speaks === 'sum' || theorem.tame === true ? PARTS : 1;
  let positions = 0;
  let tries = 0;
  const last = Math.max(SIZES, samples?.length ?? 0);
  for (let size = 0; size <= last; size += 1) {
    let here = 0;
    for (const position of positionsOf(rules, size, most, samples)) {
      tries += 1;
      if (tries > TRIES) return { to: size - 1, positions, wrong: undefined, named };
      if (position === undefined) continue;
      const verdict = judge(position);
      if (verdict === 'spent') return { to: size - 1, positions, wrong: undefined, named };
      if (verdict === 'wrong') return { to: size - 1, positions, wrong: position, named };
      // That the empty position is won or lost is the convention, and bears out no theorem.
      if (verdict === 'right' && position.length > 0) here += 1;
    }
    positions += here;
  }
  return { to: last, positions, wrong: undefined, named };
}

/** What the search says of the theorem at a position; undefined where the theorem is silent or the rules break. */
type Judge = (position: Position) => 'right' | 'wrong' | 'spent' | undefined;

function byValue(value: NonNullable<Theorem['value']>): Judge {
  const of = search(store());
  return ([part]) => {
    if (part === undefined) return undefined;
    return guarded(() => {
      const said = value(part.component);
      if (said === undefined) return undefined;
      if (!of.walk.run(of.store.id(part), OPTIONS - of.walk.options())) return 'spent';
      return of.walk.cycle() === undefined && of.value(part) === said ? 'right' : 'wrong';
    });
  };
}

function byOutcome(theorem: Theorem): Judge {
  const nodes = sums(store(), theorem.convention);
  const deep = walk(nodes);
  const values = search(store());
  let back = 0;
  return (position) =>
    guarded(() => {
      const said = saying(theorem, position, values);
      if (said === undefined || said === 'spent') return said;
      const node = nodes.node(position);
      if (deep.cycle() === undefined && !deep.run(node, OPTIONS - deep.options())) return 'spent';
      if (deep.cycle() === undefined) return outcomeOf(deep.mark(node)) === said ? 'right' : 'wrong';
      const loopy = retrograde(nodes, node, theorem.convention);
      while (!loopy.run(OPTIONS)) if (back + loopy.options() > OPTIONS) return 'spent';
      back += loopy.options();
      return outcomeOf(loopy.mark(node)) === said ? 'right' : 'wrong';
    });
}

function saying(theorem: Theorem, position: Position, values: Search): Outcome | 'spent' | undefined {
  if (theorem.tame === true) {
    const known: number[] = [];
    for (const part of position) {
      if (!values.walk.run(values.store.id(part), OPTIONS - values.walk.options())) return 'spent';
      const value = values.value(part);
      if (value === undefined) return undefined;
      known.push(value);
    }
    return isLost(tally(known), 'misere') ? 'P' : 'N';
  }
  if (theorem.speaks === 'single' && position.length !== 1) return undefined;
  return theorem.outcome?.(position.map((part) => part.component));
}

function guarded<T>(of: () => T): T | undefined {
  try {
    return of();
  } catch (thrown) {
    if (misstepOf(thrown) === undefined) throw thrown;
    return undefined;
  }
}
