import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compare } from '../nim/whole.ts';
import { nimSum, xor } from '../nim/xor.ts';
import type { Evidence, Solution } from '../rules/answer.ts';
import type { Fact } from '../rules/fact.ts';
import type { Convention, Whole } from '../rules/position.ts';
import type { Move, Option, Part, Position, Rules } from '../rules/rules.ts';
import { moves } from '../solve/moves.ts';
import { explain } from './explain.ts';

/** Nim with its theorem, written out here: one number, any smaller number may follow. */
const nim: Rules = {
  name: 'nim',
  shape: [{ name: 'n', depth: 0, members: [], letters: undefined }],
  parameters: {},
  *options(component) {
    const n = Number(component);
    for (let k = 1; k <= n; k += 1) yield { to: [{ rules: nim, component: n - k }], by: { k } } satisfies Option;
  },
  kept: (component) => component,
  same: undefined,
  refused: () => undefined,
  samples: undefined,
  starts: [],
  ends: true,
  finals: false,
  code: '0.[3]',
  compiled: undefined,
  leading: undefined,
  theorems: [
    {
      id: 'value',
      source: 'Bouton 1901',
      status: 'cited',
      speaks: 'component',
      convention: 'normal',
      text: 'value = n',
      value: (component) => Number(component),
    },
    {
      id: 'tame',
      source: 'Bouton 1901',
      status: 'cited',
      speaks: 'sum',
      convention: 'misere',
      text: 'tame',
      tame: true,
    },
  ],
  page: { called: undefined, about: undefined, nicknames: [], text: '' },
};

const heaps = (...sizes: readonly number[]): Position => sizes.map((component): Part => ({ rules: nim, component }));
const numbers = (position: Position): number[] => position.map((part) => Number(part.component));

/** Who moves wins: by trying everything. */
function wins(sizes: readonly number[], convention: Convention): boolean {
  const key = `${convention} ${[...sizes].sort().join()}`;
  const known = tried.get(key);
  if (known !== undefined) return known;
  const after = sizes.flatMap((size, i) => Array.from({ length: size }, (_, left) => sizes.with(i, left)));
  const won = after.length === 0 ? convention === 'misere' : after.some((next) => !wins(next, convention));
  tried.set(key, won);
  return won;
}
const tried = new Map<string, boolean>();

function played(position: Position, move: Move): Position {
  return position.toSpliced(move.part - 1, 1, ...(move.to ?? []));
}

/** A solution by trying everything, with the evidence that a test wants to be explained. */
function solved(position: Position, convention: Convention, evidence: Evidence): Solution {
  const winning = [...moves(position)].filter((move) => !wins(numbers(played(position, move)), convention));
  return {
    position,
    convention,
    answer: {
      outcome: wins(numbers(position), convention) ? 'N' : 'P',
      certainty: 'computed',
      by: evidence.by,
      value: convention === 'normal' ? nimSum(numbers(position)) : undefined,
      move: winning[0],
      length: undefined,
      notice: undefined,
    },
    winning: () => winning,
    count: () => winning.length,
    after: (move) => (wins(numbers(played(position, move)), convention) ? 'N' : 'P'),
    evidence: () => evidence,
    listed: () => undefined,
  };
}

const theorem = (id: string): Evidence => ({
  by: 'theorem',
  theorem: id,
  source: 'Bouton 1901',
  comparedTo: 12,
  positions: 100,
});

function told(sizes: readonly number[], convention: Convention, evidence: Evidence): readonly Fact[] {
  return explain(solved(heaps(...sizes), convention, evidence), (next) => solved(next, convention, evidence));
}

const small = fc.array(fc.integer({ min: 0, max: 7 }), { minLength: 1, maxLength: 4 });
const step = (facts: readonly Fact[], id: Fact['id']): Fact | undefined => facts.find((fact) => fact.id === id);
const list = (fact: Fact, name: string): readonly Whole[] => fact[name] as readonly Whole[]; // the test reads what the step is documented to carry

test('the rows of the columns are the values in binary, and the marked columns are those with an odd number of ones', () => {
  fc.assert(
    fc.property(small, (sizes) => {
      const fact = step(told(sizes, 'normal', theorem('value')), 'columns');
      if (fact === undefined) return;
      const rows = fact.rows as readonly string[]; // as documented
      expect(rows.map((row) => Number.parseInt(row, 2))).toEqual(sizes);
      const odd = [...String(fact.odd)].map((_, i) => rows.filter((row) => row[i] === '1').length % 2);
      expect(odd.join('')).toBe(fact.odd);
    }),
  );
});

test('the row said to mend the columns becomes smaller and leaves nim-sum 0, and a balanced position is lost', () => {
  fc.assert(
    fc.property(small, (sizes) => {
      const facts = told(sizes, 'normal', theorem('value'));
      const top = step(facts, 'top');
      if (top !== undefined) {
        expect(Number(top.left)).toBeLessThan(sizes[Number(top.part) - 1] ?? 0);
        expect(nimSum(sizes.with(Number(top.part) - 1, Number(top.left)))).toBe(0);
      }
      if (step(facts, 'balanced')) expect(wins(sizes, 'normal')).toBe(false);
    }),
  );
});

test('a position is explained by a reason and either a move or the replies to its moves', () => {
  fc.assert(
    fc.property(small, fc.constantFrom<Convention>('normal', 'misere'), (sizes, convention) => {
      const facts = told(sizes, convention, theorem(convention === 'normal' ? 'value' : 'tame'));
      const ids = facts.map((fact) => fact.id);
      if (sizes.every((size) => size === 0)) expect(ids[1]).toBe(convention === 'normal' ? 'over-lost' : 'over-won');
      else if (wins(sizes, convention)) expect(ids.some((id) => id.startsWith('move'))).toBe(true);
      else expect(ids).toContain('lost-all');
      expect(facts.length).toBeGreaterThanOrEqual(2);
    }),
  );
});

test('every reply written beside a losing move leaves a position that is lost', () => {
  fc.assert(
    fc.property(small, fc.constantFrom<Convention>('normal', 'misere'), (sizes, convention) => {
      const facts = told(sizes, convention, theorem(convention === 'normal' ? 'value' : 'tame'));
      for (const fact of facts.filter(({ id }) => id === 'reply')) {
        const left = String(fact.position).split(' + ').map(Number);
        expect(wins(left, convention)).toBe(false);
      }
    }),
  );
});

test('the number of winning moves and the line of play agree with trying everything', () => {
  fc.assert(
    fc.property(small, (sizes) => {
      const graph: Evidence = { by: 'graph', convention: 'misere', marks: [] };
      const facts = told(sizes, 'misere', graph);
      const count = step(facts, 'moves-alike')?.count;
      const line = step(facts, 'line');
      const win = wins(sizes, 'misere');
      if (count !== undefined) expect(count).toBe([...solved(heaps(...sizes), 'misere', graph).winning()].length);
      // Whoever makes the last move of the line loses: an even number of moves for the one who wins.
      if (line !== undefined) expect((line.plies as readonly Fact[]).length % 2 === 0).toBe(win);
    }),
  );
});

test('the endgame of misère play is told by what it says: ones left, and the one big part', () => {
  fc.assert(
    fc.property(small, (sizes) => {
      const facts = told(sizes, 'misere', theorem('tame'));
      if (step(facts, 'misere-ones-odd')) expect(wins(sizes, 'misere')).toBe(false);
      if (step(facts, 'misere-ones-even')) expect(wins(sizes, 'misere')).toBe(true);
      const big = step(facts, 'misere-one-big');
      if (big) expect(wins(sizes.with(Number(big.part) - 1, Number(big.left)), 'misere')).toBe(false);
    }),
  );
});

test('the values behind a mex are those of the options, and the value is the least one missing', () => {
  const rows = Array.from({ length: 8 }, (_, n) => ({ game: 'nim', component: n, value: n }));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 1, max: 7 }), (a, b) => {
      const facts = told([a, b], 'normal', { by: 'table', values: rows });
      for (const fact of facts.filter(({ id }) => id === 'mex')) {
        const found = list(fact, 'values');
        expect(found).not.toContain(fact.value);
        for (let below = 0; below < Number(fact.value); below += 1) expect(found).toContain(below);
        expect([...found].sort(compare)).toEqual(Array.from({ length: Number(fact.component) }, (_, n) => n));
      }
    }),
  );
});

test('heaps of 10^250 are told by the top bit, without a table; many heaps by their number and nim-sum', () => {
  const huge = 10n ** 250n;
  const part = { rules: nim, component: huge };
  const move: Move = { part: 1, to: heaps(7), by: {} };
  const position = [part, ...heaps(7)];
  const solution = { ...solved(heaps(1), 'normal', theorem('value')), position, count: () => 1 };
  const big = { ...nim, theorems: nim.theorems.map((known) => ({ ...known, value: (c: unknown) => c as Whole })) }; // a component of Nim is a number
  const facts = explain(
    {
      ...solution,
      position: position.map(({ component }) => ({ rules: big, component })),
      answer: {
        outcome: 'N',
        certainty: 'cited',
        by: 'theorem',
        value: xor(huge, 7),
        move,
        length: undefined,
        notice: undefined,
      },
    },
    () => undefined,
  );
  expect(facts.map((fact) => fact.id)).toEqual([
    'goal-normal',
    'values-themselves',
    'nim-sum',
    'top',
    'move-mirror',
    'moves-one',
  ]);
  expect(step(facts, 'top')).toMatchObject({ part: 1, column: '2^830', left: 7 });
  const many = explain(
    { ...solved(heaps(3), 'normal', theorem('value')), position: heaps(...Array(1000).fill(3), 1) },
    () => undefined,
  );
  expect(many.map((fact) => fact.id)).toEqual([
    'goal-normal-many',
    'values-many',
    'nim-sum-many',
    'move-only',
    'moves-one',
  ]);
  expect(step(many, 'nim-sum-many')).toMatchObject({ count: 1001, sum: 1 });
});
