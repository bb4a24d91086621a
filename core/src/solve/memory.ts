import { mex } from '../nim/mex.ts';
import { isWhole, type Whole } from '../nim/whole.ts';
import type { MemoryCertificate } from '../rules/certificate.ts';
import type { Component, Convention, Outcome } from '../rules/position.ts';
import type { Position, Rules, Theorem } from '../rules/rules.ts';
import { valueByPeriod } from './period.ts';

/** Heaps at most whose values are computed for a proof that is asked for. */
const FARTHEST = 2 ** 18;

/** And for one that comes with an answer: a few thousandths of a second. */
const NEAR = 2 ** 12;

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
  farthest = FARTHEST,
): MemoryCertificate | undefined {
  const most = takes.flat().reduce((all, taken) => Math.max(all, taken), 0);
  if (most === 0) return undefined;
  const values: number[] = [];
  for (let length = FIRST; length <= farthest; length *= 2) {
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
  return mex(seen);
}

/** The proof for rules of such a form. */
export function memoryCertificateOf(rules: Rules, convention: Convention): MemoryCertificate | undefined {
  const takes = takesOf(rules);
  return takes && proveMemory(takes, convention);
}

// A pure memo: proving again gives the same.
const memo = new WeakMap<Rules, Map<Convention, Theorem | undefined>>();

/** What a short such proof says of every heap of the game; undefined where there is none. */
export function shortMemory(rules: Rules, convention: Convention): Theorem | undefined {
  const known = memo.get(rules) ?? new Map<Convention, Theorem | undefined>();
  memo.set(rules, known);
  if (!known.has(convention)) {
    const takes = takesOf(rules);
    const certificate = takes && takes.length <= NEAR ? proveMemory(takes, convention, NEAR) : undefined;
    known.set(convention, certificate && memoryTheorem(certificate));
  }
  return known.get(convention);
}

/** Heaps past this one are told by a proof of a finite memory; below, every position is searched. */
export const FAR = 4096;

interface Told {
  readonly theorem: Theorem;
  readonly rules: Rules;
  readonly outcome: Outcome;
}

/** What a finite memory tells of one large heap in misère play. */
export function rememberedOf([part, another]: Position): Told | undefined {
  if (part === undefined || another !== undefined || !isWhole(part.component) || part.component <= FAR)
    return undefined;
  const theorem = shortMemory(part.rules, 'misere');
  const outcome = theorem?.outcome?.([part.component]);
  return theorem === undefined || outcome === undefined ? undefined : { theorem, rules: part.rules, outcome };
}

/** What such a proof says of every heap, as a theorem: the nim-value in normal play, in misère play who wins a single heap. */
export function memoryTheorem(certificate: MemoryCertificate): Theorem {
  const { convention } = certificate;
  const of = (heap: Component | undefined): Whole | undefined =>
    isWhole(heap) && heap >= 0 ? valueByPeriod({ ...certificate, saltus: 0 }, heap) : undefined;
  const head = { id: 'proved memory', source: '', status: 'proved', text: '', convention, certificate } as const;
  if (convention === 'normal') return { ...head, speaks: 'component', value: of };
  return {
    ...head,
    speaks: 'single',
    outcome([heap]) {
      const value = of(heap);
      return value === undefined ? undefined : value === 0 ? 'P' : 'N';
    },
  };
}
