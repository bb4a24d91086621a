import { ask, budgetOf, finish, type Reply } from 'nimlab';
import type { Written } from '../wishes.ts';

/** How an exercise's position is drawn: so many numbers, each from a least to a most. */
export interface Drawn {
  readonly game: string;
  readonly numbers: number;
  readonly least: number;
  readonly most: number;
}

/** How often another position is drawn where the last is not of the kind that is wanted. */
export const TRIES = 24;

const BUDGET = budgetOf(2_000_000);

/** A position by chance. */
export function drawn({ numbers, least, most }: Drawn, chance: () => number): string {
  return Array.from({ length: numbers }, () => least + Math.floor(chance() * (most - least + 1))).join(' ');
}

/** What is known of a position, with all that can be told. */
export function replyOn(game: string, position: string): Reply | undefined {
  const question = { game, page: undefined, set: [], position, convention: 'normal' } as const;
  const read = finish(ask(question, { all: true, count: true, why: true }, BUDGET));
  return read.ok ? read.value.reply : undefined;
}

/** Its winning moves. */
export function winningOf(reply: Reply): readonly Written[] {
  return reply.moves?.items.map(({ text, position }) => ({ text, position })) ?? [];
}
