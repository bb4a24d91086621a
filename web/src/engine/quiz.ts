import { type Both, catalogue, readGame, seeded } from 'nimlab';
import type { Drawn } from './exercises/drawn.ts';
import { mexExercise } from './exercises/mex.ts';
import { movesExercise } from './exercises/moves.ts';
import { predictExercise } from './exercises/predict.ts';
import { publishedExercise } from './exercises/published.ts';
import { wrongExercise } from './exercises/wrong.ts';
import type { Exercise, ExerciseKind, Wish, Working } from './wishes.ts';

/** One kind of exercise on one game: so many numbers, each from a least to a most. */
interface Kind extends Drawn {
  readonly is: ExerciseKind;
}

const KINDS: readonly Kind[] = [
  { is: 'predict', game: 'nim', numbers: 3, least: 1, most: 9 },
  { is: 'mex', game: 'take {1, 3, 4}', numbers: 1, least: 4, most: 12 },
  { is: 'wrong', game: 'nim', numbers: 3, least: 2, most: 15 },
  { is: 'predict', game: 'wythoff', numbers: 2, least: 1, most: 12 },
  { is: 'moves', game: 'nim', numbers: 3, least: 1, most: 4 },
  { is: 'predict', game: 'bash', numbers: 1, least: 4, most: 30 },
  { is: 'published', game: 'tower', numbers: 4, least: 1, most: 6 },
  { is: 'predict', game: 'fibonacci', numbers: 1, least: 4, most: 34 },
  { is: 'predict', game: 'staircase', numbers: 4, least: 0, most: 5 },
  { is: 'mex', game: 'kayles', numbers: 1, least: 2, most: 7 },
  { is: 'predict', game: 'nim', numbers: 2, least: 1, most: 9 },
  { is: 'moves', game: 'kayles', numbers: 2, least: 1, most: 3 },
];

/** Exercises that a seed determines, with their keys. */
export function* quizzed({ seed, count, only }: Extract<Wish, { readonly is: 'quiz' }>): Working {
  const chance = seeded(seed);
  const titles = new Map(catalogue().map(({ name, called }) => [name, titled(name, called)]));
  const kinds = KINDS.filter(({ is }) => only === undefined || is === only);
  const exercises: Exercise[] = [];
  for (let i = 0; i < count; i += 1) {
    const kind = kinds[i % kinds.length];
    const made = kind && exerciseOf(kind, chance, titles.get(kind.game) ?? { en: kind.game, zh: kind.game });
    if (made !== undefined) exercises.push(made);
    yield { so: i + 1, of: count, cards: [] };
  }
  return { is: 'exercises', exercises };
}

/** The title of a game with its usual parameters: without them its moves are not known. */
function titled(game: string, { en, zh }: Both): Both {
  const read = KINDS.some((kind) => kind.game === game) ? readGame({ game, page: undefined, set: [] }) : undefined;
  const parameters = read?.ok === true ? Object.entries(read.value.parameters) : [];
  if (parameters.length === 0) return { en, zh };
  const said = parameters.map(([name, value]) => `${name} = ${String(value)}`).join(', ');
  return { en: `${en} (${said})`, zh: `${zh}（${said}）` };
}

function exerciseOf(kind: Kind, chance: () => number, called: Exercise['called']): Exercise | undefined {
  switch (kind.is) {
    case 'predict':
      return predictExercise(kind, chance, called);
    case 'moves':
      return movesExercise(kind, chance, called);
    case 'mex':
      return mexExercise(kind, chance, called);
    case 'wrong':
      return wrongExercise(kind, chance, called);
    case 'published':
      return publishedExercise(kind, chance, called);
  }
}
