import type { Component, Outcome, Sum, Whole } from '../rules/position.ts';
import type { Option, Position, Theorem } from '../rules/rules.ts';
import { howMany, total } from './count.ts';
import { framed, type Game, inside } from './game.ts';
import { type Backwards, backwards, type Found, followed } from './match.ts';
import { type Games, type MoveForm, moveForm, reached } from './option.ts';
import { merged, ordered, type Placed } from './ordered.ts';
import { extended, type Scope, slot } from './scope.ts';
import type { Reach } from './tree.ts';
import type { Frame, Value } from './value.ts';
import { choices } from './visit.ts';

/** The page's candidates (`reach v by …`, `reply …`) compiled against the game's own lines of moves. */
export interface Candidates {
  /** The legal options among the candidates of one part, where `frame` holds its component. */
  readonly legal: (frame: Frame, part: number) => Iterable<Placed>;
  /** How many there are, where they are in order and that is told without running. */
  readonly size: (frame: Frame) => Whole | undefined;
  readonly named: number | undefined;
  /** The page says that the candidates are the moves sought, each once, in the game's own order. */
  readonly inOrder: boolean;
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
  const { inOrder } = reach;
  /** Where two lines of moves lead to the same place, a candidate of moves in order is of the line that is written like it. */
  const asWritten = (same: readonly Placed[]): readonly Placed[] => {
    const own = same.length < 2 ? [] : same.filter(({ line }) => moves[line]?.written() === form.written());
    return own.length > 0 ? own : same;
  };
  function* legal(frame: Frame, part: number): Generator<Placed, void> {
    lines ??= moves.map(backwards);
    for (const _ of choices(form.made.steps, frame)) {
      if (form.option.ends !== undefined) {
        yield* ending(moves, form.option.ends, frame, part);
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
      if (same.length > 0 && (inOrder || to.length < 2)) yield* inOrder ? asWritten(same) : same;
      else
        for (const [i, line] of lines.entries())
          for (const one of line.from(fields(), to)) yield { ...one, part, line: i };
    }
  }
  return { legal, size: (frame) => (inOrder ? howMany(form.made.steps, frame) : undefined), named, inOrder };
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

/** What a theorem's `reach` clauses tell. */
type Reaching = Required<Pick<Theorem, 'reach' | 'reachCount'>>;

/** Every option of one of the values: the candidates of all `reach` clauses that are legal, and of that value where the theorem says one. */
export function reaching(
  all: readonly Candidates[],
  game: Game,
  value: (component: Component) => Whole | undefined,
): Reaching {
  const isRight = (option: Option, wanted: Whole): boolean => {
    const [only] = option.to ?? [];
    if (option.to?.length !== 1 || only === undefined || only.rules !== game.rules()) return true;
    const said = value(only.component);
    return said === undefined || said === wanted;
  };
  const framedFor = (component: Component, wanted: Whole, named: number | undefined) => {
    const frame = framed(game, component);
    if (named !== undefined) frame[named] = wanted;
    return frame;
  };
  function* of(component: Component, wanted: Whole): Generator<Placed, void> {
    for (const { legal, named } of all)
      for (const one of legal(framedFor(component, wanted, named), 1)) if (isRight(one.option, wanted)) yield one;
  }
  const inOrder = all.every((one) => one.inOrder);
  return {
    *reach(component, wanted, other) {
      const streams = (other === undefined ? [wanted] : [wanted, other]).map((one) => of(component, one));
      const found = inOrder ? merged(streams) : ordered(streams.flatMap((stream) => [...stream]));
      for (const { option } of found) yield option;
    },
    reachCount: (component, wanted) =>
      total(
        all.map(
          ({ size, named }) =>
            () =>
              size(framedFor(component, wanted, named)),
        ),
      ),
  };
}

/** What a theorem's `reply` clauses tell. */
type Replying = Required<Pick<Theorem, 'replies' | 'replyCount'>>;

/** Every winning move: the candidates of all `reply` clauses that are legal and lead to a position that the theorem calls lost. */
export function replying(
  all: readonly Candidates[],
  game: Game,
  position: number | undefined,
  outcome: (sum: Sum) => Outcome | undefined,
): Replying {
  const framedFor = (component: Component, values: readonly Value[]) => {
    const frame = framed(game, component);
    if (position !== undefined) frame[position] = values;
    return frame;
  };
  const isWon = (sum: Sum, { option, part }: Placed): boolean => {
    if (option.to === undefined) return option.ends === 'win';
    if (option.to.some(({ rules }) => rules !== game.rules())) return true;
    const rest = option.to.map(({ component }) => component);
    const after = sum.toSpliced(part - 1, 1, ...rest);
    return position === undefined && after.length !== 1 ? true : outcome(after) === 'P';
  };
  const inOrder = all.every((one) => one.inOrder);
  function* found(sum: Sum): Generator<Placed, void> {
    const values = sum.map((component) => inside(game, component));
    for (const [i, component] of sum.entries())
      for (const { legal } of all)
        for (const one of legal(framedFor(component, values), i + 1)) if (inOrder || isWon(sum, one)) yield one;
  }
  return {
    *replies(sum) {
      for (const { option, part } of inOrder ? found(sum) : ordered([...found(sum)])) yield { ...option, part };
    },
    replyCount(sum) {
      const values = sum.map((component) => inside(game, component));
      return total(
        sum.flatMap((component) =>
          all.map(
            ({ size }) =>
              () =>
                size(framedFor(component, values)),
          ),
        ),
      );
    },
  };
}
