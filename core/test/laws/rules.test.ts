import { describe, expect, test } from 'vitest';
import { parseFile } from '../../src/language/parse.ts';
import { print } from '../../src/language/print.ts';
import { readPosition, writePosition } from '../../src/rules/notation.ts';
import type { Component } from '../../src/rules/position.ts';
import type { Option, Rules } from '../../src/rules/rules.ts';
import { stands } from '../../src/rules/small.ts';
import { compiled, conventions, landing, positions, small, text, treeOf, variants } from './catalogue.ts';
import { outcomes } from './outcomes.ts';

const COMPONENTS = 60;
const CLOSURE = 300;
const OPTIONS = 2000;

/** A game with its small components. */
function cases(games: readonly Rules[]): readonly (readonly [Rules, readonly Component[]])[] {
  return games.map((rules) => [rules, small(rules, COMPONENTS, CLOSURE)]);
}

function optionsOf(rules: Rules, component: Component): readonly Option[] {
  const found: Option[] = [];
  for (const option of rules.options(component)) {
    found.push(option);
    if (found.length > OPTIONS) throw new Error(`${rules.name}: more than ${OPTIONS} options of ${text(component)}`);
  }
  return found;
}

describe.each(variants)('$title', (variant) => {
  const all = cases(compiled(variant));

  test('there are small components, and not all of them are over', () => {
    for (const [rules, components] of all) {
      expect(components.length).toBeGreaterThanOrEqual(5);
      expect(components.some((component) => optionsOf(rules, component).length > 0)).toBe(variant.set['m'] !== 0);
    }
  });

  test('every option may stand, in its normal form', () => {
    for (const [rules, components] of all)
      for (const component of components)
        for (const { to = [] } of optionsOf(rules, component))
          for (const part of to)
            expect([text(part.component), stands(part.rules, part.component)]).toEqual([text(part.component), true]);
  });

  test('the normal form of a normal form is itself, and so is the form under the symmetry', () => {
    for (const [rules, components] of all)
      for (const component of components) {
        expect(rules.kept(component)).toEqual(component);
        const alike = rules.same?.(component) ?? component;
        expect(rules.same?.(alike) ?? alike).toEqual(alike);
      }
  });

  test('look-alikes have the same outcome in both conventions, alone and in sums', () => {
    for (const [rules, components] of all) {
      const { same } = rules;
      if (same === undefined) continue;
      const slow = outcomes();
      for (const component of components.slice(0, 25))
        for (const convention of conventions) {
          const alike = same(component);
          if (text(alike) === text(component)) continue;
          const beside = { rules, component: components[3] ?? component };
          for (const others of [[], [beside]])
            expect(slow([{ rules, component: alike }, ...others], convention)).toBe(
              slow([{ rules, component }, ...others], convention),
            );
        }
    }
  });

  test('a position in writing reads back as itself', () => {
    for (const [rules] of all)
      for (const position of positions(rules, { alone: 40, sums: 12 })) {
        if (position.length === 0) continue;
        const typed = writePosition(position);
        const read = readPosition(typed, rules);
        expect([typed, read.ok ? text(read.value.map(({ component }) => component)) : read.fault]).toEqual([
          typed,
          text(position.map(({ component }) => component)),
        ]);
      }
  });

  test('the page printed and read again is the same game', () => {
    const read = parseFile(print(treeOf(variant.name)));
    if (!read.ok) throw new Error(text(read.fault));
    for (const [i, again] of compiled(variant, read.value).entries()) {
      const [rules, components] = all[i] ?? [again, []];
      expect([again.name, again.shape, again.ends, again.finals, again.code, again.page.called]).toEqual([
        rules.name,
        rules.shape,
        rules.ends,
        rules.finals,
        rules.code,
        rules.page.called,
      ]);
      expect(again.theorems.map(({ text: _, ...theorem }) => text(theorem))).toEqual(
        rules.theorems.map(({ text: _, ...theorem }) => text(theorem)),
      );
      for (const component of components) {
        const shown = (options: readonly Option[]): readonly string[] =>
          options.map((option) => `${landing(option)} ${text(option.by)}`);
        expect(shown(optionsOf(again, component))).toEqual(shown(optionsOf(rules, component)));
        expect(again.same?.(component)).toEqual(rules.same?.(component));
        expect(again.theorems.map((theorem) => theorem.value?.(component))).toEqual(
          rules.theorems.map((theorem) => theorem.value?.(component)),
        );
        expect(again.theorems.map((theorem) => theorem.outcome?.([component]))).toEqual(
          rules.theorems.map((theorem) => theorem.outcome?.([component])),
        );
      }
    }
  });
});
