import type { Rules } from '../../rules/rules.ts';
import { type Code, compare, give, math, name, num, type Routine, type Step, type Type, when } from './code.ts';

/**
 * Some moves of a heap n, in order. `all`: take 1 to n. `take`: take k where at least `least` are left. `split`: take k and leave a and the rest,
 * a from `low` to the rest less `low`, or to half the rest less `short`.
 */
type Moves =
  | { readonly is: 'all' }
  | { readonly is: 'take'; readonly k: number; readonly least: number }
  | { readonly is: 'split'; readonly k: number; readonly low: number; readonly half: boolean; readonly short: number };

/** Heaps on which the moves are read off, and up to which they are compared with the rules. */
const SAMPLE = 40;
const COMPARED = 64;

/** The options of a heap of a take-and-break code in the game's own order, by loops; undefined when its moves are of another form. */
export function heapOptions(rules: Rules): { readonly routine: Routine; readonly single: boolean } | undefined {
  const moves = movesOf(rules);
  if (moves === undefined) return undefined;
  const single = moves.every(({ is }) => is !== 'split');
  const of: Type = single ? 'number' : { list: 'number' };
  const routine: Routine = {
    name: 'options',
    params: [['n', 'number']],
    result: { list: of },
    body: [
      { is: 'var', name: 'all', value: { is: 'list', items: [], of } },
      ...moves.map((one) => step(one, single)),
      give(name('all', { list: of })),
    ],
  };
  return { routine, single };
}

function step(moves: Moves, single: boolean): Step {
  const n = name('n');
  const push = (...items: readonly Code[]): Step => ({
    is: 'push',
    list: 'all',
    item: single ? (items[0] ?? n) : { is: 'list', items, of: 'number' },
  });
  switch (moves.is) {
    case 'all':
      return { is: 'range', name: 'k', from: num(1), to: n, by: undefined, body: [push(math(n, '-', name('k')))] };
    case 'take':
      return when(compare(n, '>=', num(moves.k + moves.least)), [push(math(n, '-', num(moves.k)))]);
    case 'split': {
      const { k, low, half, short } = moves;
      const a = name('a');
      const to: Code = half ? math(math(n, '-', num(k + short)), '/', num(2)) : math(n, '-', num(k + low));
      const loop: Step = {
        is: 'range',
        name: 'a',
        from: num(low),
        to,
        by: undefined,
        body: [push(a, math(math(n, '-', num(k)), '-', a))],
      };
      return half && k + short > 0 ? when(compare(n, '>=', num(k + short)), [loop]) : loop;
    }
  }
}
/** The moves of a game of one heap in its own order, as ranges of takes and splits; undefined when they are of another form. */
function movesOf(rules: Rules): readonly Moves[] | undefined {
  const options = optionsOf(rules, SAMPLE);
  if (options === undefined) return undefined;
  const isEverything = options.slice(0, SAMPLE).every((parts, i) => parts.length === 1 && parts[0] === SAMPLE - 1 - i);
  const all: readonly Moves[] = [{ is: 'all' }];
  const takesAll = isEverything && options.length >= SAMPLE;
  const groups = takesAll ? [all, ...candidates(options.slice(SAMPLE))] : candidates(options);
  // Each group's form is settled alone: the first candidate whose moves all occur, for every heap.
  const settled = groups.map((group) => group.find((moves) => isWithin(rules, moves)));
  if (settled.includes(undefined)) return undefined;
  const moves = settled.flatMap((one) => one ?? []);
  for (let n = 0; n <= COMPARED; n += 1) {
    const made = moves.flatMap((one) => following(one, n));
    if (JSON.stringify(made) !== JSON.stringify(optionsOf(rules, n))) return undefined;
  }
  return moves;
}

function optionsOf(rules: Rules, n: number): readonly (readonly number[])[] | undefined {
  const all: (readonly number[])[] = [];
  for (const option of rules.options(n)) {
    if (option.to === undefined) return undefined;
    if (option.to.some((part) => part.rules.name !== rules.name)) return undefined;
    all.push(option.to.map((part) => Number(part.component)));
  }
  return all;
}

/** For each run of options of the sample heap, the forms that it may have, the widest first. */
function candidates(options: readonly (readonly number[])[]): readonly (readonly Moves[])[] {
  const groups: (readonly Moves[])[] = [];
  let before: string | undefined;
  for (const parts of options) {
    const k = SAMPLE - parts.reduce((sum, part) => sum + part, 0);
    const key = `${parts.length} ${k}`;
    if (parts.length === 1) groups.push([0, 1].map((least) => ({ is: 'take', k, least })));
    else if (key !== before) {
      const low = parts[0] ?? 0;
      groups.push([
        { is: 'split', k, low, half: false, short: 0 },
        { is: 'split', k, low, half: true, short: 0 },
        { is: 'split', k, low, half: true, short: 1 },
      ]);
    }
    before = key;
  }
  return groups;
}

function isWithin(rules: Rules, moves: Moves): boolean {
  for (let n = 0; n <= COMPARED; n += 1) {
    const options = new Set((optionsOf(rules, n) ?? []).map((parts) => parts.join()));
    if (!following(moves, n).every((parts) => options.has(parts.join()))) return false;
  }
  return true;
}

function following(moves: Moves, n: number): readonly (readonly number[])[] {
  switch (moves.is) {
    case 'all':
      return Array.from({ length: n }, (_, i) => [n - 1 - i]);
    case 'take':
      return n - moves.k >= moves.least ? [[n - moves.k]] : [];
    case 'split': {
      const rest = n - moves.k;
      const high = moves.half ? Math.floor((rest - moves.short) / 2) : rest - moves.low;
      return Array.from({ length: Math.max(0, high - moves.low + 1) }, (_, i) => [moves.low + i, rest - moves.low - i]);
    }
  }
}
