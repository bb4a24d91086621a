import { gcd } from '../../nim/gcd.ts';
import { isWhole } from '../../nim/whole.ts';
import { xor } from '../../nim/xor.ts';
import { operate, order } from '../arithmetic.ts';
import { inside, outside, steps } from '../clauses.ts';
import { BEYOND, type Formula, formula } from '../formula.ts';
import { misstep, refuse } from '../refuse.ts';
import { type Scope, slot } from '../scope.ts';
import type { Items, Place } from '../tree.ts';
import { element, fits, join, listed, typeName } from '../type.ts';
import { type Frame, plain, type Value } from '../value.ts';
import { visits, visitsSmall } from '../visit.ts';
import { wantedList } from './lists.ts';

type Fold = 'min' | 'max' | 'sum' | 'xor' | 'gcd';
const FOLDS: Readonly<
  Record<
    Fold,
    {
      readonly empty: number | undefined;
      readonly of: (a: Value, b: Value, place: Place) => Value;
      readonly small: (a: number, b: number) => number;
    }
  >
> = {
  min: { empty: undefined, of: (a, b, place) => (order(b, a, place) < 0 ? b : a), small: Math.min },
  max: { empty: undefined, of: (a, b, place) => (order(b, a, place) > 0 ? b : a), small: Math.max },
  sum: { empty: 0, of: (a, b, place) => operate('+', a, b, place), small: (a, b) => within(a + b) },
  xor: { empty: 0, of: (a, b, place) => xor(natural(a, place), natural(b, place)), small: smallXor },
  gcd: { empty: 0, of: (a, b, place) => gcd(natural(a, place), natural(b, place)), small: (a, b) => Number(gcd(a, b)) },
};

function natural(value: Value, place: Place) {
  if (!isWhole(value)) return misstep(place, 'not-number', { found: plain(value) });
  return value < 0 ? misstep(place, 'below-zero', { found: value }) : value;
}

function within(value: number): number {
  if (!Number.isSafeInteger(value)) throw BEYOND;
  return value;
}

function smallXor(a: number, b: number): number {
  if (a < 0 || b < 0) throw BEYOND;
  return Number(xor(a, b));
}

/** Whether the name is one of `min max sum xor gcd`. */
export function isFold(name: string): name is Fold {
  return name in FOLDS;
}

/** `min(…)`, `max(…)`, `sum(…)`, `xor(…)`, `gcd(…)` of several values, of one list, or of one value for every choice of clauses. */
export function fold(name: Fold, items: Items, place: Place, scope: Scope): Formula {
  if (items.is === 'each') return foldEach(name, items, place, scope);
  const args = items.items.map((item) => scope.formula(item, scope));
  const [first] = args;
  if (first === undefined) return refuse(place, 'wrong-arguments', { name, least: 1, found: 0 });
  if (args.length === 1 && listed(first.type)) return foldList(name, first, place);
  for (const [i, arg] of args.entries()) {
    if (!fits(arg.type, 'root'))
      return refuse(items.items[i]?.place ?? place, 'wrong-type', { wanted: 'number', found: typeName(arg.type) });
  }
  return args.reduce((a, b) => pair(name, a, b, place));
}

function pair(name: Fold, a: Formula, b: Formula, place: Place): Formula {
  const { of, small } = FOLDS[name];
  const [left, right] = [a.number, b.number];
  const safe = name !== 'xor' && name !== 'gcd' && a.type === 'number' && b.type === 'number';
  return formula(join(a.type, b.type), (frame) => of(a.value(frame), b.value(frame), place), {
    parts: [a, b],
    safe,
    number: (frame) => small(left(frame), right(frame)),
  });
}

function foldList(name: Fold, list: Formula, place: Place): Formula {
  const { empty, of, small } = FOLDS[name];
  const type = element(list.type);
  const value = (frame: Frame): Value => {
    const whole = list.value(frame);
    const values = list.type === 'any' && isWhole(whole) ? [whole] : wantedList(whole, place);
    const start = empty ?? values[0];
    if (start === undefined) return misstep(place, 'nothing-in', { name });
    return values.reduce((a, b) => of(a, b, place), start);
  };
  const number = (frame: Frame): number => {
    const values = list.value(frame);
    if (!Array.isArray(values)) throw BEYOND;
    let total = empty ?? values[0];
    if (typeof total !== 'number') throw BEYOND;
    for (let i = empty === undefined ? 1 : 0; i < values.length; i += 1) {
      const one: unknown = values[i];
      if (typeof one !== 'number') throw BEYOND;
      total = small(total, one);
    }
    return total;
  };
  const safe = name === 'sum' && type === 'number';
  return formula(type === 'any' ? 'any' : type, value, { parts: [list], safe, number });
}

function foldEach(name: Fold, items: Extract<Items, { is: 'each' }>, place: Place, outer: Scope): Formula {
  const { empty, of, small } = FOLDS[name];
  const made = steps(items.clauses, outer);
  const each = outer.formula(items.each, made.scope);
  if (!fits(each.type, 'root'))
    return refuse(items.each.place, 'wrong-type', { wanted: 'number', found: typeName(each.type) });
  const total = slot(outer);
  const found = slot(outer);
  const exact = visits(made.steps, (frame) => {
    const value = each.value(frame);
    frame[total] = frame[found] === true ? of(frame[total] ?? 0, value, place) : value;
    frame[found] = true;
    return false;
  });
  const fast = visitsSmall(made.steps, (frame) => {
    const value = each.number(frame);
    frame[total] = frame[found] === true ? small(frame[total] as number, value) : value; // set to a number one choice ago
    frame[found] = true;
    return false;
  });
  const body = inside(each, made.own);
  return formula(
    each.type,
    (frame) => {
      frame[found] = false;
      exact(frame);
      if (holds(frame, found)) return checkedFirst(name, frame[total] ?? 0, place);
      return empty ?? misstep(place, 'nothing-in', { name });
    },
    {
      parts: [...outside(made), body],
      number: (frame) => {
        frame[found] = false;
        fast(frame);
        if (holds(frame, found)) return frame[total] as number; // set by `fast`
        if (empty === undefined) throw BEYOND;
        return empty;
      },
    },
  );
}

function holds(frame: Frame, at: number): boolean {
  return frame[at] === true;
}

// A single term has not met `of`, which refuses negatives.
function checkedFirst(name: Fold, value: Value, place: Place): Value {
  return name === 'xor' || name === 'gcd' ? natural(value, place) : value;
}
