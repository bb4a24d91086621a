import { expect, test } from 'vitest';
import { readQuestion } from '../../src/desk/question.ts';
import { open } from '../../src/rules/open.ts';
import type { Option } from '../../src/rules/rules.ts';
import { finish, solve } from '../../src/solve/solve.ts';
import { bouton, coin, isNumber, nim, number, subtraction } from './records.ts';

test('a question past its budget is undecided, and the next budget to try is ten times as large', () => {
  const { answer, winning, count, evidence } = finish(
    solve([{ rules: nim(), component: 300 }], 'misere', { options: 1000, bytes: 1_000_000 }),
  );
  expect(answer).toMatchObject({
    outcome: '?',
    why: { id: 'budget-spent' },
    next: { options: 10_000, bytes: 10_000_000 },
  });
  expect([...winning()]).toEqual([]);
  expect(count()).toBeUndefined();
  expect(evidence()).toBeUndefined();
});

test('bytes are a budget too', () => {
  const { answer } = finish(solve([{ rules: nim(), component: 300 }], 'misere', { options: 10_000_000, bytes: 1000 }));
  expect(answer).toMatchObject({ outcome: '?', why: { id: 'budget-spent' } });
});

test('a game of a hundred thousand plies is no deeper than memory', () => {
  const { answer } = finish(solve([{ rules: subtraction([1]), component: 100_001 }], 'misere'));
  expect(answer).toMatchObject({ outcome: 'P', by: 'graph', length: 100_001 });
  expect(finish(solve([{ rules: subtraction([1]), component: 100_001 }], 'normal')).answer).toMatchObject({
    value: 1,
    by: 'search',
  });
});

test('where the rules break, the answer names the misstep', () => {
  const rules = open(
    {
      name: 'broken',
      shape: [number('n')],
      *options(n) {
        if (n === 3) throw { misstep: { id: 'flaw-empty' } };
        if (n > 0) yield { to: [n - 1] };
      },
    },
    isNumber,
  );
  expect(finish(solve([{ rules, component: 5 }], 'normal')).answer).toMatchObject({
    outcome: '?',
    why: { id: 'flaw-empty' },
    next: undefined,
  });
  expect(finish(solve([{ rules, component: 2 }], 'normal')).answer).toMatchObject({ outcome: 'P' });
});

test('a cycle in a game that says it ends is shown', () => {
  const rules = { ...coin([[1], [2], [1]]), ends: true };
  const around = {
    ...rules,
    options: (v: unknown) => [{ to: [{ rules: around, component: [1, 2, 1][Number(v)] ?? 0 }], by: {} }],
  };
  const { answer } = finish(solve([{ rules: around, component: 0 }], 'normal'));
  expect(answer).toMatchObject({ outcome: '?', why: { id: 'endless', cycle: [[1], [2]] } });
});

test('where the count of a theorem breaks, the number of winning moves is untold and the answer stands', () => {
  const breaks = (): never => {
    throw { misstep: { id: 'too-large' } };
  };
  const reach = function* (): Generator<Option> {
    yield* [breaks()];
  };
  for (const options of [{ reach, reachCount: breaks }, { reach }]) {
    const solution = finish(solve([{ rules: nim([bouton(options)]), component: 5 }], 'normal'));
    expect(solution.count()).toBeUndefined();
    expect(solution.answer).toMatchObject({ outcome: 'N', value: 5 });
  }
});

test('what is no misstep of the rules is thrown on', () => {
  const reachCount = (): never => {
    throw new Error('a fault of the laboratory');
  };
  const reach = () => [];
  const solution = finish(solve([{ rules: nim([bouton({ reach, reachCount })]), component: 5 }], 'normal'));
  expect(() => solution.count()).toThrow('a fault of the laboratory');
});

test('where what a theorem names breaks off before the first move, the answer tells why in its own words', () => {
  for (const [id, told] of [
    ['unfactored', 'unfactored'],
    ['uncounted', 'uncounted'],
    ['too-large', 'move-unknown'],
  ] as const) {
    const reach = function* (): Generator<never> {
      yield* [];
      throw { misstep: { id } };
    };
    const solution = finish(solve([{ rules: nim([bouton({ reach })]), component: 5 }], 'normal'));
    expect(solution.answer).toMatchObject({ outcome: 'N', value: 5, notice: { id: told } });
    expect(solution.count()).toBeUndefined();
    expect([...solution.winning()]).toEqual([]);
  }
});

test('the look for a winning move hands over on its way, where no theorem tells of the options', () => {
  const read = readQuestion({ game: 'distincttakes', page: undefined, set: [], position: '40', convention: 'normal' });
  if (!read.ok) throw new Error(read.fault.id);
  const long = solve(read.value, 'normal', { options: 300_000, bytes: 2 ** 26 });
  let most = 0;
  let last = 0;
  let step = long.next(0);
  for (; step.done !== true; step = long.next(1000)) {
    most = Math.max(most, step.value.spent.options - last);
    last = step.value.spent.options;
  }
  expect(step.value.answer).toMatchObject({ outcome: 'N', value: 8, by: 'theorem' });
  expect(last).toBeGreaterThan(20_000);
  expect(most).toBeLessThan(20_000);
});
