import { add, compare, subtract, type Whole } from './whole.ts';

/** One heap spread over the others so that the heaps that are not empty fall into equal pairs. */
export interface Pairing {
  /** Its place from 0. */
  readonly heap: number;
  /** What every heap gains; 0 for the heap itself. */
  readonly gains: readonly Whole[];
  /** What is thrown away, at least 1. */
  readonly thrown: Whole;
}

/** Every such move, the heaps in their order, the gains rising in lexicographic order, then what is thrown away. No heap is 0. */
export function* pairings(heaps: readonly Whole[]): Generator<Pairing, void> {
  for (const [heap, own] of heaps.entries()) {
    const others = heaps.filter((_, i) => i !== heap);
    // What is left of the heap is one more that grows, from nothing: so there is always an even number of them.
    const growing = others.length % 2 === 0 ? others : [...others, 0];
    for (const grown of paired(growing, subtract(own, 1))) {
      const gains = others.map((before, i) => subtract(grown[i] ?? 0, before));
      const left = others.length === growing.length ? 0 : (grown.at(-1) ?? 0);
      const thrown = subtract(subtract(own, left), gains.reduce(add, 0));
      yield { heap, gains: gains.toSpliced(heap, 0, 0), thrown };
    }
  }
}

/** Every way to raise the numbers by no more than `room` together so that they fall into equal pairs, in lexicographic order. */
function* paired(
  numbers: readonly Whole[],
  room: Whole,
  single: readonly Whole[] = [],
): Generator<readonly Whole[], void> {
  const [first, ...rest] = numbers;
  if (first === undefined) {
    if (single.length === 0) yield [];
    return;
  }
  // From one of these numbers to the next the cost rises with the number chosen.
  const breaks = [first, ...single.flatMap((one) => [one, add(one, 1)]), ...rest]
    .filter((one) => one >= first)
    .sort(compare);
  for (const [i, start] of breaks.entries()) {
    const end = breaks[i + 1];
    for (let chosen = start; end === undefined || chosen < end; chosen = add(chosen, 1)) {
      const left = subtract(room, subtract(chosen, first));
      const open = single.includes(chosen) ? single.filter((one) => one !== chosen) : [...single, chosen];
      const cost = leastCost(rest, open);
      if (cost === undefined || cost > left) break;
      for (const others of paired(rest, left, open)) yield [chosen, ...others];
    }
  }
}

/** The least by which numbers must be raised together so that they and the fixed ones, all different, fall into equal pairs; undefined when they cannot. */
function leastCost(growing: readonly Whole[], fixed: readonly Whole[]): Whole | undefined {
  const all = [
    ...growing.map((number) => ({ number, grows: true })),
    ...fixed.map((number) => ({ number, grows: false })),
  ].sort((a, b) => compare(b.number, a.number) || Number(a.grows) - Number(b.grows));
  let cost: Whole = 0;
  // From the top, each takes the nearest below it that can be raised.
  while (all.length > 0) {
    const top = all.shift();
    const at = all.findIndex(({ grows }) => grows);
    const partner = all[at];
    if (top === undefined || partner === undefined) return undefined;
    all.splice(at, 1);
    cost = add(cost, subtract(top.number, partner.number));
  }
  return cost;
}
