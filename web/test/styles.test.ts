import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../dist/assets/', import.meta.url));
const all = (end: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(end))
    .map((name) => readFileSync(folder + name, 'utf8'))
    .join('\n');
/** The classes of Mantine's parts that a text names. */
const classes = (text: string) => new Set(text.match(/\bm_[0-9a-f]{5,9}\b/gu) ?? []);

test('every part of Mantine that the page can show comes with its styles', () => {
  const mantine = createRequire(new URL('../src/main.ts', import.meta.url)).resolve('@mantine/core/styles.css');
  const styled = classes(readFileSync(mantine, 'utf8'));
  const given = classes(all('.css'));
  const shown = [...classes(all('.js'))].filter((one) => styled.has(one));
  expect(shown.length).toBeGreaterThan(50);
  expect(shown.filter((one) => !given.has(one))).toEqual([]);
});

test('the colours of the theme are in the styles, and nothing but the styles says them', () => {
  expect(all('.css')).toMatch(/--mantine-color-blue-8:\s*#083d77/u);
  expect(all('.css').match(/--mantine-color-blue-8:/gu)).toHaveLength(1);
});
