import { expect, test } from 'vitest';
import { readQuestion } from '../desk/question.ts';
import type { Convention } from '../rules/position.ts';
import type { Position } from '../rules/rules.ts';
import { finish, solve } from '../solve/solve.ts';
import { lasting } from '../study/lengths.ts';
import { begin, ending, type Match } from './match.ts';
import { playedOut } from './played-out.ts';

const PLACES = [
  ['nim', '3 5 7'],
  ['nim', '2 2'],
  ['nim', '1 1 1'],
  ['kayles', '8'],
  ['wythoff', '3 4'],
  ['turtles', 'HHTH'],
  ['chomp', '3 3'],
  ['crosses', '....'],
] as const;

function matchOf(game: string, position: string, convention: Convention): Match {
  const read = readQuestion({ game, page: undefined, position, convention, set: [] });
  if (!read.ok) throw new Error(read.fault.id);
  return begin(read.value, convention);
}

for (const convention of ['normal', 'misere'] as const)
  test(`a game played out is won by whom it is won for, in as many moves as its lengths tell: ${convention}`, () => {
    const again = (position: Position) => finish(solve(position, convention));
    const lengthsOf = lasting(convention);
    for (const [game, text] of PLACES)
      for (const pace of ['quick', 'slow'] as const) {
        const start = matchOf(game, text, convention);
        const { outcome } = again(start.position).answer;
        const end = finish(playedOut(start, pace, again, lengthsOf, 100));
        const wonByNext = ending(end) === 'won';
        expect(wonByNext === (end.plies.length % 2 === 0)).toBe(outcome === 'N');
        const lengths = lengthsOf(start.position);
        expect(end.plies.length).toBe(pace === 'quick' ? lengths?.remoteness : lengths?.longest);
      }
  });

test('where lengths are not told a game is played out all the same', () => {
  const again = (position: Position) => finish(solve(position, 'normal'));
  const start = matchOf('nim', '100 200 300', 'normal');
  const end = finish(playedOut(start, 'quick', again, () => undefined, 1000));
  expect(ending(end)).toBe('lost');
  expect(end.plies.length % 2).toBe(1);
});
