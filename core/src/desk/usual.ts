import { readPosition, writePosition } from '../rules/notation.ts';
import type { Position, Rules } from '../rules/rules.ts';
import { moves } from '../solve/moves.ts';

/** Where a game begins usually, if not as others of its shape do. */
const OWN: Readonly<Record<string, string>> = {
  nim: '3 5 7',
  nimble: '3 5 7',
  chomp: '5 5 5 5',
  georgia: '1 4 8 13',
  hill: '[2, 5, 9], 1',
  northcott: '(2, 5) (3, 8) (1, 6)',
  calendar: '2001 10 3',
  erasedigit: '123456',
  teams: '(9, 1)',
  addnim: '1 2 3',
  ringedges: '0 3 4',
  euclid: '7 24',
  euclidpositive: '7 24',
  multiply: '1',
};
/** What most games can begin from; the first that a game takes, and that leaves a move. */
const COMMON = ['12', '3 5 7', '5 8', 'HTHHTH', '.X..X....'];
const OF_LISTS = ['3 5 7', ...COMMON];

/** A position to begin from where a person names only the game: its page's own start, or a common one; nothing when it takes none of them. */
export function usualStart(rules: Rules): string | undefined {
  const { name, shape, starts, samples = [] } = rules;
  const tries = [
    ...(starts.some((start) => start.shape.length === 0) ? [''] : []),
    ...[OWN[name] ?? []].flat(),
    ...(shape.some(({ depth }) => depth > 0) ? OF_LISTS : COMMON),
  ];
  for (const text of tries) {
    const read = readPosition(text, rules);
    if (read.ok && isOpen(read.value)) return text === '' ? writePosition(read.value) : text;
  }
  const sample = samples.map((component) => [{ rules, component }]).findLast(isOpen);
  return sample && writePosition(sample);
}

/** Whether a move can be made. */
function isOpen(position: Position): boolean {
  return moves(position).next().done !== true;
}
