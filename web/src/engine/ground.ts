import { live, type Match, type Progress, type Solution, writePosition } from 'nimlab';
import type { Ground } from './analysis.ts';
import type { Stand } from './wishes.ts';

/** How sure an answer is, and the source of the theorem that says it. */
export function groundOf({ answer, evidence }: Pick<Solution, 'answer' | 'evidence'>): Ground {
  if (answer.outcome === '?') return { certainty: undefined, source: undefined };
  const behind = answer.by === 'theorem' ? evidence() : undefined;
  return { certainty: answer.certainty, source: behind?.by === 'theorem' ? behind.source : undefined };
}

/** A computation of the core as work that shows how many options it has tried. */
export function* counted<T>(long: Generator<Progress, T, number>, of?: number): Generator<Stand, T, number> {
  let size = 0;
  for (;;) {
    const step = long.next(size);
    if (step.done === true) return step.value;
    size = yield { so: step.value.spent.options, of, cards: [] };
  }
}

/** A position of a game in writing: dead parts stay where nothing was split, so that the piles keep their numbers. */
export function writtenIn({ plies }: Match, position: Match['position']): string {
  const start = plies[0]?.position ?? position;
  return writePosition(start.length === position.length ? position : live(position));
}
