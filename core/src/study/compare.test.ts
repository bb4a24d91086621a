import { expect, test } from 'vitest';
import { readQuestion } from '../desk/question.ts';
import { mex } from '../nim/mex.ts';
import { xor } from '../nim/xor.ts';
import type { Position } from '../rules/rules.ts';
import { DEFAULT_BUDGET, finish } from '../solve/solve.ts';
import { compared } from './compare.ts';

function positionOf(game: string, position: string): Position {
  const read = readQuestion({ game, page: undefined, position, convention: 'normal', set: [] });
  if (!read.ok) throw new Error(read.fault.id);
  return read.value;
}

const PLACES = [
  ['nim', '3'],
  ['nim', '1 2'],
  ['nim', '2 3 3'],
  ['kayles', '3'],
  ['kayles', '4 1'],
  ['wythoff', '1 2'],
  ['chomp', '2 2'],
] as const;

/** The nim-value by its definition. */
function nimValue(position: Position): number {
  return position.reduce((sum, { rules, component }) => {
    const values = [...rules.options(component)].map(({ to = [] }) => nimValue(to));
    return Number(xor(sum, mex(new Set(values))));
  }, 0);
}

test('two positions are the same exactly when their nim-values are', () => {
  for (const [game, text] of PLACES)
    for (const [second, beside] of PLACES) {
      const [a, b] = [positionOf(game, text), positionOf(second, beside)];
      expect(finish(compared(a, b, 'normal', DEFAULT_BUDGET)).same).toBe(nimValue(a) === nimValue(b));
    }
});

test('in misère play the sum tells nothing of sameness', () => {
  expect(finish(compared(positionOf('nim', '1'), positionOf('nim', '1'), 'misere', DEFAULT_BUDGET)).same).toBe(
    undefined,
  );
});
