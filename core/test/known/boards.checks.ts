import { expect } from 'vitest';
import { open } from '../../src/rules/open.ts';
import type { Component } from '../../src/rules/position.ts';
import { output } from '../judges/run.ts';
import { nimSum, range } from './by-definition.ts';
import figures from './figures.json' with { type: 'json' };
import { type Checks, game, lostHeaps, outcome, searched, solved, sum, value, values } from './product.ts';

type Cells = readonly (readonly [number, number])[];

const VIEWS: readonly ((cell: readonly [number, number]) => readonly [number, number])[] = [
  ([r, c]) => [r, c],
  ([r, c]) => [-r, c],
  ([r, c]) => [r, -c],
  ([r, c]) => [-r, -c],
  ([r, c]) => [c, r],
  ([r, c]) => [-c, r],
  ([r, c]) => [c, -r],
  ([r, c]) => [-c, -r],
];

/** A region of cells as one list of numbers, the same for all its eight views. */
function placed(cells: Cells): number[] {
  const views = VIEWS.map((view) => {
    const seen = cells.map(view);
    const [top, left] = [Math.min(...seen.map(([r]) => r)), Math.min(...seen.map(([, c]) => c))];
    return seen.map(([r, c]) => (r - top) * 16 + c - left).sort((a, b) => a - b);
  });
  return views.reduce((least, view) => (String(view) < String(least) ? view : least));
}

/** The connected regions of some cells. */
function regions(cells: readonly number[]): number[][] {
  const left = new Set(cells);
  const found: number[][] = [];
  for (const cell of cells) {
    if (!left.delete(cell)) continue;
    const region = [cell];
    for (const at of region)
      for (const near of [at - 1, at + 1, at - 16, at + 16]) if (left.delete(near)) region.push(near);
    found.push(placed(region.map((at) => [Math.floor(at / 16), at % 16])));
  }
  return found.filter((region) => region.length > 1);
}

function isCells(component: Component): component is readonly number[] {
  return Array.isArray(component) && component.every((cell) => typeof cell === 'number');
}

/** Cram on a region of cells (16 times the row, and the column): a domino is put down, and the rest falls into regions. */
const cram = open<readonly number[]>(
  {
    name: 'cram',
    shape: [{ name: 'cells', depth: 1, members: [], letters: undefined }],
    *options(cells) {
      for (const cell of cells) {
        for (const other of [cell + 1, cell + 16]) {
          if (cells.includes(other)) yield { to: regions(cells.filter((at) => at !== cell && at !== other)) };
        }
      }
    },
  },
  isCells,
);

const cramValues = new Map<string, unknown>();

function cramValue(name: string): unknown {
  if (cramValues.has(name)) return cramValues.get(name);
  const [rows = 0, columns = 0] = name.split('x').map(Number);
  const cells = range(0, rows - 1).flatMap((r) => range(0, columns - 1).map((c): [number, number] => [r, c]));
  const found = value(cram, placed(cells));
  cramValues.set(name, found);
  return found;
}

const bar = (rows: number, columns: number): number[] => Array.from({ length: rows }, () => columns);

/** The chosen squares of all winning first moves, from one search of the whole bar. */
function firstMoves(rows: number, columns: number): unknown[] {
  const rules = game('chomp');
  const options = [...rules.options(bar(rows, columns))];
  const found = searched(
    options.map((option) => option.to ?? []),
    'normal',
  );
  return options.filter((_, i) => found[i] === 'P').map(({ by }) => [by['r'], by['c']]);
}

function search(name: string, known: { readonly value: number }): () => void {
  const [which = '', size = ''] = name.split(' ');
  const [rows = 0, columns = 0] = size.split('x').map(Number);
  return () => expect(which === 'cram' ? cramValue(size) : value(game('chomp'), bar(rows, columns))).toBe(known.value);
}

/** The winning moves from heaps of Nim, as sentences of numbers: part, and what is left of it. */
function nimMoves(heaps: readonly number[]): unknown[] {
  const rules = game('toweropen');
  const solution = solved(rules, heaps);
  return [...solution.winning()].map((move) => move.to?.[0]?.component);
}

const CRAM = ['2x3', '2x4', '2x5', '2x6', '2x7', '2x8', '2x9', '3x3', '3x4', '3x5', '3x6', '4x4', '4x5'] as const;

/** Boards of chocolate, dominoes and pawns, and the positions of articles. */
export const boards: Checks = {
  'chomp.2row': () => {
    const pairs = range(1, 11).flatMap((a) => range(0, a).map((b) => [a, b]));
    const found = searched(
      pairs.map((at) => sum(game('chomp'), [at])),
      'normal',
    );
    expect(pairs.filter((_, i) => found[i] === 'P')).toEqual(pairs.filter(([a = 0, b = 0]) => a === b + 1));
    for (const at of pairs)
      expect([at, solved(game('chomp'), at).answer.outcome]).toEqual([at, at[0] === (at[1] ?? 0) + 1 ? 'P' : 'N']);
  },
  'chomp.L': () => {
    for (const a of range(2, 8)) {
      for (const b of range(2, 8)) {
        const at = [a, ...bar(b - 1, 1)];
        const known = a === b ? 'P' : 'N';
        expect([at, solved(game('chomp'), at).answer.outcome, searched([sum(game('chomp'), [at])], 'normal')]).toEqual([
          at,
          known,
          [known],
        ]);
      }
    }
  },
  'chomp.3row': () => {
    const bars = range(1, 11).flatMap((a) => range(1, a).flatMap((b) => range(1, b).map((c) => [a, b, c])));
    const found = searched(
      bars.map((at) => sum(game('chomp'), [at])),
      'normal',
    );
    expect(bars.filter((_, i) => found[i] === 'P')).toEqual(figures['chomp.3row'].table);
    expect(bars.filter((at) => solved(game('chomp'), at).answer.outcome === 'P')).toEqual(figures['chomp.3row'].table);
  },
  'chomp.first_moves': () => {
    for (const [size, moves] of Object.entries(figures['chomp.first_moves'].table)) {
      const [rows = 0, columns = 0] = size.split('x').map(Number);
      expect([size, firstMoves(rows, columns)]).toEqual([size, moves]);
    }
    const own = [...solved(game('chomp'), bar(3, 4)).winning()].map(({ by }) => [by['r'], by['c']]);
    expect(own).toEqual(figures['chomp.first_moves'].table['3x4']);
  },
  'chomp.two_winning_moves': () => {
    expect(firstMoves(8, 10)).toEqual(figures['chomp.two_winning_moves'].w8x10);
    expect(firstMoves(6, 13)).toEqual(figures['chomp.two_winning_moves'].w6x13);
  },
  'dawsonchess.actual': () => {
    const lost = lostHeaps(game('dawson'), 9, 'normal', 1);
    expect(range(1, 9).map((n) => !lost.includes(n))).toEqual(figures['dawsonchess.actual'].wins);
  },
  'search.cram 2x6': search('cram 2x6', figures['search.cram 2x6']),
  'search.cram 3x3': search('cram 3x3', figures['search.cram 3x3']),
  'search.cram 3x4': search('cram 3x4', figures['search.cram 3x4']),
  'search.cram 3x5': search('cram 3x5', figures['search.cram 3x5']),
  'search.cram 4x4': search('cram 4x4', figures['search.cram 4x4']),
  'search.cram 3x6': search('cram 3x6', figures['search.cram 3x6']),
  'search.cram 4x5': search('cram 4x5', figures['search.cram 4x5']),
  'search.cram 3x7': search('cram 3x7', figures['search.cram 3x7']),
  'search.chomp 3x4': search('chomp 3x4', figures['search.chomp 3x4']),
  'search.chomp 4x5': search('chomp 4x5', figures['search.chomp 4x5']),
  'search.chomp 5x5': search('chomp 5x5', figures['search.chomp 5x5']),
  'search.chomp 4x7': search('chomp 4x7', figures['search.chomp 4x7']),
  'cram.table': () => {
    for (const size of CRAM) expect([size, cramValue(size)]).toEqual([size, figures['cram.table'][size]]);
    expect(values(game('dawsonkayles'), 16)[16]).toBe(figures['cram.table']['1x16']);
    for (const n of range(1, 12)) expect([n, cramValue(`1x${n}`)]).toEqual([n, values(game('dawsonkayles'), 12)[n]]);
  },
  'seed003.3-6-9': () => {
    expect(nimSum([3, 6, 9])).toBe(12);
    expect(outcome(sum(game('nim'), [3, 6, 9]), 'normal')).toBe('N');
    expect(nimMoves([3, 6, 9])).toEqual([[3, 6, 5]]);
  },
  'seed000.blacktower': () => {
    expect(nimSum(range(1, 8))).toBe(8);
    expect(nimMoves([8, 7, 6, 5, 4, 3, 2, 1])).toEqual([[0, 7, 6, 5, 4, 3, 2, 1]]);
  },
  'seed000.parity': () => {
    for (const heaps of [
      [1, 1],
      [1, 2, 3],
      [2, 4, 6],
      [7, 7],
    ])
      expect([nimSum(heaps), nimMoves(heaps)]).toEqual([0, []]);
    for (const heaps of [[1], [1, 2], [3, 6, 9], [8, 7]]) expect(nimMoves(heaps).length).toBeGreaterThan(0);
  },
  'seed002.bash': () => {
    for (const m of range(1, 6)) {
      const rules = game('bash', { m });
      for (const n of range(1, 40)) {
        const d = n % (m + 1);
        const taken = (convention: 'normal' | 'misere'): number[] =>
          [...solved(rules, n, convention).winning()].map((move) => n - Number(move.to?.[0]?.component));
        expect([m, n, taken('normal')]).toEqual([m, n, d === 0 ? [] : [d]]);
        const other = (n - 1) % (m + 1);
        expect([m, n, taken('misere')]).toEqual([m, n, other === 0 ? [] : [other]]);
      }
    }
  },
  p1247: () => {
    expect(output('luogu-p1247', '3\n3 6 9\n').split('\n').slice(0, 2)).toEqual(['4 3', '3 6 5']);
  },
  'tower.locked': () => {
    const moves = (floors: readonly number[]): unknown[] =>
      [...solved(game('tower'), floors).winning()].map((move) => move.to?.[0]?.component);
    expect(moves([8, 7, 6, 5, 4, 3, 2, 1])).toEqual([[1, 7, 6, 5, 4, 3, 2, 1]]);
    expect(solved(game('tower'), [0, 7, 6, 5, 4, 3, 2, 1]).answer.outcome).toBe('N');
    expect(solved(game('toweropen'), [0, 7, 6, 5, 4, 3, 2, 1]).answer.outcome).toBe('P');
    // In the second case the floor of 1 is the locked one.
    expect(moves([2, 3, 4, 5, 3, 7, 8, 1])).toEqual([[2, 3, 4, 5, 3, 7, 4, 1]]);
    const small = [3, 2, 1].flatMap((a) => range(0, 3).map((b) => [a, b, 2, 1]));
    const found = searched(
      small.map((floors) => sum(game('tower'), [floors])),
      'normal',
    );
    expect(found).toEqual(small.map((floors) => outcome(sum(game('nim'), floors.slice(0, 3)), 'misere')));
  },
};
