import type { Evidence, Progress, Valued } from '../rules/answer.ts';
import type { Component } from '../rules/position.ts';
import type { Part, Rules } from '../rules/rules.ts';
import { stands } from '../rules/small.ts';
import { titleOf } from '../rules/title.ts';
import { type Account, left } from './account.ts';
import { type BoxMap, boxed } from './box.ts';

/** The nim-values of all components of a box. */
export interface Boxed {
  readonly by: 'table';
  readonly certainty: 'computed';
  value(component: Component): number | undefined;
  evidence(): Evidence;
  /** How many values the evidence lists. */
  listed(): number;
}

/** The values of parts of one game by loops over the box below them; undefined where their shape is not fixed, or the box would cost more than what is left. */
export function* byBox(
  rules: Rules,
  parts: readonly Part[],
  of: Account,
): Generator<Progress, Boxed | undefined, number> {
  const like = parts[0]?.component;
  const sizes = sizesOf(rules, parts);
  if (like === undefined || sizes === undefined || cellsOf(sizes) > left(of)) return undefined;
  const map = yield* boxed(rules, { like, sizes, convention: 'normal', holds: 'values' }, of);
  if (map === undefined || 'id' in map) return undefined;
  return {
    by: 'table',
    certainty: 'computed',
    value(component) {
      const numbers = numbersOf(component);
      if (numbers === undefined || numbers.length !== sizes.length) return undefined;
      if (numbers.some((one, i) => one < 0 || one >= (map.sizes[i] ?? 0))) return undefined;
      const value = map.at(numbers);
      return value < 0 ? undefined : value;
    },
    evidence: () => ({ by: 'table', values: valuesIn(rules, map, typeof like === 'number') }),
    listed: () => (map.isWhole ? cellsOf(map.sizes) : standing(rules, map, typeof like === 'number').length),
  };
}

/** How many components the box below the parts has; undefined where there is none. */
export function cellsBelow(rules: Rules, parts: readonly Part[]): number | undefined {
  const sizes = sizesOf(rules, parts);
  return sizes && cellsOf(sizes);
}

/** The sizes of the box that holds all parts; undefined where they are not of one fixed shape. */
function sizesOf(rules: Rules, parts: readonly Part[]): readonly number[] | undefined {
  if (rules.box === undefined) return undefined;
  let sizes: number[] | undefined;
  for (const { component } of parts) {
    const numbers = numbersOf(component);
    sizes ??= numbers?.map(() => 0);
    if (numbers === undefined || numbers.length !== sizes?.length) return undefined;
    for (const [i, n] of numbers.entries()) sizes[i] = Math.max(sizes[i] ?? 0, n + 1);
  }
  return sizes?.every(Number.isSafeInteger) === true ? sizes : undefined;
}

/** The components of a box that may stand there, their numbers. */
function standing(rules: Rules, { sizes }: BoxMap, isNumber: boolean): readonly (readonly number[])[] {
  return [...cells(sizes)].filter((numbers) => stands(rules, isNumber ? (numbers[0] ?? 0) : numbers));
}

function valuesIn(rules: Rules, map: BoxMap, isNumber: boolean): readonly Valued[] {
  const game = titleOf(rules);
  return standing(rules, map, isNumber).map((numbers) => ({
    game,
    component: isNumber ? (numbers[0] ?? 0) : numbers,
    value: map.at(numbers),
  }));
}

/** The numbers of a component that is one number or a list of them. */
function numbersOf(component: Component): readonly number[] | undefined {
  const list = typeof component === 'object' ? component : [component];
  const numbers = list.filter((one) => typeof one === 'number');
  return numbers.length === list.length && numbers.length > 0 ? numbers : undefined;
}

function cellsOf(sizes: readonly number[]): number {
  return sizes.reduce((product, size) => product * size, 1);
}

function* cells(sizes: readonly number[]): Generator<readonly number[]> {
  const [size, ...rest] = sizes;
  if (size === undefined) yield [];
  else for (let x = 0; x < size; x += 1) for (const others of cells(rest)) yield [x, ...others];
}
