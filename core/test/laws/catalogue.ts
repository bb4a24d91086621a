import { names, page } from '../../src/games/registry.ts';
import { compile } from '../../src/language/compile.ts';
import { parseFile } from '../../src/language/parse.ts';
import type { FileTree } from '../../src/language/tree.ts';
import type { Component, Convention } from '../../src/rules/position.ts';
import type { Move, Option, Part, Position, Rules } from '../../src/rules/rules.ts';
import { componentsOfSize, stands } from '../../src/rules/small.ts';

/** The two ways to end. */
export const conventions: readonly Convention[] = ['normal', 'misere'];

type Setting = Readonly<Record<string, Component>>;

/** Settings of the games' parameters, beside the ones that their pages name. */
const SETTINGS: Readonly<Record<string, readonly Setting[]>> = {
  addnim: [{ cap: 2 }],
  attack: [{ power: [2, 1, 3] }],
  auction: [
    { goal: 9, m: 2 },
    { goal: 3, m: 5 },
  ],
  band: [
    { p: 1, q: 3 },
    { p: 3, q: 5 },
    { p: 3, q: 3 },
  ],
  bash: [{ m: 1 }, { m: 2 }, { m: 6 }],
  dynamic: [
    { factor: 1 },
    { factor: 2, strict: 1 },
    { factor: 3 },
    { factor: 3, strict: 1 },
    { whole: 1 },
    { factor: 1, strict: 1 },
  ],
  half: [{ d: 1 }, { d: 3 }],
  halve: [{ k: 1 }, { k: 3 }, { k: 4 }, { k: 5 }],
  moore: [{ k: 1 }, { k: 3 }],
  musttake: [{ k: 1 }, { k: 2 }],
  norepeat: [{ m: 3 }, { m: 6 }],
  northcott: [{ width: 4 }],
  paintring: [{ m: 1 }, { m: 3 }],
  powers: [{ base: 3 }, { base: 4 }, { base: 5 }],
  race: [
    { goal: 7, m: 3 },
    { goal: 10, m: 1 },
  ],
  rwythoff: [{ r: 1 }, { r: 3 }],
  subtraction: [{ set: [1, 2, 3] }, { set: [2, 5] }, { set: [3, 4, 7] }, { set: [2] }],
  teams: [{ m: [2, 3, 1, 4] }],
};

/** A game of the catalogue with its settings; `settings` names them, `title` names both. */
export interface Variant {
  readonly title: string;
  readonly name: string;
  readonly set: Setting;
}

/** Every page, with every setting of its parameters. */
export const variants: readonly Variant[] = names.flatMap((name) =>
  [{}, ...(SETTINGS[name] ?? [])].map((set) => ({ title: `${name} ${JSON.stringify(set)}`, name, set })),
);

/** The tree of a page of the catalogue. */
export function treeOf(name: string): FileTree {
  const read = parseFile(page(name) ?? '');
  if (!read.ok) throw new Error(`${name}: ${JSON.stringify(read.fault)}`);
  return read.value;
}

/** All games of a page in order; the last is the one that it is about. */
export function compiled({ name, set }: Variant, tree: FileTree = treeOf(name)): readonly Rules[] {
  const read = compile(tree, set, 'cited', page(name) ?? '');
  if (!read.ok) throw new Error(`${name}: ${JSON.stringify(read.fault)}`);
  return read.value;
}

/** The game that the page is about. */
export function lastOf(games: readonly Rules[]): Rules {
  const rules = games.at(-1);
  if (rules === undefined) throw new Error('no game');
  return rules;
}

/** One text for plain data, whatever its numbers. */
export function text(value: unknown): string {
  return JSON.stringify(value, (_, held: unknown) => (typeof held === 'bigint' ? `${held}n` : held)) ?? '';
}

/** One text for what an option leads to, and one that also tells its names. */
export function landing({ to, ends }: Pick<Option, 'to' | 'ends'>): string {
  return ends ?? text(to?.map(({ rules, component }) => [rules.name, component]));
}

/** One text for a move: its part, what it leads to and its names. */
export function written(move: Move): string {
  return `${move.part}: ${landing(move)} ${text(move.by)}`;
}

const TRIED = 1500;
const SIZES = 40;

/** The smallest components that may stand, at most so many, of which no more than `most` components can come. */
export function small(rules: Rules, count: number, most: number): readonly Component[] {
  const found: Component[] = [];
  let tried = 0;
  for (let size = 0; size <= SIZES; size += 1) {
    for (const component of componentsOfSize(rules, size, rules.samples)) {
      tried += 1;
      if (tried > TRIED || found.length >= count) return found;
      if (stands(rules, component) && reached({ rules, component }, most) <= most) found.push(component);
    }
  }
  return found;
}

/** How many components can come of one, itself counted; counting stops past `most`. */
function reached(part: Part, most: number): number {
  const seen = new Set<string>();
  const open = [part];
  for (let at = open.pop(); at !== undefined && seen.size <= most; at = open.pop()) {
    const key = `${at.rules.name} ${text(at.component)}`;
    if (seen.has(key)) continue;
    seen.add(key);
    for (const option of at.rules.options(at.component)) if (option.to !== undefined) open.push(...option.to);
  }
  return seen.size;
}

/** Small positions: each component alone, and sums of two and of three that are spread over all such sums; of none can more than `most` positions come. */
export function positions(
  rules: Rules,
  count: { readonly alone: number; readonly sums: number },
  most = 120,
): readonly Position[] {
  const part = (component: Component): Part => ({ rules, component });
  const isSmall = (position: Position): boolean => follow(position, most) <= most;
  const singles = small(rules, count.alone, most).map((component) => [part(component)]);
  const few = small(rules, 12, 12).map(part);
  const sums: Position[] = [];
  for (let i = 0; few.length > 0 && i < count.sums; i += 1) {
    const at = (step: number): Part[] => few.slice((i * step) % few.length).slice(0, 1);
    sums.push(i % 3 === 2 ? [...at(1), ...at(5), ...at(7)] : [...at(1), ...at(5)]);
  }
  return [[], ...singles.filter(isSmall), ...sums.filter(isSmall)];
}

/** How many positions can come of one, itself counted; counting stops past `most`. */
function follow(position: Position, most: number): number {
  const seen = new Set<string>();
  const open = [position];
  for (let at = open.pop(); at !== undefined && seen.size <= most; at = open.pop()) {
    const key = keyOf(at);
    if (seen.has(key)) continue;
    seen.add(key);
    for (const [i, part] of at.entries())
      for (const { to } of part.rules.options(part.component))
        if (to !== undefined) open.push([...at.slice(0, i), ...to, ...at.slice(i + 1)]);
  }
  return seen.size;
}

/** One text for a position, whatever the order of its parts. */
export function keyOf(position: Position): string {
  return position
    .map(({ rules, component }) => `${rules.name} ${text(component)}`)
    .sort()
    .join(' + ');
}
