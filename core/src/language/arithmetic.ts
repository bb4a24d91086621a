import {
  add as addRoots,
  compare as compareRoots,
  floor,
  over,
  PHI,
  rational,
  type Surd,
  scale,
  times,
} from '../nim/surd.ts';
import { add, compare, divide, isWhole, multiply, power, remainder, subtract } from '../nim/whole.ts';
import type { Whole } from '../rules/position.ts';
import type { Formula } from './formula.ts';
import { LONGEST, misstep } from './refuse.ts';
import type { Place, Sign } from './tree.ts';
import { type Frame, isList, plain, type Value } from './value.ts';

/** The golden ratio, exact and as a double. */
export const GOLDEN = { exact: PHI, double: (1 + Math.sqrt(5)) / 2 } as const;

const LARGEST_POWER = 100_000;

/** A value as an exact root; undefined when it is no number. */
export function rootOf(value: Value): Surd | undefined {
  if (isWhole(value)) return rational(value);
  return typeof value === 'object' && 'd' in value ? value : undefined;
}

/** Two values of any kind of number, or two lists for ++, under a sign. */
export function operate(sign: Sign, left: Value, right: Value, place: Place): Value {
  if (sign === '++') return joined(left, right, place);
  if (isWhole(left) && isWhole(right)) return wholes(sign, left, right, place);
  const x = rootOf(left);
  const y = rootOf(right);
  if (x === undefined || y === undefined)
    return misstep(place, 'not-number', { found: plain(x === undefined ? left : right) });
  return roots(sign, x, y, right, place);
}

function wholes(sign: Exclude<Sign, '++'>, left: Whole, right: Whole, place: Place): Value {
  switch (sign) {
    case '+':
      return add(left, right);
    case '-':
      return subtract(left, right);
    case '*':
      return multiply(left, right);
    case 'div':
      return right === 0 ? misstep(place, 'division-by-zero') : divide(left, right);
    case 'mod':
      return right === 0 ? misstep(place, 'division-by-zero') : remainder(left, right);
    case '^':
      return raised(left, right, place);
  }
}

function raised(left: Whole, right: Whole, place: Place): Value {
  if (right < 0) return misstep(place, 'negative-power', { found: right });
  if (left === 0 || left === 1) return right === 0 ? 1 : left;
  if (typeof right === 'bigint' || right * String(left).length > LARGEST_POWER)
    return misstep(place, 'too-large', { found: right });
  return power(left, right);
}

function roots(sign: Exclude<Sign, '++'>, x: Surd, y: Surd, right: Value, place: Place): Value {
  switch (sign) {
    case '+':
      return addRoots(x, y) ?? misstep(place, 'mixed-roots');
    case '-':
      return addRoots(x, scale(y, -1)) ?? misstep(place, 'mixed-roots');
    case '*':
      return times(x, y) ?? misstep(place, 'mixed-roots');
    case 'div':
      if (!isWhole(right)) return misstep(place, 'root-unfit');
      return right === 0 ? misstep(place, 'division-by-zero') : floor(over(x, right));
    case 'mod':
    case '^':
      return misstep(place, 'root-unfit');
  }
}

function joined(left: Value, right: Value, place: Place): Value {
  if (!isList(left) || !isList(right)) return misstep(place, 'not-list', { found: plain(isList(left) ? right : left) });
  if (left.length + right.length > LONGEST) return misstep(place, 'list-too-long', { most: LONGEST });
  return [...left, ...right];
}

/** The same for two formulas that are surely whole numbers, as one closure. */
export function exactOperation(sign: Sign, left: Formula, right: Formula, place: Place): (frame: Frame) => Value {
  const [a, b] = [left.value, right.value];
  switch (sign) {
    case '+':
      return (frame) => add(a(frame) as Whole, b(frame) as Whole); // whole by their types
    case '-':
      return (frame) => subtract(a(frame) as Whole, b(frame) as Whole); // whole by their types
    case '*':
      return (frame) => multiply(a(frame) as Whole, b(frame) as Whole); // whole by their types
    case 'div':
    case 'mod':
    case '^':
    case '++':
      return (frame) => operate(sign, a(frame), b(frame), place);
  }
}

/** Negative, zero or positive as left is below, equal to or above right; exact for roots. */
export function order(left: Value, right: Value, place: Place): number {
  if (isWhole(left) && isWhole(right)) return compare(left, right);
  const x = rootOf(left);
  const y = rootOf(right);
  if (x !== undefined && y !== undefined) return compareRoots(x, y);
  if (isList(left) && isList(right)) return lexicographic(left, right, place);
  return misstep(place, 'not-number', { found: plain(x === undefined ? left : right) });
}

function lexicographic(left: readonly Value[], right: readonly Value[], place: Place): number {
  for (let i = 0; i < left.length && i < right.length; i += 1) {
    const first = order(left[i] ?? 0, right[i] ?? 0, place);
    if (first !== 0) return first;
  }
  return left.length - right.length;
}

/** The same in IEEE doubles. */
export function operateDouble(sign: Sign, left: Value, right: Value, place: Place): Value {
  if (sign === '++') return joined(left, right, place);
  const a = Number(left);
  const b = Number(right);
  switch (sign) {
    case '+':
      return a + b;
    case '-':
      return a - b;
    case '*':
      return a * b;
    case 'div':
      return b === 0 ? misstep(place, 'division-by-zero') : Math.floor(a / b);
    case 'mod':
      return b === 0 ? misstep(place, 'division-by-zero') : a - b * Math.floor(a / b);
    case '^':
      return a ** b;
  }
}
