import { seeded } from 'nimlab';
import type { Options } from './options.ts';

/** A share from 0 to 1 as typed; 1 when nothing is. */
export function shareOf(option: Options[string]): number | undefined {
  if (option === undefined) return 1;
  const share = typeof option === 'string' && option.trim() !== '' ? Number(option) : Number.NaN;
  return share >= 0 && share <= 1 ? share : undefined;
}

/** Random numbers from 0 to below 1; with a seed always the same ones. */
export function chances(seed: number | undefined): () => number {
  return seed === undefined ? Math.random : seeded(seed);
}
