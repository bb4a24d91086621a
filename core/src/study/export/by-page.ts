import type { GameTree } from '../../language/tree.ts';
import type { Fact } from '../../rules/fact.ts';
import type { Convention } from '../../rules/position.ts';
import type { Rules } from '../../rules/rules.ts';
import { assembled } from './assembled.ts';
import { earlier } from './earlier.ts';
import { playOf } from './ending.ts';
import { type Told, told } from './page.ts';
import type { Program } from './program.ts';
import { untold } from './scope.ts';

/** A page as told for numbers up to a bound. */
export interface Ranged {
  readonly told: Told;
  readonly largest: bigint;
}

/**
 * The page for the largest power of ten for which no number on the way passes 64 bits (exact: numbers of any size): by a theorem where one can be
 * told so, else by its moves alone.
 */
export function ranged(
  games: readonly GameTree[],
  rules: Rules,
  convention: Convention,
  exact: boolean,
): Ranged | undefined {
  for (const believes of [true, false])
    for (let power = 18; power >= 3; power -= 1) {
      const largest = 10n ** BigInt(power);
      const natural = new Map<string, boolean[]>();
      const settings = { convention, largest, natural, believes };
      whole(games, rules, settings);
      const one = whole(games, rules, settings);
      if (exact || one.worst < 2n ** 62n) return { told: one, largest };
    }
  return undefined;
}

/** The page with what an earlier game of it must be known by. */
function whole(games: readonly GameTree[], rules: Rules, settings: Parameters<typeof told>[2]): Told {
  const one = told(games, rules, settings);
  const game = one.layout.leaves;
  if (game === undefined || one.layout.mixed) return one;
  const { held, routine } = earlier(rules, game) ?? untold(game);
  return { ...one, routines: [routine, ...one.routines], held: [held, ...one.held] };
}

/** The program of a page; a fact says why there is none. */
export function ofPage(
  rules: Rules,
  convention: Convention,
  { told: one, largest }: Ranged,
  exact: boolean,
): Program | Fact {
  const { knows, theorem } = one;
  const hasValue = one.routines.some(({ name }) => name === 'value');
  const searched = knows === 'search' || (knows === 'tame' && !hasValue);
  const play = searched || knows === 'search-lost' ? playOf(rules) : 'ends';
  const mayEnd = play === 'ends' || (play === 'cycles' && theorem === undefined && !rules.finals);
  if (!mayEnd) return { id: 'export-endless', game: rules.name };
  const by = theorem === undefined ? BY[play] : `by the theorem of ${theorem.source ?? ''} (cited)`;
  const range = exact ? 'numbers of any size' : `numbers up to 10^${String(largest).length - 1}`;
  const isOne = knows === 'lost' || rules.finals;
  const form = one.layout.reads.is;
  const goesRound = play === 'cycles';
  return assembled(rules, convention, {
    by: [by, ...(theorem === undefined ? [] : [stated(theorem.text)])],
    reads: `${isOne ? `Reads one position: ${ONE[form]}` : `Reads ${ALL[form]}`}. Right for ${theorem === undefined ? 'what the memory holds' : range}.`,
    asked: {
      ...one,
      convention,
      knows: goesRound ? 'ranks' : knows,
      searched: searched && !goesRound,
      rising: searched && !goesRound && one.layout.type === 'number',
      wins: rules.finals,
      vanishes: false,
    },
    routines: one.routines,
    held: one.held,
  });
}

const BY = {
  ends: 'by searching every position (computed)',
  cycles: 'from the ends of play backwards through every position (computed)',
} as const;

/** A theorem's text without its source and what else follows. */
function stated(text: string): string {
  return text.split(/"| reach | reply | because /u)[0]?.trim() ?? '';
}

const ALL = {
  heaps: 'heaps',
  groups: 'the numbers of each component one after the other',
  lines: 'one component a line, its numbers apart by blanks',
  words: 'one row a word',
} as const;

const ONE = {
  heaps: 'one number',
  groups: 'the numbers of one component',
  lines: 'one component, its numbers apart by blanks',
  words: 'one row as a word',
} as const;
