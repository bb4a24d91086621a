import { expect, test } from 'vitest';
import { readQuestion } from '../desk/question.ts';
import type { Convention } from '../rules/position.ts';
import type { Position } from '../rules/rules.ts';
import { after, moves } from '../solve/moves.ts';
import { finish, solve } from '../solve/solve.ts';
import { lasting } from './lengths.ts';

function positionOf(game: string, position: string): Position {
  const read = readQuestion({ game, page: undefined, position, convention: 'normal', set: [] });
  if (!read.ok) throw new Error(read.fault.id);
  return read.value;
}

interface Found {
  readonly isWon: boolean;
  readonly remoteness: number;
  readonly longest: number;
}

/** The same by the definition, position by position, remembering nothing. */
function brute(position: Position, convention: Convention): Found {
  const left = [...moves(position)].map((move): Found => {
    const next = after(position, move);
    return next === undefined ? { isWon: move.ends === 'lose', remoteness: 0, longest: 0 } : brute(next, convention);
  });
  if (left.length === 0) return { isWon: convention === 'misere', remoteness: 0, longest: 0 };
  const winning = left.filter(({ isWon }) => !isWon);
  const some = winning.length > 0 ? winning : left;
  const lengths = some.map(({ remoteness }) => remoteness + 1);
  return {
    isWon: winning.length > 0,
    remoteness: winning.length > 0 ? Math.min(...lengths) : Math.max(...lengths),
    longest: Math.max(...some.map(({ longest }) => longest + 1)),
  };
}

const PLACES = [
  ['nim', '1 2 3'],
  ['nim', '2 2 2'],
  ['nim', '4 1'],
  ['kayles', '6'],
  ['wythoff', '2 4'],
  ['turtles', 'HTHH'],
  ['chomp', '3 2'],
  ['crosses', '....'],
  ['fibonacci', '7'],
] as const;

for (const convention of ['normal', 'misere'] as const)
  test(`lengths are those of the definition, and long where the graph is: ${convention}`, () => {
    for (const [game, text] of PLACES) {
      const position = positionOf(game, text);
      const { remoteness, longest } = brute(position, convention);
      expect(lasting(convention)(position)).toMatchObject({ remoteness, longest });
      const { answer } = finish(solve(position, convention));
      if (answer.outcome !== '?' && answer.length !== undefined) expect(answer.length).toBe(remoteness);
    }
  });

test('whoever shares a look is told the same', () => {
  const shared = lasting('normal');
  for (const text of ['3 3 3', '3 3 2', '1', '5 4']) {
    const position = positionOf('nim', text);
    expect(shared(position)).toEqual(lasting('normal')(position));
  }
});

test('nothing is told past the budget, nor of plays without end', () => {
  expect(lasting('normal', 20)(positionOf('nim', '3 5 7'))).toBeUndefined();
  const endless = readQuestion({
    game: 'n -> 1 - n',
    page: undefined,
    position: '1',
    convention: 'normal',
    set: [],
  });
  if (!endless.ok) throw new Error(endless.fault.id);
  expect(lasting('normal')(endless.value)).toBeUndefined();
});
