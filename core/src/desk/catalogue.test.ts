import { expect, test } from 'vitest';
import type { Read } from '../rules/fact.ts';
import type { Rules } from '../rules/rules.ts';
import { catalogue, isCatalogued } from './catalogue.ts';
import { readGame } from './question.ts';

function ruled(read: Read<Rules>): Rules {
  if (!read.ok) throw new Error(read.fault.id);
  return read.value;
}

test('every game of the catalogue is known for one, its parameters set too', () => {
  for (const { name } of catalogue())
    expect(isCatalogued(ruled(readGame({ game: name, page: undefined, set: [] }))), name).toBe(true);
  expect(isCatalogued(ruled(readGame({ game: 'bash', page: undefined, set: ['m=5'] })))).toBe(true);
});

test('a code, rules of one line, and a page under the name of a game are none of it', () => {
  const page = 'game nim(n)\n  -> n - k for k in 1..n\n';
  expect(isCatalogued(ruled(readGame({ game: '4!.0', page: undefined, set: [] })))).toBe(false);
  expect(isCatalogued(ruled(readGame({ game: 'n -> n - 1', page: undefined, set: [] })))).toBe(false);
  expect(isCatalogued(ruled(readGame({ game: 'nim', page, set: [] })))).toBe(false);
});

test('S(1, 3, 4) is the subtraction game of those numbers, in digits and signs of either width', () => {
  for (const game of ['S(1,3,4)', ' S (1, 3, 4) ', 's{1, 3, 4}', 'S（１，３，４）', 'S(1、3、4)', 'Ｓ（１，３、４）'])
    expect(ruled(readGame({ game, page: undefined, set: [] }))).toMatchObject({
      name: 'subtraction',
      parameters: { set: [1, 3, 4] },
    });
  for (const game of ['S()', 'S(1,3,4) x'])
    expect(readGame({ game, page: undefined, set: [] })).toMatchObject({ ok: false });
});
