import { nimSum, xor } from '../nim/xor.ts';
import type { Whole } from '../rules/position.ts';

/** A move: the place of a heap, from 0, and what is left of it. */
export interface Left {
  readonly place: number;
  readonly left: Whole;
}

/** Nim's closed form on plain numbers, for inputs of many heaps (Bouton 1901): whether the player to move wins. */
export function wins(heaps: readonly Whole[]): boolean {
  return nimSum(heaps) !== 0;
}

/** The same in misère play: as in normal play while some heap holds 2 or more, the other way round when none does. */
export function winsMisere(heaps: readonly Whole[]): boolean {
  return heaps.some((heap) => heap > 1) ? wins(heaps) : !wins(heaps);
}

/** Every winning move of Nim, in the order of the heaps. */
export function* winning(heaps: ArrayLike<Whole>): Generator<Left> {
  const sum = nimSum(heaps);
  if (sum === 0) return;
  for (let place = playable(heaps, sum, 0); place < heaps.length; place = playable(heaps, sum, place + 1)) {
    yield { place, left: xor(heaps[place] ?? 0, sum) };
  }
}

/** The first heap from that place on that the nim-sum makes smaller; the number of heaps when none does. */
function playable(heaps: ArrayLike<Whole>, sum: Whole, from: number): number {
  let place = from;
  while (place < heaps.length && xor(heaps[place] ?? 0, sum) >= (heaps[place] ?? 0)) place += 1;
  return place;
}

/** Every winning move of misère Nim, in the order of the heaps and of what is taken. */
export function* winningMisere(heaps: readonly Whole[]): Generator<Left> {
  const sum = nimSum(heaps);
  for (const [place, heap] of heaps.entries()) {
    // The position left has nim-sum 0, or only heaps of 0 and 1: no other move can win.
    const targets = [...new Set([xor(heap, sum), 1, 0])].filter((left) => left < heap).sort((a, b) => (a < b ? 1 : -1));
    for (const left of targets) {
      if (!winsMisere(heaps.map((other, i) => (i === place ? left : other)))) yield { place, left };
    }
  }
}
