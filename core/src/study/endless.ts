import type { Fact } from '../rules/fact.ts';
import { isMisstep } from '../rules/misstep.ts';
import type { Component } from '../rules/position.ts';
import type { Rules } from '../rules/rules.ts';
import { componentsOfTotal } from './enumerate.ts';

const LARGEST = 3;
const HIGH = 1000;
const MOST = 50_000;

/** Why no table can be made of a game whose small components lead to ever larger ones; undefined where none is seen to. */
export function endless(rules: Rules): Fact | undefined {
  try {
    return rising(rules);
  } catch (thrown) {
    // Where the rules break, the table itself tells.
    if (isMisstep(thrown)) return undefined;
    throw thrown;
  }
}

function rising(rules: Rules): Fact | undefined {
  const seen = new Set<string>();
  let work = 0;
  for (let total = 0; total <= LARGEST; total += 1) {
    for (const start of componentsOfTotal(rules.shape, total)) {
      if (rules.refused(start) !== undefined) continue;
      const open: Component[] = [rules.kept(start)];
      for (let one = open.pop(); one !== undefined; one = open.pop()) {
        const key = JSON.stringify(one, (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value));
        if (seen.has(key)) continue;
        seen.add(key);
        if (size(one) > HIGH) return { id: 'table-endless', game: rules.name, at: start, total: HIGH };
        for (const { to = [] } of rules.options(one)) {
          work += 1;
          if (work > MOST) return undefined;
          for (const part of to) if (part.rules.name === rules.name) open.push(part.component);
        }
      }
    }
  }
  return undefined;
}

/** The largest number in a component. */
function size(component: Component): number {
  if (typeof component === 'string') return 0;
  if (typeof component !== 'object') return Number(component);
  return component.reduce<number>((most, one) => Math.max(most, size(one)), 0);
}
