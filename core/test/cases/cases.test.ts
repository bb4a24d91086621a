import { describe, expect, test } from 'vitest';
import { cases, type Machine } from './cases.ts';
import { games } from './games.ts';
import { queries } from './queries.ts';

/** An answer with every number in one writing: text stands for a number too large for JSON. */
const plain = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer, (_, value) => (isNumber(value) ? String(value) : value)));
const isNumber = (value: unknown) => typeof value === 'number' || typeof value === 'bigint';

/** Games that no page of rules should hold: records in TypeScript. */
const ELSEWHERE = new Set(['graph', 'tree-hackenbush']);

const asks = cases.flatMap(({ id, machine, also = [] }) => [machine, ...also].map((each) => [id, each] as const));

test('every case asks for a game and a question that are known', () => {
  expect(cases.length).toBe(128);
  const isKnown = ({ game, query, io }: Machine) =>
    Object.hasOwn(queries, query) && (io !== undefined || ELSEWHERE.has(game) || Object.hasOwn(games, game));
  expect(asks.filter(([, machine]) => !isKnown(machine))).toEqual([]);
});

describe('what people met is answered', () => {
  test.each(cases.map((each) => [each.id, each] as const))('%s', (_, each) => {
    for (const machine of [each.machine, ...(each.also ?? [])]) {
      const answer = queries[machine.query]?.(machine, each);
      expect(plain(answer)).toEqual(plain(machine.answer));
    }
  });
});
