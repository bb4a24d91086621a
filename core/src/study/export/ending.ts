import type { Component } from '../../rules/position.ts';
import type { Rules } from '../../rules/rules.ts';
import { componentsOfTotal } from '../enumerate.ts';

const LARGEST = 6;
const MOST = 20_000;

/** Whether every play from the small components ends: a game with cycles, or one that goes up for ever, is not searched. */
export function alwaysEnds(rules: Rules): boolean {
  const done = new Set<string>();
  const open = new Set<string>();
  let count = 0;
  const ends = (component: Component): boolean => {
    const key = JSON.stringify(component, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value));
    if (done.has(key)) return true;
    count += 1;
    if (open.has(key) || count > MOST || open.size > 2000) return false;
    open.add(key);
    for (const { to = [] } of rules.options(component))
      for (const part of to) if (part.rules.name === rules.name && !ends(part.component)) return false;
    open.delete(key);
    done.add(key);
    return true;
  };
  for (let total = 0; total <= LARGEST; total += 1) {
    for (const component of componentsOfTotal(rules.shape, total)) {
      if (rules.refused(component) !== undefined) continue;
      if (!ends(rules.kept(component))) return false;
    }
  }
  return true;
}
