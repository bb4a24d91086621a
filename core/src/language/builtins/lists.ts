import { schwenk } from '../../nim/schwenk.ts';
import { compare, divide, isWhole, remainder } from '../../nim/whole.ts';
import { zeckendorf } from '../../nim/zeckendorf.ts';
import type { Whole } from '../../rules/position.ts';
import { order } from '../arithmetic.ts';
import { formula } from '../formula.ts';
import { misstep } from '../refuse.ts';
import type { Place } from '../tree.ts';
import { element, type Type } from '../type.ts';
import { type Frame, isList, plain, same, type Value } from '../value.ts';
import { type Builtin, natural } from './numbers.ts';

const ANY_LIST: Type = { list: 'any' };

/** A value that must be a list. */
export function wantedList(value: Value | undefined, place: Place): readonly Value[] {
  return isList(value) ? value : misstep(place, 'not-list', { found: plain(value ?? 0) });
}

function ofList(type: (list: Type) => Type, of: (list: readonly Value[], place: Place) => Value): Builtin {
  return {
    least: 1,
    most: 1,
    takes: ANY_LIST,
    of: (args, place) => {
      const [first] = args;
      return formula(type(first?.type ?? 'any'), (frame) => of(wantedList(first?.value(frame), place), place), {
        parts: args,
      });
    },
  };
}

function sameElements(type: Type): Type {
  return { list: element(type) };
}

function ofNumber(
  least: number,
  most: number,
  of: (args: readonly Whole[], place: Place) => readonly Value[],
): Builtin {
  return {
    least,
    most,
    takes: 'number',
    of: (args, place) =>
      formula(
        { list: 'number' },
        (frame) =>
          of(
            args.map((arg) => natural(arg.value(frame), place)),
            place,
          ),
        { parts: args },
      ),
  };
}

const len: Builtin = {
  least: 1,
  most: 1,
  takes: ANY_LIST,
  of: (args, place) => {
    const [first] = args;
    const at = first?.slot;
    const value = (frame: Frame) => wantedList(first?.value(frame), place).length;
    return formula('number', value, {
      parts: args,
      safe: typeof first?.type === 'object',
      number: at === undefined ? value : (frame) => (frame[at] as readonly Value[]).length, // a list slot, by its type
    });
  },
};

const rotate: Builtin = {
  least: 2,
  most: 2,
  takes: 'any',
  of: (args, place) => {
    const [list, by] = args;
    return formula(
      sameElements(list?.type ?? 'any'),
      (frame) => rotated(wantedList(list?.value(frame), place), by?.value(frame) ?? 0, place),
      { parts: args },
    );
  },
};

function rotated(list: readonly Value[], by: Value, place: Place): readonly Value[] {
  if (!isWhole(by)) return misstep(place, 'not-number', { found: plain(by) });
  if (list.length === 0) return list;
  const start = Number(remainder(by, list.length));
  return [...list.slice(start), ...list.slice(0, start)];
}

function digits([n = 0, base = 10]: readonly Whole[], place: Place): readonly Whole[] {
  if (base < 2) return misstep(place, 'small-base', { found: base });
  const found: Whole[] = [];
  for (let rest = n; rest !== 0; rest = divide(rest, base)) found.push(remainder(rest, base));
  return found.length === 0 ? [0] : found.reverse();
}

// Short lists of small numbers are by far the most common, and are sorted in the solvers' inner loop.
function inOrder(list: readonly Value[], place: Place): readonly Value[] {
  const sorted = [...list];
  if (list.length > 12 || list.some((item) => typeof item !== 'number'))
    return sorted.sort((a, b) => order(a, b, place));
  for (let i = 1; i < sorted.length; i += 1) {
    const item = sorted[i] ?? 0;
    let at = i;
    for (; at > 0 && (sorted[at - 1] ?? 0) > item; at -= 1) sorted[at] = sorted[at - 1] ?? 0;
    sorted[at] = item;
  }
  return sorted;
}

function allDifferent(list: readonly Value[]): boolean {
  if (list.length > 12 && list.every((item) => typeof item !== 'object')) return new Set(list).size === list.length;
  for (let i = 1; i < list.length; i += 1) {
    const item = list[i] ?? 0;
    for (let j = 0; j < i; j += 1) if (same(item, list[j] ?? 0)) return false;
  }
  return true;
}

function greedyParts([n = 0, factor = 2, less = 0]: readonly Whole[], place: Place): readonly Whole[] {
  if (compare(factor, less) <= 0) return misstep(place, 'small-base', { found: factor });
  return factor === 2 && less === 0 ? zeckendorf(n) : schwenk(n, factor, less);
}

/** The functions of lists, and those that give lists. */
export const LISTS: Readonly<Record<string, Builtin>> = {
  len,
  sorted: ofList(sameElements, inOrder),
  reverse: ofList(sameElements, (list) => [...list].reverse()),
  distinct: ofList(() => 'truth', allDifferent),
  rotate,
  digits: ofNumber(1, 2, digits),
  zeckendorf: ofNumber(1, 3, greedyParts),
};
