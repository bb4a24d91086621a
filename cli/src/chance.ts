import type { Options } from './options.ts';

/** A share from 0 to 1 as typed; 1 when nothing is. */
export function shareOf(option: Options[string]): number | undefined {
  if (option === undefined) return 1;
  const share = typeof option === 'string' && option.trim() !== '' ? Number(option) : Number.NaN;
  return share >= 0 && share <= 1 ? share : undefined;
}

/** Random numbers from 0 to below 1; with a seed always the same ones (mulberry32). */
export function chances(seed: number | undefined): () => number {
  if (seed === undefined) return Math.random;
  let state = seed % 2 ** 32;
  return () => {
    state = (state + 0x6d2b79f5) % 2 ** 32;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
