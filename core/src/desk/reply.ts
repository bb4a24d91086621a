import type { Budget, Certainty, Solution } from '../rules/answer.ts';
import type { Fact } from '../rules/fact.ts';
import { play, writeComponent, writeMove, writePosition } from '../rules/notation.ts';
import type { Choice, Component, Convention, Outcome, Whole } from '../rules/position.ts';
import type { Move, Part, Position, Rules } from '../rules/rules.ts';
import { moves } from '../solve/moves.ts';
import { priceOf } from '../solve/price.ts';

/** The most moves or replies that a reply lists. */
const LISTED = 1000;

/** A move in writing; parts count from 1, `position` is the position after it. */
export interface SaidMove {
  readonly part: number;
  readonly from: string;
  readonly to: string;
  readonly by: Choice;
  readonly text: string;
  readonly position: string;
}

/** The most moves that are looked at for the losing ones among them. */
const LOOKED = 10_000;

/** A list cut at `LISTED` entries; `more` says that it was. */
export interface Listed<T> {
  readonly items: readonly T[];
  readonly more: boolean;
}

/** What one question came to, as plain data; fields that do not apply are undefined. */
export interface Reply {
  readonly game: string;
  readonly position: string;
  readonly convention: Convention;
  readonly parameters: Readonly<Record<string, Component>>;
  readonly outcome: Outcome | '?';
  readonly certainty: Certainty | undefined;
  readonly value: Whole | undefined;
  readonly move: SaidMove | undefined;
  readonly moves: Listed<SaidMove> | undefined;
  readonly count: Whole | undefined;
  readonly length: number | undefined;
  readonly replies: Listed<{ readonly move: SaidMove; readonly reply: SaidMove }> | undefined;
  readonly method: string | undefined;
  /** How the question was read, who wins and by which move, and what stands behind that: one line each. */
  readonly reading: Fact;
  readonly verdict: Fact;
  readonly ground: Fact | undefined;
  readonly steps: readonly Fact[];
  /** Why the answer is as it is where that needs a sentence: undecided, moves not listed. */
  readonly why: readonly Fact[];
  /** What the person's own rules may not have meant. */
  readonly remarks: readonly Fact[];
  /** Theorems of a text from outside the catalogue that were tested and failed, each with its counterexample. */
  readonly refuted: readonly Fact[];
  readonly spent: Budget | undefined;
  readonly next: Budget | undefined;
}

/** The names of the games of a position in the order of their parts, each once. */
export function gamesOf(position: Position): readonly string[] {
  const names = new Set<string>();
  let last: Rules | undefined;
  for (const { rules } of position) {
    if (rules !== last) names.add(rules.name);
    last = rules;
  }
  return [...names];
}

/** A position in writing; of several games, each run of parts after its game's name. */
export function written(position: Position): string {
  const rules = position[0]?.rules;
  if (!rules || position.every((part) => part.rules === rules)) return writePosition(position);
  const terms: string[] = [];
  let run: Part[] = [];
  for (const part of position) {
    if (run[0] && run[0].rules !== part.rules) {
      terms.push(`${run[0].rules.name} ${writePosition(run)}`);
      run = [];
    }
    run.push(part);
  }
  if (run[0]) terms.push(`${run[0].rules.name} ${writePosition(run)}`);
  return terms.join(' + ');
}

/** A move in writing. Throws when the position has no such part. */
export function saidMove(position: Position, move: Move): SaidMove {
  const part = position[move.part - 1];
  if (!part) throw new Error(`the position has no part ${move.part}`);
  const text = writeMove(position, move);
  const to = text.slice(text.indexOf('->') + 2).trim();
  const after = move.ends === undefined ? written(play(position, move)) : move.ends;
  return { part: move.part, from: writeComponent(part.rules, part.component), to, by: move.by, text, position: after };
}

/** The first entries of a list that may be long, at most `LISTED`. */
export function listed<T>(items: Iterable<T>, most = LISTED): Listed<T> {
  const first: T[] = [];
  for (const item of items) {
    if (first.length === most) return { items: first, more: true };
    first.push(item);
  }
  return { items: first, more: false };
}

/** The parameters of a position's games; of several games, each name after its game's. */
export function parametersOf(position: Position): Readonly<Record<string, Component>> {
  const all: Record<string, Component> = {};
  const several = gamesOf(position).length > 1;
  let last: Rules | undefined;
  for (const { rules } of position) {
    if (rules === last) continue;
    last = rules;
    for (const [name, value] of Object.entries(rules.parameters)) all[several ? `${rules.name}.${name}` : name] = value;
  }
  return all;
}

const FEWEST = 20;

/** The losing moves of a solved position, each with the first reply that refutes it. */
export function refutations(
  solution: Solution,
  solved: (position: Position) => Solution,
): Listed<{ readonly move: SaidMove; readonly reply: SaidMove }> {
  const { position } = solution;
  const items: { readonly move: SaidMove; readonly reply: SaidMove }[] = [];
  let looked = 0;
  // Each is a question of its own: of long numbers fewer are told.
  const most = Math.max(FEWEST, Math.floor(LISTED / priceOf(position)));
  for (const move of moves(position)) {
    looked += 1;
    if (items.length === most || looked > LOOKED) return { items, more: true };
    if (move.ends !== undefined || solution.after(move) !== 'N') continue;
    const after = play(position, move);
    const answer = solved(after).answer;
    if (answer.outcome === '?') return { items, more: true };
    if (answer.outcome !== 'N' || !answer.move) continue;
    items.push({ move: saidMove(position, move), reply: saidMove(after, answer.move) });
  }
  return { items, more: false };
}
