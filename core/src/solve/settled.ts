import { add } from '../nim/whole.ts';
import { xor } from '../nim/xor.ts';
import type { Certainty, Evidence } from '../rules/answer.ts';
import type { Convention, Outcome, Whole } from '../rules/position.ts';
import type { Move, Option, Part, Position } from '../rules/rules.ts';
import { asFarAsTold, type Untold } from './as-far-as-told.ts';
import { isLost, type Tally } from './tally.ts';
import type { Values } from './values.ts';

/** A step in the look for moves: a winning one, none, an option that nothing tells of, the end of what a theorem tells, or a slice of the search for an option's value. */
export type Step = Move | 'none' | Untold | 'looking';

/** A question settled by a method, before its moves are looked for. */
export interface Settled {
  readonly outcome: Outcome;
  readonly certainty: Certainty;
  readonly by: Evidence['by'];
  readonly value: Whole | undefined;
  readonly length: number | undefined;
  /** The first winning move when the method knows it at once (graphs with cycles: the fastest). */
  readonly move: Move | undefined;
  /** All winning moves (for D: those that keep the draw) in the game's own order, with a 'none' for each option that does not win. */
  steps(): Iterable<Step>;
  /** The number of winning moves where it can be had without looking at every option. */
  readonly count: (() => Whole | undefined) | undefined;
  after(move: Move): Outcome | undefined;
  evidence(): Evidence;
  /** How many values or marks the evidence lists; undefined where it is not one list. */
  listed(): number | undefined;
}

/** A sum settled by the nim-values of its parts, in normal play, or in misère play where the sum is tame. */
export function byValues(position: Position, convention: Convention, values: Values): Settled {
  const { tally, used } = values;
  const sources = [...used];
  return {
    outcome: isLost(tally, convention) ? 'P' : 'N',
    certainty: weakest(sources.map((source) => source.certainty)),
    by: sources.length === 1 ? (sources[0]?.by ?? 'parts') : 'parts',
    value: convention === 'normal' ? tally.total : undefined,
    length: undefined,
    move: undefined,
    steps: () => steps(position, convention, values),
    count: convention === 'normal' ? () => count(position, values) : undefined,
    after(move) {
      const part = position[move.part - 1];
      const own = part === undefined ? undefined : values.value(part);
      const left = sought(move, values);
      if (own === undefined || left === undefined || move.to === undefined) return undefined;
      return isLost(joined(without(tally, own), left), convention) ? 'P' : 'N';
    },
    evidence: () => evidence(position, values),
    listed: () => (sources.length === 1 ? sources[0]?.listed() : undefined),
  };
}

const ORDER: readonly Certainty[] = ['observed', 'cited', 'computed', 'proved'];

/** The least sure of them; proved when there is none. */
function weakest(certainties: readonly Certainty[]): Certainty {
  return ORDER.find((certainty) => certainties.includes(certainty)) ?? 'proved';
}

function evidence(position: Position, values: Values): Evidence {
  const [only, ...others] = values.used;
  if (only !== undefined && others.length === 0) return only.evidence();
  const made = new Map([...values.used].map((source) => [source, source.evidence()]));
  const parts = position.flatMap((part) => {
    const source = values.source(part);
    const value = values.value(part);
    const own = source === undefined ? undefined : made.get(source);
    return own === undefined || value === undefined ? [] : [{ value, evidence: own }];
  });
  return { by: 'parts', parts };
}

function without({ total, big }: Tally, value: Whole): Tally {
  return { total: xor(total, value), big: big - (value > 1 ? 1 : 0) };
}

function joined(a: Tally, b: Tally): Tally {
  return { total: xor(a.total, b.total), big: a.big + b.big };
}

function* steps(position: Position, convention: Convention, values: Values): Generator<Step> {
  for (const [i, part] of position.entries()) {
    const own = values.value(part);
    if (own === undefined) yield 'unknown';
    else
      for (const step of ofPart(part, without(values.tally, own), convention, values))
        yield typeof step === 'string' ? step : { ...step, part: i + 1 };
  }
}

/** A heap of 10^250 may have as many winning moves as that: past this number of options they are not counted one by one. */
const MOST_OF_A_PART = 100_000;

/** Counts in a plain loop, part by part; undefined when a part has no reach, or more winning moves than can be counted so. */
function count(position: Position, values: Values): Whole | undefined {
  let found: Whole = 0;
  for (const part of position) {
    const own = values.value(part);
    const ofPart = own === undefined ? undefined : countOf(part, without(values.tally, own), values);
    if (ofPart === undefined) return undefined;
    found = add(found, ofPart);
  }
  return found;
}

function countOf(part: Part, rest: Tally, values: Values): Whole | undefined {
  const source = values.source(part);
  const told = source?.counted?.(part.component, rest.total);
  if (told !== undefined) return told;
  if (source?.reach === undefined) return undefined;
  let found = 0;
  let looked = 0;
  for (const option of asFarAsTold(source.reach(part.component, rest.total))) {
    looked += 1;
    if (looked > MOST_OF_A_PART || typeof option === 'string') return undefined;
    if (wins(option, rest, 'normal', values)) found += 1;
  }
  return found;
}

/** The options of a part that leave a lost sum together with the rest. */
function* ofPart(part: Part, rest: Tally, convention: Convention, values: Values): Generator<OptionStep> {
  const { reach, either } = values.source(part) ?? {};
  if (reach === undefined) {
    for (const option of part.rules.options(part.component)) yield* judged(option, rest, convention, values);
    return;
  }
  yield 'none';
  const { component } = part;
  if (convention === 'normal' || rest.big > 0) {
    for (const option of asFarAsTold(reach(component, rest.total)))
      if (typeof option === 'string') yield option;
      else yield* judged(option, rest, convention, values);
    return;
  }
  if (either !== undefined) {
    for (const option of asFarAsTold(either(component, rest.total, xor(rest.total, 1))))
      if (typeof option === 'string') yield option;
      else yield* judged(option, rest, convention, values);
    return;
  }
  // No big value elsewhere: an option that leaves big values must cancel the rest, one that leaves none must miss it by 1.
  const cancelling = [...reach(component, rest.total)].filter((option) => wins(option, rest, convention, values));
  if (cancelling.length === 0)
    for (const option of reach(component, xor(rest.total, 1))) yield* judged(option, rest, convention, values);
  else for (const option of part.rules.options(component)) yield* judged(option, rest, convention, values);
}

type OptionStep = Option | 'none' | Untold | 'looking';

/** Whether an option leaves a lost sum together with the rest, once its value is found. */
function* judged(option: Option, rest: Tally, convention: Convention, values: Values): Generator<OptionStep> {
  let left = values.option(option);
  for (; left === 'looking'; left = values.option(option)) yield left;
  if (left === undefined) yield 'unknown';
  else yield isLost(joined(rest, left), convention) ? option : 'none';
}

function wins(option: Option, rest: Tally, convention: Convention, values: Values): boolean {
  const left = sought(option, values);
  return left !== undefined && isLost(joined(rest, left), convention);
}

/** The tally of what an option leaves, looked for without a pause. */
function sought(option: Option, values: Values): Tally | undefined {
  for (;;) {
    const left = values.option(option);
    if (left !== 'looking') return left;
  }
}
