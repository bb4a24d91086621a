import { expect, test } from 'vitest';
import { readQuestion } from '../desk/question.ts';
import type { Position } from '../rules/rules.ts';
import { finish, solve } from '../solve/solve.ts';
import { genusOf } from './genus.ts';

function positionOf(game: string, position: string): Position {
  const read = readQuestion({ game, page: undefined, position, convention: 'normal', set: [] });
  if (!read.ok) throw new Error(read.fault.id);
  return read.value;
}

const GAMES = ['kayles', '0.07', '0.6'] as const;

test('a digit is the one heap of Nim that makes the position, with so many heaps of two, lost in misère play', () => {
  for (const game of GAMES)
    for (const typed of ['2', '5', '7', '2 + 5']) {
      const position = positionOf(game, typed);
      const genus = genusOf(position);
      for (const [i, digit] of (genus?.digits ?? []).entries()) {
        const lost = Array.from({ length: 8 }, (_, heap) => heap).filter((heap) => {
          const beside = positionOf('nim', [...Array.from({ length: i }, () => '2'), String(heap)].join(' '));
          return finish(solve([...position, ...beside], 'misere')).answer.outcome === 'P';
        });
        expect(lost, `${game} ${typed}, digit ${i}`).toEqual([digit]);
      }
      expect(genus?.value).toBe(Number(nimValue(position)));
    }
});

function nimValue(position: Position) {
  const { answer } = finish(solve(position, 'normal'));
  return answer.outcome === '?' ? undefined : answer.value;
}

test('the first heap that is not played as Nim is where it is published', () => {
  const first = (game: string) => {
    for (let n = 0; n <= 14; n += 1) if (genusOf(positionOf(game, String(n)))?.isTame === false) return n;
    return undefined;
  };
  const found = ['0.77', '0.07', '0.137', 'grundy', '0.75', '0.123', '0.6', '0.34', '0.23', 'nim'].map(first);
  expect(found).toEqual([5, 10, 9, 13, 5, 8, 7, 10, undefined, undefined]);
});

test('the genus of heaps of Nim is as written in books, and where it is not known soon none is told', () => {
  const written = (typed: string) => {
    const genus = genusOf(positionOf('nim', typed));
    return genus && `${genus.value}^${genus.digits.join('')}`;
  };
  expect(['0', '1', '2', '3', '1 1', '2 2', '2 3'].map(written)).toEqual([
    '0^120',
    '1^031',
    '2^20',
    '3^31',
    '0^120',
    '0^02',
    '1^13',
  ]);
  expect(written('100 200 300')).toBeUndefined();
  expect(genusOf(positionOf('georgia', '1 4'))).toBeDefined();
});
