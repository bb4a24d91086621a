import { heaps } from './games/heaps.ts';
import { rows } from './games/rows.ts';
import type { Ways } from './games/way.ts';

/** The games that the cases are about. */
export const games: Readonly<Record<string, Ways>> = { ...heaps, ...rows };
