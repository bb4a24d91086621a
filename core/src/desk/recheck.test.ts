import { expect, test } from 'vitest';
import type { Fact } from '../rules/fact.ts';
import type { Convention } from '../rules/position.ts';
import { finish } from '../solve/solve.ts';
import { ask } from './ask.ts';
import { readQuestion } from './question.ts';
import { recheck } from './recheck.ts';

const BUDGET = { options: 5_000_000, bytes: 64 * 1024 * 1024 };

function told(game: string, position: string, convention: Convention) {
  const question = { game, page: undefined, set: [], position, convention };
  const read = readQuestion(question);
  const answered = finish(ask(question, { all: true, count: true, why: true }, BUDGET));
  if (!read.ok || !answered.ok) throw new Error(`${game} ${position}`);
  return { at: read.value, steps: answered.value.reply.steps };
}

const CASES: readonly (readonly [string, string, Convention?])[] = [
  ['take {1, 3, 4}', '7'],
  ['take {1, 3, 4}', '9'],
  ['bash', '21'],
  ['bash', '20'],
  ['race', '9'],
  ['race', '2'],
  ['nim', '3 6 9'],
  ['nim', '2 4 6'],
  ['nim', '1 4 5'],
  ['kayles', '7 + nim 3'],
  ['kayles', '3 + nim 3'],
  ['wythoff', '6 9'],
  ['wythoff', '6 10'],
  ['fibonacci', '20'],
  ['fibonacci', '21'],
  ['staircase', '2 3 1 4'],
  ['staircase', '2 3 2 1'],
  ['georgia', '1 4 8 13'],
  ['georgia', '1 3 8 10'],
  ['kayles', '9'],
  ['kayles', '4 4'],
  ['kayles', '3 5'],
  ['nim', '1 1 2', 'misere'],
  ['nim', '1 1 1', 'misere'],
  ['nim', '3 4 5', 'misere'],
  ['nim', '2 2', 'misere'],
  ['kayles', '7', 'misere'],
  ['tower', '3 2 1'],
  ['tower', '1 1 1'],
  ['take {2, 5, 7}', '100'],
  ['moore', '1 2 3'],
];

test('no step of an explanation is denied by the definitions, and most of them are computed', () => {
  let computed = 0;
  let count = 0;
  for (const [game, position, convention = 'normal'] of CASES) {
    const { at, steps } = told(game, position, convention);
    const found = recheck(steps, at, convention);
    expect(found.includes(false), `${game} ${position}: ${JSON.stringify(steps[found.indexOf(false)])}`).toBe(false);
    const own = found.filter((_, i) => !/^(?:goal|reply|undo|replies)/u.test(steps[i]?.id ?? ''));
    computed += own.filter((one) => one === true).length;
    count += own.length;
  }
  expect(computed / count).toBeGreaterThan(0.8);
});

test('a step that is changed is denied', () => {
  const { at, steps } = told('nim', '3 6 9', 'normal');
  const changed: Readonly<Record<string, Partial<Fact>>> = {
    columns: { odd: '1101' },
    'nim-sum': { sum: 13 },
    top: { left: 4 },
    'move-balanced': { position: '3 + 6 + 4' },
  };
  for (const [id, fields] of Object.entries(changed)) {
    const wrong = steps.map((step) => (step.id === id ? { ...step, ...fields } : step));
    expect(
      recheck(wrong, at, 'normal').filter((one) => one === false),
      id,
    ).toHaveLength(1);
  }
});

test('what is too large for the definitions is not said', () => {
  const { at, steps } = told('take {2, 5, 7}', '123456', 'normal');
  expect(new Set(recheck(steps, at, 'normal'))).toEqual(new Set([undefined]));
});

const LARGE: readonly (readonly [string, string])[] = [
  ['nim', '1000000000000000000 5 7'],
  ['nim', `${'9'.repeat(250)} 5`],
  ['nim', `${'9'.repeat(250)} ${'9'.repeat(250)}`],
  ['bash', '1000000000000000000'],
  ['bash', `${'9'.repeat(250)}`],
  ['wythoff', '1000000000000000000 3'],
  ['fibonacci', '1000000000000000000'],
  ['kayles', '99999'],
  ['kayles', '1000000000000000000'],
  ['staircase', '1000000000000000000 3 1000000000000000001 4'],
];

test('no step about large numbers is denied, and sums and divisions are computed at any size', () => {
  for (const [game, position] of LARGE) {
    const { at, steps } = told(game, position, 'normal');
    const found = recheck(steps, at, 'normal');
    expect(found.includes(false), `${game} ${position}: ${JSON.stringify(steps[found.indexOf(false)])}`).toBe(false);
    const sums = steps.flatMap(({ id }, i) => (/^(?:nim-sum|top|residue|zeckendorf)$/u.test(id) ? [found[i]] : []));
    expect(new Set([...sums, true]), game).toEqual(new Set([true]));
  }
});
