import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commands } from './commands.ts';
import type { Shelf } from './lines.ts';
import { first, setup, study } from './shelves.ts';

const root = new URL('../../', import.meta.url);

/** The sources that say something. */
const sources = ['core/src', 'cli/src', 'web/src'].flatMap((folder) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/u.test(name) && !/\.test\.ts$|games\/texts\.ts$|kernel\/modules\.ts$/u.test(name))
    .map((name) => readFileSync(new URL(`${folder}/${name}`, root), 'utf8')),
);

const quoted = new Set(
  sources.flatMap((text) =>
    [...text.matchAll(/'([\w?-]+)'|\b([\w-]+):|"([\w-]+)"/gu)].map(([, a, b, c]) => a ?? b ?? c),
  ),
);

/** Names that are put together, such as `page-${place}`: what stands around their holes. */
const composed = [
  ...new Set(sources.flatMap((text) => [...text.matchAll(/`([\w-]*\$\{[^`]*)`/gu)].map(([, inner = '']) => inner))),
]
  .map((inner) => inner.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/u))
  .filter((fixed) => fixed.every((part) => /^[\w-]*$/u.test(part)) && fixed.some((part) => /[a-z]-|-[a-z]/u.test(part)))
  .map((fixed) => new RegExp(`^${fixed.join('([\\w?-]+|)')}$`, 'u'));

/** Whether a name is written in the sources, or put together from a form and words that are written there. */
function isUsed(id: string): boolean {
  if (quoted.has(id)) return true;
  return composed.some((form) => {
    const holes = form.exec(id)?.slice(1);
    return holes?.every(
      (word) => word === '' || /^\d+$/u.test(word) || quoted.has(word) || quoted.has(word.replace(/^-|-$/gu, '')),
    );
  });
}

const shelves: readonly Shelf[] = [first, setup, study, { fact: [], label: [commands] }];

test('every sentence is said somewhere', () => {
  const ids = shelves.flatMap(({ fact, label }) => [...fact, ...label].flatMap((table) => Object.keys(table)));
  expect(ids.length).toBeGreaterThan(500);
  expect(ids.filter((id) => !isUsed(id))).toEqual([]);
});

test('a name that stands nowhere is found out', () => {
  expect(isUsed('page-nobody-says-this')).toBe(false);
  expect(isUsed('page-confirm')).toBe(true);
  expect(isUsed('page-about-perfect')).toBe(true);
});
