import { expect, test } from 'vitest';
import { writePosition } from '../rules/notation.ts';
import { finish } from '../solve/solve.ts';
import { tabulate } from '../study/tabulate.ts';
import { readGame, readQuestion } from './question.ts';

function read(game: string, position: string): string | undefined {
  const question = readQuestion({ game, page: undefined, position, convention: 'normal', set: [] });
  return question.ok ? writePosition(question.value) : undefined;
}

test('numbers after a + are heaps, even where a code without its point looks the same', () => {
  expect(read('wythoff', '3 5 + 4 7')).toBe('(3, 5) + (4, 7)');
  expect(read('nim', '3 + 47')).toBe('3 + 47');
  expect(read('nim', '3 + 4.7 9')).toBe('nim 3 + daisies 9');
});

test('a rule may be typed in full-width signs throughout', () => {
  expect(read('n －＞ n − k for k in {1，3、4}', '１２，５')).toBe('12 + 5');
});

test('rules that break have no table, and the fact says where they break', () => {
  const game = readGame({ game: 'n -> n div 0', page: undefined, set: [] });
  if (!game.ok) throw new Error(game.fault.id);
  const table = tabulate(game.value, { from: 0, to: 3 }, 'normal', { options: 1000, bytes: 1_000_000 });
  expect(finish(table)).toMatchObject({ id: 'division-by-zero', line: 1 });
});

test('what begins like a code is told where it goes wrong, wherever it stands', () => {
  const faultOf = (game: string | undefined, position: string) => {
    const question = readQuestion({ game, page: undefined, position, convention: 'normal', set: [] });
    return question.ok ? undefined : [question.fault.id, question.fault.at, question.fault['found']];
  };
  for (const [typed, ...fault] of [
    ['0.8z', 'code-digit', 3, 'z'],
    ['0.', 'code-ends', 2, ''],
    ['.77', 'code-headless', 0, '.77'],
    ['4.[3', 'code-unclosed', 2, '['],
    ['0.7;', 'code-digit', 3, ';'],
    ['0.7.7', 'code-digit', 3, '.'],
  ] as const) {
    expect([typed, faultOf(typed, '7')]).toEqual([typed, fault]);
    expect([typed, faultOf(undefined, typed)]).toEqual([typed, fault]);
  }
  expect(faultOf('kayles', '7 + 0.8z 3')).toEqual(['code-digit', 7, 'z']);
  expect(faultOf(undefined, '3 5 7')).toEqual(['no-game', 0, undefined]);
  expect(read('０．７７', '７')).toBe(read('0.77', '7'));
});

test('a position that stands with its game where only the game should is told apart', () => {
  for (const [typed, game, position] of [
    ['nim 3 5 7', 'nim', '3 5 7'],
    ['0.77 9', '0.77', '9'],
    ['wythoff (3, 5)', 'wythoff', '(3, 5)'],
  ] as const) {
    const asked = readGame({ game: typed, page: undefined, set: [] });
    expect(asked.ok ? undefined : asked.fault).toMatchObject({ id: 'position-apart', game, position });
  }
  expect(readGame({ game: '3 5 7', page: undefined, set: [] })).toMatchObject({ fault: { id: 'no-game' } });
});
