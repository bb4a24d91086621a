import type { Convention } from '../../rules/position.ts';
import type { Rules } from '../../rules/rules.ts';
import { tameTheorems } from '../../rules/tame.ts';
import { assembled } from './assembled.ts';
import type { Routine } from './code.ts';
import { repeating } from './earlier.ts';
import { heapOptions } from './moves.ts';
import type { Program } from './program.ts';
import { layout } from './shape.ts';

/**
 * A program by the proved period of a code's values; in misère play where its sums are played as misère Nim on them. `moves`: the options of a
 * typed code.
 */
export function byPeriod(rules: Rules, convention: Convention, moves: Routine | undefined): Program | undefined {
  const [tame] = convention === 'misere' ? tameTheorems(rules) : [];
  if (convention === 'misere' && tame === undefined) return undefined;
  const table = rules.code === undefined ? undefined : repeating(rules.code);
  const options = table && (moves === undefined ? heapOptions(rules) : { routine: moves, single: false });
  if (table === undefined || options === undefined) return undefined;
  const { held, routine, by } = table;
  return assembled(rules, convention, {
    by: tame === undefined ? [by] : [`as misère Nim on the values, by ${tame.source} (cited)`, `The ${by}.`],
    reads: 'Reads heaps. Right for numbers up to 10^18.',
    asked: {
      knows: tame === undefined ? 'value' : 'tame',
      convention,
      layout: { ...layout(rules.shape, options.single), own: 'n' },
      kept: false,
      candidates: false,
      searched: false,
      rising: false,
      wins: false,
      vanishes: moves !== undefined,
    },
    routines: [routine, options.routine],
    held: [held],
  });
}

/** A program that searches through the options of a typed code. */
export function searching(rules: Rules, convention: Convention, options: Routine): Program {
  const isNormal = convention === 'normal';
  return assembled(rules, convention, {
    by: ['by searching every position (computed)'],
    reads: 'Reads heaps. Right for what the memory holds.',
    asked: {
      knows: isNormal ? 'search' : 'search-lost',
      convention,
      layout: { ...layout(rules.shape, false), own: 'n' },
      kept: false,
      candidates: false,
      searched: isNormal,
      rising: isNormal,
      wins: false,
      vanishes: true,
    },
    routines: [options],
    held: [],
  });
}
