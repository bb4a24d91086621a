import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** The built command; `npm run bundle` writes it. */
const dist = fileURLToPath(new URL('../dist/', import.meta.url));

/** The chunks that are loaded with a chunk at once; what is imported only when it is needed stands inside a function and is left out. */
function loaded(chunk: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(chunk)) return seen;
  seen.add(chunk);
  const text = readFileSync(`${dist}${chunk}`, 'utf8').replace(/\(\)=>require\([^)]*\)/gu, '');
  for (const [, file = ''] of text.matchAll(/require\(`\.\/([^`]+)`\)/gu)) loaded(file, seen);
  return seen;
}

/** The chunks that a chunk loads when it must. */
function later(chunk: string): readonly string[] {
  const text = readFileSync(`${dist}${chunk}`, 'utf8');
  return [...text.matchAll(/\(\)=>require\(`\.\/([^`]+)`\)/gu)].map(([, file = '']) => file);
}

const start = loaded('nimlab.cjs');
const judging = later('nimlab.cjs').filter((file) => file.startsWith('judge-'));
const isLarge = (file: string) => /^(?:registry|src|solve|ask)-/u.test(file);

test('neither the start nor a judge of plain numbers loads the catalogue, the language or the sentences', () => {
  expect(judging).toHaveLength(1);
  const [command = ''] = judging;
  const all = [...start, ...loaded(command)];
  const lists = all.flatMap(later);
  for (const name of ['luogu-p1247', 'nowcoder-218562', 'poj-2975', 'hdu-1850']) {
    const own = lists.filter((file) => file.startsWith(`${name}-`));
    expect(own.length, name).toBe(1);
    all.push(...loaded(own[0] ?? ''));
  }
  expect(all.filter(isLarge)).toEqual([]);
});

test('what a judge of a catalogue game loads holds the catalogue', () => {
  const own = [...loaded(judging[0] ?? '')].flatMap(later).filter((file) => file.startsWith('hdu-1846-'));
  expect([...loaded(own[0] ?? '')].some((file) => file.startsWith('registry-'))).toBe(true);
});
