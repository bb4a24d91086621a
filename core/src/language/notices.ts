import type { Fact } from '../rules/fact.ts';
import { isMisstep } from '../rules/misstep.ts';
import type { Component } from '../rules/position.ts';
import type { Rules } from '../rules/rules.ts';
import { few, firstOptions } from './sound.ts';
import type { Expr, FileTree, GameTree } from './tree.ts';

/** How far a game of one number is looked at before it is said to have no moves. */
const LARGEST = 100;

/** What a page may not have meant: `^` between heaps, and a game without a move at any size looked at. */
export function notices(rules: readonly Rules[], tree: FileTree): readonly Fact[] {
  const last = rules.at(-1);
  const unmoving =
    last !== undefined && !moves(last) ? [{ id: 'no-moves', game: last.name, size: LARGEST } as const] : [];
  return [...tree.games.flatMap(powers), ...unmoving];
}

function moves(rules: Rules): boolean {
  const [only] = rules.shape;
  const one = rules.shape.length === 1 && only !== undefined && only.depth === 0 && only.members.length === 0;
  const some = one ? Array.from({ length: LARGEST + 1 }, (_, n) => n) : few(rules);
  // Where the rules break, playing says so.
  for (const component of some) if (broken(rules, component) || firstOptions(rules, component).length > 0) return true;
  return false;
}

function broken(rules: Rules, component: Component): boolean {
  try {
    for (const _ of rules.options(component)) return false;
    return false;
  } catch (thrown) {
    if (!isMisstep(thrown)) throw thrown;
    return true;
  }
}

/** `^` between things that look like heaps: both sides name a field or an element of one. */
function powers(game: GameTree): readonly Fact[] {
  const fields = new Set(game.shape.map(({ name }) => name));
  const found: Fact[] = [];
  const look = (part: object): void => {
    if ('is' in part && part.is === 'binary') {
      const expr = part as Extract<Expr, { is: 'binary' }>; // the tree has one kind of node called binary
      if (expr.sign === '^' && isHeap(expr.left, fields) && isHeap(expr.right, fields))
        found.push({ id: 'power-not-xor', line: expr.place.line, column: expr.place.column });
    }
    for (const one of Object.values(part)) if (typeof one === 'object' && one !== null) look(one as object); // not null, so an object
  };
  look(game.lines);
  return found;
}

function isHeap(expr: Expr, fields: ReadonlySet<string>): boolean {
  if (expr.is === 'name') return fields.has(expr.name);
  if (expr.is === 'index') return isHeap(expr.list, fields);
  return expr.is === 'binary' && expr.sign === '^' && isHeap(expr.left, fields) && isHeap(expr.right, fields);
}
