import { readGame } from '../../src/desk/question.ts';
import { game as fresh } from '../../src/games/registry.ts';
import { readCode } from '../../src/nim/code/read.ts';
import type { Solution } from '../../src/rules/answer.ts';
import type { PeriodCertificate } from '../../src/rules/certificate.ts';
import type { Component, Convention, Outcome, Whole } from '../../src/rules/position.ts';
import type { Part, Position, Rules } from '../../src/rules/rules.ts';
import { account } from '../../src/solve/account.ts';
import { codeRules } from '../../src/solve/code.ts';
import { outcomesOf } from '../../src/solve/outcomes.ts';
import { finish, solve } from '../../src/solve/solve.ts';
import { heapTable } from '../../src/solve/take-and-break.ts';
import { valuesOf } from '../../src/solve/values.ts';
import { tabulate } from '../../src/study/tabulate.ts';

/** A check of one known fact: it throws when the product disagrees. */
export type Checks = Readonly<Record<string, () => void>>;

const BUDGET = { options: 1e9, bytes: 2 ** 31 };

const games = new Map<string, Rules>();

/** A game of the catalogue; the same rules for the same parameters, so that their theorems are compared once. */
export function game(name: string, set: Readonly<Record<string, Component>> = {}): Rules {
  const key = `${name} ${JSON.stringify(set)}`;
  const found = games.get(key) ?? fresh(name, set);
  games.set(key, found);
  return found;
}

/** The game that a text means: rules written out, or a name. */
export function stated(text: string): Rules {
  const read = readGame({ game: text, page: undefined, set: [] });
  if (read.ok) return read.value;
  throw new Error(`${text}: ${JSON.stringify(read.fault)}`);
}

/** The rules of a take-and-break code. */
export function coded(code: string): Rules {
  const read = codeRules(code);
  if (read.ok) return read.value;
  throw new Error(`${code}: ${JSON.stringify(read.fault)}`);
}

/** The values of heaps 0 to `to`, as the table of the game shows them. */
export function values(rules: Rules, to: number): number[] {
  const table = finish(tabulate(rules, { from: 0, to }, 'normal', BUDGET));
  if ('id' in table || table.is !== 'row') throw new Error(`${rules.name}: no row of values`);
  return table.entries.map((entry) => Number(entry?.value ?? Number.NaN));
}

/** The lost heaps from `from` to `to`, as the table of the game shows them. */
export function lostHeaps(rules: Rules, to: number, convention: Convention, from = 0): number[] {
  const table = finish(tabulate(rules, { from, to }, convention, BUDGET));
  if ('id' in table || table.is !== 'row') throw new Error(`${rules.name}: no row of outcomes`);
  return table.entries.flatMap((entry, i) => (entry?.outcome === 'P' ? [from + i] : []));
}

/** The value of one part by the strongest method: a theorem, a table, a search. */
export function value(rules: Rules, component: Component): Whole | undefined {
  const part: Part = { rules, component: rules.kept(component) };
  const found = finish(valuesOf([part], account(BUDGET)));
  return typeof found === 'string' ? undefined : found.value(part);
}

/** Several parts of one game. */
export function sum(rules: Rules, components: readonly Component[]): Position {
  return components.map((component) => ({ rules, component: rules.kept(component) }));
}

/** A position of one part of a game, solved. */
export function solved(rules: Rules, component: Component, convention: Convention = 'normal'): Solution {
  return finish(solve(sum(rules, [component]), convention, BUDGET));
}

/** The outcome of a sum by the strongest method. */
export function outcome(position: Position, convention: Convention): Outcome | '?' {
  return finish(solve(position, convention, BUDGET)).answer.outcome;
}

/** The outcomes of many positions by full search, without any theorem. */
export function searched(positions: readonly Position[], convention: Convention): readonly (Outcome | undefined)[] {
  return finish(outcomesOf(positions, convention, account(BUDGET)));
}

/** The proof that the values of a code repeat, found within so many heaps. */
export function certificate(code: string, to: number): PeriodCertificate | undefined {
  const read = readCode(code);
  if ('wrong' in read) throw new Error(code);
  const table = heapTable(read);
  table.grow(to, Number.POSITIVE_INFINITY);
  return table.certificate();
}
