import { expect, test } from 'vitest';
import { optionsOf } from './options.ts';
import { readingOf } from './reading.ts';
import type { Result } from './wishes.ts';

/** The options of a position of a game, worked out to the end. */
function worked(game: string, at: string): Result {
  const source = { game, page: undefined, set: [] };
  const work = optionsOf({ is: 'options', table: { source, to: 20, convention: 'normal' }, at });
  for (let step = work.next(0); ; step = work.next(1_000_000)) if (step.done === true) return step.value;
}

test('values beyond the table and beyond 32 bits are added exactly', () => {
  expect(worked('nim', '5 3')).toMatchObject({ is: 'options', value: 6, outcome: 'N', count: 8, more: false });
  expect(worked('nim', '1000000000000 3')).toMatchObject({ value: 1_000_000_000_003, outcome: 'N', more: true });
  expect(worked('nim', '10^18 10^18 4')).toMatchObject({ value: 4, outcome: 'N' });
});

test('a sum is named once, whichever way round its parts stand, and every move that leaves it is counted', () => {
  const result = worked('kayles', '17');
  const zero = result.is === 'options' ? result.groups.find(({ value }) => value === 0) : undefined;
  expect(zero).toMatchObject({ leads: ['2 + 14', '8 + 8'], moreLeads: false, count: 3 });
});

test('where a move leads is listed once in the reading of rules', () => {
  const { samples } = readingOf({ game: 'kayles', page: undefined, set: [] }, '5');
  expect(samples).toEqual([{ position: '5', leads: ['4', '1 + 3', '2 + 2', '3', '1 + 2'], more: false }]);
});
