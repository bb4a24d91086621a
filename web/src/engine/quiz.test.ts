import { expect, test } from 'vitest';
import { quizzed } from './quiz.ts';
import type { Exercise } from './wishes.ts';

function made(seed: number): readonly Exercise[] {
  const work = quizzed({ is: 'quiz', seed, count: 12, only: undefined });
  for (;;) {
    const step = work.next(0);
    if (step.done === true) return step.value.is === 'exercises' ? step.value.exercises : [];
  }
}

test('a seed determines its exercises, every kind among them', () => {
  for (let seed = 1; seed <= 5; seed += 1) {
    expect(made(seed)).toEqual(made(seed));
    expect(new Set(made(seed).map(({ is }) => is)).size, String(seed)).toBe(5);
  }
  expect(made(1)).not.toEqual(made(2));
});

test('every key is right: the mex is left out of the values, and what is printed does not win', () => {
  for (const exercise of [1, 2, 3, 4, 5, 6].flatMap(made)) {
    if (exercise.is === 'mex') {
      const values = exercise.leads.map(({ value }) => value);
      expect(values).not.toContain(exercise.value);
      for (let below = 0; below < exercise.value; below += 1) expect(values).toContain(below);
    }
    if (exercise.is === 'published')
      expect(exercise.moves.map(({ position }) => position)).not.toContain(exercise.claimed);
    if (exercise.is === 'wrong') expect(exercise.steps[exercise.wrong]).not.toEqual(exercise.right);
    if (exercise.is === 'moves') {
      expect(exercise.moves.length).toBeGreaterThan(0);
      for (const move of exercise.moves) expect(exercise.all.map(({ text }) => text)).toContain(move);
    }
  }
});
