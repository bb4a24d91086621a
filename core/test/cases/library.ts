import { expect } from 'vitest';
import {
  ask,
  budgetOf,
  type Convention,
  finish,
  type Outcome,
  type Question,
  type Reply,
  type Rules,
  readGame,
  type Solution,
  solve,
  tabulate,
  type Whole,
} from '../../src/index.ts';
import { readPosition } from '../../src/rules/notation.ts';
import type { Item, Machine } from './cases.ts';
import { typedBy, type Way } from './games/way.ts';
import { games } from './games.ts';

const BUDGET = budgetOf(100_000_000);

/** A question as a person types it. */
export function questionOf(way: Way, item: Item, convention: Convention): Question {
  return { game: way.game, page: undefined, position: typedBy(way, item), convention, set: way.set ?? [] };
}

/** The ways in which a game may be asked about an item; rules without theorems are left out where a number is too large for them. */
export function ways(machine: Machine, item: Item): readonly Way[] {
  const made = games[machine.game];
  if (made === undefined) throw new Error(`no game ${machine.game}`);
  const largest = Math.max(0, ...numbersOf(item));
  return made(machine, item).filter(({ most }) => most === undefined || largest <= most);
}

function numbersOf(item: Item): readonly number[] {
  return Array.isArray(item) ? item.flatMap(numbersOf) : [Number(item)];
}

/** What all ways say of an item. Throws when they differ, or when there is none. */
export function agreed<T>(machine: Machine, item: Item, say: (way: Way) => T): T {
  const said = ways(machine, item).map((way) => [way.game, say(way)] as const);
  const [first] = said;
  if (first === undefined) throw new Error(`no way to ask for ${machine.game} ${JSON.stringify(item)}`);
  for (const [game, other] of said) expect([game, item, other]).toEqual([game, item, first[1]]);
  return first[1];
}

/** The convention of a case that states one. */
export function conventionOf({ convention }: Machine): Convention {
  return convention === 'misere' ? 'misere' : 'normal';
}

/** The reply to one position, asked in one way. Throws when the question is refused. */
export function replied(way: Way, item: Item, convention: Convention, all = false): Reply {
  const read = finish(ask(questionOf(way, item, convention), { all, count: all, why: false }, BUDGET));
  if (!read.ok) throw new Error(`${way.game} ${typedBy(way, item)}: ${JSON.stringify(read.fault)}`);
  return read.value.reply;
}

const read = new Map<string, Rules>();

/** The rules of a way, read once. */
function rulesOf({ game, set = [] }: Way): Rules {
  const key = [game, ...set].join('\n');
  const found = read.get(key);
  if (found !== undefined) return found;
  const rules = readGame({ game, page: undefined, set });
  if (!rules.ok) throw new Error(`${game}: ${JSON.stringify(rules.fault)}`);
  read.set(key, rules.value);
  return rules.value;
}

/** A position solved in one way; for cases with many positions, as the rules are read once. */
export function solution(way: Way, item: Item, convention: Convention): Solution {
  const text = typedBy(way, item);
  const position = readPosition(text, rulesOf(way));
  if (!position.ok) throw new Error(`${way.game} ${text}: ${JSON.stringify(position.fault)}`);
  return finish(solve(position.value, convention, BUDGET));
}

/** The outcome that all ways give. */
export function outcome(machine: Machine, item: Item): Outcome | '?' {
  return agreed(machine, item, (way) => solution(way, item, conventionOf(machine)).answer.outcome);
}

interface Entry {
  readonly outcome: Outcome | '?';
  readonly value: Whole | undefined;
}

/** What all ways say from one number to another, by a table where the game is typed as one number. */
export function row<T>(
  machine: Machine,
  [from, to]: readonly [number, number],
  say: (entry: Entry) => T,
): readonly T[] {
  const rows = ways(machine, []).map((way) =>
    rowOf(way, from, Math.min(to, way.most ?? to), conventionOf(machine)).map(say),
  );
  const longest = rows.reduce<readonly T[]>((long, other) => (other.length > long.length ? other : long), []);
  for (const each of rows) expect(each).toEqual(longest.slice(0, each.length));
  expect(longest.length).toBe(to - from + 1);
  return longest;
}

function rowOf(way: Way, from: number, to: number, convention: Convention): readonly Entry[] {
  const made = way.typed === undefined ? tabulated(way, from, to, convention) : undefined;
  if (made?.is === 'row') return made.entries.map((entry) => ({ outcome: entry?.outcome ?? '?', value: entry?.value }));
  return range([from, to]).map((n) => {
    const { answer } = solution(way, n, convention);
    return { outcome: answer.outcome, value: answer.outcome === '?' ? undefined : answer.value };
  });
}

/** The lost pairs a <= b of a game with two numbers, or of two heaps, that all ways give. */
export function lostPairs(machine: Machine, [from, to]: readonly [number, number]): readonly Item[] {
  const convention = conventionOf(machine);
  const found = ways(machine, to).map((way) => {
    const made = way.typed === undefined ? tabulated(way, from, to, convention) : undefined;
    const isLost = (a: number, b: number) =>
      made?.is === 'map'
        ? made.at([a - from, b - from])?.outcome === 'P'
        : solution(way, [a, b], convention).answer.outcome === 'P';
    return range([from, to]).flatMap((a) => range([a, to]).flatMap((b) => (isLost(a, b) ? [[a, b]] : [])));
  });
  for (const each of found) expect(each).toEqual(found[0]);
  return found[0] ?? [];
}

function tabulated(way: Way, from: number, to: number, convention: Convention) {
  const rules = rulesOf(way);
  if (rules.starts.length > 0) return undefined;
  const made = finish(tabulate(rules, { from, to }, convention, BUDGET));
  return 'id' in made ? undefined : made;
}

/** The whole numbers from the first to the last. */
export function range([from, to]: readonly [number, number]): readonly number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
}

/** Rows of numbers up to the given ones. */
export function upTo(most: readonly number[]): readonly (readonly number[])[] {
  const [first, ...rest] = most;
  if (first === undefined) return [[]];
  return range([0, first]).flatMap((n) => upTo(rest).map((others) => [n, ...others]));
}

/** The positions of a case. */
export const items = ({ batch, rows, heaps }: Machine): readonly Item[] => batch ?? [rows ?? heaps ?? []];

/** One answer of a case with one position, a list of a case with several. */
export const each = (machine: Machine, say: (item: Item) => unknown): unknown =>
  machine.batch === undefined ? say(items(machine)[0] ?? []) : items(machine).map(say);
