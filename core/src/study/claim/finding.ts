import { condition } from '../../language/clauses.ts';
import type { Formula } from '../../language/formula.ts';
import { refuse } from '../../language/refuse.ts';
import type { Scope } from '../../language/scope.ts';
import type { Expr, Saying, StatementTree } from '../../language/tree.ts';
import { typeName } from '../../language/type.ts';
import { type Frame, plain } from '../../language/value.ts';
import { isWhole } from '../../nim/whole.ts';
import type { Fact } from '../../rules/fact.ts';
import type { Convention, Outcome } from '../../rules/position.ts';
import type { Position } from '../../rules/rules.ts';
import { isLost, tally } from '../../solve/tally.ts';
import type { Oracle } from '../oracle.ts';
import { type Allowed, allowedFact, OUTCOMES, others, outcomeFact, valueFact } from './said.ts';

/** What a claim says of one position and what is found there. */
export interface Finding {
  readonly agrees: boolean;
  readonly said: Fact;
  readonly found: Fact;
}

/** How a claim is read: the convention that it states or the other, its labels as written or changed round. */
export interface Reading {
  readonly convention: Convention;
  readonly swapped: boolean;
}

type SayingOf<K extends Saying['is']> = Extract<Saying, { is: K }>;

/** A claim that speaks of many positions by a formula. */
export type Formulated = SayingOf<'value' | 'outcome' | 'tame' | 'holds'>;

/** What a claim says of many positions: the slots that its formula reads, and the finding at one of them. */
export interface Said {
  readonly uses: ReadonlySet<number>;
  ask(position: Position, frame: Frame): Finding | undefined;
}

/** Compiles what a claim says. */
export function saidBy(
  saying: Formulated,
  { inDouble }: StatementTree,
  scope: Scope,
  reading: Reading,
  of: Oracle,
): Said {
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
