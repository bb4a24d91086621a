import { compile } from '../../src/language/compile.ts';
import { parseFile, parseOneLiner } from '../../src/language/parse.ts';
import type { FileTree } from '../../src/language/tree.ts';
import type { Fault, Read } from '../../src/rules/fact.ts';
import type { Component } from '../../src/rules/position.ts';
import type { Option, Rules } from '../../src/rules/rules.ts';
import type { Field } from '../../src/rules/shape.ts';

type Setting = Readonly<Record<string, Component>>;

function value<T>(read: Read<T>): T {
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  return read.value;
}

function lastOf(tree: FileTree, set: Setting): Rules {
  const rules = value(compile(tree, set, 'cited', '')).at(-1);
  if (rules === undefined) throw new Error('no game');
  return rules;
}

/** The last game of a page. */
export function game(text: string, set: Setting = {}): Rules {
  return lastOf(value(parseFile(text)), set);
}

/** All games of a page, by name. */
export function gamesOf(text: string): ReadonlyMap<string, Rules> {
  return new Map(value(compile(value(parseFile(text)), {}, 'cited', '')).map((rules) => [rules.name, rules]));
}

/** The game of one line. */
export function line(text: string, set: Setting = {}): Rules {
  return lastOf(value(parseOneLiner(text)), set);
}

/** What is wrong with a page of a stranger: of its text, or of the game that it makes. */
export function faultOf(text: string, set: Setting = {}): Fault | undefined {
  const tree = text.startsWith('game') ? parseFile(text) : parseOneLiner(text);
  if (!tree.ok) return tree.fault;
  const read = compile(tree.value, set, 'claimed', text);
  return read.ok ? undefined : read.fault;
}

/** What the options lead to, as plain data: the components, or the end. */
export function reached(rules: Rules, component: Component): readonly (readonly Component[] | string)[] {
  return Array.from(rules.options(component), plainly);
}

function plainly(option: Option): readonly Component[] | string {
  return option.to === undefined ? option.ends : option.to.map((part) => part.component);
}

/** A component of the game in its flat form, after its place in the family. */
export function flat(rules: Rules, component: Component, place = 0): number[] {
  const out = [place];
  const parts = rules.shape.length === 1 ? [component] : listOf(component);
  for (const [i, field] of rules.shape.entries()) put(parts[i] ?? '', field, field.depth, out);
  return out;
}

function put(part: Component, field: Field, depth: number, out: number[]): void {
  if (depth === 0) {
    for (const one of field.members.length === 0 ? [part] : listOf(part)) out.push(Number(one));
    return;
  }
  const items =
    typeof part === 'string' ? [...part].map((letter) => [...(field.letters ?? '')].indexOf(letter)) : listOf(part);
  out.push(items.length);
  for (const item of items) put(item, field, depth - 1, out);
}

function listOf(component: Component): readonly Component[] {
  return typeof component === 'object' ? component : [];
}

const ENDS = { win: -1, lose: -2, draw: -3 } as const;

/** All options of a component as the small form writes them, from the exact form. */
export function flatOptions(rules: Rules, component: Component): number[] {
  const family = rules.compiled?.family ?? [];
  return Array.from(rules.options(component)).flatMap((option) => {
    if (option.to === undefined) return [ENDS[option.ends]];
    return [
      option.to.length,
      ...option.to.flatMap((part) => flat(part.rules, part.component, family.indexOf(part.rules))),
    ];
  });
}
