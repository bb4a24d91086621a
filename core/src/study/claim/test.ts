import type { Step } from '../../language/clauses.ts';
import { condition, steps } from '../../language/clauses.ts';
import type { Finished } from '../../language/compile.ts';
import { framed, type Game, inside } from '../../language/game.ts';
import { names } from '../../language/mention.ts';
import { refuse } from '../../language/refuse.ts';
import { extended, slot } from '../../language/scope.ts';
import { componentOf, shapeType } from '../../language/shape.ts';
import type { StatementTree } from '../../language/tree.ts';
import type { Frame } from '../../language/value.ts';
import type { Convention } from '../../rules/position.ts';
import type { Position, Rules } from '../../rules/rules.ts';
import type { Oracle } from '../oracle.ts';
import { asking, asks } from './asked.ts';
import { type Finding, type Formulated, type Reading, saidBy } from './finding.ts';
import { type Horizon, horizon, repeatingOf } from './horizon.ts';

/** Where a claim speaks: of components, of sums, or of the choices of its own `for` names (which may name a component). */
export type Domain = 'components' | 'positions' | 'choices';

/** A claim made ready to be tested on one game under one convention. */
export interface Test {
  readonly game: Game;
  readonly rules: Rules;
  readonly convention: Convention;
  readonly over: Domain;
  readonly steps: readonly Step[];
  /** The `for` names; `field`: its value must be that of the component's field. */
  readonly names: readonly { readonly name: string; readonly slot: number; readonly field: number | undefined }[];
  /** A frame for a position: fields filled in, and the list of components where the claim names it. */
  frame(position: Position): Frame;
  /** The choices name a component; those that name none that may stand are passed over. */
  readonly isPlaced: boolean;
  /** The position that a choice names; undefined when it names none. */
  position(frame: Frame): Position | undefined;
  /** Undefined where the claim is silent; throws what the oracle lacks. */
  ask(position: Position, frame: Frame): Finding | undefined;
  /** From where on a heap of a game with proved period need not be looked at. */
  readonly horizon: Horizon | undefined;
}

/** Compiles such a claim; refuses what cannot be read. */
export function testOf(
  statement: StatementTree,
  saying: Formulated,
  finished: Finished,
  reading: Reading,
  of: Oracle,
): Test {
  const { game, rules } = finished;
  const { convention } = reading;
  const places = slot(game.scope);
  const base = asking(game, convention, of);
  const outer = extended(base, [['position', { is: 'slot', slot: places, type: { list: shapeType(game.shape) } }]]);
  for (const clause of statement.clauses) {
    if (clause.is === 'for' && asks(clause.over))
      return refuse(clause.place, 'unexpected', { expected: 'a..b', found: 'value(…)' });
  }
  // Conditions that ask the oracle are put where it can learn first.
  const made = steps(
    statement.clauses.filter((clause) => clause.is === 'for' || !asks(clause)),
    outer,
  );
  const late = statement.clauses.flatMap((clause) =>
    clause.is === 'if' && asks(clause) ? [condition(clause.when, made.scope)] : [],
  );
  const except = statement.except === undefined ? undefined : condition(statement.except, made.scope);
  const said = saidBy(saying, statement, made.scope, reading, of);
  const loops = made.steps.flatMap((step) =>
    step.is === 'for' ? step.names.map((name, i) => ({ name, slot: step.slots[i] ?? 0 })) : [],
  );
  const over = domain(
    saying,
    statement,
    new Set([...said.uses, ...late.flatMap((when) => [...when.uses])]),
    loops,
    game,
    places,
  );
  const bound = loops.map((one) => ({
    ...one,
    field: over === 'choices' || saying.is === 'holds' ? undefined : fieldOf(one.name, game),
  }));
  const slots = game.shape.map(({ name }) => loops.find((loop) => loop.name === name)?.slot);
  return {
    game,
    rules,
    convention,
    over,
    steps: made.steps,
    names: bound,
    frame: (position) => {
      const [first] = position;
      const frame: Frame =
        over !== 'choices' && first !== undefined && position.length === 1 ? framed(game, first.component) : [];
      if (over === 'positions') frame[places] = position.map(({ component }) => inside(game, component));
      return frame;
    },
    isPlaced: over === 'choices' && saying.is !== 'holds',
    position: (frame) => (saying.is === 'holds' ? undefined : named(frame, slots, finished)),
    ask: (position, frame) => {
      const isSilent = except?.value(frame) === true || late.some((when) => when.value(frame) !== true);
      return isSilent ? undefined : said.ask(position, frame);
    },
    horizon:
      over === 'components' && !statement.inDouble
        ? horizon(statement, saying, game, repeatingOf(rules, convention, of.heaps(rules)))
        : undefined,
  };
}

function fieldOf(name: string, { shape }: Game): number | undefined {
  const field = shape.findIndex((one) => one.name === name);
  return field < 0 ? undefined : field;
}

function named(frame: Frame, slots: readonly (number | undefined)[], { game, rules }: Finished): Position | undefined {
  const values = slots.map((one) => (one === undefined ? 0 : (frame[one] ?? 0)));
  const component = componentOf(values, game.shape);
  if (component === undefined || rules.refused(component) !== undefined) return undefined;
  return [{ rules, component: rules.kept(component) }];
}

function domain(
  saying: Formulated,
  statement: StatementTree,
  uses: ReadonlySet<number>,
  loops: readonly { readonly name: string }[],
  game: Game,
  places: number,
): Domain {
  if (saying.is === 'tame') return 'positions';
  const mentions = names(saying, 'position') || names([...statement.clauses], 'position');
  if (mentions || uses.has(places)) return 'positions';
  const fields = game.shape.map((_, i) => i);
  if (saying.is === 'holds') {
    const free = game.shape.some(
      ({ name }) =>
        !loops.some((loop) => loop.name === name) && statement.clauses.some((clause) => names(clause, name)),
    );
    return fields.some((field) => uses.has(field)) || free ? 'components' : 'choices';
  }
  return game.shape.every(({ name }) => loops.some((loop) => loop.name === name)) ? 'choices' : 'components';
}
