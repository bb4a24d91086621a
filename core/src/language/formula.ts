import type { Edit, Place } from './tree.ts';
import type { Type } from './type.ts';
import type { Frame, Value } from './value.ts';

/** An expression as closures over a frame. */
export interface Formula {
  readonly type: Type;
  /** Exact at any size. */
  readonly value: (frame: Frame) => Value;
  /** The same as a number below 2^53; throws `BEYOND` when it is none. */
  readonly number: (frame: Frame) => number;
  /** The same as a truth, over small numbers. */
  readonly truth: (frame: Frame) => boolean;
  /** The slots that it reads and does not write itself. */
  readonly uses: ReadonlySet<number>;
  /** It cannot break on any values of its names. */
  readonly safe: boolean;
  /** Its slot, when it is the bare name of one. */
  readonly slot: number | undefined;
  /** The list that it edits and how, when it is `h with …`. */
  readonly edits: Edits | undefined;
}

/** `h with [i] -= k, …`, compiled. */
export interface Edits {
  readonly list: Formula;
  readonly all: readonly Editing[];
}

/** An edit of a list: where, how, and with what. */
export interface Editing {
  readonly indexes: readonly Formula[];
  readonly sign: Edit['sign'];
  readonly value: Formula;
  readonly place: Place;
}

/** Thrown by the small form when a number leaves the small range. */
export const BEYOND = { beyond: 'small' } as const;

/** What a formula is made of: its parts' slots, and whether it can break by itself. */
export interface Made {
  readonly parts: readonly Formula[];
  readonly safe?: boolean;
  readonly number?: (frame: Frame) => number;
  readonly truth?: (frame: Frame) => boolean;
  readonly edits?: Edits;
}

/** A formula made of others; one that reads no names at all is worked out once. */
export function formula(type: Type, value: (frame: Frame) => Value, made: Made): Formula {
  const uses = new Set(made.parts.flatMap((part) => [...part.uses]));
  const safe = (made.safe ?? false) && made.parts.every((part) => part.safe);
  if (uses.size === 0) return once(type, value, safe);
  return {
    type,
    value,
    number: made.number ?? ((frame) => small(value(frame))),
    truth: made.truth ?? ((frame) => value(frame) === true),
    uses,
    safe,
    slot: undefined,
    edits: made.edits,
  };
}

/** A value that never changes. */
export function fixed(type: Type, value: Value): Formula {
  return {
    type,
    value: () => value,
    number: typeof value === 'number' ? () => value : () => small(value),
    truth: () => value === true,
    uses: new Set(),
    safe: true,
    slot: undefined,
    edits: undefined,
  };
}

/** What stands in a slot. */
export function slotted(type: Type, slot: number): Formula {
  return {
    type,
    value: (frame) => frame[slot] ?? 0,
    number:
      type === 'number'
        ? (frame) => frame[slot] as number // the small form fills number slots with numbers only
        : (frame) => small(frame[slot] ?? false),
    truth: (frame) => frame[slot] === true,
    uses: new Set([slot]),
    safe: true,
    slot,
    edits: undefined,
  };
}

/** A value as a number of the small range. */
export function small(value: Value): number {
  if (typeof value !== 'number') throw BEYOND;
  return value;
}

/** The value of a formula that reads no names; undefined when it reads some or breaks. */
export function settled(of: Formula): Value | undefined {
  if (of.uses.size > 0 || !of.safe) return undefined;
  return of.value([]);
}

function once(type: Type, value: (frame: Frame) => Value, safe: boolean): Formula {
  if (safe) return fixed(type, value([]));
  let known: Value | undefined;
  const worked = (): Value => {
    known ??= value([]);
    return known;
  };
  return {
    type,
    value: worked,
    number: () => small(worked()),
    truth: () => worked() === true,
    uses: new Set(),
    safe: false,
    slot: undefined,
    edits: undefined,
  };
}
