import type { Rules } from '../../rules/rules.ts';
import type { Moves } from './program.ts';

/** Heaps on which the moves are read off, and up to which they are compared with the rules. */
const SAMPLE = 40;
const COMPARED = 64;

/** The moves of a game of one heap in its own order, as ranges of takes and splits; undefined when they are of another form. */
export function movesOf(rules: Rules): readonly Moves[] | undefined {
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
