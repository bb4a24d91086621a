import { open } from '../../src/rules/open.ts';
import type { Component, Whole } from '../../src/rules/position.ts';
import type { Rules, Theorem } from '../../src/rules/rules.ts';
import type { Field } from '../../src/rules/shape.ts';

/** A field that is one number. */
export function number(name: string): Field {
  return { name, depth: 0, members: [], letters: undefined };
}

/** The component is a number. */
export function isNumber(component: Component): component is number {
  return typeof component === 'number';
}

/** The component is a list of numbers. */
function isNumbers(component: Component): component is readonly number[] {
  return Array.isArray(component) && component.every(isNumber);
}

/** Bouton's theorem with its reach, for tests. */
export function bouton(options: Partial<Theorem> = {}): Theorem {
  return {
    id: 'bouton',
    source: 'Bouton 1901',
    status: 'cited',
    speaks: 'component',
    convention: 'normal',
    text: 'value = n',
    value: (component) => component as Whole,
    ...options,
  };
}

/** Nim; theorems as given. */
export function nim(theorems: readonly Theorem[] = []): Rules {
  return open(
    {
      name: 'nim',
      shape: [number('n')],
      *options(n) {
        for (let k = 1; k <= n; k += 1) yield { to: [n - k], by: { k } };
      },
      theorems,
    },
    isNumber,
  );
}

/** Sums go as misère Nim on the values. */
export function tame(): Theorem {
  return {
    id: 'tame',
    source: 'a test',
    status: 'cited',
    speaks: 'sum',
    convention: 'misere',
    text: 'misere tame',
    tame: true,
  };
}

/** Nim with its theorems for both conventions. */
export function toldNim(): Rules {
  const rules: Rules = nim([
    bouton({
      *reach(component, value, other = value) {
        // The game's own order: what takes least comes first.
        for (const left of new Set(value > other ? [value, other] : [other, value]))
          if (left < (component as Whole)) yield { to: [{ rules, component: left }], by: {} };
      },
    }),
    tame(),
  ]);
  return rules;
}

/** Kayles: one or two neighbouring pins of a row. */
export function kayles(code?: string, theorems: readonly Theorem[] = []): Rules {
  return open(
    {
      name: 'kayles',
      shape: [number('n')],
      *options(n) {
        for (const k of [1, 2]) for (let a = 0; a <= n - k; a += 1) yield { to: [a, n - k - a], by: { k, a } };
      },
      ...(code === undefined ? {} : { code }),
      theorems,
    },
    isNumber,
  );
}

/** Wythoff's game, with its symmetry. */
export function wythoff(): Rules {
  return open(
    {
      name: 'wythoff',
      shape: [number('a'), number('b')],
      *options([a = 0, b = 0]) {
        for (let k = 1; k <= a; k += 1) yield { to: [[a - k, b]], by: { k } };
        for (let k = 1; k <= b; k += 1) yield { to: [[a, b - k]], by: { k } };
        for (let k = 1; k <= Math.min(a, b); k += 1) yield { to: [[a - k, b - k]], by: { k } };
      },
      same: ([a = 0, b = 0]) => [Math.min(a, b), Math.max(a, b)],
    },
    isNumbers,
  );
}

/** A coin on a graph: the arcs of each node, or an end of the whole game. */
export function coin(arcs: readonly (readonly (number | 'win' | 'lose' | 'draw')[])[]): Rules {
  return open(
    {
      name: 'coin',
      shape: [number('v')],
      *options(v) {
        for (const arc of arcs[v] ?? []) yield typeof arc === 'number' ? { to: [arc] } : { ends: arc };
      },
      finals: arcs.some((list) => list.some((arc) => typeof arc !== 'number')),
    },
    isNumber,
  );
}

/** Subtraction: take a number of the set. */
export function subtraction(set: readonly number[]): Rules {
  return open(
    {
      name: 'subtraction',
      shape: [number('n')],
      *options(n) {
        for (const k of set) if (k <= n) yield { to: [n - k], by: { k } };
      },
    },
    isNumber,
  );
}
