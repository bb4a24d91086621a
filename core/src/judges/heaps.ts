import { nimSum, xor } from '../nim/xor.ts';
import type { Whole } from '../rules/position.ts';

/** Nim's closed form on plain numbers, for inputs of many heaps (Bouton 1901): whether the player to move wins. */
export function wins(heaps: readonly Whole[]): boolean {
  return nimSum(heaps) !== 0;
}

/** The same in misère play: as in normal play while some heap holds 2 or more, the other way round when none does. */
export function winsMisere(heaps: readonly Whole[]): boolean {
  return heaps.some((heap) => heap > 1) ? wins(heaps) : !wins(heaps);
}

/** Every winning move of Nim as the place of a heap (from 0) and what is left of it, in the order of the heaps. */
export function* winning(heaps: readonly Whole[]): Generator<{ readonly place: number; readonly left: Whole }> {
  const sum = nimSum(heaps);
  if (sum === 0) return;
  for (const [place, heap] of heaps.entries()) {
    const left = xor(heap, sum);
    if (left < heap) yield { place, left };
  }
}

/** Every winning move of misère Nim, in the order of the heaps and of what is taken. */
export function* winningMisere(heaps: readonly Whole[]): Generator<{ readonly place: number; readonly left: Whole }> {
  const sum = nimSum(heaps);
  for (const [place, heap] of heaps.entries()) {
    // The position left has nim-sum 0, or only heaps of 0 and 1: no other move can win.
    const targets = [...new Set([xor(heap, sum), 1, 0])].filter((left) => left < heap).sort((a, b) => (a < b ? 1 : -1));
    for (const left of targets) {
      if (!winsMisere(heaps.map((other, i) => (i === place ? left : other)))) yield { place, left };
    }
  }
}
