import type { MemoryCertificate } from '../rules/certificate.ts';
import type { Convention } from '../rules/position.ts';
import type { Rules } from '../rules/rules.ts';

/** Heaps at most whose values are computed for a proof. */
const FARTHEST = 2 ** 18;

const FIRST = 64;

/** What may be taken from heap n, by n mod the number of lists; undefined for rules whose form does not tell that a finite memory is enough. */
export function takesOf(rules: Rules): readonly (readonly number[])[] | undefined {
  const { memory } = rules;
  if (memory === undefined || rules.finals) return undefined;
  const { modulus, most } = memory;
  // A heap from which everything may be taken that its remainder allows.
  const base = modulus * Math.ceil((most + 1) / modulus);
  return Array.from({ length: modulus }, (_, residue) => {
    const heap = base + residue;
    const left = Array.from(rules.options(heap), ({ to }) => Number(to?.[0]?.component));
    return [...new Set(left.map((rest) => heap - rest))].sort((a, b) => a - b);
  });
}

/** The proof that heaps under these takes repeat, in nim-values for normal play, in outcomes for misère play; undefined when the values that may be computed show none. */
export function proveMemory(
  takes: readonly (readonly number[])[],
  convention: Convention,
): MemoryCertificate | undefined {
  const most = takes.flat().reduce((all, taken) => Math.max(all, taken), 0);
  if (most === 0) return undefined;
  const values: number[] = [];
  for (let length = FIRST; length <= FARTHEST; length *= 2) {
    for (let heap = values.length; heap < length; heap += 1) values.push(heapValue(heap, takes, convention, values));
    for (let period = takes.length; 2 * period <= length; period += takes.length) {
      let preperiod = length - period;
      while (preperiod > 0 && values[preperiod - 1] === values[preperiod - 1 + period]) preperiod -= 1;
      const need = preperiod + period + most;
      if (need <= length) return { convention, takes, preperiod, period, values: values.slice(0, need) };
    }
  }
  return undefined;
}

function heapValue(
  heap: number,
  takes: readonly (readonly number[])[],
  convention: Convention,
  values: readonly number[],
): number {
  const seen = new Set<number>();
  for (const taken of takes[heap % takes.length] ?? []) if (taken <= heap) seen.add(values[heap - taken] ?? 0);
  if (convention === 'misere') return seen.size === 0 || seen.has(0) ? 1 : 0;
  let value = 0;
  while (seen.has(value)) value += 1;
  return value;
}

/** The proof for rules of such a form. */
export function memoryCertificateOf(rules: Rules, convention: Convention): MemoryCertificate | undefined {
  const takes = takesOf(rules);
  return takes && proveMemory(takes, convention);
}
