import { BEYOND, type Formula, settled } from './formula.ts';
import type { Sign } from './tree.ts';
import type { Frame } from './value.ts';

type Small = (frame: Frame) => number;

const MOST = Number.MAX_SAFE_INTEGER;

/** A sign over small numbers as one closure; undefined where only the exact form can say (a zero divisor, lists). */
export function smallOperation(sign: Sign, left: Formula, right: Formula): Small | undefined {
  switch (sign) {
    case '+':
      return plus(left, right);
    case '-':
      return minus(left, right);
    case '*':
      return times(left.number, right.number);
    case 'div':
      return quotient(left.number, right);
    case 'mod':
      return rest(left.number, right);
    case '^':
    case '++':
      return undefined;
  }
}

function checked(value: number): number {
  if (value > MOST || value < -MOST) throw BEYOND;
  return value;
}

function constant(of: Formula): number | undefined {
  const value = settled(of);
  return typeof value === 'number' && Math.abs(value) < 2 ** 31 ? value : undefined;
}

// Closures over slots and constants are spelled out: every call saved is felt in the solvers.
function plus(left: Formula, right: Formula): Small {
  const { slot } = left;
  const by = constant(right);
  if (slot !== undefined && by !== undefined && left.type === 'number')
    return (frame) => checked((frame[slot] as number) + by); // a number slot
  const a = left.number;
  const b = right.number;
  return (frame) => checked(a(frame) + b(frame));
}

function minus(left: Formula, right: Formula): Small {
  const { slot } = left;
  const other = right.slot;
  const by = constant(right);
  if (slot !== undefined && left.type === 'number') {
    if (by !== undefined) return (frame) => checked((frame[slot] as number) - by); // a number slot
    if (other !== undefined && right.type === 'number')
      return (frame) => checked((frame[slot] as number) - (frame[other] as number)); // number slots
  }
  const a = left.number;
  const b = right.number;
  return (frame) => checked(a(frame) - b(frame));
}

function times(a: Small, b: Small): Small {
  return (frame) => checked(a(frame) * b(frame)) + 0;
}

function quotient(a: Small, right: Formula): Small {
  const by = constant(right);
  if (by !== undefined && by > 0) return (frame) => floored(a(frame), by);
  const b = right.number;
  return (frame) => floored(a(frame), nonzero(b(frame)));
}

function rest(a: Small, right: Formula): Small {
  const b = right.number;
  return (frame) => {
    const divisor = nonzero(b(frame));
    return modulo(a(frame), divisor);
  };
}

function nonzero(divisor: number): number {
  if (divisor === 0) throw BEYOND; // the exact form says what is wrong
  return divisor;
}

function modulo(a: number, b: number): number {
  const left = a % b;
  return left !== 0 && left < 0 !== b < 0 ? left + b : left + 0;
}

function floored(a: number, b: number): number {
  return (a - modulo(a, b)) / b + 0;
}
