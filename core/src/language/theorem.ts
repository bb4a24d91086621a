import { isWhole } from '../nim/whole.ts';
import { isMisstep } from '../rules/misstep.ts';
import type { Component, Convention, Outcome, Sum, Whole } from '../rules/position.ts';
import type { Reason, Theorem } from '../rules/rules.ts';
import { condition, steps } from './clauses.ts';
import type { Formula } from './formula.ts';
import { framed, type Game, inside } from './game.ts';
import { names } from './mention.ts';
import type { Games, MoveForm } from './option.ts';
import { refuse } from './refuse.ts';
import { candidates, reaching, replying } from './reply.ts';
import { extended, type Scope, slot } from './scope.ts';
import { shapeType } from './shape.ts';
import type { GameTree, Saying, StatementTree } from './tree.ts';
import { typeName } from './type.ts';
import { type Frame, plain } from './value.ts';

type Saying_<K extends Saying['is']> = Extract<Saying, { is: K }>;

const OUTCOMES = { wins: 'N', loses: 'P', draws: 'D' } as const;

/** What comparisons with a search have found already, theorem by theorem: the size reached, negative where it is a place in the page's own list, and the number of positions that bear it out. */
export type BorneOut = readonly number[];

function borne(all: BorneOut, place: number): Pick<Theorem, 'borneOut'> {
  const [to, positions] = all.slice(2 * place);
  if (to === undefined || positions === undefined) return {};
  return { borneOut: { to: Math.abs(to), positions, named: to < 0 } };
}

/** The `theorem` lines of a game that its solvers can use: of values, of outcomes, and `tame`. */
export function theorems(
  tree: GameTree,
  game: Game,
  moves: readonly MoveForm[],
  games: Games,
  status: Theorem['status'],
  borneOut: BorneOut,
): readonly Theorem[] {
  const drawn = tree.lines.some(
    (line) =>
      line.is === 'statement' && line.statement.saying.is === 'outcome' && line.statement.saying.outcome === 'draws',
  );
  const found: Theorem[] = [];
  for (const line of tree.lines) {
    if (line.is !== 'statement' || line.statement.is !== 'theorem') continue;
    const { statement } = line;
    const shared = {
      source: statement.source ?? '',
      status,
      text: statement.text,
      id: `${tree.name}-${found.length + 1}`,
      ...borne(borneOut, found.length),
    };
    const made = theorem(statement, shared, { game, moves, games, drawn });
    if (made !== undefined) found.push(made);
  }
  return found;
}

type Shared = Pick<Theorem, 'id' | 'source' | 'status' | 'text' | 'borneOut'>;

interface Around {
  readonly game: Game;
  readonly moves: readonly MoveForm[];
  readonly games: Games;
  /** Another line of the page says which positions are drawn: one that does not win need not lose. */
  readonly drawn: boolean;
}

function theorem(statement: StatementTree, shared: Shared, around: Around): Theorem | undefined {
  const { saying } = statement;
  if (saying.is === 'tame')
    return {
      ...shared,
      speaks: 'sum',
      convention: 'misere',
      tame: true,
      ...reasons(statement, around.game.scope, around.game),
    };
  if (saying.is === 'value') return valueTheorem(statement, saying, shared, around);
  return saying.is === 'outcome' ? outcomeTheorem(statement, saying, shared, around) : undefined;
}

function valueTheorem(statement: StatementTree, saying: Saying_<'value'>, shared: Shared, around: Around): Theorem {
  const { game } = around;
  const said = scoped(statement, game.scope);
  const value = said.scope.formula(saying.value, said.scope);
  if (value.type !== 'number' && value.type !== 'any')
    return refuse(saying.value.place, 'wrong-type', { wanted: 'number', found: typeName(value.type) });
  const valueOfOne = (component: Component): Whole | undefined =>
    on(game, component, (frame) => {
      if (said.silent(frame)) return undefined;
      const one = value.value(frame);
      return isWhole(one) && one >= 0 ? one : undefined;
    });
  const all = statement.reaches.map((reach) => candidates(reach, said.scope, game, around.moves, around.games));
  return {
    ...shared,
    speaks: 'component',
    convention: 'normal',
    value: valueOfOne,
    ...(all.length === 0 ? {} : reaching(all, game, valueOfOne)),
    ...reasons(statement, said.scope, game),
  };
}

function outcomeTheorem(statement: StatementTree, saying: Saying_<'outcome'>, shared: Shared, around: Around): Theorem {
  const { game, drawn } = around;
  const speaks = names(statement, 'position') ? 'sum' : 'single';
  const position = slot(game.scope);
  const outer =
    speaks === 'single'
      ? game.scope
      : extended(game.scope, [['position', { is: 'slot', slot: position, type: { list: shapeType(game.shape) } }]]);
  const said = scoped(statement, outer);
  const when = condition(saying.when, said.scope);
  const convention: Convention = statement.misere ? 'misere' : 'normal';
  const judged = (frame: Frame): Outcome | undefined => {
    if (said.silent(frame)) return undefined;
    if (when.value(frame) === true) return OUTCOMES[saying.outcome];
    return saying.exactly && !drawn && saying.outcome !== 'draws' ? (saying.outcome === 'wins' ? 'P' : 'N') : undefined;
  };
  const outcome = (sum: Sum): Outcome | undefined => {
    const [first] = sum;
    if (speaks === 'single') return first === undefined || sum.length !== 1 ? undefined : on(game, first, judged);
    return on(game, first, (frame) => {
      frame[position] = sum.map((component) => inside(game, component));
      return judged(frame);
    });
  };
  const all = statement.reaches.map((reach) => candidates(reach, said.scope, game, around.moves, around.games));
  return {
    ...shared,
    speaks,
    convention,
    outcome,
    ...(all.length === 0 ? {} : replying(all, game, speaks === 'sum' ? position : undefined, outcome)),
    ...reasons(statement, said.scope, game),
  };
}

/** Runs on a frame that holds the component (none: an empty frame); a theorem that breaks there is silent there. */
function on<T>(game: Game, component: Component | undefined, run: (frame: Frame) => T): T | undefined {
  try {
    return run(component === undefined ? [] : framed(game, component));
  } catch (thrown) {
    if (!isMisstep(thrown)) throw thrown;
    return undefined;
  }
}

/** The scope of a statement and where it is silent: under `except when`, and where an `if` behind it fails. */
function scoped(
  statement: StatementTree,
  outer: Scope,
): { readonly scope: Scope; readonly silent: (frame: Frame) => boolean } {
  const scope: Scope = statement.inDouble ? { ...outer, arithmetic: 'double' } : outer;
  const made = steps(
    statement.clauses.filter(({ is }) => is === 'if'),
    scope,
  );
  const except = statement.except === undefined ? undefined : condition(statement.except, outer);
  const holds: Formula[] = made.steps.flatMap((step) => (step.is === 'if' ? [step.when] : []));
  return {
    scope,
    silent: (frame) => except?.value(frame) === true || holds.some((when) => when.value(frame) !== true),
  };
}

function reasons(statement: StatementTree, scope: Scope, game: Game): Pick<Theorem, 'because'> {
  if (statement.because.length === 0) return {};
  const made = statement.because.map(({ name, items }) => ({
    name,
    values: items.map((item) => scope.formula(item, scope)),
  }));
  return {
    because: (component): readonly Reason[] =>
      on(game, component, (frame) =>
        made.map(({ name, values }) => ({ name, values: values.map((value) => plain(value.value(frame))) })),
      ) ?? [],
  };
}
