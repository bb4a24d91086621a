import { expect, test } from 'vitest';
import { catalogued, names } from '../games/registry.ts';
import { readPosition, writeMove, writePosition } from '../rules/notation.ts';
import type { Position, Rules } from '../rules/rules.ts';
import { after, moves } from '../solve/moves.ts';
import { typedMoves } from './typed.ts';

function rulesOf(name: string): Rules {
  const read = catalogued(name, {});
  if (!read.ok) throw new Error(read.fault.id);
  return read.value;
}

function positionOf(name: string, text: string): Position {
  const read = readPosition(text, rulesOf(name));
  if (!read.ok) throw new Error(`${name} ${text}: ${read.fault.id}`);
  return read.value;
}

const left = (position: Position, text: string) =>
  typedMoves(text, position).map((move) => {
    const next = after(position, move);
    return next === undefined ? move.ends : writePosition(next);
  });

test('a move written in full is that move, in every game of the catalogue', () => {
  let tried = 0;
  for (const name of names) {
    const rules = rulesOf(name);
    const starts = ['9', '3 5', '3 4 2', 'HTHHTH', '.X..X.', '(2, 5) (3, 8)', '2001 10 3', '0 3 4', '(9, 1)'];
    for (const start of starts) {
      const read = readPosition(start, rules);
      if (!read.ok) continue;
      const seen = new Set<string>();
      for (const move of moves(read.value)) {
        const text = writeMove(read.value, move);
        if (seen.has(text)) continue;
        seen.add(text);
        expect([name, text, typedMoves(text, read.value)]).toEqual([name, text, [move]]);
        tried += 1;
        if (seen.size > 60) break;
      }
    }
  }
  expect(tried).toBeGreaterThan(500);
});

test('a move far down a heap of 10^18 is found in every form, without a look at those before it', () => {
  const far = `1${'0'.repeat(18)}`;
  const nim = positionOf('nim', `${far} 3`);
  for (const text of [
    `1: ${far} -> 999999876543210988`,
    '1：999999876543210988',
    `${far} → 999999876543210988`,
    'take 123456789012 from 1',
    '1-123456789012',
    '从第 1 堆取 123456789012 颗',
  ])
    expect([text, left(nim, text)]).toEqual([text, ['999999876543210988 + 3']]);
  expect(left(nim, `1: ${far} -> 3`)).toEqual(['3 + 3']);
  expect(left(nim, '2: 3 -> 1')).toEqual([`${far} + 1`]);
  expect(left(nim, `1: ${far} -> ${far}`)).toEqual([]);
  const kayles = positionOf('kayles', far);
  expect(left(kayles, `1: ${far} -> 5 + 999999999999999993`)).toEqual(['5 + 999999999999999993']);
});

test('a heap and what is taken from it may be written with a sign between them, narrow or full', () => {
  const nim = positionOf('nim', '3 9 5');
  for (const text of ['2-4', '２－４', '2 − 4', 'take 4 from 2', '4 2'])
    expect([text, left(nim, text)]).toEqual([text, ['3 + 5 + 5']]);
  const staircase = positionOf('staircase', '3 9 5');
  expect(left(staircase, '2-4')).toEqual(['[7, 5, 5]']);
});
