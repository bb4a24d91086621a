import { isWhole } from '../nim/whole.ts';
import { operate } from './arithmetic.ts';
import { BEYOND, type Editing, type Formula, formula } from './formula.ts';
import { LONGEST, misstep, refuse } from './refuse.ts';
import type { Scope } from './scope.ts';
import { elements } from './source.ts';
import type { Expr, Place } from './tree.ts';
import { element, fits, listed, type Type, typeName } from './type.ts';
import { type Frame, isList, plain, type Value } from './value.ts';

type Node<K extends Expr['is']> = Extract<Expr, { is: K }>;

/** A list; anything that is surely none is refused. */
export function listOf(expr: Expr, scope: Scope): Formula {
  const list =
    expr.is === 'text' && scope.letters !== undefined ? word(expr, scope.letters) : scope.formula(expr, scope);
  if (!listed(list.type)) return refuse(expr.place, 'wrong-type', { wanted: 'list', found: typeName(list.type) });
  return list;
}

/** A word as the list of its letters' places in the alphabet, from 0. */
export function word(expr: Node<'text'>, letters: string): Formula {
  const places = [...expr.text].map((letter) => {
    const at = [...letters].indexOf(letter);
    return at < 0 ? refuse(expr.place, 'unknown-letter', { letter, letters }) : at;
  });
  return formula({ list: 'number' }, () => places, { parts: [], safe: true });
}

/** A number; anything that is surely none is refused. */
function numberOf(expr: Expr, scope: Scope): Formula {
  const number = scope.formula(expr, scope);
  if (!fits(number.type, 'number'))
    return refuse(expr.place, 'wrong-type', { wanted: 'number', found: typeName(number.type) });
  return number;
}

/** `h[i]`, counted from 1. */
export function indexed(expr: Node<'index'>, scope: Scope): Formula {
  const list = listOf(expr.list, scope);
  const index = numberOf(expr.index, scope);
  const type = pick(list.type, expr.index);
  const { place } = expr;
  const at = index.number;
  const value = list.slot === undefined ? list.value : slotList(list.slot);
  return formula(type, (frame) => item(elements(list.value(frame), place), index.value(frame), place), {
    parts: [list, index],
    number: (frame) => {
      // A list slot holds an array in the small form as well.
      const found = (value(frame) as readonly Value[])[at(frame) - 1];
      if (typeof found !== 'number') throw BEYOND;
      return found;
    },
  });
}

function slotList(slot: number): (frame: Frame) => Value {
  return (frame) => frame[slot] ?? [];
}

function pick(list: Type, index: Expr): Type {
  if (typeof list === 'object' && 'tuple' in list && index.is === 'number')
    return list.tuple[Number(index.value) - 1] ?? 'any';
  return element(list);
}

function item(list: readonly Value[], index: Value, place: Place): Value {
  return list[offset(list, index, place)] ?? 0;
}

function offset(list: readonly Value[], index: Value, place: Place): number {
  if (!isWhole(index)) return misstep(place, 'not-number', { found: plain(index) });
  if (index < 1 || index > list.length) return misstep(place, 'index-outside', { index, length: list.length });
  return Number(index) - 1;
}

/** `h[a..b]`, both ends within the list; empty when b is a - 1. */
export function sliced(expr: Node<'slice'>, scope: Scope): Formula {
  const list = listOf(expr.list, scope);
  const from = numberOf(expr.from, scope);
  const to = numberOf(expr.to, scope);
  return formula(
    { list: element(list.type) },
    (frame) => {
      const values = elements(list.value(frame), expr.place);
      const [first, last] = [from.value(frame), to.value(frame)];
      if (isWhole(first) && isWhole(last) && last < first) return [];
      return values.slice(offset(values, first, expr.place), offset(values, last, expr.place) + 1);
    },
    { parts: [list, from, to] },
  );
}

/** The edits of `h with …`, compiled. */
function editings(expr: Node<'with'>, scope: Scope): readonly Editing[] {
  return expr.edits.map((edit) => ({
    indexes: edit.indexes.map((index) => numberOf(index, scope)),
    sign: edit.sign,
    value: edit.sign === '=' ? scope.formula(edit.value, scope) : numberOf(edit.value, scope),
    place: edit.indexes[0]?.place ?? expr.place,
  }));
}

/** `h with [i] -= k, [j] = e`: every right side and index reads the old list; the edits apply in order. */
export function edited(expr: Node<'with'>, scope: Scope): Formula {
  const list = listOf(expr.list, scope);
  const edits = editings(expr, scope);
  const parts = [list, ...edits.flatMap((edit) => [...edit.indexes, edit.value])];
  return formula(list.type, (frame) => applied(elements(list.value(frame), expr.place), edits, frame), {
    parts,
    edits: { list, all: edits },
  });
}

function applied(list: readonly Value[], edits: readonly Editing[], frame: Frame): Value {
  const ready = edits.map((edit) => ({
    path: edit.indexes.map((index) => index.value(frame)),
    value: edit.value.value(frame),
  }));
  return ready.reduce<readonly Value[]>((done, { path, value }, i) => {
    const edit = edits[i];
    return edit === undefined ? done : replaced(done, path, 0, edit, value);
  }, list);
}

function replaced(
  list: readonly Value[],
  path: readonly Value[],
  depth: number,
  edit: Editing,
  value: Value,
): readonly Value[] {
  const at = offset(list, path[depth] ?? 0, edit.place);
  const old = list[at] ?? 0;
  if (depth < path.length - 1) return list.with(at, replaced(elements(old, edit.place), path, depth + 1, edit, value));
  if (edit.sign === '=') return list.with(at, value);
  return list.with(at, operate(edit.sign === '+=' ? '+' : '-', old, value, edit.place));
}

/** `h without [i], [j]`: the places are those of the old list. */
export function without(expr: Node<'without'>, scope: Scope): Formula {
  const list = listOf(expr.list, scope);
  const indexes = expr.indexes.map((index) => numberOf(index, scope));
  return formula(
    { list: element(list.type) },
    (frame) => {
      const values = elements(list.value(frame), expr.place);
      const gone = new Set(indexes.map((index) => offset(values, index.value(frame), expr.place)));
      return values.filter((_, i) => !gone.has(i));
    },
    { parts: [list, ...indexes] },
  );
}

/** A list that may not grow past what memory holds. */
export function bounded(values: Iterable<Value>, place: Place): readonly Value[] {
  const list: Value[] = [];
  for (const value of values) {
    if (list.length >= LONGEST) return misstep(place, 'list-too-long', { most: LONGEST });
    list.push(value);
  }
  return list;
}

/** The elements of a set in the order written, each once; an element that is a list in a set of numbers stands for its own. */
export function distinct(values: readonly Value[]): readonly Value[] {
  const seen = new Set<string>();
  return values.filter((value) => {
    const key = isList(value)
      ? JSON.stringify(plain(value), (_, one: unknown) => (typeof one === 'bigint' ? `${one}n` : one))
      : `${typeof value} ${String(value)}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
