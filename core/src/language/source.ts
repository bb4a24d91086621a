import { add, compare, divide, isWhole, remainder, subtract } from '../nim/whole.ts';
import type { Whole } from '../rules/position.ts';
import type { Formula } from './formula.ts';
import { misstep } from './refuse.ts';
import type { Place } from './tree.ts';
import type { Type } from './type.ts';
import { type Frame, isList, plain, same, type Value } from './value.ts';

/** What a `for` name runs through. */
export type Source =
  | {
      readonly is: 'range';
      readonly from: Formula;
      readonly to: Formula;
      readonly by: Formula | undefined;
      readonly place: Place;
    }
  | {
      readonly is: 'list';
      readonly list: Formula;
      readonly place: Place;
      /** It is written as one element, whatever that is. */
      readonly isOne?: true;
    }
  | {
      readonly is: 'lazy';
      readonly each: (frame: Frame) => Iterable<Value>;
      readonly type: Type;
      readonly parts: readonly Formula[];
      /** The place of a value in the order of running, comparable with others; undefined when it is none of them. */
      readonly place: ((frame: Frame, value: Value) => Value | undefined) | undefined;
      /** How many there are, when that is told without running. */
      readonly size: ((frame: Frame) => Whole | undefined) | undefined;
    };

/** The formulas that a source reads. */
export function reads(source: Source): readonly Formula[] {
  switch (source.is) {
    case 'range':
      return source.by === undefined ? [source.from, source.to] : [source.from, source.to, source.by];
    case 'list':
      return [source.list];
    case 'lazy':
      return source.parts;
  }
}

/** The ends and the step of a range, whole numbers; a step of 0 is endless. */
export function ends(source: Extract<Source, { is: 'range' }>, frame: Frame): readonly [Whole, Whole, Whole] {
  const from = wanted(source.from.value(frame), source.place);
  const to = wanted(source.to.value(frame), source.place);
  const by = source.by === undefined ? 1 : wanted(source.by.value(frame), source.place);
  if (by === 0) return misstep(source.place, 'endless-range');
  return [from, to, by];
}

function wanted(value: Value, place: Place): Whole {
  return isWhole(value) ? value : misstep(place, 'not-number', { found: plain(value) });
}

/** The elements in order, one at a time. */
export function* run(source: Source, frame: Frame): Generator<Value, void> {
  switch (source.is) {
    case 'range': {
      const [from, to, by] = ends(source, frame);
      const up = by > 0;
      for (let value = from; up ? compare(value, to) <= 0 : compare(value, to) >= 0; value = add(value, by))
        yield value;
      return;
    }
    case 'list':
      yield* elements(source.list.value(frame), source.place);
      return;
    case 'lazy':
      yield* source.each(frame);
  }
}

/** The elements of a list value. */
export function elements(value: Value, place: Place): readonly Value[] {
  return isList(value) ? value : misstep(place, 'not-list', { found: plain(value) });
}

/** The place of a value among the elements, from 0, or undefined when it is none of them; undefined too when only running could tell. */
export function rank(source: Source, frame: Frame, value: Value): Value | undefined {
  switch (source.is) {
    case 'range': {
      const [from, to, by] = ends(source, frame);
      if (!isWhole(value)) return undefined;
      const steps = divide(subtract(value, from), by);
      if (steps < 0 || remainder(subtract(value, from), by) !== 0) return undefined;
      return (by > 0 ? compare(value, to) > 0 : compare(value, to) < 0) ? undefined : steps;
    }
    case 'list': {
      const found = elements(source.list.value(frame), source.place).findIndex((one) => same(one, value));
      return found < 0 ? undefined : found;
    }
    case 'lazy':
      return source.place?.(frame, value);
  }
}

/** At most how many elements there are, when that is told without running. */
export function size(source: Source, frame: Frame): Whole | undefined {
  switch (source.is) {
    case 'range': {
      const [from, to, by] = ends(source, frame);
      const steps = divide(subtract(to, from), by);
      return steps < 0 ? 0 : add(steps, 1);
    }
    case 'list':
      return source.isOne ? 1 : elements(source.list.value(frame), source.place).length;
    case 'lazy':
      return source.size?.(frame);
  }
}
