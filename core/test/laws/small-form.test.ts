import { expect, test } from 'vitest';
import { names, page } from '../../src/games/registry.ts';
import { compile } from '../../src/language/compile.ts';
import { parseFile } from '../../src/language/parse.ts';
import { unsound } from '../../src/language/sound.ts';
import type { Rules } from '../../src/rules/rules.ts';
import { componentsOf, stands } from '../../src/rules/small.ts';
import { flat, flatOptions } from '../arbitrary/compiled.ts';

function rulesOf(name: string): readonly Rules[] {
  const text = page(name) ?? '';
  const tree = parseFile(text);
  const read = tree.ok ? compile(tree.value, {}, 'cited', text) : tree;
  if (!read.ok) throw new Error(`${name}: ${JSON.stringify(read.fault)}`);
  return read.value;
}

/** Small components that may stand, at most so many. */
function* some(rules: Rules, most: number): Generator<ReturnType<Rules['kept']>> {
  let seen = 0;
  for (let size = 0; size < 12; size += 1) {
    for (const component of componentsOf(rules.shape, size)) {
      seen += 1;
      if (seen > most) return;
      if (stands(rules, component)) yield component;
    }
  }
}

test.each(names)('%s: the small form writes the options of the exact form, in the same order', (name) => {
  for (const rules of rulesOf(name)) {
    for (const component of some(rules, 150)) {
      const out: number[] = [];
      expect(rules.compiled?.expand(flat(rules, component), 0, out)).toBe(true);
      expect(out).toEqual(flatOptions(rules, component));
    }
  }
});

test.each(names)('%s: look-alikes have look-alike options, and what ends has no cycle', (name) => {
  for (const rules of rulesOf(name)) expect(unsound(rules)).toBeUndefined();
});
