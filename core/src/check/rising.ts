import { type Code, digitOf, isUnsigned, mostParts, mostTaken } from '../nim/code.ts';
import { xor } from '../nim/xor.ts';
import type { PeriodCertificate } from '../rules/certificate.ts';
import type { Fact } from '../rules/fact.ts';

/** A law of growth as it is checked: from `from` on, `step` more tokens are worth `rise` more. */
interface Law {
  readonly code: Code;
  readonly from: number;
  readonly step: number;
  readonly rise: number;
  readonly values: readonly number[];
}

/** Several large heaps of fixed classes: the sum of their rows, the first row of each, and the nim-sum of all that lies below the rows. */
interface Several {
  readonly sum: number;
  readonly firsts: readonly number[];
  readonly below: number;
}

/** How many values the proof of a rising period needs at the least; undefined when the theorem does not speak of the code. */
export function leastOfRise(code: Code, { preperiod, period }: PeriodCertificate): number | undefined {
  const last = mostTaken(code);
  if (mostParts(code) !== 3 || last === undefined || !isUnsigned(code) || code.before.length > 1) return undefined;
  return Math.max(3 * preperiod + last + period, preperiod + 2 * period);
}

/**
 * Why the given values, true and repeating as they are, do not prove that every later heap goes on in the same way; undefined when they do.
 * The law may be shown for the period taken 2, 4, 8, … times. The theorem is in docs/certificates.md.
 */
export function flawOfRise(code: Code, certificate: PeriodCertificate): Fact | undefined {
  const { preperiod, period, saltus, values } = certificate;
  if (2 ** Math.round(Math.log2(saltus)) !== saltus) return { id: 'flaw-saltus', saltus };
  let found: Fact | undefined;
  for (let times = 1; ; times *= 2) {
    const need = leastOfRise(code, { ...certificate, period: period * times });
    if (need === undefined) return { id: 'flaw-no-bound', code: certificate.code };
    if (need > values.length) return found ?? { id: 'flaw-too-few', need, values: values.length };
    found = flawOfLaw({ code, from: preperiod, step: period * times, rise: saltus * times, values });
    if (found === undefined) return undefined;
  }
}

function flawOfLaw(law: Law): Fact | undefined {
  const { from, step, rise, values } = law;
  for (let heap = 1; heap < from; heap += 1) {
    const value = values[heap] ?? 0;
    if (value >= rise) return { id: 'flaw-rise-small', heap, value, rise };
  }
  // The first heap of each class that is not among the values; those a number of steps later are argued about through it.
  for (let heap = values.length; heap < values.length + step; heap += 1) {
    const found = flawOfHeap(law, heap);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The value of a heap if the law holds. */
function lawful({ from, step, rise, values }: Law, heap: number): number {
  const times = heap < from ? 0 : Math.floor((heap - from) / step);
  return (values[heap - times * step] ?? 0) + times * rise;
}

function flawOfHeap(law: Law, heap: number): Fact | undefined {
  const { rise } = law;
  const value = lawful(law, heap);
  const row = Math.floor(value / rise);
  const ways = waysOf(law, heap);
  for (const { sum, below } of ways.several)
    if (below === value % rise && sum >= row && (sum - row) % 2 === 0) return { id: 'flaw-rise-meets', heap, value };
  for (let below = 0; below < rise; below += 1) {
    const kinds = ways.several.filter((kind) => kind.below === below);
    // The heap itself lies `deep` rows above what it must reach; a smaller value in its own row counts as 0 deep.
    const missed = missedBy(law, { row, kinds, least: below < value % rise ? 0 : 1 }, (deep) =>
      ways.values.has((row - deep) * rise + below),
    );
    if (missed === undefined) continue;
    const { low, deep } = missed;
    return { id: 'flaw-rise-misses', heap: heap + law.step * (low + deep - row), value: low * rise + below };
  }
  return undefined;
}

interface Wanted {
  readonly row: number;
  readonly kinds: readonly Several[];
  readonly least: number;
}

/**
 * The first (low, deep) such that a heap of the class in row low + deep, `row` or later, is not shown to reach row low. Three heaps x + x + z reach
 * row z = low when the sum of rows leaves an even number for the two, enough for their first rows, and z's first row is at most low. For the last
 * `low` looked at and all above it, the answer is the same.
 */
function missedBy(law: Law, { row, kinds, least }: Wanted, isMoving: (deep: number) => boolean) {
  // At least 1: only row 0 has two equal heaps beside the three.
  const top = Math.max(1, Math.floor(Math.max(...law.values.slice(law.from, law.from + law.step)) / law.rise));
  for (let low = 0; low <= top; low += 1) {
    const soonest = [0, 1].map((parity) =>
      Math.min(...kinds.map((kind) => soonestOf(kind, low, row)).filter((deep) => Math.abs(deep % 2) === parity)),
    );
    for (let deep = low === top ? least : Math.max(least, row - low); deep < Math.max(...soonest); deep += 1) {
      if (deep >= (soonest[deep % 2] ?? deep) || isMoving(deep)) continue;
      return { low: Math.max(low, row - deep), deep };
    }
  }
  return undefined;
}

/** From which depth on, in steps of two, several heaps reach the row. */
function soonestOf({ sum, firsts }: Several, low: number, row: number): number {
  let soonest = Number.POSITIVE_INFINITY;
  const over = sum - row;
  if (firsts.length === 2 && low === 0) soonest = 2 * Math.max(...firsts) - over;
  if (firsts.length === 3) {
    for (const [i, first] of firsts.entries())
      if (first <= low) soonest = Math.min(soonest, 2 * Math.max(...firsts.toSpliced(i, 1)) - over);
  }
  return soonest;
}

/** What the options of a heap are worth: values that rise with the heap as the law says, and kinds of several large heaps. */
function waysOf(
  law: Law,
  heap: number,
): { readonly values: ReadonlySet<number>; readonly several: readonly Several[] } {
  const { code } = law;
  const values = new Set<number>();
  const several: Several[] = [];
  for (let taken = 1 - code.before.length; taken <= code.after.length; taken += 1) {
    for (const { parts } of digitOf(code, taken)) {
      for (const { left, large, nim } of smallOnes(law, heap - taken, parts)) {
        if (large === 1) values.add(Number(xor(lawful(law, left), nim)));
        for (const firsts of large > 1 ? firstHeaps(law, left, large) : []) {
          const kind = severalOf(law, left, firsts, nim);
          several.push(kind);
          const [low = 0, high = 0] = kind.firsts.toSorted((a, b) => a - b);
          // Two large heaps, one of them in row 0, are worth the row of the other.
          if (large === 2 && low === 0 && kind.sum >= high) values.add(kind.sum * law.rise + kind.below);
        }
      }
    }
  }
  return { values, several };
}

interface Smalls {
  readonly left: number;
  readonly large: number;
  readonly nim: number;
}

/** Every choice of small heaps, at least one large one being left beside them: what is left, to how many large heaps, and the small ones' nim-sum. */
function* smallOnes(law: Law, left: number, large: number, least = 1, nim = 0): Generator<Smalls> {
  if (large === 0) return;
  yield { left, large, nim };
  for (let small = least; small < law.from; small += 1)
    yield* smallOnes(law, left - small, large - 1, small, Number(xor(nim, law.values[small] ?? 0)));
}

/** The first heaps of the classes of so many large heaps with a total, each choice of classes once. */
function* firstHeaps(law: Law, left: number, large: number, least = law.from): Generator<readonly number[]> {
  const { from, step } = law;
  if (large === 1) {
    const first = from + ((((left - from) % step) + step) % step);
    if (first >= least) yield [first];
    return;
  }
  for (let first = least; first < from + step; first += 1)
    for (const rest of firstHeaps(law, left - first, large - 1, first)) yield [first, ...rest];
}

function severalOf({ step, rise, values }: Law, left: number, heaps: readonly number[], nim: number): Several {
  let sum = left;
  let below = nim;
  for (const heap of heaps) {
    sum -= heap;
    below = Number(xor(below, (values[heap] ?? 0) % rise));
  }
  const firsts = heaps.map((heap) => Math.floor((values[heap] ?? 0) / rise));
  return { sum: firsts.reduce((a, b) => a + b, sum / step), firsts, below };
}
