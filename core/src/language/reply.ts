import type { Component, Outcome, Sum, Whole } from '../rules/position.ts';
import type { Move, Option, Position } from '../rules/rules.ts';
import { order } from './arithmetic.ts';
import { framed, type Game, inside } from './game.ts';
import { type Backwards, backwards, equalSums, type Found, followed } from './match.ts';
import { type Games, type MoveForm, moveForm, reached } from './option.ts';
import { extended, type Scope, slot } from './scope.ts';
import type { Place, Reach } from './tree.ts';
import type { Frame, Value } from './value.ts';
import { choices } from './visit.ts';

/** An option with its place in the game's own order: its part, its line, the ranks of its names. */
interface Placed {
  readonly part: number;
  readonly line: number;
  readonly ranks: readonly Value[];
  readonly option: Option;
}

/** The page's candidates (`reach v by …`, `reply …`) compiled against the game's own lines of moves. */
export interface Candidates {
  /** The legal options among the candidates of one part, where `frame` holds its component. */
  readonly legal: (frame: Frame, part: number) => readonly Placed[];
  readonly named: number | undefined;
}

/** Compiles one `reach` or `reply`; its name stands in a slot of its own. */
export function candidates(
  reach: Reach,
  outer: Scope,
  game: Game,
  moves: readonly MoveForm[],
  games: Games,
): Candidates {
  const named = reach.name === undefined ? undefined : slot(outer);
  const scope =
    reach.name === undefined || named === undefined
      ? outer
      : extended(outer, [[reach.name, { is: 'slot', slot: named, type: 'number' }]]);
  const form = moveForm(reach.option, reach.clauses, scope, game, games, reach.option.place);
  const slots = new Map(form.names.map(({ name, slot: at }) => [name, at]));
  let lines: readonly Backwards[] | undefined;
  const legal = (frame: Frame, part: number): readonly Placed[] => {
    lines ??= moves.map(backwards);
    const found: Placed[] = [];
    for (const _ of choices(form.made.steps, frame)) {
      if (form.option.ends !== undefined) {
        found.push(...ending(moves, form.option.ends, frame, part));
        continue;
      }
      const to = reached(form.option.parts, frame);
      if (to === undefined) continue;
      const fields = () => frame.slice(0, game.shape.length);
      const given = (name: string) => (slots.get(name) === undefined ? undefined : frame[slots.get(name) ?? 0]);
      const same = placed(
        moves.map((move) => followed(move, fields(), given, to)),
        part,
      );
      // The candidate's own names say which move it is; other moves could lead there only where parts of a sum change places.
      if (same.length > 0 && to.length < 2) found.push(...same);
      else
        found.push(
          ...lines.flatMap((line, i) => [...line.from(fields(), to)].map((one) => ({ ...one, part, line: i }))),
        );
    }
    return found;
  };
  return { legal, named };
}

/** Every option of a component that leads to the sum, in the game's own order, by reading the lines of moves backwards. */
export function leading(
  game: Game,
  moves: readonly MoveForm[],
): (component: Component, to: Position) => readonly Option[] {
  let lines: readonly Backwards[] | undefined;
  return (component, to) => {
    lines ??= moves.map(backwards);
    const found = lines.flatMap((line, i) =>
      [...line.from(framed(game, component), to)].map((one) => ({ ...one, part: 1, line: i })),
    );
    return ordered(found).map(({ option }) => option);
  };
}

function placed(found: readonly (Found | undefined)[], part: number): readonly Placed[] {
  return found.flatMap((one, line) => (one === undefined ? [] : [{ ...one, part, line }]));
}

function ending(moves: readonly MoveForm[], ends: string, frame: Frame, part: number): readonly Placed[] {
  return moves.flatMap((move, line) => {
    if (move.option.ends !== ends) return [];
    const first = choices(move.made.steps, [...frame]).next();
    return first.done === true ? [] : [{ part, line, ranks: [], option: { ends: move.option.ends, by: {} } }];
  });
}

/** Moves in the game's own order, none twice. */
function ordered(found: readonly Placed[]): readonly Placed[] {
  const sorted = [...found].sort(before);
  return sorted.filter((one, i) => {
    const last = sorted[i - 1];
    return last === undefined || before(last, one) !== 0 || !sameEnd(last.option, one.option);
  });
}

function sameEnd(a: Option, b: Option): boolean {
  if (a.to === undefined || b.to === undefined) return a.ends === b.ends;
  return equalSums(a.to, b.to);
}

function before(a: Placed, b: Placed): number {
  if (a.part !== b.part) return a.part - b.part;
  if (a.line !== b.line) return a.line - b.line;
  return order(a.ranks, b.ranks, UNPLACED);
}

// Ranks are numbers and lists of numbers, so comparing them cannot break.
const UNPLACED: Place = { at: 0, line: 1, column: 1 };

/** Every option of that value: the candidates of all `reach` clauses that are legal, and of that value where the theorem says one. */
export function reaching(
  all: readonly Candidates[],
  game: Game,
  value: (component: Component) => Whole | undefined,
): (component: Component, wanted: Whole) => Iterable<Option> {
  return (component, wanted) => {
    const found = all.flatMap(({ legal, named }) => {
      const frame = framed(game, component);
      if (named !== undefined) frame[named] = wanted;
      return legal(frame, 1);
    });
    const right = found.filter(({ option }) => {
      const [only] = option.to ?? [];
      if (option.to?.length !== 1 || only === undefined || only.rules !== game.rules()) return true;
      const said = value(only.component);
      return said === undefined || said === wanted;
    });
    return ordered(right).map(({ option }) => option);
  };
}

/** Every winning move: the candidates of all `reply` clauses that are legal and lead to a position that the theorem calls lost. */
export function replying(
  all: readonly Candidates[],
  game: Game,
  position: number | undefined,
  outcome: (sum: Sum) => Outcome | undefined,
): (sum: Sum) => Iterable<Move> {
  return (sum) => {
    const values = sum.map((component) => inside(game, component));
    const found = sum.flatMap((component, i) =>
      all.flatMap(({ legal }) => {
        const frame = framed(game, component);
        if (position !== undefined) frame[position] = values;
        return legal(frame, i + 1);
      }),
    );
    const winning = found.filter(({ option, part }) => {
      if (option.to === undefined) return option.ends === 'win';
      if (option.to.some(({ rules }) => rules !== game.rules())) return true;
      const rest = option.to.map(({ component }) => component);
      const after = sum.toSpliced(part - 1, 1, ...rest);
      return position === undefined && after.length !== 1 ? true : outcome(after) === 'P';
    });
    return ordered(winning).map(({ option, part }) => ({ ...option, part }));
  };
}
