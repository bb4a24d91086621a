import { and, bit, lowbit, odious, ones, or, topBit } from '../../nim/bits.ts';
import { floor, squareRoot } from '../../nim/surd.ts';
import { isWhole, subtract } from '../../nim/whole.ts';
import type { Whole } from '../../rules/position.ts';
import { rootOf } from '../arithmetic.ts';
import { type Formula, formula } from '../formula.ts';
import { misstep } from '../refuse.ts';
import type { Scope } from '../scope.ts';
import type { Place } from '../tree.ts';
import type { Type } from '../type.ts';
import { plain, type Value } from '../value.ts';

/** A function of the language: how many arguments, what each must be, and its formula. */
export interface Builtin {
  readonly least: number;
  readonly most: number;
  readonly takes: Type;
  readonly of: (args: readonly Formula[], place: Place, scope: Scope) => Formula;
}

/** A whole number that is not negative. */
export function natural(value: Value | undefined, place: Place): Whole {
  if (!isWhole(value)) return misstep(place, 'not-number', { found: plain(value ?? 0) });
  return value < 0 ? misstep(place, 'below-zero', { found: value }) : value;
}

function index(value: Whole, place: Place): number {
  return typeof value === 'number' ? value : misstep(place, 'too-large', { found: value });
}

function unary(of: (a: Whole, place: Place) => Value): Builtin {
  const make = (args: readonly Formula[], place: Place): Formula => {
    const [first] = args;
    return formula('number', (frame) => of(natural(first?.value(frame), place), place), { parts: args });
  };
  return { least: 1, most: 1, takes: 'number', of: make };
}

function binary(of: (a: Whole, b: Whole, place: Place) => Whole): Builtin {
  const make = (args: readonly Formula[], place: Place): Formula => {
    const [first, second] = args;
    return formula(
      'number',
      (frame) => of(natural(first?.value(frame), place), natural(second?.value(frame), place), place),
      { parts: args },
    );
  };
  return { least: 2, most: 2, takes: 'number', of: make };
}

const abs: Builtin = {
  least: 1,
  most: 1,
  takes: 'root',
  of: (args, place) => {
    const [first] = args;
    const number = first?.number;
    return formula(
      first?.type === 'root' ? 'root' : 'number',
      (frame) => {
        const value = first?.value(frame) ?? 0;
        if (isWhole(value)) return value < 0 ? subtract(0, value) : value;
        const root = rootOf(value);
        if (root === undefined) return misstep(place, 'not-number', { found: plain(value) });
        return floor(root) < 0 ? { ...root, a: subtract(0, root.a), b: subtract(0, root.b) } : root;
      },
      {
        parts: args,
        safe: first?.type === 'number',
        ...(number === undefined ? {} : { number: (frame) => Math.abs(number(frame)) }),
      },
    );
  },
};

const floored: Builtin = {
  least: 1,
  most: 1,
  takes: 'root',
  of: (args, place, scope) => {
    const [first] = args;
    const double = scope.arithmetic === 'double';
    return formula(
      'number',
      (frame) => {
        const value = first?.value(frame) ?? 0;
        if (double) return Math.floor(Number(value));
        const root = rootOf(value);
        return root === undefined ? misstep(place, 'not-number', { found: plain(value) }) : floor(root);
      },
      { parts: args },
    );
  },
};

const root: Builtin = {
  least: 1,
  most: 1,
  takes: 'number',
  of: (args, place, scope) => {
    const [first] = args;
    const double = scope.arithmetic === 'double';
    return formula(
      double ? 'number' : 'root',
      (frame) => {
        const value = first?.value(frame) ?? 0;
        return double ? Math.sqrt(Number(value)) : squareRoot(natural(value, place));
      },
      { parts: args },
    );
  },
};

/** The functions of numbers. */
export const NUMBERS: Readonly<Record<string, Builtin>> = {
  abs,
  floor: floored,
  sqrt: root,
  ones: unary(ones),
  lowbit: unary(lowbit),
  topbit: unary(topBit),
  odious: unary((n) => odious(n)),
  bit: binary((a, i, place) => bit(a, index(i, place))),
  bitand: binary(and),
  bitor: binary(or),
};
