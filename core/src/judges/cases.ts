import type { Whole } from '../rules/position.ts';
import type { Limit, Tokens } from './tokens.ts';

/** The number of test cases stands first: their numbers from 1. */
export function* counted(input: Tokens, limit: Limit): Generator<number> {
  const tests = input.whole(limit);
  for (let test = 1; test <= tests; test += 1) yield test;
}

/** Test cases to the end of the input: their numbers from 1. */
export function* toEnd(input: Tokens): Generator<number> {
  for (let test = 1; input.more(); test += 1) yield test;
}

/** Test cases that each begin with a count; a count of 0, or the end of the input, ends them: their counts. */
export function* toZero(input: Tokens, limit: Limit): Generator<number> {
  while (input.more()) {
    const count = input.count({ ...limit, from: 0 });
    if (count === 0) return;
    yield count;
  }
}

/** Test cases of a few numbers each; nothing but zeros, or the end of the input, ends them. */
export function* toZeros(input: Tokens, limits: readonly Limit[]): Generator<readonly Whole[]> {
  while (input.more()) {
    const numbers = limits.map((limit) => input.whole({ ...limit, from: 0 }));
    if (numbers.every((number) => number === 0)) return;
    for (const [i, limit] of limits.entries()) {
      const number = numbers[i] ?? 0;
      if (number < limit.from) input.note(limit, number);
    }
    yield numbers;
  }
}

/** So many whole numbers. */
export function row(input: Tokens, length: number, limit: Limit): Whole[] {
  return input.row(length, limit);
}

/** A count, and then so many whole numbers. */
export function list(input: Tokens, length: Limit, limit: Limit): Whole[] {
  return row(input, input.count(length), limit);
}
