import { xor } from '../../nim/xor.ts';
import type { Stride, Sweep } from '../../rules/box.ts';
import type { Box, Stop } from './plan.ts';
import { linesAlong, strider } from './visit.ts';

/** What is known of the values of a box so far, and where new ones are noted. */
export interface Reads {
  /** The value of a component; throws a stop when it is not found yet or lies outside. */
  value(numbers: readonly number[]): number;
  /** Adds a value to a set; set 0 is that of the component now looked at. */
  add(set: number, value: number): void;
}

/** A sweep and the first of the sets of its lines. */
export interface Swept {
  readonly line: Sweep;
  readonly from: number;
}

type More = (cell: number[], list: Int32Array, at: number) => number;

/**
 * Adds the values of the options that no ray carries: those of strides and of all other moves to set 0, those of sweeps to the set of their line,
 * which is written to the list; gives how many were written. Undefined when there are no such options.
 */
export function valued(box: Box, reads: Reads, sweeps: readonly Swept[]): More | undefined {
  const { form } = box;
  const all: More[] = [];
  for (const line of form.lines) {
    if (line.is === 'stride') all.push(ofStride(line, form.names.length, reads));
    if (line.is === 'end') {
      const { when } = line;
      if (line.ends !== 'nothing')
        all.push(() => {
          throw { unfit: true } satisfies Stop;
        });
      else
        all.push((cell) => {
          if (when === undefined || when.truth(cell)) reads.add(0, 0);
          return 0;
        });
    }
  }
  for (const one of sweeps) all.push(ofSweep(one, box, reads));
  if (form.rest !== undefined) all.push(ofRest(form.rest, form.names.length, reads));
  if (all.length === 0) return undefined;
  return (cell, list, at) => {
    let written = 0;
    for (let i = 0; i < all.length; i += 1) written += all[i]?.(cell, list, at + written) ?? 0;
    return written;
  };
}

function ofStride(line: Stride, width: number, { value, add }: Reads): More {
  const visit = strider(line, width, (option) => {
    add(0, value(option));
    return false;
  });
  return (cell) => {
    visit(cell);
    return 0;
  };
}

function ofSweep({ line, from: firstSet }: Swept, { sizes }: Box, { value, add }: Reads): More {
  const { field, when, from, to, option } = line;
  const lines = linesAlong(field, sizes);
  const next = new Float64Array(lines.count).fill(Number.NaN);
  const out: number[] = [];
  return (cell, list, at) => {
    if (when !== undefined && !when.truth(cell)) return 0;
    const own = lines.of(cell);
    const last = to(cell);
    let k = next[own] ?? 0;
    if (Number.isNaN(k)) k = from(cell);
    else if (last < k - 1) throw { unfit: true } satisfies Stop; // the options became fewer
    if (k <= last) {
      for (; k <= last; k += 1) if (option(cell, k, out)) add(firstSet + own, value(out));
      next[own] = k;
    }
    list[at] = firstSet + own;
    return 1;
  };
}

function ofRest(
  expand: (cell: readonly number[], out: number[]) => boolean,
  width: number,
  { value, add }: Reads,
): More {
  const out: number[] = [];
  const part: number[] = [];
  return (cell) => {
    if (!expand(cell, out)) throw { unfit: true } satisfies Stop;
    for (let at = 0; at < out.length; ) {
      let parts = out[at] ?? 0;
      at += 1;
      if (parts < 0) throw { unfit: true } satisfies Stop;
      let sum = 0;
      for (; parts > 0; parts -= 1) {
        if (out[at] !== 0) throw { unfit: true } satisfies Stop;
        for (let i = 0; i < width; i += 1) part[i] = out[at + 1 + i] ?? 0;
        at += 1 + width;
        sum = Number(xor(sum, value(part)));
      }
      add(0, sum);
    }
    return 0;
  };
}
