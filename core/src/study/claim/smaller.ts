import type { Component } from '../../rules/position.ts';
import type { Position } from '../../rules/rules.ts';

/** The sum of all numbers of a component; a word counts its letters. */
function totalOf(component: Component): number {
  if (typeof component === 'string') return component.length;
  if (typeof component === 'object') return component.reduce<number>((sum, item) => sum + totalOf(item), 0);
  return Number(component);
}

/** The total of a position. */
export function total(position: Position): number {
  return position.reduce((sum, { component }) => sum + totalOf(component), 0);
}

/** Whether a position comes before another: least total, then fewest components, then lexicographically. */
export function isSmaller(a: Position, b: Position): boolean {
  const byTotal = total(a) - total(b) || a.length - b.length;
  if (byTotal !== 0) return byTotal < 0;
  for (const [i, { component }] of a.entries()) {
    const order = compare(component, b[i]?.component ?? 0);
    if (order !== 0) return order < 0;
  }
  return false;
}

function compare(a: Component, b: Component): number {
  if (typeof a === 'object' && typeof b === 'object') {
    if (a.length !== b.length) return a.length - b.length;
    for (const [i, item] of a.entries()) {
      const order = compare(item, b[i] ?? 0);
      if (order !== 0) return order;
    }
    return 0;
  }
  return a < b ? -1 : a > b ? 1 : 0;
}
