import { compare, isWhole, multiply, subtract } from '../../nim/whole.ts';
import type { Fact } from '../../rules/fact.ts';
import { misstepOf } from '../../rules/misstep.ts';
import { live, play, writeComponent, writePosition } from '../../rules/notation/write.ts';
import type { Whole } from '../../rules/position.ts';
import type { Move, Part, Position } from '../../rules/rules.ts';

/** A move as a fact that stands inside other sentences: `take 4 from pile 2`. */
export function moveFact(position: Position, move: Move): Fact {
  const { part } = move;
  const from = position[part - 1];
  if (from === undefined) throw new Error(`part ${part} of a position of ${position.length}`);
  const alone = position.length === 1;
  if (move.ends !== undefined) return { id: `${move.ends}-at-once${alone ? '-only' : ''}`, part };
  const taken = isQuotient(from, move) ? undefined : (amount(from, move.to) ?? counters(from, move));
  if (taken !== undefined) return { id: alone ? 'take-only' : 'take', part, count: taken };
  const written = writeComponent(from.rules, from.component);
  if (move.to.length === 0) return { id: alone ? 'vanishes-only' : 'vanishes', part, from: written };
  return { id: alone ? 'becomes-only' : 'becomes', part, from: written, to: writePosition(standing(move.to)) };
}

/** What a move puts in a part's place, empty heaps left out; one stays when there is nothing else. */
function standing(to: Position): Position {
  const rest = to.filter(({ component }) => component !== 0);
  return rest.length > 0 ? rest : to.slice(0, 1);
}

/** What a move takes away when it does nothing else: a number made smaller, or all of it. */
function amount(from: Part, to: Position): Whole | undefined {
  const { component } = from;
  if (!isWhole(component) || to.length > 1) return undefined;
  const [left] = to;
  if (left === undefined) return component;
  if (left.rules.name !== from.rules.name || !isWhole(left.component)) return undefined;
  return compare(left.component, component) < 0 ? subtract(component, left.component) : undefined;
}

/** What a move takes from a heap that carries what is allowed next beside it (`start n = (n, …)` names the heap alone). */
function counters({ rules, component }: Part, { to, by }: Move): Whole | undefined {
  const isHeap = rules.starts.some(({ shape: [field, ...others] }) => field?.depth === 0 && others.length === 0);
  const [left, ...parts] = to ?? [];
  if (!isHeap || left === undefined || parts.length > 0 || left.rules !== rules) return undefined;
  const [n, after] = [component, left.component].map((one) => (typeof one === 'object' ? one[0] : undefined));
  const [k, ...names] = Object.values(by);
  if (!isWhole(n) || !isWhole(after) || !isWhole(k) || names.length > 0) return undefined;
  return compare(k, 0) > 0 && subtract(n, after) === k ? k : undefined;
}

/** Whether a move with one name divides a number by it, rounded: nobody says that this takes something away. */
function isQuotient({ component }: Part, { to, by }: Move): boolean {
  const left = to?.[0]?.component;
  const [k, ...others] = Object.values(by);
  if (others.length > 0 || to?.length !== 1 || !isWhole(component) || !isWhole(left) || !isWhole(k) || k < 2)
    return false;
  if (subtract(component, left) === k) return false;
  const off = subtract(multiply(left, k), component);
  return compare(off, k) < 0 && compare(off, -k) > 0;
}

/** The position that a move leaves, its dead parts dropped; undefined when the move ends the game at once. */
export function leaves(position: Position, move: Move): Position | undefined {
  return move.ends === undefined ? live(play(position, move)) : undefined;
}

/** Whether no part has a move; a part on which the rules break is not known to be over. */
export function isOver(position: Position): boolean {
  try {
    return position.every((part) => first(part.rules.options(part.component)) === undefined);
  } catch (thrown) {
    if (misstepOf(thrown) === undefined) throw thrown;
    return false;
  }
}

/** The first of some things, or undefined. */
export function first<T>(items: Iterable<T>): T | undefined {
  for (const item of items) return item;
  return undefined;
}
