import { compile } from '../language/compile.ts';
import { parseFile } from '../language/parse.ts';
import type { FileTree } from '../language/tree.ts';
import type { Fault, Read } from '../rules/fact.ts';
import { nearest } from '../rules/near.ts';
import type { Component } from '../rules/position.ts';
import type { Rules } from '../rules/rules.ts';
import { comparisons } from './comparisons.ts';
import { texts } from './texts.ts';

/** The names of the catalogue's games, sorted. */
export const names: readonly string[] = Object.keys(texts).sort();

const trees = new Map<string, FileTree>();
let known: ReadonlyMap<string, string> | undefined;

/** The page of a game as it is written; undefined when the catalogue has none of that name. */
export function page(name: string): string | undefined {
  return Object.hasOwn(texts, name) ? texts[name as keyof typeof texts] : undefined; // hasOwn just saw the key
}

function tree(name: string): FileTree {
  const cached = trees.get(name);
  if (cached) return cached;
  const read = parseFile(page(name) ?? '');
  if (!read.ok) throw new Error(`the page ${name} does not parse: ${JSON.stringify(read.fault)}`);
  trees.set(name, read.value);
  return read.value;
}

/** A name as people vary it: case, full-width letters, blanks, hyphens and apostrophes do not count; the point of a code does (4.7 is no 47). */
export function fold(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_'’·-]+|(?<!\d)\.|\.(?!\d)/gu, '');
}

/** Every name and nickname of the catalogue, folded, with the game that it means. */
function nicknames(): ReadonlyMap<string, string> {
  if (known) return known;
  const found = new Map<string, string>();
  for (const name of names) {
    const lines = tree(name).games.at(-1)?.lines ?? [];
    for (const line of lines) {
      if (line.is === 'nickname') for (const nickname of line.names) found.set(fold(nickname), name);
      if (line.is === 'called')
        for (const called of [line.en, line.zh]) if (called !== undefined) found.set(fold(called), name);
    }
  }
  for (const name of names) found.set(fold(name), name);
  known = found;
  return found;
}

/** The name of the game that a person means by a name or nickname in either language; undefined when none is known. */
export function named(typed: string): string | undefined {
  return page(typed) === undefined ? nicknames().get(fold(typed)) : typed;
}

/** The games that a mistyped name may mean. */
export function near(typed: string): readonly string[] {
  const close = nearest(fold(typed), nicknames().keys()).map((nickname) => nicknames().get(nickname) ?? nickname);
  return [...new Set(close)];
}

/** A game of the catalogue by its name, its parameters set; a fault when a parameter does not fit. Throws on a name that the catalogue lacks. */
export function catalogued(name: string, set: Readonly<Record<string, Component>> = {}): Read<Rules> {
  const isUsual = Object.keys(set).length === 0;
  const read = compile(tree(name), set, 'cited', page(name) ?? '', isUsual ? comparisons[name] : undefined);
  if (!read.ok) return read;
  const rules = read.value.at(-1);
  if (!rules) throw new Error(`the page ${name} holds no game`);
  return { ok: true, value: rules };
}

/** A game of the catalogue that must be there: for callers that name it in their own text. */
export function game(name: string, set: Readonly<Record<string, Component>> = {}): Rules {
  const read = catalogued(name, set);
  if (read.ok) return read.value;
  throw new Error(`the game ${name} refuses ${JSON.stringify(set)}: ${faultName(read.fault)}`);
}

function faultName(fault: Fault): string {
  return fault.id;
}
