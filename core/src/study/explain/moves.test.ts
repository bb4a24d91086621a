import { expect, test } from 'vitest';
import { game } from '../../games/registry.ts';
import type { Component } from '../../rules/position.ts';
import { moveFact } from './moves.ts';

function said(name: string, from: Component, to: Component, k: number) {
  const rules = game(name);
  return moveFact([{ rules, component: from }], { part: 1, to: [{ rules, component: to }], by: { k } });
}

test('where a heap alone names a start, a move takes counters from it; a pair of heaps is turned into another', () => {
  expect(said('fibonacci', [20, 19], [18, 4], 2)).toEqual({ id: 'take-only', part: 1, count: 2 });
  expect(said('wythoff', [5, 3], [5, 1], 2)).toMatchObject({ id: 'becomes-only', from: '(5, 3)', to: '(5, 1)' });
  expect(said('wythoff', [5, 3], [3, 3], 2)).toMatchObject({ id: 'becomes-only', to: '(3, 3)' });
});
