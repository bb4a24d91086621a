import { expect, test } from 'vitest';
import { faultOf, game, line } from '../../test/arbitrary/compiled.ts';
import { notices } from './notices.ts';
import { parseOneLiner } from './parse.ts';

const WRONG: readonly (readonly [string, object])[] = [
  ['heap -> haep - 1', { id: 'unknown-name-near', name: 'haep', instead: 'heap', line: 1, column: 9 }],
  ['n -> n - mni(n, 2)', { id: 'unknown-function', name: 'mni', instead: 'min', column: 10 }],
  ['n -> mni(n, 2)', { id: 'unknown-name-near', instead: 'min' }],
  ['n -> n - bit(1)', { id: 'wrong-arguments', name: 'bit', least: 2, most: 2, found: 1 }],
  ['n -> n - n(1)', { id: 'not-function' }],
  ['n -> (n, 1)', { id: 'option-shape', wanted: 'n', found: 'tuple' }],
  ['(a, b) -> a', { id: 'option-shape', wanted: '(a, b)' }],
  ['(a, b) -> (a, b, 1)', { id: 'option-shape', found: '3' }],
  ['h[] -> h[1]', { id: 'option-shape' }],
  ['n -> n - phi', { id: 'option-shape', found: 'root' }],
  ['n -> n - k for k in n', { id: 'wrong-type', wanted: 'list', found: 'number' }],
  ['n -> n - 1 if n', { id: 'wrong-type', wanted: 'truth', found: 'number' }],
  ['n -> n - k for k in 1..(n > 2)', { id: 'wrong-type', wanted: 'number', found: 'truth' }],
  ['n -> n - k for k in 1..n by 0', { id: 'endless-range' }],
  ['n -> n - 1 if n = "x"', { id: 'wrong-type' }],
  ['row[] of ".X" -> row with [1] = "Y"', { id: 'unknown-letter', letter: 'Y' }],
  ['n -> n - k for (k, k) in [(1, 2)]', { id: 'duplicate-name', name: 'k' }],
  ['game g(n)\n let n = 3\n -> n - 1', { id: 'duplicate-name', name: 'n', line: 2 }],
  ['game g(n)\n let f(x) = f(x - 1)\n -> n - f(1)', { id: 'unknown-function', name: 'f', line: 2 }],
  ['game g(n)\n -> n - 1\ngame g(n)\n -> n - 1', { id: 'duplicate-name', name: 'g' }],
  ['game g(n; m = n)\n -> n - m', { id: 'unknown-name', name: 'n' }],
  ['game g(a, b)\n same as (max(a, b), 0)\n -> (a - k, b) for k in 1..a', { id: 'same-differs', line: 2 }],
  ['game g(n)\n require n > 99\n -> n - 1 if n > 100\n sample win', { id: 'option-shape', line: 4 }],
  ['game g(n)\n require n > 99\n -> n - 1 if n > 100\n sample n', { id: 'unknown-name', name: 'n' }],
  ['game g(n)\n ends\n -> n - 1\n -> n + 1 if n = 3', { id: 'endless-play', cycle: [3, 4, 3], line: 2 }],
];

test('a page that makes no game is refused with its place, and with what to write instead where that is near', () => {
  for (const [text, fault] of WRONG) expect([text, faultOf(text)]).toEqual([text, expect.objectContaining(fault)]);
});

test('a parameter that is not there, or of another kind, is refused', () => {
  expect(faultOf('game g(n; most = 3)\n -> n - 1', { mots: 2 })).toMatchObject({
    id: 'unknown-parameter',
    name: 'mots',
    instead: 'most',
  });
  expect(faultOf('game g(n; most = 3)\n -> n - 1', { most: [1, 2] })).toMatchObject({
    id: 'wrong-parameter',
    name: 'most',
  });
});

test('true symmetries, and games that do end, are let through', () => {
  expect(
    faultOf(
      'game g(a, b)\n same as (min(a, b), max(a, b))\n ends\n -> (a - k, b) for k in 1..a\n -> (a, b - k) for k in 1..b',
    ),
  ).toBeUndefined();
});

function stepOf(text: string, component: Parameters<ReturnType<typeof line>['options']>[0]) {
  return () => [...line(text).options(component)];
}

test('rules that break while they run say how, on which line and on which component', () => {
  const breaks: readonly (readonly [string, Parameters<typeof stepOf>[1], object])[] = [
    ['h[] -> h with [3] -= 1', [1], { id: 'index-outside', index: 3, length: 1, component: [1] }],
    ['h[] -> h without [1] if h[1] > 0', [], { id: 'index-outside' }],
    ['h[] -> [min(h)]', [], { id: 'nothing-in', name: 'min' }],
    ['n -> n div (n - 3)', 3, { id: 'division-by-zero', line: 1 }],
    ['n -> n - k for k in 1..n by n - 2', 2, { id: 'endless-range' }],
    ['n -> n - len(1..n)', 10 ** 7, { id: 'list-too-long' }],
    ['n -> n - 2 ^ (n - 5)', 2, { id: 'negative-power' }],
    ['n -> n - 2 ^ 10 ^ n', 9, { id: 'too-large' }],
    ['n -> n - 1', [1], { id: 'wrong-component' }],
  ];
  for (const [text, component, fact] of breaks)
    expect(stepOf(text, component), text).toThrow(expect.objectContaining({ misstep: expect.objectContaining(fact) }));
  const required = game('game g(n)\n require n != 2 "never two"\n -> n - 1');
  expect(() => [...required.options(3)]).toThrow(
    expect.objectContaining({ misstep: expect.objectContaining({ id: 'broken-require', to: 2, text: 'never two' }) }),
  );
});

test('the reason of a demand is carried in both languages where a page gives both', () => {
  const page = (reason: string) => game(`game g(n)\n require n != 2 ${reason}\n -> n - 1`);
  expect(page('"never two" zh "不能是二"').refused(2)).toMatchObject({ text: 'never two', textChinese: '不能是二' });
  expect(() => [...page('"never two" zh "不能是二"').options(3)]).toThrow(
    expect.objectContaining({ misstep: expect.objectContaining({ text: 'never two', textChinese: '不能是二' }) }),
  );
  expect(page('"never two"').refused(2)).not.toHaveProperty('textChinese');
  expect(page('').refused(2)).not.toHaveProperty('textChinese');
});

test('a power of heaps and a game without moves are noticed', () => {
  const said = (text: string) => {
    const tree = parseOneLiner(text);
    return tree.ok ? notices([line(text)], tree.value).map(({ id }) => id) : [];
  };
  expect(said('(a, b) -> (a ^ b, 0) if a > 0')).toContain('power-not-xor');
  expect(said('n -> n - 1 if n > 200')).toEqual(['no-moves']);
  expect(said('n -> n - 2 ^ k for k in 0..n')).toEqual([]);
});

test('a condition is asked before loops that it does not name', () => {
  const rules = line('n -> n - k for k in 1..10 ^ 12 if n = 5');
  expect([...rules.options(4)]).toEqual([]);
});
