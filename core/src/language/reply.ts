import { add, multiply } from '../nim/whole.ts';
import type { Component, Outcome, Sum, Whole } from '../rules/position.ts';
import type { Option, Position, Theorem } from '../rules/rules.ts';
import { order } from './arithmetic.ts';
import type { Step } from './clauses.ts';
import { framed, type Game, inside } from './game.ts';
import { type Backwards, backwards, equalSums, type Found, followed } from './match.ts';
import { type Games, type MoveForm, moveForm, reached } from './option.ts';
import { extended, type Scope, slot } from './scope.ts';
import { reads, size } from './source.ts';
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
      if (same.length > 0 && (inOrder || to.length < 2)) yield* same;
      else
        for (const [i, line] of lines.entries())
          for (const one of line.from(fields(), to)) yield { ...one, part, line: i };
    }
  }
  return { legal, size: (frame) => (inOrder ? howMany(form.made.steps, frame) : undefined), named, inOrder };
}

/** Loops of more turns are not run to count. */
const MOST_TURNS = 100_000;

/** How many choices there are: a loop that nothing behind it names is not run when its size is told. Undefined where a condition picks among the last. */
function howMany(steps: readonly Step[], frame: Frame): Whole | undefined {
  const [step, ...rest] = steps;
  if (step === undefined) return 1;
  if (step.is === 'if') return step.when.value(frame) === true ? howMany(rest, frame) : 0;
  if (rest.at(-1)?.is === 'if') return undefined;
  const own = isNamed(step, rest) ? undefined : size(step.source, frame);
  if (own !== undefined) {
    const inner = own === 0 ? 0 : howMany(rest, frame);
    return inner === undefined ? undefined : multiply(own, inner);
  }
  if (rest.length === 0) return undefined;
  let total: Whole = 0;
  let turns = 0;
  for (const _ of choices([step], frame)) {
    turns += 1;
    const inner = turns > MOST_TURNS ? undefined : howMany(rest, frame);
    if (inner === undefined) return undefined;
    total = add(total, inner);
  }
  return total;
}

/** Whether what a loop takes may change how many choices there are behind it: one element is one, whatever it is. */
function isNamed(step: Extract<Step, { is: 'for' }>, rest: readonly Step[]): boolean {
  const slots = new Set(step.slots);
  return rest.some((later) => {
    const formulas = later.is === 'if' ? [later.when] : reads(later.source);
    if (!formulas.some(({ uses }) => [...slots].some((slot) => uses.has(slot)))) return false;
    if (later.is === 'if' || later.source.is !== 'list' || !later.source.isOne) return true;
    for (const slot of later.slots) slots.add(slot);
    return false;
  });
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

function total(sizes: readonly (() => Whole | undefined)[]): Whole | undefined {
  let sum: Whole = 0;
  for (const size of sizes) {
    const own = size();
    if (own === undefined) return undefined;
    sum = add(sum, own);
  }
  return sum;
}

/** Streams in order as one in order. */
function* merged(streams: readonly Iterator<Placed>[]): Generator<Placed, void> {
  const heads = streams.map((stream) => ({ stream, head: stream.next() }));
  for (;;) {
    const [next] = heads
      .filter((one) => one.head.done !== true)
      .sort((a, b) => (a.head.done === true || b.head.done === true ? 0 : before(a.head.value, b.head.value)));
    if (next === undefined || next.head.done === true) return;
    yield next.head.value;
    next.head = next.stream.next();
  }
}
