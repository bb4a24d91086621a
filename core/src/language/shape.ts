import { isWhole } from '../nim/whole.ts';
import type { Component } from '../rules/position.ts';
import type { Field, Shape } from '../rules/shape.ts';
import { BEYOND } from './formula.ts';
import type { Type } from './type.ts';
import { type Frame, inner, isList, type Value } from './value.ts';

/** What the values of a field are inside the rules: words are lists of their letters' places. */
export function fieldType({ depth, members }: Field): Type {
  let type: Type = members.length === 0 ? 'number' : { tuple: members.map(() => 'number' as const) };
  for (let i = 0; i < depth; i += 1) type = { list: type };
  return type;
}

/** What a component of the shape is inside the rules. */
export function shapeType(shape: Shape): Type {
  const [only] = shape;
  return shape.length === 1 && only !== undefined ? fieldType(only) : { tuple: shape.map(fieldType) };
}

/** The values of the fields of a component, or undefined when it has another shape. Numbers below zero pass. */
export function fieldsOf(component: Component, shape: Shape): Value[] | undefined {
  const parts = shape.length === 1 ? [component] : typeof component === 'object' ? component : [];
  if (parts.length !== shape.length) return undefined;
  const values: Value[] = [];
  for (const [i, field] of shape.entries()) {
    const value = inward(parts[i] ?? '', field, field.depth);
    if (value === undefined) return undefined;
    values.push(value);
  }
  return values;
}

function inward(part: Component, field: Field, depth: number): Value | undefined {
  if (depth === 0) return fitting(inner(part), field, 0) ? inner(part) : undefined;
  if (depth === 1 && field.letters !== undefined && typeof part === 'string') {
    const letters = [...field.letters];
    const places = [...part].map((letter) => letters.indexOf(letter));
    return places.includes(-1) ? undefined : places;
  }
  if (typeof part !== 'object') return undefined;
  const items = part.map((item) => inward(item, field, depth - 1));
  return items.includes(undefined) ? undefined : items.filter((item) => item !== undefined);
}

/** Whether a value inside the rules is one of the field. */
export function fitting(value: Value, field: Field, depth: number): boolean {
  if (depth > 0) return isList(value) && value.every((item) => fitting(item, field, depth - 1));
  if (field.members.length === 0) return isWhole(value);
  return isList(value) && value.length === field.members.length && value.every(isWhole);
}

/** Whether a number in it is below zero. */
export function isBelowZero(value: Value): boolean {
  return isList(value) ? value.some(isBelowZero) : isWhole(value) && value < 0;
}

/** A component from the values of its fields; undefined when they do not have the shape. */
export function componentOf(values: readonly Value[], shape: Shape): Component | undefined {
  const parts = shape.map((field, i) => {
    const value = values[i];
    return value === undefined || !fitting(value, field, field.depth) ? undefined : outward(value, field, field.depth);
  });
  if (parts.includes(undefined)) return undefined;
  return shape.length === 1 ? parts[0] : parts.filter((part) => part !== undefined);
}

function outward(value: Value, field: Field, depth: number): Component | undefined {
  if (!isList(value)) return isWhole(value) ? value : undefined;
  if (depth === 1 && field.letters !== undefined) {
    const letters = [...field.letters];
    const word = value.map((place) => letters[Number(place)]);
    return word.includes(undefined) ? undefined : word.join('');
  }
  const items = value.map((item) => outward(item, field, depth - 1));
  return items.includes(undefined) ? undefined : items.filter((item) => item !== undefined);
}

/** The field values of what an option expression gave: the value itself for one field, else its elements. */
export function fieldValues(value: Value, shape: Shape): readonly Value[] | undefined {
  if (shape.length === 1) return [value];
  return isList(value) && value.length === shape.length ? value : undefined;
}

/** Puts the flat component that starts at `at` into the first slots of the frame; returns where it ends. Lists already there are filled again. */
export function unpack(flat: readonly number[], at: number, shape: Shape, frame: Frame): number {
  let next = at;
  for (let i = 0; i < shape.length; i += 1) {
    const field = shape[i];
    if (field === undefined) continue;
    if (field.depth === 0 && field.members.length === 0) {
      frame[i] = flat[next] ?? 0;
      next += 1;
    } else if (field.depth === 1 && field.members.length === 0) {
      const length = flat[next] ?? 0;
      const list = (Array.isArray(frame[i]) ? frame[i] : []) as number[]; // this slot holds a list of numbers made here
      frame[i] = list;
      if (list.length !== length) list.length = length;
      for (let j = 0; j < length; j += 1) list[j] = flat[next + 1 + j] ?? 0;
      next += length + 1;
    } else {
      const read = deep(flat, next, field, field.depth);
      frame[i] = read.value;
      next = read.next;
    }
  }
  return next;
}

function deep(
  flat: readonly number[],
  at: number,
  field: Field,
  depth: number,
): { readonly value: Value; readonly next: number } {
  if (depth === 0) {
    if (field.members.length === 0) return { value: flat[at] ?? 0, next: at + 1 };
    return { value: flat.slice(at, at + field.members.length), next: at + field.members.length };
  }
  const list: Value[] = [];
  let next = at + 1;
  for (let length = flat[at] ?? 0; length > 0; length -= 1) {
    const read = deep(flat, next, field, depth - 1);
    list.push(read.value);
    next = read.next;
  }
  return { value: list, next };
}

/** Writes a value of the field flat at the end of the page. */
export function pack(value: Value, field: Field, depth: number, page: FlatPage): void {
  if (isList(value)) {
    if (depth > 0) put(page, value.length);
    for (const item of value) pack(item, field, depth - 1, page);
    return;
  }
  if (typeof value !== 'number') throw BEYOND;
  if (value < 0) page.below = true;
  put(page, value);
}

/** A growing list of numbers that is written over and over: `at` is its length so far; `below` says that what was written last is no option; `rows` that options in a row may be written as one. */
export interface FlatPage {
  out: number[];
  at: number;
  below: boolean;
  rows: boolean;
}

/** Writes one number. */
export function put(page: FlatPage, value: number): void {
  page.out[page.at] = value;
  page.at += 1;
}

/** Writes something flat on the page; a number below zero is written too, and leaves the mark `below`. */
export type Writer = (frame: Frame) => void;

/** A shape as a page writes it: `(a, b)`, `h[]`. */
export function shapeText(shape: Shape): string {
  const fields = shape.map(
    ({ name, depth, members }) => `${name}${'[]'.repeat(depth)}${members.length > 0 ? `(${members.join(', ')})` : ''}`,
  );
  return fields.length === 1 ? (fields[0] ?? '') : `(${fields.join(', ')})`;
}
