import { begin, gameNames, moves, readGame, usualStart } from 'nimlab';
import { expect, test } from 'vitest';
import { matchOf } from './match-of.ts';

const bare = (game: string, page?: string) =>
  ({ game, page, set: [], position: '', convention: 'normal', moves: [] }) as const;

test.each([...gameNames, '0.77', 'take {1, 3, 4}'])(
  '%s, named without a position, begins where a move can be made',
  (game) => {
    const match = matchOf(bare(game));
    expect(match.ok && [...moves(match.value.position)].length).toBeGreaterThan(0);
  },
);

test('own rules begin from a common position that they take, and what takes none is asked for one', () => {
  const own = matchOf(bare('', 'game g(a, b)\n -> (a - 1, b) if a > 0'));
  expect(own.ok && begin(own.value.position, 'normal').position[0]?.component).toEqual([5, 8]);
  const odd = readGame(bare('', 'game g(n)\n require n > 99\n -> n - 1 if n > 100'));
  expect(odd.ok && usualStart(odd.value)).toBeUndefined();
  expect(matchOf(bare('', 'game g(n)\n require n > 99\n -> n - 1 if n > 100')).ok).toBe(false);
});

test('a position that is typed is never replaced', () => {
  expect(matchOf({ ...bare('nim'), position: '3 x' }).ok).toBe(false);
});
