import { isMisstep } from '../rules/misstep.ts';
import type { Component } from '../rules/position.ts';
import type { Part, Rules } from '../rules/rules.ts';
import { componentsOf, stands } from '../rules/small.ts';

/** How much is looked at: components by size, and options of each. */
const SIZES = 8;
const COMPONENTS = 150;
const OPTIONS = 100;
const VISITED = 1000;

/** What small components deny: the look-alikes whose options differ, or the way round. */
export type Unsound =
  | { readonly id: 'same-differs'; readonly component: Component; readonly other: Component }
  | { readonly id: 'endless-play'; readonly cycle: readonly Component[] };

/** What the page says of itself and small components deny: `same as` with look-alikes whose options differ, `ends` with a cycle. */
export function unsound(rules: Rules): Unsound | undefined {
  const some = rules.same === undefined && !rules.ends ? [] : (rules.samples?.slice(0, COMPONENTS) ?? [...few(rules)]);
  return differing(rules, some) ?? (rules.ends ? cycling(rules, some) : undefined);
}

/** The smallest components of the shape that may stand. */
export function* few(rules: Rules): Generator<Component, void> {
  let count = 0;
  for (let size = 0; size <= SIZES; size += 1) {
    for (const component of componentsOf(rules.shape, size)) {
      if (count >= COMPONENTS) return;
      count += 1;
      if (quiet(() => stands(rules, component)) === true) yield component;
    }
  }
}

/** The first options of a component; none where the rules break on it. */
export function firstOptions(rules: Rules, component: Component): readonly (readonly Part[] | string)[] {
  const found: (readonly Part[] | string)[] = [];
  quiet(() => {
    for (const option of rules.options(component)) {
      if (found.length >= OPTIONS) return;
      found.push(option.to ?? option.ends);
    }
  });
  return found;
}

function quiet<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch (thrown) {
    if (!isMisstep(thrown)) throw thrown;
    return undefined;
  }
}

function key(component: Component): string {
  return JSON.stringify(component, (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value));
}

function differing(rules: Rules, some: readonly Component[]): Unsound | undefined {
  const { same } = rules;
  if (same === undefined) return undefined;
  for (const component of some) {
    const other = quiet(() => same(component));
    if (other === undefined || key(other) === key(component)) continue;
    const twice = quiet(() => same(other));
    if (twice === undefined || key(twice) !== key(other) || !alike(rules, component, other))
      return { id: 'same-differs', component, other };
  }
  return undefined;
}

function alike(rules: Rules, one: Component, other: Component): boolean {
  const [left, right] = [lookAlikes(rules, one), lookAlikes(rules, other)];
  return left.size === right.size && [...left].every((option) => right.has(option));
}

function lookAlikes(rules: Rules, component: Component): ReadonlySet<string> {
  return new Set(
    firstOptions(rules, component).map((to) =>
      typeof to === 'string'
        ? to
        : to
            .map(
              (part) => `${part.rules.name} ${key(quiet(() => part.rules.same?.(part.component)) ?? part.component)}`,
            )
            .sort()
            .join(' + '),
    ),
  );
}

/** A component that some play leads back to, with the way round. */
function cycling(rules: Rules, some: readonly Component[]): Unsound | undefined {
  const state = new Map<string, 'open' | 'done'>();
  for (const component of some) {
    const cycle = around({ rules, component }, state, []);
    if (cycle !== undefined) return { id: 'endless-play', cycle: cycle.map((part) => part.component) };
    if (state.size > VISITED) return undefined;
  }
  return undefined;
}

// Depth first without recursion: a long play must not fill the stack.
function around(start: Part, state: Map<string, 'open' | 'done'>, path: Part[]): readonly Part[] | undefined {
  const stack: { readonly part: Part; readonly name: string; readonly next: Iterator<Part> }[] = [];
  const enter = (part: Part, name: string) => {
    state.set(name, 'open');
    path.push(part);
    const parts = firstOptions(part.rules, part.component).flatMap((to) => (typeof to === 'string' ? [] : to));
    stack.push({ part, name, next: parts.values() });
  };
  const nameOf = (part: Part) => `${part.rules.name} ${key(part.component)}`;
  if (!state.has(nameOf(start))) enter(start, nameOf(start));
  for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
    const { done, value } = top.next.next();
    if (done === true || state.size > VISITED) {
      state.set(top.name, 'done');
      stack.pop();
      path.pop();
      continue;
    }
    const name = nameOf(value);
    const seen = state.get(name);
    if (seen === 'open') return [...path.slice(path.findIndex((part) => nameOf(part) === name)), value];
    if (seen === undefined) enter(value, name);
  }
  return undefined;
}
