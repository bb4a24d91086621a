import { expect, test } from 'vitest';
import type { Answer, Evidence, Solution } from '../rules/answer.ts';
import type { Position, Rules } from '../rules/rules.ts';
import { ground, reading, spent, verdict } from './verdict.ts';

/** A heap from which one may be taken; its theorem is tame. */
const ones: Rules = {
  name: 'ones',
  shape: [{ name: 'n', depth: 0, members: [], letters: undefined }],
  parameters: {},
  *options(component) {
    if (component !== 0) yield { to: [{ rules: ones, component: Number(component) - 1 }], by: {} };
  },
  kept: (component) => component,
  same: undefined,
  refused: () => undefined,
  samples: undefined,
  starts: [],
  ends: true,
  finals: false,
  code: undefined,
  compiled: undefined,
  leading: undefined,
  theorems: [
    {
      id: 't',
      source: 'Ferguson 1974',
      status: 'cited',
      speaks: 'sum',
      convention: 'misere',
      text: 'tame',
      tame: true,
    },
  ],
  page: { called: undefined, about: undefined, nicknames: [], text: '' },
};

const heaps = (...sizes: readonly number[]): Position => sizes.map((component) => ({ rules: ones, component }));

function solution(
  position: Position,
  answer: Answer,
  evidence: Evidence,
  convention: Solution['convention'] = 'normal',
): Solution {
  return {
    position,
    convention,
    answer,
    winning: () => [],
    count: () => 0,
    after: () => undefined,
    evidence: () => evidence,
    listed: () => undefined,
  };
}

const table: Evidence = { by: 'table', values: [{ game: 'ones', component: 0, value: 0 }] };
const known = {
  certainty: 'computed',
  by: 'table',
  value: 0,
  move: undefined,
  length: undefined,
  notice: undefined,
} as const;

test('the reading names the heaps of one game, the number of many, and how else it is written', () => {
  const read = (position: Position) => reading({ position, convention: 'normal' }).position;
  expect(read(heaps(3, 6))).toEqual({ id: 'read-heaps', heaps: [3, 6] });
  expect(read(heaps(3))).toEqual({ id: 'read-as', position: '3' });
  expect(read(heaps(...Array(17).fill(1)))).toEqual({ id: 'read-many', count: 17 });
});

test('who has no move is told that the game is over, and who lost it', () => {
  expect(verdict(solution(heaps(0), { ...known, outcome: 'P' }, table)).id).toBe('verdict-over-lost');
  expect(verdict(solution(heaps(0), { ...known, outcome: 'N' }, table, 'misere')).id).toBe('verdict-over-won');
  expect(verdict(solution(heaps(2), { ...known, outcome: 'P' }, table)).id).toBe('verdict-lost');
});

test('the ground names the tame theorem beside the table of values in misère play only', () => {
  const facts = (convention: Solution['convention']): readonly string[] => {
    const said = ground(solution(heaps(2), { ...known, outcome: 'P' }, table, convention));
    const evidence = (said?.evidence ?? []) as readonly { readonly id: string }[]; // a ground carries its evidence as facts
    return evidence.map((fact) => fact.id);
  };
  expect(facts('normal')).toEqual(['by-table']);
  expect(facts('misere')).toEqual(['by-theorem-alone', 'by-table']);
});

test('what was spent is said of undecided answers only, with the next budget where there is one', () => {
  const why = { id: 'reading-normal' } as const;
  const cost = { options: 5, bytes: 0 };
  expect(spent({ outcome: '?', why, spent: cost, next: { options: 50, bytes: 0 } })).toEqual({
    id: 'spent-next',
    count: 5,
    next: 50,
  });
  expect(spent({ outcome: '?', why, spent: cost, next: undefined })).toEqual({ id: 'spent', count: 5 });
  expect(spent({ ...known, outcome: 'P' })).toBeUndefined();
});
