import { printExpr } from '../../language/print/expression.ts';
import type { Clause, Expr, Line, OptionTree, Reach } from '../../language/tree.ts';
import type { Code, Routine, Type } from './code.ts';
import { type Demands, listing, option_ } from './options.ts';
import { bounded, type Scope, type Translation } from './scope.ts';
import type { Layout } from './shape.ts';

type Move = Extract<Line, { is: 'move' }>;

/**
 * The page's own candidates (`reach v by …`, `reply …`) as a routine; undefined where the order of what they list is not that of the moves by
 * form. A candidate is a move of the line with the same option, its names within the ranges of that line.
 */
export function candidatesRoutine(
  t: Translation,
  shape: Layout,
  moves: readonly Move[],
  reaches: readonly Reach[],
  demands: Demands,
  given: readonly (readonly [string, Type])[],
): Routine | undefined {
  const matched = moves.map((move) => reaches.filter((reach) => text(reach.option) === text(move.option)));
  const isPaired =
    matched.every((list) => list.length <= 1) &&
    matched.flat().length === reaches.length &&
    new Set(matched.flat()).size === reaches.length;
  if (!isPaired || reaches.length === 0) return undefined;
  if (!matched.every(([reach], i) => reach === undefined || isInOrder(reach, moves[i]))) return undefined;
  return listing(t, shape, 'candidates', given, (scope) => {
    for (const [i, move] of moves.entries()) {
      const reach = matched[i]?.[0];
      if (reach === undefined) continue;
      t.loops(sorted(reach, move), scope, (inner) => {
        const legal = legality(t, move, reach, inner);
        const within = ranges(move.clauses).reduce(
          (scope_, { names: [word = ''], over }) => (over.is === 'range' ? bounded(scope_, word, over) : scope_),
          inner,
        );
        option_(t, shape, move.option, within, demands, legal);
      });
    }
  });
}

function text(option: OptionTree): string {
  if (option.is === 'end') return option.end;
  return option.parts.map((part) => (part.is === 'own' ? printExpr(part.component) : part.is)).join(' and ');
}

function ranges(clauses: Move['clauses']) {
  return clauses.flatMap((clause) => (clause.is === 'for' ? [clause] : []));
}

/** The same names in the same order, each over a range or the same source as in the move. */
function isInOrder(reach: Reach, move: Move | undefined): boolean {
  const [own, theirs] = [ranges(reach.clauses), ranges(move?.clauses ?? [])];
  return (
    own.length === theirs.length &&
    own.every((clause, i) => {
      const other = theirs[i];
      const isSame = other !== undefined && printExpr(clause.over) === printExpr(other.over);
      const isRange = other?.over.is === 'range' && other.over.by === undefined;
      return clause.names.join() === other?.names.join() && (isSame || (isRange && clause.names.length === 1));
    })
  );
}

/** `k > 0` where the move itself takes k from 1 on. */
function isImplied(when: Expr, theirs: ReturnType<typeof ranges>): boolean {
  const words = theirs.flatMap(({ names, over }) => (over.is === 'range' && printExpr(over.from) === '1' ? names : []));
  return words.some((word) => printExpr(when) === `${word} > 0`);
}

function sorted(reach: Reach, move: Move): Move['clauses'] {
  const theirs = ranges(move.clauses);
  return reach.clauses.flatMap((clause): readonly Clause[] => {
    if (clause.is === 'if') return isImplied(clause.when, theirs) ? [] : [clause];
    const other = theirs.find(({ names }) => names.join() === clause.names.join());
    const { over } = clause;
    const isSingle = over.is === 'set' && over.items.is === 'items' && over.items.items.length === 1;
    if (isSingle || over.is === 'range' || (other && printExpr(other.over) === printExpr(over))) return [clause];
    const list: Expr = over.is === 'set' ? { is: 'list', items: over.items, place: over.place } : over;
    const inOrder: Expr = { is: 'call', name: 'sorted', items: { is: 'items', items: [list] }, place: over.place };
    return [{ ...clause, over: inOrder }];
  });
}

/** That the names lie in the ranges of the move, and its conditions. */
function legality(t: Translation, move: Move, reach: Reach, scope: Scope): readonly Code[] {
  const own = ranges(reach.clauses);
  return move.clauses
    .flatMap((clause) => {
      if (clause.is === 'if') return [t.value(clause.when, scope).code];
      const mine = own.find(({ names }) => names.join() === clause.names.join());
      if (mine !== undefined && printExpr(mine.over) === printExpr(clause.over)) return [];
      const [word = ''] = clause.names;
      const { place } = clause;
      const inside: Expr = {
        is: 'compare',
        first: { is: 'name', name: word, place },
        rest: [{ relation: 'in', right: clause.over }],
        place,
      };
      return [t.value(inside, scope).code];
    })
    .filter((code) => code.is !== 'truth' || !code.value);
}
