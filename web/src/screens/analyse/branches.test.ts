import { expect, test } from 'vitest';
import type { MoveRow } from '../../engine/analysis.ts';
import { bare, best, branchAt, rowsOf, turned, unfolded, withLine, without } from './branches.ts';

function row(text: string, outcome: MoveRow['outcome'] = 'P', remoteness = 1): MoveRow {
  return {
    text,
    fact: { id: 'take', part: 1, count: 1 },
    position: '',
    outcome,
    value: undefined,
    lengths: { remoteness, longest: remoteness },
    reply: undefined,
    isLast: false,
    certainty: undefined,
    source: undefined,
  };
}

const paths = (tree: typeof bare) => rowsOf(tree).map(({ path }) => path.join('/'));

test('a line stands in the tree, and a second one beside it', () => {
  const tree = withLine(withLine(bare, ['a', 'b'], []), ['a', 'c', 'd'], []);
  expect(paths(tree)).toEqual(['', 'a', 'a/b', 'a/c', 'a/c/d']);
  expect(withLine(tree, ['a', 'b'], [])).toEqual(tree);
});

test('unfolding puts the moves in their order and keeps what grew from them; closing hides them, deleting ends them', () => {
  const line = withLine(bare, ['b', 'x'], []);
  const tree = unfolded(line, [], [row('a'), row('b', 'N')]);
  expect(paths(tree)).toEqual(['', 'a', 'b', 'b/x']);
  expect(branchAt(tree, ['b'])?.known?.outcome).toBe('N');
  expect(paths(turned(tree, ['b'], false))).toEqual(['', 'a', 'b']);
  expect(paths(without(tree, ['b']))).toEqual(['', 'a']);
  expect(paths(without(tree, ['b', 'x']))).toEqual(['', 'a', 'b']);
});

test('unfolding less leaves only what was asked for and what was looked at', () => {
  const all = withLine(unfolded(bare, [], [row('a'), row('b'), row('c')]), ['b', 'x'], []);
  expect(paths(unfolded(all, [], [row('c')], false))).toEqual(['', 'c', 'b', 'b/x']);
});

test('the best move wins, else draws, else resists longest', () => {
  expect(best([row('a'), row('b', 'N'), row('c', 'D')])?.text).toBe('b');
  expect(best([row('a'), row('c', 'D')])?.text).toBe('c');
  expect(best([row('a', 'P', 2), row('b', 'P', 6), row('c', 'P', 4)])?.text).toBe('b');
  expect(best([])).toBeUndefined();
});
