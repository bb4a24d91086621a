import { type Bits, bitAt, setBit, wordsOf } from '../../nim/bit-rows.ts';
import { tracksOf, valueSets } from '../../nim/value-sets.ts';
import type { Ray } from '../../rules/box.ts';
import { type Reads, valued } from './added.ts';
import { alike, type Lines } from './alike.ts';
import { isParted, type Mask, masker } from './masks.ts';
import { type Box, reaches, rowOf, rowsBetween, type Stop } from './plan.ts';
import { cellOptions, isNarrow, isPlain, mostOptions, rowOptions } from './room.ts';
import { type RowRun, rowRun } from './row-run.ts';

/** The nim-values of a box: number j of row r belongs to the component with j at the innermost field. */
export interface ValueBox extends RowRun {
  readonly values: Uint16Array | Int32Array;
  /** Components that may not stand there; undefined when all may. */
  readonly refused: Bits | undefined;
  /** The words of a row of `refused`. */
  readonly words: number;
  bytes(): number;
}

/** Options that are looked at one by one before a row is left for a while: the one row of a game of one number holds all of them. */
const LOOKS = 1_000_000;

/** Finds the nim-values of a box from the lowest on; sets of values are carried along the rays. */
export function valueBox(box: Box): ValueBox {
  const { form, inner, length, rows, sizes } = box;
  const words = wordsOf(length);
  const values = isNarrow(box) ? new Uint16Array(rows * length) : new Int32Array(rows * length);
  const refused = form.refused === undefined ? undefined : new Int32Array(rows * words + 1);
  const rays = form.lines.filter((line): line is Ray => line.is === 'ray');
  const carried = rays.filter(({ step }) => step.some((by) => by > 0));
  let count = 1;
  const along = carried.map((ray) => {
    const lines = alike(ray, box);
    count += lines.count;
    return { ...track(ray), lines, from: count - lines.count, base: 0 };
  });
  const singles = rays.filter(({ step }) => step.every((by) => by === 0)).map(track);
  const sweeps = form.lines.flatMap((line) => {
    if (line.is !== 'sweep') return [];
    const own = (rows * length) / (sizes[line.field] ?? 1);
    count += own;
    return [{ line, from: count - own }];
  });
  const sets = valueSets(count, mostOptions(form.lines, sizes) + 1);
  const cell: number[] = form.names.map(() => 0);
  const zeros = form.names.map(() => 0);
  const normal: number[] = [];
  const list = new Int32Array(along.length + sweeps.length);
  let row = 0;
  // Where a row goes on that was left for its many options, and how many were looked at so far.
  let column = 0;
  let looked = 0;
  let standing = 0;
  const reads: Reads = {
    value(numbers) {
      looked += 1;
      const at = rowOf(box, numbers);
      const j = numbers[inner] ?? 0;
      if (at > row || (at === row && j >= (cell[inner] ?? 0))) throw { unfit: true } satisfies Stop;
      return values[at * length + j] ?? 0;
    },
    add: sets.add,
  };
  const more = valued(box, reads, sweeps);

  function track({ first, floor, when }: Ray) {
    return {
      behind: rowsBetween(box, first) * length + (first[inner] ?? 0),
      // The first option lies in the box from this number of the innermost field on.
      low: (first[inner] ?? 0) + (floor[inner] ?? 0),
      isIn: () => reaches(box, cell, first, floor),
      masked: masker(when, box, words),
      mask: undefined as Mask, // found anew in every row
      start: 0,
    };
  }

  /** The innermost of the fields whose change begins the lines anew has changed: all outer ones behind it stand at 0. */
  function isFresh({ fresh }: Lines): boolean {
    for (let i = fresh.length; i < box.outer.length; i += 1) if ((cell[box.outer[i] ?? 0] ?? 0) !== 0) return false;
    return fresh.length > 0;
  }

  function begin(): void {
    for (const one of along) {
      const { lines } = one;
      if (row > 0 && isFresh(lines)) sets.clear(one.from, lines.count);
      one.base = one.from + lines.base(cell);
    }
    for (const one of [...along, ...singles]) {
      one.mask = one.masked(cell);
      one.start = one.isIn() ? one.low : Number.POSITIVE_INFINITY;
    }
  }

  const isQuick = isPlain(box);
  const quick = { rays: tracksOf(along.length), singles: tracksOf(singles.length) };

  /** The whole row at once; false where a guard holds in a part of it only. */
  function quickRow(): boolean {
    const { rays, singles: alone } = quick;
    if (along.some(isParted) || singles.some(isParted)) return false;
    let at = 0;
    for (const isNone of [false, true]) {
      for (const { mask, lines, base, behind, start } of along) {
        if ((mask === 'none') !== isNone) continue;
        rays.set[at] = base;
        rays.grows[at] = lines.grows ? 1 : 0;
        rays.turn[at] = lines.turn;
        rays.behind[at] = behind;
        rays.start[at] = Math.min(start, length);
        at += 1;
      }
      if (!isNone) rays.listed = at;
    }
    alone.count = 0;
    for (const { mask, behind, start } of singles) {
      if (mask === 'none' || start >= length) continue;
      alone.behind[alone.count] = behind;
      alone.start[alone.count] = start;
      alone.count += 1;
    }
    sets.row(values, row * length, length, rays, alone);
    return true;
  }

  function valueRow(at: number, spend: (options: number) => void): boolean {
    row = at;
    if (column === 0) {
      begin();
      spend(rowOptions(box));
      if (isQuick && quickRow()) return true;
      standing = 0;
    }
    const first = row * length;
    const until = looked + LOOKS;
    for (; column < length; column += 1) {
      if (looked > until) return false;
      const j = column;
      cell[inner] = j;
      const place = first + j;
      let held = 0;
      for (let i = 0; i < along.length; i += 1) {
        const one = along[i];
        if (one === undefined) continue;
        const { lines } = one;
        const set = lines.grows ? one.base + j : lines.turn === 1 ? one.base : one.base + (j % lines.turn);
        if (j >= one.start) sets.add(set, values[place - one.behind] ?? 0);
        if (one.mask !== undefined && (one.mask === 'none' || bitAt(one.mask, 0, j) === 0)) continue;
        list[held] = set;
        held += 1;
      }
      if ((refused !== undefined || form.kept !== undefined) && isApart(j, place)) continue;
      standing += 1;
      for (let i = 0; i < singles.length; i += 1) {
        const one = singles[i];
        if (one === undefined || j < one.start) continue;
        if (one.mask !== undefined && (one.mask === 'none' || bitAt(one.mask, 0, j) === 0)) continue;
        sets.add(0, values[place - one.behind] ?? 0);
      }
      if (more !== undefined) held += more(cell, list, held);
      values[place] = sets.least(list, held);
    }
    column = 0;
    if (refused !== undefined) spend(standing * cellOptions(box));
    return true;
  }

  /** A component that is none of the board, or a copy of its normal form. */
  function isApart(j: number, at: number): boolean {
    if (form.refused?.(cell) === true) {
      if (refused !== undefined) setBit(refused, row * words, j);
      return true;
    }
    if (form.kept === undefined) return false;
    form.kept(cell, normal);
    if (zeros.every((_, i) => cell[i] === normal[i])) return false;
    values[at] = reads.value(normal);
    return true;
  }

  return {
    values,
    refused,
    words,
    bytes: () => values.byteLength + sets.bytes() + (refused?.byteLength ?? 0),
    ...rowRun(box, cell, valueRow),
  };
}
