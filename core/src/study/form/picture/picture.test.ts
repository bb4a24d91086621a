import { expect, test } from 'vitest';
import { readGame } from '../../../desk/question.ts';
import { DEFAULT_BUDGET, finish } from '../../../solve/solve.ts';
import { mapOf, type RowTable } from '../../table.ts';
import { tabulate } from '../../tabulate.ts';
import { formed } from '../form.ts';
import { ticks } from './frame.ts';

function svg(game: string, to: number, convention: 'normal' | 'misere' = 'normal'): string {
  const read = readGame({ game, page: undefined, set: [] });
  if (!read.ok) throw new Error(game);
  const table = finish(tabulate(read.value, { from: 0, to }, convention, DEFAULT_BUDGET));
  if ('id' in table) throw new Error(table.id);
  return formed(table, 'svg');
}

function row(length: number): RowTable {
  const entries = Array.from({ length }, (_, n) => ({
    value: n % 7 === 3 ? 90 : n % 5,
    outcome: n % 5 === 0 ? ('P' as const) : ('N' as const),
  }));
  return { is: 'row', game: 'g', parameters: {}, convention: 'normal', from: 0, names: ['n'], entries };
}

test('a picture has a title and a description, and every tag is closed', () => {
  for (const text of [
    svg('kayles', 60),
    svg('kayles', 30, 'misere'),
    svg('wythoff', 12),
    svg('wythoff', 12, 'misere'),
  ]) {
    expect(text).toMatch(/<title id="title">[^<]+<\/title>\n<desc id="desc">[^<]+<\/desc>/u);
    expect(text.match(/<(?:text|title|desc|svg)\b/gu)?.length).toBe(
      text.match(/<\/(?:text|title|desc|svg)>/gu)?.length,
    );
    expect(text).not.toMatch(/NaN|undefined|Infinity/u);
  }
});

test('lost positions are hollow rings and won ones filled triangles', () => {
  const text = svg('wythoff', 12, 'misere');
  const lost = text.match(/<circle[^>]*fill="#FFFFFF"/gu)?.length;
  expect(lost).toBeGreaterThan(4);
  expect((lost ?? 0) + (text.match(/<path d="M[^"]*Z"/gu)?.length ?? 0)).toBe(169);
});

test('a million terms make a picture of bounded size that shows the greatest term of every column of pixels', () => {
  const text = formed(row(1_000_000), 'svg');
  expect(text.length).toBeLessThan(60_000);
  expect(text).toContain('min..max / px');
  expect(formed(row(1_000_000), 'svg')).toBe(text);
});

test('a large map is drawn by blocks, and one lost position among them is seen', () => {
  const rows = Array.from({ length: 500 }, (_, i) =>
    Array.from({ length: 500 }, (_, j) => ({
      value: undefined,
      outcome: i === 77 && j === 401 ? ('P' as const) : ('N' as const),
    })),
  );
  const text = formed(
    mapOf({ game: 'g', parameters: {}, convention: 'normal', from: 0, names: ['a', 'b'] }, rows),
    'svg',
  );
  expect(text.match(/fill="#C24E00"/gu)?.length).toBe(1);
  expect(text.length).toBeLessThan(60_000);
});

test('ticks are round numbers, and not too many', () => {
  for (let to = 1; to < 3000; to += 37) {
    const found = ticks(0, to, 10);
    expect(found.length).toBeLessThanOrEqual(11);
    expect(found.length).toBeGreaterThan(1);
  }
  expect(ticks(0, 100, 10)).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
});
