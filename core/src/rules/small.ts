import type { Component } from './position.ts';
import type { Position, Rules } from './rules.ts';
import type { Field, Shape } from './shape.ts';

/** Every component of the shape whose numbers and list lengths add up to `size`, lexicographically; a letter counts its place in the alphabet. */
export function* componentsOf(shape: Shape, size: number): Generator<Component> {
  const [only] = shape;
  if (shape.length === 1 && only !== undefined) yield* ofField(only, only.depth, size);
  else yield* tuples(shape, size);
}

function* tuples(fields: Shape, size: number): Generator<readonly Component[]> {
  const [first, ...rest] = fields;
  if (first === undefined) {
    if (size === 0) yield [];
    return;
  }
  for (let own = rest.length === 0 ? size : 0; own <= size; own += 1) {
    for (const value of ofField(first, first.depth, own))
      for (const others of tuples(rest, size - own)) yield [value, ...others];
  }
}

function* ofField(field: Field, depth: number, size: number): Generator<Component> {
  if (depth === 0) {
    if (field.members.length === 0) yield size;
    else yield* tuples(field.members.map(plain), size);
    return;
  }
  const alphabet = depth === 1 && field.letters !== undefined ? [...field.letters] : undefined;
  for (const list of lists(field, depth, size, alphabet?.length)) {
    // Under a letter's alphabet the elements are numbers below its length, by `lists`.
    if (alphabet === undefined) yield list;
    else yield list.map((index) => alphabet[Number(index)] ?? '').join('');
  }
}

function* lists(
  field: Field,
  depth: number,
  size: number,
  letters: number | undefined,
): Generator<readonly Component[]> {
  if (size === 0) yield [];
  const most = letters === undefined ? size - 1 : Math.min(size, letters) - 1;
  for (let own = 0; own <= most; own += 1) {
    for (const value of ofField(field, depth - 1, own))
      for (const rest of lists(field, depth, size - own - 1, letters)) yield [value, ...rest];
  }
}

function plain(name: string): Field {
  return { name, depth: 0, members: [], letters: undefined };
}

/** The components of a size from 1: the sample of that place, where samples are named, else all of the shape. */
export function componentsOfSize({ shape }: Rules, size: number, samples?: readonly Component[]): Iterable<Component> {
  return samples === undefined ? componentsOf(shape, size) : samples.slice(size - 1, size);
}

/**
 * Every position of at most `most` components of the game with sizes adding up to `size`, order of components aside; undefined for a component that
 * may not stand there, so that who asks can count how many were looked at.
 */
export function* positionsOf(
  rules: Rules,
  size: number,
  most: number,
  samples = rules.samples,
): Generator<Position | undefined> {
  for (const list of sums(rules, size, size, most, samples)) yield list?.map((component) => ({ rules, component }));
}

function* sums(
  rules: Rules,
  size: number,
  largest: number,
  most: number,
  samples: readonly Component[] | undefined,
): Generator<readonly Component[] | undefined> {
  if (size === 0) yield [];
  if (most === 0) return;
  // What is left must fit in the parts left, none of them larger.
  for (let own = Math.min(size, largest); own >= 1 && own * most >= size; own -= 1) {
    for (const component of componentsOfSize(rules, own, samples)) {
      if (!stands(rules, component)) yield undefined;
      else
        for (const rest of sums(rules, size - own, own, most - 1, samples))
          yield rest === undefined ? undefined : [component, ...rest];
    }
  }
}

/** The component may be typed as it is: it is not refused and is its own normal form. */
export function stands(rules: Rules, component: Component): boolean {
  if (rules.refused(component) !== undefined) return false;
  const kept = rules.kept(component);
  return kept === component || JSON.stringify(kept) === JSON.stringify(component);
}
