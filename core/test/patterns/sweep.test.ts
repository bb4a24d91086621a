import { expect, test } from 'vitest';
import { readGame } from '../../src/desk/question.ts';
import { names } from '../../src/games/registry.ts';
import { finish } from '../../src/solve/solve.ts';
import { check } from '../../src/study/check.ts';
import { patternsOf } from '../../src/study/pattern.ts';
import { tabulate } from '../../src/study/tabulate.ts';

const BUDGET = { options: 300_000, bytes: 64 * 1024 * 1024 };
const SMALL = { options: 10_000, bytes: 64 * 1024 * 1024 };

test('every claim found in a table of the catalogue, either convention, is one of the language and stands over that table', () => {
  let count = 0;
  for (const name of names) {
    const read = readGame({ game: name, page: undefined, set: [] });
    if (!read.ok) throw new Error(name);
    const rules = read.value;
    for (const convention of ['normal', 'misere'] as const) {
      const to = rules.shape.length === 2 ? 14 : 48;
      const table = finish(tabulate(rules, { from: 0, to }, convention, BUDGET));
      if ('id' in table) continue;
      const claims = patternsOf(table, rules.code).found.flatMap(({ claim }) => claim ?? []);
      if (claims.length === 0 || !rules.page.text.startsWith('game ')) continue;
      const page = `${rules.page.text.trimEnd()}\n${claims.map((claim) => `  ${claim}\n`).join('')}`;
      const checked = finish(check(page, SMALL));
      if (!checked.ok)
        throw new Error(
          `${name}: ${checked.fault.id} in ${claims[checked.fault.line - page.split('\n').length + claims.length]} ${claims.join(' | ')}`,
        );
      for (const { text, verdict } of checked.value.slice(-claims.length)) {
        count += 1;
        const at = verdict.verdict === 'refuted' ? (verdict.at ?? []).flatMap(({ component }) => component) : [];
        // Beyond the table a claim may break; within it, it may not.
        const isWithin =
          verdict.verdict === 'refuted' && at.length === rules.shape.length && at.every((x) => Number(x) <= to);
        expect([name, text, at, isWithin]).toEqual([name, text, at, false]);
      }
    }
  }
  expect(count).toBeGreaterThan(40);
});
