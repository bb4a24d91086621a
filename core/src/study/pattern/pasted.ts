import type { Fact } from '../../rules/fact.ts';
import type { Outcome } from '../../rules/position.ts';
import { type Entry, type MapTable, mapOf, type RowTable, type Table } from '../table.ts';
import { positionsRow } from './listed.ts';

/** The widest map and the longest row that are read. */
const WIDEST = 1500;
const LONGEST = 1_000_000;

/**
 * A table of nim-values or outcomes as people paste it: `x:` over `SG[x]:`, `sg[54]=7, …`, a C++ array, a Python list, `n a(n)` lines, CSV,
 * losing pairs with their differences, a map of X and O, or just numbers. A fact says why it cannot be read.
 */
export function readTable(pasted: string): Table | Fact {
  const text = pasted.normalize('NFKC').replaceAll('\r', '');
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !/^\s*(?:#|\/\/)/u.test(line));
  if (lines.length === 0) return { id: 'paste-empty' };
  return (
    labelled(lines) ??
    indexed(text) ??
    bracketed(lines) ??
    letters(lines) ??
    csvRows(lines) ??
    columns(lines) ??
    plain(lines) ?? { id: 'paste-unread' }
  );
}

const HEAD = { game: 'table', parameters: {}, convention: 'normal' } as const;

function row(from: number, entries: readonly (Entry | undefined)[]): RowTable | undefined {
  if (entries.length === 0 || entries.length > LONGEST) return undefined;
  return { ...HEAD, is: 'row', names: ['n'], from, entries };
}

function map(from: number, rows: readonly (readonly (Entry | undefined)[])[]): MapTable | undefined {
  if (rows.length > WIDEST) return undefined;
  return mapOf({ ...HEAD, names: ['a', 'b'], from }, rows);
}

/** An entry as a word: a nim-value, or an outcome by its letter; `-` for none. */
function entryOf(word: string): Entry | undefined {
  const outcome = OUTCOMES[word];
  if (outcome !== undefined) return { value: undefined, outcome };
  if (!/^\d+$/u.test(word) || !Number.isSafeInteger(Number(word))) return undefined;
  return { value: Number(word), outcome: Number(word) === 0 ? 'P' : 'N' };
}

const OUTCOMES: Readonly<Record<string, Outcome>> = { P: 'P', N: 'N', D: 'D', X: 'P', O: 'N', '=': 'D' };

function numbersIn(text: string): readonly number[] {
  return Array.from(text.matchAll(/\d+/gu), ([digits]) => Number(digits));
}

function ofPoints(points: readonly (readonly [number, Entry | undefined])[]): RowTable | undefined {
  const numbers = points.map(([n]) => n);
  const from = numbers.reduce((least, n) => Math.min(least, n), Number.POSITIVE_INFINITY);
  const to = numbers.reduce((most, n) => Math.max(most, n), -1);
  if (to < from || to - from >= LONGEST) return undefined;
  const entries = Array.from({ length: to - from + 1 }, (): Entry | undefined => undefined);
  for (const [n, entry] of points) entries[n - from] = entry;
  return row(from, entries);
}

/** `x: 0 1 2 …` over `SG[x]: 0 1 0 …`, in one block or several. */
function labelled(lines: readonly string[]): Table | undefined {
  const above = lines.filter((line) => /^\s*[\p{L}]\s*:/u.test(line));
  const below = lines.filter((line) => /^\s*\p{L}+\s*[[(]\s*\p{L}\s*[\])]\s*:/u.test(line));
  if (above.length === 0 || above.length !== below.length) return undefined;
  const words = (line: string): readonly string[] =>
    line
      .slice(line.indexOf(':') + 1)
      .trim()
      .split(/[\s,]+/u);
  const points = above.flatMap((line, i) => {
    const under = words(below[i] ?? '');
    return words(line).map((x, j) => [Number(x), entryOf(under[j] ?? '')] as const);
  });
  return ofPoints(points);
}

/** `sg[54]=7, sg[55]=2`, or `sg[3][5]=0`. */
function indexed(text: string): Table | undefined {
  const two = [...text.matchAll(/\w+\[(\d+)\]\[(\d+)\]\s*=\s*(\w+)/gu)];
  if (two.length > 0) {
    const places = two.map(([, a, b, word]) => ({ a: Number(a), b: Number(b), entry: entryOf(word ?? '') }));
    const from = Math.min(...places.flatMap(({ a, b }) => [a, b]));
    const size = Math.max(...places.flatMap(({ a, b }) => [a, b])) - from + 1;
    if (size > WIDEST) return undefined;
    const rows = Array.from({ length: size }, () => Array.from({ length: size }, (): Entry | undefined => undefined));
    for (const { a, b, entry } of places) (rows[a - from] ?? [])[b - from] = entry;
    return map(from, rows);
  }
  const one = [...text.matchAll(/[\w)\]]*[[(](\d+)[\])]\s*=\s*(\w+)/gu)];
  return one.length === 0 ? undefined : ofPoints(one.map(([, n, word]) => [Number(n), entryOf(word ?? '')]));
}

/** A C++ array or a Python list, of one row or of rows. */
function bracketed(lines: readonly string[]): Table | undefined {
  const whole = lines.join(' ');
  // Of a declaration, what is assigned: `int sg[9] = {…}` has brackets before it.
  const text = whole.slice(whole.indexOf('=') + 1);
  const body = /=?\s*[[{]\s*([[{\d].*[\]}\d])\s*,?\s*[\]}]\s*;?\s*$/u.exec(text)?.[1];
  if (body === undefined) return undefined;
  if (!/[[{]/u.test(body))
    return row(
      0,
      numbersIn(body).map((value) => entryOf(String(value))),
    );
  const rows = Array.from(body.matchAll(/[[{]([^\]}]*)[\]}]/gu), ([, inner]) =>
    numbersIn(inner ?? '').map((value) => entryOf(String(value))),
  );
  return map(0, rows);
}

/** A map of X (lost) and O (won); one line is a row. */
function letters(lines: readonly string[]): Table | undefined {
  const compact = lines.map((line) => line.replaceAll(/\s/gu, ''));
  if (!compact.every((line) => /^[XOPN=]+$/u.test(line))) return undefined;
  const rows = compact.map((line) => [...line].map(entryOf));
  return rows.length === 1 ? row(0, rows[0] ?? []) : map(0, rows);
}

/** A head of names, then lines of numbers with commas; the last name may be `outcome`. */
function csvRows([head = '', ...rest]: readonly string[]): Table | undefined {
  if (!/^\s*\p{L}[\p{L}\w]*\s*(?:,\s*\p{L}[\p{L}\w]*\s*)+$/u.test(head)) return undefined;
  const names = head.split(',').map((name) => name.trim());
  const cells = rest.map((line) => line.split(',').map((word) => word.trim()));
  const width = names.filter((name) => name !== 'outcome' && name !== 'value').length;
  const last = names.includes('value') ? names.indexOf('value') : names.length - 1;
  if (names.length === 2 || width === 1)
    return ofPoints(cells.map((line) => [Number(line[0]), entryOf(line[last] ?? '')]));
  const placed = cells.map((line) => `t[${line[0]}][${line[1]}]=${line[last]}`).join('\n');
  return indexed(placed);
}

/** Lines `n a(n)`; or losing pairs, with or without their differences. */
function columns(lines: readonly string[]): Table | undefined {
  const rows = lines.map((line) =>
    line
      .replaceAll(/[()+,]/gu, ' ')
      .trim()
      .split(/\s+/u)
      .map(Number),
  );
  const width = rows[0]?.length ?? 0;
  if (
    lines.length < 3 ||
    width < 2 ||
    width > 3 ||
    rows.some((cells) => cells.length !== width || cells.some((n) => !Number.isSafeInteger(n) || n < 0))
  )
    return undefined;
  const counts = rows.every(([n = 0], i) => n === (rows[0]?.[0] ?? 0) + i);
  const isPairs = width === 3 ? rows.every(([a = 0, b = 0, d]) => d === b - a) : !counts;
  if (isPairs) return ofPairs(rows);
  return width === 2 ? ofPoints(rows.map(([n = 0, value]) => [n, entryOf(String(value))])) : undefined;
}

function ofPairs(rows: readonly (readonly number[])[]): Table | undefined {
  const size = rows.reduce((most, [a = 0, b = 0]) => Math.max(most, a, b), 0) + 1;
  if (size > WIDEST) return undefined;
  const lost = new Set(rows.flatMap(([a = 0, b = 0]) => [a * size + b, b * size + a]));
  const entry = (a: number, b: number): Entry => ({ value: undefined, outcome: lost.has(a * size + b) ? 'P' : 'N' });
  return map(
    0,
    Array.from({ length: size }, (_, a) => Array.from({ length: size }, (_unused, b) => entry(a, b))),
  );
}

/** Numbers alone: lost positions, if each line has one and all grow (a step may follow); else nim-values from 0 on. */
function plain(lines: readonly string[]): Table | undefined {
  if (!lines.every((line) => /^[\s\d,;+]*$/u.test(line))) return undefined;
  const first = lines.map((line) => numbersIn(line)[0] ?? 0);
  const grows = first.every((n, i) => i === 0 || n > (first[i - 1] ?? 0));
  if (lines.length > 2 && grows && lines.every((line) => /^\s*\d+\s*(?:\+\d+)?\s*$/u.test(line))) {
    return positionsRow(first);
  }
  return row(
    0,
    numbersIn(lines.join(' ')).map((value) => entryOf(String(value))),
  );
}
