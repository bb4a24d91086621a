import type { Component } from '../rules/position.ts';
import type { Part, Position, Rules } from '../rules/rules.ts';
import type { Field, Shape } from '../rules/shape.ts';
import { componentsOf, componentsOfSize, stands } from '../rules/small.ts';

/** Lists of numbers are enumerated with at most so many zeros in them: a total alone does not bound their length. */
const ZEROS = 2;

/**
 * Every component of the shape of one total, shorter lists first, then lexicographically. The total is the sum of the numbers; a word counts its
 * letters, and a game with grids counts lengths too.
 */
export function* componentsOfTotal(shape: Shape, total: number): Generator<Component> {
  const [only] = shape;
  if (shape.some((field) => field.depth > 1)) yield* componentsOf(shape, total);
  else if (shape.length === 1 && only !== undefined) yield* ofField(only, total);
  else yield* tuples(shape, total);
}

/**
 * The components of one total that may stand on the board, each in its normal form and so once; undefined for each one passed over, so that a caller
 * can count its work.
 */
function* standing(rules: Rules, total: number): Generator<Component | undefined> {
  const all =
    rules.samples === undefined ? componentsOfTotal(rules.shape, total) : componentsOfSize(rules, total, rules.samples);
  for (const component of all) yield stands(rules, component) ? component : undefined;
}

/** The positions of one total, fewest components first, then lexicographically; components of total 0 stand only alone. Undefined as in `standing`. */
export function* positionsOfTotal(rules: Rules, total: number): Generator<Position | undefined> {
  if (total === 0) yield [];
  const levels: Part[][] = [];
  for (let size = total === 0 ? 0 : 1; size <= total; size += 1) {
    const level: Part[] = [];
    for (const component of standing(rules, size)) {
      if (component !== undefined) level.push({ rules, component });
      yield undefined;
    }
    levels.push(level);
  }
  if (total === 0) for (const part of levels[0] ?? []) yield [part];
  for (let count = 1; count <= total; count += 1) yield* sums(levels, total, count, 1, 0);
}

/** The positions of a single component of one total. Undefined as in `standing`. */
export function* singlesOfTotal(rules: Rules, total: number): Generator<Position | undefined> {
  for (const component of standing(rules, total)) yield component === undefined ? undefined : [{ rules, component }];
}

function* sums(
  levels: readonly (readonly Part[])[],
  total: number,
  count: number,
  level: number,
  from: number,
): Generator<Position> {
  if (count === 0) {
    if (total === 0) yield [];
    return;
  }
  for (let own = level; own * count <= total; own += 1) {
    const parts = levels[own - 1] ?? [];
    for (let i = own === level ? from : 0; i < parts.length; i += 1) {
      const part = parts[i];
      if (part === undefined) continue;
      for (const rest of sums(levels, total - own, count - 1, own, i)) yield [part, ...rest];
    }
  }
}

function* tuples(fields: Shape, total: number): Generator<readonly Component[]> {
  const [first, ...rest] = fields;
  if (first === undefined) {
    if (total === 0) yield [];
    return;
  }
  for (let own = rest.length === 0 ? total : 0; own <= total; own += 1) {
    for (const value of ofField(first, own)) for (const others of tuples(rest, total - own)) yield [value, ...others];
  }
}

function* ofField(field: Field, total: number): Generator<Component> {
  if (field.depth === 0) yield* element(field, total);
  else if (field.letters !== undefined) yield* words([...field.letters], total);
  else
    for (let length = total === 0 ? 0 : 1; length <= total + ZEROS; length += 1)
      yield* lists(field, length, total, ZEROS);
}

function element({ members }: Field, total: number): Iterable<Component> {
  if (members.length === 0) return [total];
  return tuples(
    members.map((name) => ({ name, depth: 0, members: [], letters: undefined })),
    total,
  );
}

function* lists(field: Field, length: number, total: number, zeros: number): Generator<readonly Component[]> {
  if (length === 0) {
    if (total === 0) yield [];
    return;
  }
  // All but `zeros` of the elements are at least 1.
  for (let own = zeros > 0 ? 0 : 1; own <= total; own += 1) {
    const left = own === 0 ? zeros - 1 : zeros;
    if (length - 1 - left > total - own) continue;
    for (const value of element(field, own))
      for (const rest of lists(field, length - 1, total - own, left)) yield [value, ...rest];
  }
}

function* words(letters: readonly string[], length: number): Generator<string> {
  if (length === 0) yield '';
  else for (const letter of letters) for (const rest of words(letters, length - 1)) yield letter + rest;
}
