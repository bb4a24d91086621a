import { expect, test } from 'vitest';
import { boards } from './boards.checks.ts';
import { closed } from './closed.checks.ts';
import { codes } from './codes.checks.ts';
import { coins } from './coins.checks.ts';
import facts from './facts.json' with { type: 'json' };
import { heaps } from './heaps.checks.ts';
import { misere } from './misere.checks.ts';
import { outside, partly } from './outside.ts';
import { rows } from './rows.checks.ts';

const tested = [boards, closed, codes, coins, heaps, misere, rows].flatMap((checks) => Object.keys(checks));
const known = facts.map(([id = '']) => id);

test('every known fact is a test or is listed as outside, and only once', () => {
  expect([...tested, ...Object.keys(outside)].toSorted()).toEqual(known.toSorted());
  expect(known.length).toBe(236);
});

test('what is tested in part is tested', () => {
  expect(Object.keys(partly).filter((id) => !tested.includes(id))).toEqual([]);
});

test('every known fact says what it states, where it comes from and how far it was compared', () => {
  for (const fact of facts)
    expect([fact[0], fact.length, fact.slice(0, 3).every((text) => text.length > 0)]).toEqual([fact[0], 4, true]);
});
