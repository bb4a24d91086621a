import type { Step } from './clauses.ts';
import { BEYOND, small } from './formula.ts';
import { LONGEST, misstep } from './refuse.ts';
import { elements, run, type Source } from './source.ts';
import type { Place } from './tree.ts';
import { element } from './type.ts';
import { type Frame, isList, plain, type Value } from './value.ts';

/** Puts a value in the slots of a `for`. */
export function assign(step: Extract<Step, { is: 'for' }>, frame: Frame, value: Value): void {
  const [only] = step.slots;
  if (step.slots.length === 1 && only !== undefined) {
    frame[only] = value;
    return;
  }
  const parts: readonly Value[] =
    isList(value) && value.length === step.slots.length
      ? value
      : misstep(step.place, 'wrong-tuple', { wanted: step.slots.length, found: plain(value) });
  for (const [i, one] of step.slots.entries()) frame[one] = parts[i] ?? 0;
}

/** Refuses a loop that has taken too many turns in vain: one that never ends, or as good as never. */
export function tooLong(turns: number, place: Place): void {
  if (turns > LONGEST) misstep(place, 'loop-too-long', { most: LONGEST });
}

/** Every choice of the names, one at a time, left in the frame. */
export function* choices(all: readonly Step[], frame: Frame, at = 0): Generator<undefined, void> {
  const step = all[at];
  if (step === undefined) {
    yield;
    return;
  }
  if (step.is === 'if') {
    if (step.when.value(frame) === true) yield* choices(all, frame, at + 1);
    return;
  }
  let vain = 0;
  for (const value of run(step.source, frame)) {
    vain += 1;
    tooLong(vain, step.place);
    assign(step, frame, value);
    for (const _ of choices(all, frame, at + 1)) {
      vain = 0;
      yield;
    }
  }
}

type Body = (frame: Frame) => boolean;

/** Runs the body on every choice until it says true; exact. */
export function visits(all: readonly Step[], body: Body): Body {
  return all.reduceRight<Body>((inner, step) => {
    if (step.is === 'if') return (frame) => step.when.value(frame) === true && inner(frame);
    const put = (frame: Frame, value: Value) => {
      assign(step, frame, value);
      return inner(frame);
    };
    const { source } = step;
    if (source.is === 'list') return overList(source, put);
    const slow = running(source, put, step.place);
    return source.is === 'range' && source.by === undefined ? counted(source, put, slow) : slow;
  }, body);
}

type Put = (frame: Frame, value: Value) => boolean;

function overList(source: Extract<Source, { is: 'list' }>, put: Put): Body {
  return (frame) => {
    const list = elements(source.list.value(frame), source.place);
    for (let i = 0; i < list.length; i += 1) if (put(frame, list[i] ?? 0)) return true;
    return false;
  };
}

// Small ends need no generator.
function counted(source: Extract<Source, { is: 'range' }>, put: Put, slow: Body): Body {
  return (frame) => {
    const [from, to] = [source.from.value(frame), source.to.value(frame)];
    if (typeof from !== 'number' || typeof to !== 'number' || to - from > LONGEST) return slow(frame);
    for (let value = from; value <= to; value += 1) if (put(frame, value)) return true;
    return false;
  };
}

/** The same over small numbers. */
export function visitsSmall(all: readonly Step[], body: Body): Body {
  return all.reduceRight<Body>((inner, step) => {
    if (step.is === 'for') return smallLoop(step, inner);
    const { truth } = step.when;
    return (frame) => truth(frame) && inner(frame);
  }, body);
}

function smallLoop(step: Extract<Step, { is: 'for' }>, inner: Body): Body {
  const { source } = step;
  if (source.is === 'range' && source.by === undefined)
    return counting(source.from.number, source.to.number, step.slots[0] ?? 0, inner);
  const numbers = (step.slots.length === 1 ? step.type : element(step.type)) === 'number';
  const put = (frame: Frame, value: Value) => {
    assign(step, frame, value);
    if (numbers) for (const one of step.slots) small(frame[one] ?? 0);
    return inner(frame);
  };
  if (source.is === 'list') return overList(source, put);
  return running(source, put, step.place);
}

function running(source: Source, put: Put, place: Place): Body {
  return (frame) => {
    let turns = 0;
    for (const value of run(source, frame)) {
      turns += 1;
      tooLong(turns, place);
      if (put(frame, value)) return true;
    }
    return false;
  };
}

function counting(from: (frame: Frame) => number, to: (frame: Frame) => number, at: number, inner: Body): Body {
  return (frame) => {
    const first = from(frame);
    const last = to(frame);
    if (last - first > LONGEST) throw BEYOND; // the exact form says whether that is too long
    for (let value = first; value <= last; value += 1) {
      frame[at] = value;
      if (inner(frame)) return true;
    }
    return false;
  };
}
