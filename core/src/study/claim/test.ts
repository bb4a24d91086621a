import type { Step } from '../../language/clauses.ts';
import { condition, steps } from '../../language/clauses.ts';
import type { Finished } from '../../language/compile.ts';
import type { Formula } from '../../language/formula.ts';
import { framed, type Game, inside } from '../../language/game.ts';
import { names } from '../../language/mention.ts';
import { refuse } from '../../language/refuse.ts';
import { extended, type Scope, slot } from '../../language/scope.ts';
import { componentOf, shapeType } from '../../language/shape.ts';
import type { Expr, Saying, StatementTree } from '../../language/tree.ts';
import { typeName } from '../../language/type.ts';
import { type Frame, isWhole, plain } from '../../language/value.ts';
import type { Fact } from '../../rules/fact.ts';
import type { Convention, Outcome } from '../../rules/position.ts';
import type { Position, Rules } from '../../rules/rules.ts';
import { isLost, tally } from '../../solve/tally.ts';
import type { Oracle } from '../oracle.ts';
import { asking, asks } from './asked.ts';
import { type Horizon, horizon } from './horizon.ts';
import { type Allowed, allowedFact, OUTCOMES, others, outcomeFact, valueFact } from './said.ts';

/** What a claim says of one position and what is found there. */
export interface Finding {
  readonly agrees: boolean;
  readonly said: Fact;
  readonly found: Fact;
}

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

/** How a claim is read: the convention that it states or the other, its labels as written or changed round. */
export interface Reading {
  readonly convention: Convention;
  readonly swapped: boolean;
}

type SayingOf<K extends Saying['is']> = Extract<Saying, { is: K }>;

/** A claim that speaks of many positions by a formula. */
export type Formulated = SayingOf<'value' | 'outcome' | 'tame' | 'holds'>;

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
      over === 'components' && convention === 'normal' && !statement.inDouble
        ? horizon(statement, saying, game, of.heaps(rules))
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

interface Said {
  readonly uses: ReadonlySet<number>;
  ask(position: Position, frame: Frame): Finding | undefined;
}

function saidBy(saying: Formulated, { inDouble }: StatementTree, scope: Scope, reading: Reading, of: Oracle): Said {
  const doubles: Scope = { ...scope, arithmetic: 'double' };
  switch (saying.is) {
    case 'value':
      return inDouble
        ? twoValues(saying.value, scope, doubles)
        : valueSaid(saying.value, scope, reading.convention, of);
    case 'outcome': {
      const outcome = reading.swapped ? SWAPPED[OUTCOMES[saying.outcome]] : OUTCOMES[saying.outcome];
      const allowed = (holds: boolean): Allowed | undefined =>
        holds ? [outcome] : saying.exactly ? others(outcome) : undefined;
      return inDouble
        ? twoOutcomes(saying.when, scope, doubles, outcome)
        : outcomeSaid(condition(saying.when, scope), allowed, reading.convention, of);
    }
    case 'tame':
      return { uses: new Set(), ask: (position) => tameSaid(position, of) };
    case 'holds':
      return inDouble ? twoTruths(saying.condition, scope, doubles) : truthSaid(saying.condition, scope);
  }
}

const SWAPPED = { N: 'P', P: 'N', D: 'D' } as const;

function number(expr: Expr, scope: Scope): Formula {
  const made = scope.formula(expr, scope);
  if (made.type === 'number' || made.type === 'any') return made;
  return refuse(expr.place, 'wrong-type', { wanted: 'number', found: typeName(made.type) });
}

function valueSaid(expr: Expr, scope: Scope, convention: Convention, of: Oracle): Said {
  const formula = number(expr, scope);
  const ask = ([part]: Position, frame: Frame): Finding | undefined => {
    if (part === undefined) return undefined;
    const said = formula.value(frame);
    // In misère play a component has no nim-value: what is meant is that the sums are played so, `misere tame`.
    if (convention === 'misere') return undefined;
    const found = of.value(part);
    return {
      agrees: said === found,
      said: valueFact(isWhole(said) ? said : JSON.stringify(plain(said))),
      found: valueFact(found),
    };
  };
  return { uses: formula.uses, ask };
}

function outcomeSaid(
  when: Formula,
  allowed: (holds: boolean) => Allowed | undefined,
  convention: Convention,
  of: Oracle,
): Said {
  const ask = (position: Position, frame: Frame): Finding | undefined => {
    const said = allowed(when.value(frame) === true);
    if (said === undefined) return undefined;
    const found = of.outcome(position, convention);
    return { agrees: said.includes(found), said: allowedFact(said), found: outcomeFact(found) };
  };
  return { uses: when.uses, ask };
}

function tameSaid(position: Position, of: Oracle): Finding {
  const said: Outcome = isLost(tally(position.map((part) => of.value(part))), 'misere') ? 'P' : 'N';
  const found = of.outcome(position, 'misere');
  return { agrees: said === found, said: outcomeFact(said), found: outcomeFact(found) };
}

function truthSaid(expr: Expr, scope: Scope): Said {
  const when = condition(expr, scope);
  const sides = sidesOf(expr, scope);
  const ask = (_: Position, frame: Frame): Finding => {
    const agrees = when.value(frame) === true;
    return { agrees, said: { id: 'says-true' }, found: agrees ? { id: 'says-true' } : sides(frame) };
  };
  return { uses: when.uses, ask };
}

/** For a claim that two numbers compare so: both of them; else only that it fails. */
function sidesOf(expr: Expr, scope: Scope): (frame: Frame) => Fact {
  const plainly: Fact = { id: 'says-false' };
  const [second, ...more] = expr.is === 'compare' ? expr.rest : [];
  if (expr.is !== 'compare' || second === undefined || more.length > 0 || second.relation.endsWith('in'))
    return () => plainly;
  const left = scope.formula(expr.first, scope);
  const right = scope.formula(second.right, scope);
  if (left.type === 'truth' || right.type === 'truth') return () => plainly;
  return (frame) => ({ id: 'says-sides', left: plain(left.value(frame)), right: plain(right.value(frame)) });
}

// In doubles: the formula against itself in exact arithmetic. Whether the exact formula is true is another claim.
function twoValues(expr: Expr, scope: Scope, doubles: Scope): Said {
  const exact = number(expr, scope);
  const rough = number(expr, doubles);
  const ask = (_: Position, frame: Frame): Finding => {
    const found = plain(exact.value(frame));
    const said = plain(rough.value(frame));
    return { agrees: String(said) === String(found), said: valueFact(String(said)), found: valueFact(String(found)) };
  };
  return { uses: exact.uses, ask };
}

function twoOutcomes(expr: Expr, scope: Scope, doubles: Scope, outcome: Outcome): Said {
  const exact = condition(expr, scope);
  const rough = condition(expr, doubles);
  const fact = (holds: boolean): Fact => (holds ? outcomeFact(outcome) : allowedFact(others(outcome)));
  const ask = (_: Position, frame: Frame): Finding => {
    const [said, found] = [rough.value(frame) === true, exact.value(frame) === true];
    return { agrees: said === found, said: fact(said), found: fact(found) };
  };
  return { uses: exact.uses, ask };
}

function twoTruths(expr: Expr, scope: Scope, doubles: Scope): Said {
  const exact = truthSaid(expr, scope);
  const rough = truthSaid(expr, doubles);
  const ask = (position: Position, frame: Frame): Finding | undefined => {
    const found = rough.ask(position, frame);
    return found?.agrees === true ? exact.ask(position, frame) : found;
  };
  return { uses: exact.uses, ask };
}
