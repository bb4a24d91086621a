import type { Field, Shape } from '../rules/shape.ts';
import { editWriter, numbersWriter } from './flat-list.ts';
import { BEYOND, type Formula } from './formula.ts';
import type { Form, Game } from './game.ts';
import type { PartForm } from './option.ts';
import type { Writer } from './shape.ts';
import { type FlatPage, fieldValues, fitting, pack, put, unpack } from './shape.ts';
import type { Expr } from './tree.ts';
import { type Frame, isList, type Value } from './value.ts';
/** Writes one part of an option, or all of an `all` list, each after its game's place in the family; says how many parts they are. */
export function partWriter(part: PartForm, place: number, page: FlatPage): (frame: Frame) => number {
  const { game, value } = part;
  const settle = isPlain(game) ? undefined : settling(game, page);
  if (part.all && value !== undefined) {
    return (frame) => {
      const list = value.value(frame);
      if (!isList(list)) throw BEYOND;
      for (const one of list) {
        put(page, place);
        const mark = page.at;
        packed(one, game.shape, page);
        settle?.(mark);
      }
      return list.length;
    };
  }
  const write =
    value === undefined
      ? fieldsWriter(part.fields, part.exprs, game.shape, page)
      : valueWriter(value, game.shape, page);
  if (settle === undefined) {
    return (frame) => {
      page.out[page.at] = place;
      page.at += 1;
      write(frame);
      return 1;
    };
  }
  return (frame) => {
    put(page, place);
    const mark = page.at;
    write(frame);
    settle(mark);
    return 1;
  };
}

/** Whether what is reached stands as it is: no normal form, nothing demanded. */
export function isPlain({ kept, keeps, requires }: Game): boolean {
  return kept === undefined && keeps.length === 0 && demands(requires).length === 0;
}

/** The demands on components: one on the parameters alone that holds is met for good. */
function demands(requires: Game['requires']): Game['requires'] {
  return requires.filter(({ when }) => when.uses.size > 0 || !when.truth([]));
}

/** Takes the normal form of the component written from `mark` on, in place; one that may not stay leaves the mark `below`. */
function settling(game: Game, page: FlatPage): (mark: number) => void {
  const { kept, keeps, shape } = game;
  const requires = demands(game.requires);
  const after: Frame = [];
  const rewrite = kept === undefined ? undefined : formWriter(game, kept, page);
  return (mark) => {
    if (page.below) return;
    unpack(page.out, mark, shape, after);
    if (rewrite !== undefined) {
      page.at = mark;
      rewrite(after);
      if (page.below) return;
      if (keeps.length > 0 || requires.length > 0) unpack(page.out, mark, shape, after);
    }
    for (const { when } of keeps) if (!when.truth(after)) page.below = true;
    if (page.below) return;
    for (const { when } of requires) if (!when.truth(after)) throw BEYOND; // the exact form says what is broken
  };
}

/** Takes the normal form of a component of plain numbers in place; false when it may not stay. Undefined where it stands as it is. */
export function settledForm(game: Game): ((numbers: number[]) => boolean) | undefined {
  if (isPlain(game)) return undefined;
  const page: FlatPage = { out: [], at: 0, below: false, rows: false };
  const settle = settling(game, page);
  return (numbers) => {
    page.out = numbers;
    page.at = numbers.length;
    page.below = false;
    settle(0);
    return !page.below;
  };
}

/** Writes the normal form of the component in the frame. */
export function formWriter(game: Game, { expr, formula }: Form, page: FlatPage): Writer {
  const { scope, shape } = game;
  const [only] = shape;
  if (only !== undefined && shape.length === 1) return fieldWriter(formula, only, page);
  if (expr.is !== 'tuple') return valueWriter(formula, shape, page);
  const fields = expr.items.map((item) => scope.formula(item, scope));
  return fieldsWriter(fields, expr.items, shape, page);
}

function packed(value: Value, shape: Shape, page: FlatPage): void {
  const values = fieldValues(value, shape);
  if (values === undefined) throw BEYOND;
  for (const [i, field] of shape.entries()) {
    const one = values[i];
    if (one === undefined || !fitting(one, field, field.depth)) throw BEYOND;
    pack(one, field, field.depth, page);
  }
}

function valueWriter(value: Formula, shape: Shape, page: FlatPage): Writer {
  return (frame) => packed(value.value(frame), shape, page);
}

function fieldsWriter(fields: readonly Formula[], exprs: readonly Expr[], shape: Shape, page: FlatPage): Writer {
  const writers = shape.flatMap((field, i) => {
    const [value, expr] = [fields[i], exprs[i]];
    return value === undefined || expr === undefined ? [] : [fieldWriter(value, field, page)];
  });
  const [first, second] = writers;
  if (first !== undefined && writers.length === 1) return first;
  if (first !== undefined && second !== undefined && writers.length === 2) {
    return (frame) => {
      first(frame);
      second(frame);
    };
  }
  return (frame) => {
    for (let i = 0; i < writers.length; i += 1) writers[i]?.(frame);
  };
}

function fieldWriter(value: Formula, field: Field, page: FlatPage): Writer {
  if (field.depth === 0 && field.members.length === 0) return numberWriter(value, page);
  if (field.depth === 1 && field.members.length === 0) {
    const { edits } = value;
    if (edits?.all.every(({ indexes }) => indexes.length === 1)) return editWriter(edits.list, edits.all, page);
    return numbersWriter(value, page);
  }
  return (frame) => {
    const one = value.value(frame);
    if (!fitting(one, field, field.depth)) throw BEYOND;
    pack(one, field, field.depth, page);
  };
}

function numberWriter({ number }: Formula, page: FlatPage): Writer {
  return (frame) => {
    const one = number(frame);
    if (one < 0) page.below = true;
    page.out[page.at] = one;
    page.at += 1;
  };
}
