import { ones } from '../../nim/bits.ts';
import { lowered, lowerings } from '../../nim/columns.ts';
import { countPairings } from '../../nim/count-pairings.ts';
import { countRisingParts } from '../../nim/count-rising-parts.ts';
import { pairings } from '../../nim/pairings.ts';
import { type Rising, risingParts } from '../../nim/rising-parts.ts';
import { compare, subtract } from '../../nim/whole.ts';
import { countXorParts, xorParts } from '../../nim/xor-parts.ts';
import type { Whole } from '../../rules/position.ts';
import type { Formula } from '../formula.ts';
import { misstep, refuse } from '../refuse.ts';
import type { Source } from '../source.ts';
import type { Place } from '../tree.ts';
import type { Frame, Value } from '../value.ts';
import { wantedList } from './lists.ts';
import { natural } from './numbers.ts';

type Lazy = Extract<Source, { is: 'lazy' }>;

/** The functions that list moves of a kind that may be too many to list: they are run through one by one, and their number is told without that. */
export const MOVES: Readonly<Record<string, (args: readonly Formula[], place: Place) => Lazy>> = {
  /** `lowerings(h, k, r)`: the heaps, and what is taken from each, that leave r ones modulo k + 1 in the lowest binary column and 0 in the others. */
  lowerings: (args, place) => {
    const [list, most, lowest] = wanted('lowerings', args, 3, place);
    const ask = (frame: Frame) => {
      const heaps = wantedList(list?.value(frame), place).map((heap) => natural(heap, place));
      const k = natural(most?.value(frame) ?? 0, place);
      return {
        heaps,
        k: compare(k, heaps.length) > 0 ? heaps.length : Number(k),
        lowest: Number(natural(lowest?.value(frame) ?? 0, place)),
      };
    };
    return {
      is: 'lazy',
      type: { list: 'any' },
      parts: args,
      *each(frame) {
        const { heaps, k, lowest } = ask(frame);
        const found = lowerings(heaps, k, lowest);
        for (const at of found.heaps)
          for (const left of lowered(heaps, at, k, lowest)) {
            const taken = at.map((heap, i) => subtract(heaps[heap] ?? 0, left[i] ?? 0));
            yield [at.length, at.map((heap) => heap + 1), taken] satisfies Value;
          }
        if (found.count === undefined) misstep(place, 'uncounted', { found: heaps.length });
      },
      place: undefined,
      size: (frame) => {
        const { heaps, k, lowest } = ask(frame);
        return lowerings(heaps, k, lowest).count;
      },
    };
  },
  /** `xorparts(n, v, low, high)`: every (k, a, b) with k + a + b = n and xor(a, b) = v, k from low to high. */
  xorparts: (args, place) => {
    const all = wanted('xorparts', args, 4, place);
    const ask = (frame: Frame): readonly [Whole, Whole, Whole, Whole] => {
      const [n = 0, v = 0, low = 0, high = 0] = all.map((one) => natural(one.value(frame), place));
      return [n, v, low, compare(high, n) > 0 ? n : high];
    };
    return {
      is: 'lazy',
      type: { list: 'number' },
      parts: args,
      each: (frame) => xorParts(...ask(frame)),
      place: undefined,
      size: (frame) => countXorParts(...ask(frame)),
    };
  },
  /**
   * `valueparts(n, k, v, B)`: every list of k heaps, at most 3, from 1 on, not falling, that add up to n and whose values have nim-sum v. The values of the heaps
   * 1, 2, … begin with B, whose length p is a power of two, and rise by p from heap to heap + p.
   */
  valueparts: (args, place) => {
    const [n, k, v, block] = wanted('valueparts', args, 4, place);
    const of = (formula: Formula | undefined, frame: Frame) => natural(formula?.value(frame) ?? 0, place);
    const ask = (frame: Frame): readonly [Rising, Whole, number, Whole] => {
      const values = wantedList(block?.value(frame), place).map((one) => small(natural(one, place), place));
      const period = values.length;
      if (ones(period) !== 1) misstep(place, 'not-power-of-two', { found: period });
      const heaps = small(of(k, frame), place, 3);
      return [{ preperiod: 1, period, saltus: period, values: [0, ...values] }, of(n, frame), heaps, of(v, frame)];
    };
    return {
      is: 'lazy',
      type: { list: 'number' },
      parts: args,
      each: (frame) => risingParts(...ask(frame)),
      place: undefined,
      size: (frame) => countRisingParts(...ask(frame)),
    };
  },
  /**
   * `pairings(h)`: every heap of h, what each of the others gains from it, and how much of it is thrown away, at least 1, so that afterwards the heaps that
   * are not empty fall into pairs of equal ones.
   */
  pairings: (args, place) => {
    const [list] = wanted('pairings', args, 1, place);
    const ask = (frame: Frame) => wantedList(list?.value(frame), place).map((heap) => natural(heap, place));
    return {
      is: 'lazy',
      type: { list: 'any' },
      parts: args,
      *each(frame) {
        for (const { heap, gains, thrown } of pairings(ask(frame))) yield [heap + 1, gains, thrown] satisfies Value;
      },
      place: undefined,
      size: (frame) => countPairings(ask(frame)),
    };
  },
};

function small(number: Whole, place: Place, most = 1_000_000): number {
  return compare(number, most) > 0 ? misstep(place, 'too-large', { found: number }) : Number(number);
}

function wanted(name: string, args: readonly Formula[], count: number, place: Place): readonly Formula[] {
  return args.length === count
    ? args
    : refuse(place, 'wrong-arguments', { name, least: count, most: count, found: args.length });
}
