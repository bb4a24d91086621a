import { divide, isWhole, remainder, subtract } from '../nim/whole.ts';
import type { Whole } from '../rules/position.ts';
import type { Option, Part, Position } from '../rules/rules.ts';
import type { Step } from './clauses.ts';
import { type Equation, solvable } from './equation.ts';
import type { Game } from './game.ts';
import { chosen, type MoveForm, type PartForm } from './option.ts';
import { fieldsOf } from './shape.ts';
import { rank, run, size } from './source.ts';
import { type Frame, inner, isList, same, type Value } from './value.ts';
import { assign } from './visit.ts';

type Loop = Extract<Step, { is: 'for' }>;

/** The most values that are tried where no equation gives the name. */
const TRIED = 10_000;

/** An option with the ranks of its names among what they run through. */
export interface Found {
  readonly option: Option;
  readonly ranks: readonly Value[];
}

/** A line of moves read backwards: from what an option leads to, to the choices of its names. */
export interface Backwards {
  /** Every choice that leads there, with the ranks of its names among what they run through. */
  readonly from: (frame: Frame, to: Position) => Iterable<Found>;
}

/** The choice of a line's names that gives them the values of the same names elsewhere, when it is a choice of the line and leads to that sum. */
export function followed(
  move: MoveForm,
  frame: Frame,
  given: (name: string) => Value | undefined,
  to: Position,
): Found | undefined {
  const ranks: Value[] = [];
  for (const step of move.made.steps) {
    if (step.is === 'if') {
      if (step.when.value(frame) !== true) return undefined;
      continue;
    }
    const values = step.names.map(given);
    const value =
      step.names.length === 1
        ? values[0]
        : values.includes(undefined)
          ? undefined
          : values.filter((one) => one !== undefined);
    const place = value === undefined ? undefined : rank(step.source, frame, value);
    if (value === undefined || place === undefined) return undefined;
    assign(step, frame, value);
    ranks.push(place);
  }
  const option = chosen(move, frame);
  return option?.to !== undefined && equalSums(option.to, to) ? { option, ranks } : undefined;
}

/** Prepares a line of moves to be read backwards. */
export function backwards(move: MoveForm): Backwards {
  const { option } = move;
  const parts = option.ends === undefined ? option.parts : [];
  const equations = move.made.steps.map((step, i) =>
    step.is === 'for' ? solvable(step, move.made.steps.slice(i), parts, move) : [],
  );
  return {
    *from(frame, to) {
      if (option.ends !== undefined) return;
      for (const order of orders(parts, to)) yield* solve(0, frame, { move, equations, to: order, parts, all: to }, []);
    },
  };
}

interface Problem {
  readonly move: MoveForm;
  readonly equations: readonly (readonly Equation[])[];
  /** The goal, part for part; empty where `all` lists stand among the parts. */
  readonly to: Position;
  readonly parts: readonly PartForm[];
  readonly all: Position;
}

// Parts of a sum have no order: each arrangement of the goal is tried, as long as they are few.
function* orders(parts: readonly PartForm[], to: Position): Generator<Position, void> {
  if (parts.some(({ all }) => all)) return yield [];
  if (parts.length !== to.length) return;
  yield* arranged(parts, to, []);
}

function* arranged(parts: readonly PartForm[], left: Position, taken: Position): Generator<Position, void> {
  const part = parts[taken.length];
  if (part === undefined) return yield taken;
  for (const [i, one] of left.entries()) {
    if (one.rules !== part.game.rules()) continue;
    if (left.findIndex((other) => other === one || equal(other, one)) < i) continue;
    yield* arranged(parts, left.toSpliced(i, 1), [...taken, one]);
  }
}

function* solve(at: number, frame: Frame, problem: Problem, ranks: readonly Value[]): Generator<Found, void> {
  const step = problem.move.made.steps[at];
  if (step === undefined) {
    const option = chosen(problem.move, frame);
    if (option?.to !== undefined && equalSums(option.to, problem.all)) yield { option, ranks };
    return;
  }
  if (step.is === 'if') {
    if (step.when.value(frame) === true) yield* solve(at + 1, frame, problem, ranks);
    return;
  }
  for (const { value, place } of values(step, problem.equations[at] ?? [], frame, problem)) {
    assign(step, frame, value);
    yield* solve(at + 1, frame, problem, [...ranks, place]);
  }
}

function* values(
  step: Loop,
  equations: readonly Equation[],
  frame: Frame,
  problem: Problem,
): Generator<{ readonly value: Value; readonly place: Value }, void> {
  const solved = problem.to.length === 0 ? undefined : solutions(equations, frame, problem);
  if (solved !== undefined) {
    const seen = new Set<Whole>();
    for (const value of solved) {
      const place = seen.has(value) ? undefined : rank(step.source, frame, value);
      seen.add(value);
      if (place !== undefined) yield { value, place };
    }
    return;
  }
  const many = size(step.source, frame);
  if (many !== undefined && many > TRIED) return;
  let place = 0;
  for (const value of run(step.source, frame)) {
    if (place >= TRIED) return;
    yield { value, place };
    place += 1;
  }
}

/** What the name must be by the first equation that says so; undefined when none does. A normal form may have moved the numbers: then any of them may be meant. */
function solutions(equations: readonly Equation[], frame: Frame, problem: Problem): readonly Whole[] | undefined {
  for (const { part, field, at, coefficient, rest, least } of equations) {
    const goal = problem.to[part];
    const game = problem.parts[part]?.game;
    const by = coefficient.value(frame);
    const constant = rest.value(frame);
    if (goal === undefined || game === undefined || !isWhole(by) || !isWhole(constant) || by === 0) continue;
    const targets =
      game.kept === undefined
        ? one(
            goal,
            game,
            field,
            at.map((index) => index.value(frame)),
          )
        : every(goal, game);
    if (least !== undefined) {
      // At the bound the number says nothing of the name.
      const bound = least.value(frame);
      if (!isWhole(bound) || targets.some((target) => target <= bound)) continue;
    }
    return targets.flatMap((target) => {
      const times = subtract(target, constant);
      return remainder(times, by) === 0 ? [divide(times, by)] : [];
    });
  }
  return undefined;
}

function one(goal: Part, game: Game, field: number, path: readonly Value[]): readonly Whole[] {
  const value = fieldsOf(goal.component, game.shape)?.[field];
  const target = path.reduce<Value | undefined>((list, at) => (isList(list) ? list[Number(at) - 1] : undefined), value);
  return isWhole(target) ? [target] : [];
}

function every(goal: Part, game: Game): readonly Whole[] {
  const flat = (value: Value): readonly Whole[] =>
    isList(value) ? value.flatMap(flat) : isWhole(value) ? [value] : [];
  return flat(fieldsOf(goal.component, game.shape) ?? []);
}

/** Whether two parts are the same component of the same game. */
function equal(a: Part, b: Part): boolean {
  return a.rules === b.rules && same(inner(a.component), inner(b.component));
}

/** Whether two sums hold the same parts, in any order. */
export function equalSums(a: Position, b: Position): boolean {
  if (a.length !== b.length) return false;
  const left = [...b];
  return a.every((part) => {
    const at = left.findIndex((other) => equal(part, other));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
