import { brute } from '../../check/brute.ts';
import type { Component, Convention, Outcome } from '../../rules/position.ts';
import type { Part, Position } from '../../rules/rules.ts';
import { numberSum } from './numbers.ts';

/** Outcomes and values by the definitions alone; undefined where that would take too long. */
export interface Judging {
  outcome(position: Position | undefined): Outcome | undefined;
  value(part: Part | undefined): number | undefined;
}

/** Positions looked at before a judge gives up. */
const MOST = 20_000;
/** Deeper positions are not begun: the definitions call themselves. */
const DEEPEST = 300;

/** A judge of one convention. */
export function judging(convention: Convention): Judging {
  const oracle = brute(MOST);
  let isSpent = false;

  function within<T>(position: Position, ask: () => T): T | undefined {
    if (isSpent || position.reduce((sum, { component }) => sum + size(component), 0) > DEEPEST) return undefined;
    try {
      return ask();
    } catch {
      // Out of patience, a cycle, or rules that break there: nothing is said of this or what follows.
      isSpent = true;
      return undefined;
    }
  }

  return {
    outcome: (position) =>
      position &&
      within(position, () => {
        const isValued = convention === 'normal' && position.every(({ rules }) => !rules.finals);
        if (!isValued) return oracle.outcome(position, convention).outcome;
        return numberSum(position.map((part) => BigInt(oracle.value(part)))) === 0n ? 'P' : 'N';
      }),
    value: (part) => part && within([part], () => (part.rules.finals ? undefined : oracle.value(part))),
  };
}

function size(component: Component): number {
  if (typeof component === 'string') return component.length;
  return typeof component === 'object' ? component.reduce<number>((sum, one) => sum + size(one), 0) : Number(component);
}
