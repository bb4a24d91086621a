import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { live, play, readPosition, writeMove, writePosition } from './notation.ts';
import type { Component } from './position.ts';
import type { Option, Position, Rules, Start } from './rules.ts';
import type { Field, Shape } from './shape.ts';

function field(name: string, depth = 0, letters?: string, members: readonly string[] = []): Field {
  return { name, depth, letters, members };
}

function game(shape: Shape, more: Partial<Rules> = {}): Rules {
  return {
    name: 'game',
    shape,
    parameters: {},
    options: () => [],
    kept: (component) => component,
    same: undefined,
    refused: () => undefined,
    samples: undefined,
    starts: [],
    ends: false,
    finals: false,
    code: undefined,
    compiled: undefined,
    leading: undefined,
    theorems: [],
    page: { called: undefined, about: undefined, nicknames: [], text: '' },
    ...more,
  };
}

const heap = game([field('n')]);
const pair = game([field('a'), field('b')]);
const row = game([field('h', 1)]);
const grid = game([field('b', 2)]);
const word = game([field('w', 1, '.X')]);
const words = game([field('w', 2, '.X')]);
const spans = game([field('s', 1, undefined, ['l', 'r'])]);
const mixed = game([field('h', 1), field('n'), field('w', 1, '.X')]);

function read(text: string, rules: Rules): readonly Component[] | string {
  const position = readPosition(text, rules);
  if (!position.ok) return `${position.fault.id} ${position.fault.line}:${position.fault.column}`;
  return position.value.map((part) => part.component);
}

describe('a position reads back as it was written', () => {
  const number = fc.oneof(fc.nat(40), fc.maxSafeNat(), fc.bigInt(2n ** 53n, 10n ** 250n));
  const spelt = (letters: string) => fc.array(fc.constantFrom(...letters)).map((word) => word.join(''));
  const odd = 'a "+,)\\、🂡/';
  const shapes: readonly (readonly [Rules, fc.Arbitrary<Component>])[] = [
    [heap, number],
    [pair, fc.tuple(number, number)],
    [row, fc.array(number)],
    [grid, fc.array(fc.array(number))],
    [word, spelt('.X')],
    [words, fc.array(spelt('.X'))],
    [spans, fc.array(fc.tuple(number, number))],
    [mixed, fc.tuple(fc.array(number), number, spelt('.X'))],
    [game([field('w', 1, odd)]), spelt(odd)],
    [game([field('w', 1, 'nothig')]), fc.constant('nothing')],
    [game([field('p', 0, undefined, ['x', 'y'])]), fc.tuple(number, number)],
  ];
  test.each(shapes.map(([rules, component]) => [rules.shape.map((f) => f.name).join(), rules, component] as const))(
    'shape %s',
    (_, rules, component) => {
      fc.assert(
        fc.property(fc.array(component, { minLength: 1, maxLength: 4 }), (components) => {
          const position: Position = components.map((c) => ({ rules, component: c }));
          expect(read(writePosition(position), rules)).toEqual(components);
        }),
      );
      expect(read(writePosition([]), rules)).toEqual([]);
    },
  );
});

test('heaps are read from every usual spelling', () => {
  const spellings = [
    '3 6 9',
    '3,6,9',
    '3 + 6 + 9',
    '[3,6,9]',
    '(3) [6] 9',
    '３，６，９',
    '3、6、9',
    ' 3\t6\r\n9\n',
    '[3, 6] + 9',
    '003 6 9',
  ];
  for (const text of spellings) expect(read(text, heap)).toEqual([3, 6, 9]);
});

test('each shape is read from its usual spellings', () => {
  expect(read('3 5 + 4 7', pair)).toEqual([
    [3, 5],
    [4, 7],
  ]);
  expect(read('(3,5) (4,7)', pair)).toEqual([
    [3, 5],
    [4, 7],
  ]);
  expect(read('[3, 5]', pair)).toEqual([[3, 5]]);
  expect(read('3 6 9', row)).toEqual([[3, 6, 9]]);
  expect(read('3, 6 + [9] + []', row)).toEqual([[3, 6], [9], []]);
  expect(read('[[1,2],[3,4]]', grid)).toEqual([
    [
      [1, 2],
      [3, 4],
    ],
  ]);
  expect(read('1 2 / 3 4', grid)).toEqual([
    [
      [1, 2],
      [3, 4],
    ],
  ]);
  expect(read('[1 2], [3 4]', grid)).toEqual([
    [
      [1, 2],
      [3, 4],
    ],
  ]);
  expect(read('..X. + x x', word)).toEqual(['..X.', 'XX']);
  expect(read('..X/X..', words)).toEqual([['..X', 'X..']]);
  expect(read('(1,2) (3,4)', spans)).toEqual([
    [
      [1, 2],
      [3, 4],
    ],
  ]);
  expect(read('1 2 3 4', spans)).toEqual([
    [
      [1, 2],
      [3, 4],
    ],
  ]);
  expect(read('[1 2] 3 .X', mixed)).toEqual([[[1, 2], 3, '.X']]);
});

test('what is no position is refused with its name and place', () => {
  const heapFaults: Readonly<Record<string, string>> = {
    '': 'no-position 1:1',
    ' \n ': 'no-position 1:1',
    '[]': 'no-position 1:1',
    '3 -1': 'negative 1:3',
    '3\n 2.5': 'fraction 2:2',
    '3 1/2': 'fraction 1:3',
    '1e9': 'exponent 1:1',
    '3, x9': 'not-a-number 1:4',
    '3x': 'not-a-number 1:1',
    '3,,6': 'missing-number 1:3',
    '3 +': 'missing-number 1:3',
    '+ 3': 'missing-number 1:1',
    '[3, 6': 'unclosed 1:1',
    '(3, 6]': 'unopened 1:6',
    '3)': 'unopened 1:2',
    '３，－１': 'negative 1:3',
    [`${'('.repeat(99)}3`]: 'too-deep 1:65',
    '3\0': 'not-a-number 1:1',
    [`1${'0'.repeat(200_000)}`]: 'too-many-digits 1:1',
  };
  for (const [text, fault] of Object.entries(heapFaults)) expect([text, read(text, heap)]).toEqual([text, fault]);
  const others: readonly (readonly [Rules, string, string])[] = [
    [pair, '3', 'wrong-shape 1:1'],
    [pair, '3 5 7', 'wrong-shape 1:1'],
    [pair, '3 5 7 9', 'wrong-count 1:1'],
    [pair, '3 5 + 7', 'wrong-shape 1:7'],
    [pair, '3 x', 'not-a-number 1:3'],
    [pair, '(3, -5)', 'negative 1:5'],
    [pair, '(3 + 5)', 'plus-in-brackets 1:4'],
    [row, '[1, [2]]', 'wrong-shape 1:5'],
    [row, '1, 2.0', 'fraction 1:4'],
    [word, '..O.', 'wrong-letter 1:3'],
    [word, '"..', 'unclosed 1:1'],
    [grid, '1 2 / ', 'missing-number 1:5'],
    [grid, `${'['.repeat(99)}`, 'too-deep 1:65'],
  ];
  for (const [rules, text, fault] of others) expect([text, read(text, rules)]).toEqual([text, fault]);
});

test('a position of the wrong shape is answered with the shape and an example that reads', () => {
  for (const rules of [pair, row, grid, word, words, spans, mixed]) {
    const position = readPosition('', rules);
    const example = position.ok ? '' : String(position.fault.example);
    expect(readPosition(example, rules).ok).toBe(true);
  }
});

test('no text makes the reader throw, and a fault lies inside its text', () => {
  const text = fc.oneof(
    fc.string(),
    fc.array(fc.constantFrom(...'09 ,+()[]/-.eX"\\、３\n')).map((letters) => letters.join('')),
  );
  fc.assert(
    fc.property(text, fc.constantFrom(heap, pair, row, grid, word, words, spans, mixed), (typed, rules) => {
      const position = readPosition(typed, rules);
      if (position.ok) expect(readPosition(writePosition(position.value), rules)).toEqual(position);
      else
        expect(position.fault.at <= typed.length && position.fault.line >= 1 && position.fault.column >= 1).toBe(true);
    }),
    { numRuns: 3000 },
  );
});

test('the forms of a start are tried where the shape does not fit', () => {
  const forms: Start[] = [
    { shape: [field('n')], position: (n) => [{ rules: fibonacci, component: [n, Number(n) - 1] }] },
    { shape: [], position: () => [{ rules: fibonacci, component: [8, 7] }] },
  ];
  const fibonacci: Rules = game([field('n'), field('q')], { starts: forms });
  expect(read('20', fibonacci)).toEqual([[20, 19]]);
  expect(read('20 + 5 2', fibonacci)).toEqual([
    [20, 19],
    [5, 2],
  ]);
  expect(read('', fibonacci)).toEqual([[8, 7]]);
  expect(read('1 2 3 x', fibonacci)).toBe('wrong-shape 1:1');
});

test('the normal form is kept, and what the game refuses or breaks on is named', () => {
  const sorted = game([field('a'), field('b')], {
    kept: (c) => (Array.isArray(c) ? c.toSorted((x, y) => Number(x) - Number(y)) : c),
  });
  expect(read('5 3', sorted)).toEqual([[3, 5]]);
  const even = game([field('n')], { refused: (n) => (Number(n) % 2 === 1 ? { id: 'wrong-shape' } : undefined) });
  expect(read('2 4 5', even)).toBe('not-allowed 1:5');
  const broken = game([field('n')], {
    kept: () => {
      throw { misstep: { id: 'wrong-shape' } };
    },
  });
  expect(read('2', broken)).toBe('rules-break 1:1');
});

test('a move is written as what it changes, without the components that are worth nothing', () => {
  const options = (n: Component): readonly Option[] =>
    n === 0 ? [] : [{ to: [{ rules: nim, component: Number(n) - 1 }], by: {} }];
  const nim: Rules = game([field('n')], { name: 'nim', options });
  const other: Rules = game([field('n')], { name: 'other', options });
  const position = [9, 7, 1].map((component) => ({ rules: nim, component }));
  const to = (...components: number[]) => components.map((component) => ({ rules: nim, component }));
  const moves = [
    [{ part: 1, by: {}, to: to(5) }, '1: 9 -> 5', '5 + 7 + 1'],
    [{ part: 2, by: {}, to: to(3, 0, 3) }, '2: 7 -> 3 + 3', '9 + 3 + 3 + 1'],
    [{ part: 3, by: {}, to: to(0) }, '3: 1 -> 0', '9 + 7'],
    [{ part: 3, by: {}, to: [] }, '3: 1 -> nothing', '9 + 7'],
    [{ part: 1, by: {}, ends: 'win' }, '1: 9 -> win', 'nothing'],
    [{ part: 3, by: {}, to: [{ rules: other, component: 4 }] }, '3: 1 -> other 4', 'nim 9 + nim 7 + other 4'],
  ] as const;
  for (const [move, text, after] of moves) {
    expect(writeMove(position, move)).toBe(text);
    expect(writePosition(live(play(position, move)))).toBe(after);
  }
});

test('a long list of heaps is read in one pass', () => {
  const text = Array.from({ length: 300_000 }, (_, i) => (i * 7919) % 100_000).join(' ');
  const position = readPosition(text, heap);
  expect(position.ok && position.value.length).toBe(300_000);
  expect(position.ok && position.value[299_999]?.component).toBe((299_999 * 7919) % 100_000);
});

test('a power is a number, and one that nobody could write out is refused', () => {
  const rules = game([field('n', 0)]);
  expect(readPosition('10^18 + 2^3', rules)).toMatchObject({ value: [{ component: 10n ** 18n }, { component: 8 }] });
  expect(readPosition('3 9^99999999', rules)).toMatchObject({ fault: { id: 'too-many-digits', at: 2 } });
  expect(readPosition('2^', rules)).toMatchObject({ fault: { id: 'not-a-number' } });
});
