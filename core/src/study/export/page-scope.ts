import type { GameTree, Line, StatementTree } from '../../language/tree.ts';
import type { Component, Convention } from '../../rules/position.ts';
import type { Rules } from '../../rules/rules.ts';
import { type Held, NUMBERS, name, num } from './code.ts';
import { expression } from './expression.ts';
import { loops } from './loops.ts';
import { type Formula, larger, type Made, safeName, type Translation, untold } from './scope.ts';
import type { Layout } from './shape.ts';

type LineOf<K extends Line['is']> = Extract<Line, { is: K }>;

/** The lines of a page of one kind. */
export function lines<K extends Line['is']>(tree: GameTree, is: K): readonly LineOf<K>[] {
  return tree.lines.filter((line): line is LineOf<K> => line.is === is);
}

/** Every move leaves exactly one component. */
export function isSingle(tree: GameTree): boolean {
  return lines(tree, 'move').every(
    ({ option }) => option.is === 'sum' && option.parts.length === 1 && option.parts[0]?.is === 'own',
  );
}

/** Theorems that the catalogue cites or a certificate proves, of that convention (`tame` needs the values of normal play). */
export function isUsable(statement: StatementTree, rules: Rules, convention: Convention): boolean {
  if (statement.is !== 'theorem' || statement.inDouble) return false;
  if (!rules.theorems.some(({ text, status }) => text === statement.text && status !== 'claimed')) return false;
  const { saying, misere } = statement;
  if (saying.is === 'value') return convention === 'normal';
  if (saying.is === 'tame') return convention === 'misere';
  return (
    saying.is === 'outcome' && saying.exactly && saying.outcome !== 'draws' && misere === (convention === 'misere')
  );
}

/** What stands at the beginning of a translation of a page. */
export function translation(
  tree: GameTree,
  rules: Rules,
  shape: Layout,
  largest: bigint,
  natural: Map<string, boolean[]>,
): Translation {
  const held = new Map<string, Held>();
  const parameters = new Map(
    tree.parameters.map(({ name: word }) => [word, parameter(word, rules.parameters[word], held)]),
  );
  const t: Translation = {
    largest,
    fields: shape.fields,
    letters: shape.reads.is === 'words' ? shape.reads.letters : undefined,
    parameters,
    lets: new Map(
      lines(tree, 'let').map(({ name: word, names, value }): [string, Formula] => [word, { names, value }]),
    ),
    held,
    routines: new Map(),
    natural,
    worst: largest,
    used: new Set(),
    value: (expr, scope) => expression(t, expr, scope),
    loops: (clauses, scope, body) => loops(t, clauses, scope, body),
  };
  return t;
}

function parameter(word: string, value: Component | undefined, held: Map<string, Held>): Made {
  if (typeof value === 'number' || typeof value === 'bigint')
    return { code: num(value), most: BigInt(value), natural: value >= 0 };
  const items =
    typeof value === 'object'
      ? value.map((one) => (typeof one === 'number' || typeof one === 'bigint' ? BigInt(one) : untold(word)))
      : untold(word);
  const own = safeName(word);
  held.set(own, { name: own, items });
  return {
    code: name(own, NUMBERS),
    most: items.reduce((a, b) => larger(a, b), 0n),
    natural: items.every((one) => one >= 0n),
  };
}
