import type { Finished } from '../../language/compile.ts';
import { refuse } from '../../language/refuse.ts';
import type { Expr, Saying } from '../../language/tree.ts';
import { plain } from '../../language/value.ts';
import { add, compare, isWhole } from '../../nim/whole.ts';
import type { Progress } from '../../rules/answer.ts';
import type { Component, Convention, Outcome, Whole } from '../../rules/position.ts';
import type { Position } from '../../rules/rules.ts';
import type { Verdict } from '../../rules/verdict.ts';
import type { Account } from '../../solve/account.ts';
import { isOneNumber } from '../../solve/table.ts';
import type { Oracle } from '../oracle.ts';
import type { Finding, Reading } from './finding.ts';
import { look } from './run.ts';
import { allowedFact, OUTCOMES, others, outcomeFact, valueFact } from './said.ts';
import { isSmaller } from './smaller.ts';
import { positionOfTyped } from './typed.ts';

type SayingOf<K extends Saying['is']> = Extract<Saying, { is: K }>;

/** One position with what is claimed of it. */
interface Case {
  readonly position: Position;
  ask(): Finding;
}

/** The cases of `P wins` and of the lists `values …`, `losing …`, `winning …`. */
export function casesOf(
  saying: SayingOf<'stands' | 'listed'>,
  finished: Finished,
  { convention }: Reading,
  of: Oracle,
): readonly Case[] {
  if (saying.is === 'stands')
    return [ofOutcome(positionOfTyped(saying.position, finished), [OUTCOMES[saying.outcome]], convention, of)];
  return isOneNumber(finished.rules) ? row(saying, finished, convention, of) : each(saying, finished, convention, of);
}

function ofOutcome(position: Position, allowed: readonly Outcome[], convention: Convention, of: Oracle): Case {
  return {
    position,
    ask() {
      const found = of.outcome(position, convention);
      return { agrees: allowed.includes(found), said: allowedFact(allowed), found: outcomeFact(found) };
    },
  };
}

function ofValue(position: Position, said: Whole, of: Oracle): Case {
  return {
    position,
    ask() {
      const [part] = position;
      const found = part === undefined ? 0 : of.value(part);
      return { agrees: said === found, said: valueFact(said), found: valueFact(found) };
    },
  };
}

/** `losing 1, 4, 9 from 0`: exactly these up to the last; `values 0, 1, 2 from 0`: of 0, 1, 2. */
function row(
  { what, list, from }: SayingOf<'listed'>,
  finished: Finished,
  convention: Convention,
  of: Oracle,
): readonly Case[] {
  const { rules } = finished;
  const numbers = list.map((expr) => wholeOf(expr, finished));
  const first = from === undefined ? 0 : wholeOf(from, finished);
  const heap = (component: Whole): Position => [{ rules, component }];
  if (what === 'values')
    return numbers
      .map((value, i) => ofValue(heap(add(first, i)), value, of))
      .filter(({ position }) => stands(position));
  const outcome = what === 'losing' ? 'P' : 'N';
  const last = numbers.reduce((most, one) => (compare(one, most) > 0 ? one : most), first);
  const cases: Case[] = [];
  for (let n = first; n <= last; n = add(n, 1)) {
    if (stands(heap(n)))
      cases.push(ofOutcome(heap(n), numbers.includes(n) ? [outcome] : others(outcome), convention, of));
  }
  return cases;
}

function stands(position: Position): boolean {
  return position.every(({ rules, component }) => rules.refused(component) === undefined);
}

/** In other games a list speaks of the positions that it names, no others. */
function each(
  { what, list }: SayingOf<'listed'>,
  finished: Finished,
  convention: Convention,
  of: Oracle,
): readonly Case[] {
  return list.map((expr) => {
    if (what === 'values') return refuse(expr.place, 'wrong-type', { wanted: 'number', found: 'tuple' });
    const position = positionOfTyped({ place: expr.place, sum: [{ is: 'own', component: expr }] }, finished);
    return ofOutcome(position, [what === 'losing' ? 'P' : 'N'], convention, of);
  });
}

/** The whole number of an expression that names nothing but parameters. */
export function wholeOf(expr: Expr, { game }: Finished): Whole {
  const formula = game.scope.formula(expr, game.scope);
  if (formula.uses.size > 0) return refuse(expr.place, 'not-fixed', { name: game.name });
  const value = formula.value([]);
  return isWhole(value) ? value : refuse(expr.place, 'wrong-type', { wanted: 'number', found: written(plain(value)) });
}

function written(component: Component): string {
  return typeof component === 'object' ? 'list' : typeof component;
}

/** Looks at all cases; the smallest that fails refutes. */
export function* runCases(cases: readonly Case[], of: Oracle, account: Account): Generator<Progress, Verdict, number> {
  let worst: { readonly at: Position; readonly finding: Finding } | undefined;
  for (const { position, ask } of cases) {
    if (worst !== undefined && !isSmaller(position, worst.at)) continue;
    const looked = yield* look(ask, of, account);
    if ('why' in looked)
      return worst === undefined ? { verdict: 'unsettled', at: position, why: looked.why } : refuted(worst);
    if (looked.finding !== undefined && !looked.finding.agrees) worst = { at: position, finding: looked.finding };
  }
  return worst === undefined
    ? { verdict: 'proved', by: cases.length === 1 ? { id: 'by-case' } : { id: 'by-cases', count: cases.length } }
    : refuted(worst);
}

function refuted({ at, finding }: { readonly at: Position; readonly finding: Finding }): Verdict {
  return { verdict: 'refuted', at, by: {}, said: finding.said, found: finding.found, line: [] };
}
