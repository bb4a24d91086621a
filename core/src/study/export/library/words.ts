import { type Code, give, math, NUMBERS, name, type Routine, type Step, type Type } from '../code.ts';

/** The names that routines give their arguments. */
export const n = name('n');
export const a = name('a');
export const b = name('b');
export const s = name('s', NUMBERS);
export const ROWS: Type = { list: NUMBERS };

/** The sum of two numbers. */
export function plus(left: Code, right: Code): Code {
  return math(left, '+', right);
}

/** An element of a list, from 1 on. */
export function at(list: Code, index: Code): Code {
  return { is: 'at', list, index };
}

/** The length of a list. */
export function len(list: Code): Code {
  return { is: 'len', list };
}

/** Changes a variable. */
export function put(word: string, value: Code): Step {
  return { is: 'set', name: word, value };
}

/** Begins a variable. */
export function start(word: string, value: Code): Step {
  return { is: 'var', name: word, value };
}

/** A loop over numbers. */
export function range(word: string, from: Code, to: Code, ...body: readonly Step[]): Step {
  return { is: 'range', name: word, from, to, by: undefined, body };
}

/** A loop over a list. */
export function each(word: string, list: Code, ...body: readonly Step[]): Step {
  return { is: 'each', name: word, list, body };
}

/** A loop while a condition holds. */
export function loop(condition: Code, ...body: readonly Step[]): Step {
  return { is: 'while', when: condition, body };
}

/** Puts an item at the end of a list. */
export function push(list: string, item: Code): Step {
  return { is: 'push', list, item };
}

/** A truth that is known. */
export function truth(value: boolean): Code {
  return { is: 'truth', value };
}

/** An empty list. */
export function empty(of: Type): Code {
  return { is: 'list', items: [], of };
}

/** A routine by its name, parameters, result and body. */
export function routine(
  word: string,
  params: readonly (readonly [string, Type])[],
  result: Type,
  ...body: readonly Step[]
): Routine {
  return { name: word, params, result, body };
}

/** The parameters that routines have. */
export const N = ['n', 'number'] as const;
export const A = ['a', 'number'] as const;
export const B = ['b', 'number'] as const;
export const S = ['s', NUMBERS] as const;
export const total = name('total');
export const list = name('found', NUMBERS);

/** A routine that goes over a list of numbers with a total. */
export function folding(word: string, join: (total: Code, x: Code) => Code, from: Code): Routine {
  return routine(
    word,
    [S],
    'number',
    start('total', from),
    each('x', s, put('total', join(total, name('x')))),
    give(total),
  );
}
