import { ask, budgetOf, catalogue, finish, seeded } from 'nimlab';
import type { Exercise, Wish, Working } from './wishes.ts';

/** How an exercise's position is made: so many numbers, each from a least to a most. */
interface Kind {
  readonly game: string;
  readonly numbers: number;
  readonly least: number;
  readonly most: number;
}

const KINDS: readonly Kind[] = [
  { game: 'nim', numbers: 3, least: 1, most: 9 },
  { game: 'bash', numbers: 1, least: 4, most: 30 },
  { game: 'nim', numbers: 2, least: 1, most: 9 },
  { game: 'wythoff', numbers: 2, least: 1, most: 12 },
  { game: 'kayles', numbers: 2, least: 1, most: 8 },
  { game: 'fibonacci', numbers: 1, least: 4, most: 34 },
  { game: 'staircase', numbers: 4, least: 0, most: 5 },
  { game: 'nim', numbers: 4, least: 1, most: 7 },
];
const BUDGET = budgetOf(2_000_000);
const TRIES = 12;

/** Exercises that a seed determines, with their keys: about as many lost positions as won ones. */
export function* quizzed({ seed, count }: Extract<Wish, { readonly is: 'quiz' }>): Working {
  const chance = seeded(seed);
  const titles = new Map(catalogue().map(({ name, called }) => [name, called]));
  const exercises: Exercise[] = [];
  for (let i = 0; i < count; i += 1) {
    const kind = KINDS[i % KINDS.length] ?? { game: 'nim', numbers: 3, least: 1, most: 9 };
    const wanted = chance() < 0.5 ? 'P' : 'N';
    const made = exerciseOf(kind, wanted, chance, titles.get(kind.game) ?? { en: kind.game, zh: kind.game });
    if (made !== undefined) exercises.push(made);
    yield { so: i + 1, of: count, cards: [] };
  }
  return { is: 'exercises', exercises };
}

function exerciseOf(
  { game, numbers, least, most }: Kind,
  wanted: 'N' | 'P',
  chance: () => number,
  called: Exercise['called'],
): Exercise | undefined {
  let made: Exercise | undefined;
  for (let i = 0; i < TRIES; i += 1) {
    const position = Array.from({ length: numbers }, () => least + Math.floor(chance() * (most - least + 1))).join(' ');
    const read = finish(
      ask(
        { game, page: undefined, set: [], position, convention: 'normal' },
        { all: true, count: true, why: true },
        BUDGET,
      ),
    );
    if (!read.ok) continue;
    const { reply } = read.value;
    if (reply.outcome !== 'N' && reply.outcome !== 'P') continue;
    const moves = reply.moves?.items.map(({ text }) => text) ?? [];
    made = { game, called, position: reply.position, outcome: reply.outcome, moves, why: reply.steps };
    if (reply.outcome === wanted) return made;
  }
  return made;
}
