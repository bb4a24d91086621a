import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../dist/', import.meta.url));
const read = (name: string) => readFileSync(folder + name, 'utf8');
const scripts = [...read('index.html').matchAll(/<script([^>]*) src="\.\/([^"]+)"/gu)].map(([, how, name = '']) => ({
  how,
  name,
}));

test('what the page starts with is classic scripts, which wait for the document and run in its order', () => {
  expect(scripts.map(({ name }) => /assets\/([a-z-]+)-/u.exec(name)?.[1])).toEqual([
    'start',
    'index',
    'rolldown-runtime',
    'page',
  ]);
  for (const { how, name } of scripts) {
    expect(how).toBe(' defer');
    expect(() => new Script(read(name))).not.toThrow();
  }
});

test('a later chunk imports of them what they leave, by its name', () => {
  const left = new Map(
    scripts.map(({ name }) => {
      const [, list = ''] = /\["[^"]+"\]=\{([^{}]*)\}\}\)\(\);$/u.exec(read(name)) ?? [];
      const names = list.split(',').map((pair) => pair.split(':')[0]);
      return [name.slice(name.indexOf('/') + 1).replace('.script', ''), names] as const;
    }),
  );
  let seen = 0;
  for (const name of readdirSync(`${folder}assets`).filter((one) => /(?<!\.script)\.js$/u.test(one)))
    for (const { moduleRequest, entries } of parseSync(name, read(`assets/${name}`)).module.staticImports) {
      const from = left.get(moduleRequest.value.slice(2));
      for (const { importName } of from === undefined ? [] : entries) {
        seen += 1;
        expect(from).toContain(importName.name);
      }
    }
  expect(seen).toBeGreaterThan(100);
});

test('no module of the page or its words exports what changes: a script leaves a value, not a binding', () => {
  for (const root of ['../src/', '../../words/src/']) {
    const at = fileURLToPath(new URL(root, import.meta.url));
    const names = readdirSync(at, { recursive: true, encoding: 'utf8' }).filter((one) => /\.tsx?$/u.test(one));
    expect(names.length).toBeGreaterThan(30);
    for (const name of names) expect(readFileSync(at + name, 'utf8'), name).not.toMatch(/^export (?:let|var)\b/mu);
  }
});
