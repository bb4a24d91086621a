import { NEAR } from '../rules/rules.ts';
import type { Step } from './clauses.ts';
import { isPlain } from './flat.ts';
import { BEYOND, type Editing } from './formula.ts';
import type { Game } from './game.ts';
import type { PartForm } from './option.ts';
import { LARGEST_PAGE, narrow, type Span } from './ray.ts';
import type { FlatPage } from './shape.ts';
import type { Frame } from './value.ts';

/** What becomes of one number of the component: a field, or the element of a list field at an index. */
interface Change {
  readonly field: number;
  readonly index: ((frame: Frame) => number) | undefined;
  readonly sign: Editing['sign'];
  readonly by: (frame: Frame) => number;
}

type Body = (frame: Frame) => boolean;

const MOST = Number.MAX_SAFE_INTEGER;

/**
 * Writes the options of one ray by the numbers in which they differ from the component that they follow; undefined where that is not known by
 * form. `full` writes them out for a page that wants no rows.
 */
export function nearBody(
  own: Game,
  { source, slots }: Extract<Step, { is: 'for' }>,
  part: PartForm,
  full: Body,
  page: FlatPage,
): Body | undefined {
  const changes = changesOf(own, part);
  if (changes === undefined || source.is !== 'range') return undefined;
  const [from, to, slot] = [source.from.number, source.to.number, slots[0] ?? 0];
  const { find, change, places, old } = changed(changes);
  const span: Span = { first: 0, last: 0, low: 0, high: 0 };
  // By changed number: what it becomes at first, and its step.
  const start: number[] = [];
  const step: number[] = [];
  return (frame) => {
    if (!page.rows) return full(frame);
    const first = from(frame);
    const last = to(frame);
    if (first > last) return false;
    span.first = first;
    span.last = last;
    span.low = first;
    span.high = last;
    frame[slot] = first;
    const count = find(frame);
    change(frame, count, start);
    frame[slot] = Math.min(first + 1, last);
    change(frame, count, step);
    for (let q = 0; q < count; q += 1) {
      const by = (step[q] ?? 0) - (start[q] ?? 0);
      step[q] = by;
      narrow(span, start[q] ?? 0, by);
    }
    const repeats = span.high - span.low + 1;
    if (repeats > LARGEST_PAGE) throw BEYOND;
    if (repeats <= 0) return false;
    const { out, at } = page;
    out[at] = NEAR;
    out[at + 1] = repeats;
    out[at + 2] = count;
    for (let q = 0; q < count; q += 1) {
      const by = step[q] ?? 0;
      out[at + 3 + 3 * q] = places[q] ?? 0;
      out[at + 4 + 3 * q] = (start[q] ?? 0) - (old[q] ?? 0) + by * (span.low - first);
      out[at + 5 + 3 * q] = by;
    }
    page.at = at + 3 + 3 * count;
    return false;
  };
}

/** The numbers that changes touch: where they lie in the flat component, and what they are. */
interface Changed {
  readonly places: readonly number[];
  readonly old: readonly number[];
  /** Finds them; gives how many they are. */
  find(frame: Frame): number;
  /** Writes what they become. */
  change(frame: Frame, count: number, into: number[]): void;
}

function changed(changes: readonly Change[]): Changed {
  const places: number[] = [];
  const old: number[] = [];
  // By change: which of the numbers it is of.
  const which: number[] = [];

  function find(frame: Frame): number {
    let count = 0;
    for (let i = 0; i < changes.length; i += 1) {
      const { field, index } = changes[i] ?? missing();
      const held = frame[field];
      let place = field;
      let value = held;
      if (index !== undefined) {
        const at = index(frame);
        if (!Array.isArray(held) || !(at >= 1 && at <= held.length)) throw BEYOND; // the exact form names the index
        place += at;
        value = held[at - 1];
      }
      if (typeof value !== 'number') throw BEYOND;
      let q = 0;
      while (q < count && places[q] !== place) q += 1;
      which[i] = q;
      places[q] = place;
      old[q] = value;
      if (q === count) count += 1;
    }
    return count;
  }

  function change(frame: Frame, count: number, into: number[]): void {
    for (let q = 0; q < count; q += 1) into[q] = old[q] ?? 0;
    for (let i = 0; i < changes.length; i += 1) {
      const { sign, by } = changes[i] ?? missing();
      const q = which[i] ?? 0;
      const value = by(frame);
      const before = into[q] ?? 0;
      const after = sign === '=' ? value : sign === '+=' ? before + value : before - value;
      if (after > MOST || after < -MOST) throw BEYOND;
      into[q] = after;
    }
  }

  return { places, old, find, change };
}

// A list lies behind single numbers only, so that what changes lies at a known place.
function changesOf(own: Game, { game, fields, all, value }: PartForm): readonly Change[] | undefined {
  if (game !== own || !isPlain(own) || all || value !== undefined) return undefined;
  const changes: Change[] = [];
  for (const [i, { depth, members }] of own.shape.entries()) {
    const field = fields[i];
    if (field === undefined || members.length > 0 || depth > 1) return undefined;
    if (depth === 1 && i < own.shape.length - 1) return undefined;
    if (field.slot === i) continue;
    if (depth === 0) changes.push({ field: i, index: undefined, sign: '=', by: field.number });
    else {
      const { edits } = field;
      if (edits === undefined || edits.list.slot !== i) return undefined;
      for (const { indexes, sign, value: by } of edits.all) {
        const [index, ...deeper] = indexes;
        if (index === undefined || deeper.length > 0) return undefined;
        changes.push({ field: i, index: index.number, sign, by: by.number });
      }
    }
  }
  return changes;
}

function missing(): never {
  throw new Error('a change that is not there');
}
