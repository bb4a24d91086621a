import type { Component } from '../rules/position.ts';
import type { Position } from '../rules/rules.ts';

/** Digits that cost no more than one. */
const PLAIN = 20;

/** What an option of a bigint costs beside one of a number, however short. */
const BIG = 8;

/** What looking at one option of a position counts for: 1 for numbers, and the square of the length in units of 20 digits beyond. */
export function priceOf(position: Position): number {
  let most = 1;
  for (const { component } of position)
    if (typeof component !== 'number') most = Math.max(most, priceOfComponent(component));
  return most;
}

/** What looking at one option of a component counts for. */
export function priceOfComponent(component: Component): number {
  const longest = digits(component);
  return longest === 0 ? 1 : Math.max(BIG, Math.ceil((longest / PLAIN) ** 2));
}

/** The digits of the longest bigint in a component; 0 when it holds none. */
function digits(component: Component): number {
  if (typeof component === 'bigint') return component.toString(16).length * 1.2;
  if (typeof component !== 'object') return 0;
  let most = 0;
  for (const one of component) most = Math.max(most, digits(one));
  return most;
}
