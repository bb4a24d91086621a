import type { Component, Whole } from '../rules/position.ts';
import type { Field, Shape } from '../rules/shape.ts';

/** A component as flat numbers in reading order, every list preceded by its length; undefined when a number is below 0 or past 2^53 - 1. */
export function flatten(shape: Shape, component: Component): number[] | undefined {
  const flat: number[] = [];
  const [only] = shape;
  if (shape.length === 1 && only !== undefined) return write(only, only.depth, component, flat) ? flat : undefined;
  if (!Array.isArray(component)) return undefined;
  for (const [i, field] of shape.entries()) if (!write(field, field.depth, component[i], flat)) return undefined;
  return flat;
}

function write(field: Field, depth: number, value: Component | undefined, flat: number[]): boolean {
  if (depth === 0) {
    if (field.members.length > 0) return Array.isArray(value) && value.every((member) => number(member, flat));
    return number(value, flat);
  }
  if (typeof value === 'string') return letters(field, value, flat);
  if (!Array.isArray(value)) return false;
  flat.push(value.length);
  return value.every((element) => write(field, depth - 1, element, flat));
}

function number(value: Component | undefined, flat: number[]): boolean {
  if (typeof value !== 'number' || value < 0 || !Number.isSafeInteger(value)) return false;
  flat.push(value);
  return true;
}

function letters(field: Field, word: string, flat: number[]): boolean {
  const signs = [...word];
  const alphabet = [...(field.letters ?? '')];
  flat.push(signs.length);
  for (const sign of signs) flat.push(alphabet.indexOf(sign));
  return !flat.includes(-1);
}

/** The component that the flat numbers from `from` on stand for. */
export function unflatten(shape: Shape, flat: readonly number[], from: number): Component {
  const values: Component[] = [];
  let at = from;
  for (const field of shape) {
    const [value, end] = read(field, field.depth, flat, at);
    values.push(value);
    at = end;
  }
  return shape.length === 1 ? (values[0] ?? 0) : values;
}

function read(field: Field, depth: number, flat: readonly number[], at: number): readonly [Component, number] {
  if (depth === 0) {
    const count = field.members.length;
    return count === 0 ? [flat[at] ?? 0, at + 1] : [flat.slice(at, at + count), at + count];
  }
  const length = flat[at] ?? 0;
  if (depth === 1 && field.letters !== undefined) {
    const alphabet = [...field.letters];
    return [
      flat
        .slice(at + 1, at + 1 + length)
        .map((index) => alphabet[index] ?? '')
        .join(''),
      at + 1 + length,
    ];
  }
  const elements: Component[] = [];
  let next = at + 1;
  for (let i = 0; i < length; i += 1) {
    const [element, end] = read(field, depth - 1, flat, next);
    elements.push(element);
    next = end;
  }
  return [elements, next];
}

/** Where a flat component that starts at `at` ends. */
export type Reach = (flat: readonly number[], at: number) => number;

/** Finds the end of flat components of the shape. */
export function reach(shape: Shape): Reach {
  const fixed = shape.every((field) => field.depth === 0);
  const width = shape.reduce((sum, field) => sum + (field.members.length || 1), 0);
  if (fixed) return (_, at) => at + width;
  return (flat, at) => shape.reduce((end, field) => skip(field.depth, field.members.length || 1, flat, end), at);
}

function skip(depth: number, width: number, flat: readonly number[], at: number): number {
  if (depth === 0) return at + width;
  const length = flat[at] ?? 0;
  if (depth === 1) return at + 1 + length * width;
  let end = at + 1;
  for (let i = 0; i < length; i += 1) end = skip(depth - 1, width, flat, end);
  return end;
}

/** The one text of a component, whatever its numbers. */
export function text(component: Component): string {
  return JSON.stringify(component, (_, value: Whole | string | readonly Component[]) =>
    typeof value === 'bigint' ? { big: String(value) } : value,
  );
}
