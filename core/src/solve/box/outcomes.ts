import {
  type Bits,
  bitAt,
  eachBit,
  type Mark,
  mark,
  markOf,
  orAllowed,
  orMasked,
  orShifted,
  setBit,
  settle,
  wordsOf,
} from '../../nim/bit-rows.ts';
import type { Ray } from '../../rules/box.ts';
import type { Convention } from '../../rules/position.ts';
import { asked } from './asked.ts';
import { isAskedOnce, masker } from './masks.ts';
import { parted } from './parted.ts';
import { type Box, reaches, rowOf, rowsBetween, type Stop } from './plan.ts';
import { type RowRun, rowRun } from './row-run.ts';

/** The lost components of a box: bit j of row r is component number j of the innermost field. */
export interface Sieve extends RowRun {
  readonly words: number;
  readonly lost: Bits;
  /** Components that may not stand there; undefined when all may. */
  readonly refused: Bits | undefined;
}

/** Finds the lost components of a box from the lowest on: each marks those that have it as an option, rows at a time. */
export function sieve(box: Box, convention: Convention): Sieve {
  const { form, inner, outer, length, rows } = box;
  const words = wordsOf(length);
  const lost = new Int32Array(rows * words + 1);
  const refused = form.refused === undefined ? undefined : new Int32Array(rows * words + 1);
  const blocked = new Int32Array(words + 1);
  const copies = form.kept === undefined ? undefined : new Int32Array(words + 1);
  const cell: number[] = form.names.map(() => 0);
  const zeros = form.names.map(() => 0);
  const normal: number[] = [];
  const marks: Mark[] = [];
  let row = 0;

  const before: (() => void)[] = [];
  const pieces = form.lines.flatMap((line) => (line.is === 'ray' ? parted(line, outer) : []));
  // What is asked of single components comes last: most of them are blocked by then.
  for (const isAsked of [false, true])
    for (const ray of pieces) if (isAskedOnce(ray.when, box) === isAsked) before.push(rayOf(ray));
  for (const line of form.lines) {
    if (line.is !== 'end' || line.ends === 'lose' || (line.ends === 'nothing' && convention === 'misere')) continue;
    const all = new Int32Array(words + 1).fill(-1);
    const masked = masker(line.when, box, words);
    before.push(() => {
      const mask = masked(cell);
      if (mask !== 'none') orMasked(blocked, 0, all, 0, mask, words);
    });
  }
  const loses = asked(box, convention, {
    isLost: (numbers) => {
      const at = rowOf(box, numbers);
      const j = numbers[inner] ?? 0;
      if (at > row || (at === row && j >= (cell[inner] ?? 0))) throw { unfit: true } satisfies Stop;
      return bitAt(lost, at * words, j) === 1;
    },
  });
  const holds =
    loses === undefined
      ? undefined
      : (j: number): boolean => {
          cell[inner] = j;
          return loses(cell);
        };

  /** What a ray adds to the blocked bits of every row. */
  function rayOf({ first, step, floor, when }: Ray): () => void {
    const isAsked = isAskedOnce(when, box);
    const masked = masker(isAsked ? undefined : when, box, words);
    const allows =
      when === undefined || !isAsked
        ? undefined
        : (j: number): boolean => {
            if (j >= length) return false;
            cell[inner] = j;
            return when.truth(cell);
          };
    const add = (from: Bits, start: number, mask: Bits | undefined): void => {
      if (allows === undefined) orMasked(blocked, 0, from, start, mask, words);
      else orAllowed(blocked, from, start, words, allows);
    };
    const low = floor[inner] ?? 0;
    const [shift, by] = [first[inner] ?? 0, step[inner] ?? 0];
    const isOut = outer.some((field) => (first[field] ?? 0) > 0);
    const isStepped = outer.some((field) => (step[field] ?? 0) > 0);
    const behind = rowsBetween(box, first) * words;
    const between = rowsBetween(box, step) * words;
    if (!isOut) {
      const own = markOf(shift, by, low, allows);
      return () => {
        const mask = masked(cell);
        if (mask === 'none' || !reaches(box, cell, zeros, floor)) return;
        own.mask = mask;
        if (own.step > 0) own.done.fill(0);
        marks.push(own);
      };
    }
    if (!isStepped && by === 0) {
      const line = new Int32Array(words + 1);
      return () => {
        const mask = masked(cell);
        if (mask === 'none' || !reaches(box, cell, first, floor)) return;
        if (mask === undefined && allows === undefined)
          return orShifted(blocked, 0, lost, row * words - behind, words, shift, low);
        line.fill(0);
        orShifted(line, 0, lost, row * words - behind, words, shift, low);
        add(line, 0, mask);
      };
    }
    if (!isStepped) {
      const line = new Int32Array(words + 1);
      const own = markOf(0, by, 0, allows);
      return () => {
        const mask = masked(cell);
        if (mask === 'none' || !reaches(box, cell, first, floor)) return;
        line.fill(0);
        orShifted(line, 0, lost, row * words - behind, words, shift, low);
        own.mask = mask;
        own.done.fill(0);
        eachBit(line, words, (j) => mark(blocked, own, j, length));
      };
    }
    const seen = new Int32Array(rows * words + 1);
    return () => {
      const at = row * words;
      if (reaches(box, cell, step, zeros)) orShifted(seen, at, seen, at - between, words, by, 0);
      if (reaches(box, cell, first, floor)) orShifted(seen, at, lost, at - behind, words, shift, low);
      const mask = masked(cell);
      if (mask !== 'none') add(seen, at, mask);
    };
  }

  /** Components that are none of the board, and those that are copies of their normal form. */
  function look(): void {
    const at = row * words;
    copies?.fill(0);
    for (let j = 0; j < length; j += 1) {
      cell[inner] = j;
      if (form.refused?.(cell) === true) {
        if (refused !== undefined) setBit(refused, at, j);
        setBit(blocked, 0, j);
        continue;
      }
      if (form.kept === undefined || copies === undefined) continue;
      form.kept(cell, normal);
      if (zeros.every((_, i) => cell[i] === normal[i])) continue;
      const of = rowOf(box, normal);
      if (of > row || (of === row && (normal[inner] ?? 0) >= j)) throw { unfit: true } satisfies Stop;
      setBit(copies, 0, j);
      if (bitAt(lost, of * words, normal[inner] ?? 0) === 1) setBit(lost, at, j);
    }
  }

  function settleRow(at: number, spend: (options: number) => void): boolean {
    row = at;
    blocked.fill(0);
    marks.length = 0;
    for (const add of before) add();
    if (refused !== undefined || copies !== undefined) look();
    spend(settle({ length, blocked, lost, copies, marks, holds }, row * words) + words * (1 + before.length));
    return true;
  }

  return { words, lost, refused, ...rowRun(box, cell, settleRow) };
}
