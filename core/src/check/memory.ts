import { gcd } from '../nim/gcd.ts';
import type { MemoryCertificate } from '../rules/certificate.ts';
import type { Fact } from '../rules/fact.ts';
import type { Rules } from '../rules/rules.ts';

/**
 * The first place where the certificate of a finite memory fails, or undefined when it proves what it says: every value is computed anew, they repeat for as many heaps as may be taken
 * at most, past the preperiod, and neither a smaller preperiod nor a smaller period would do.
 */
export function memoryFlaw(certificate: MemoryCertificate): Fact | undefined {
  const { takes, preperiod, period, values } = certificate;
  const numbers = takes.flat();
  const isSet = numbers.length > 0 && numbers.every((taken) => Number.isSafeInteger(taken) && taken > 0);
  if (!isSet) return { id: 'flaw-takes' };
  const isCounted = [preperiod, period].every((number) => Number.isSafeInteger(number) && number >= 0);
  if (!isCounted || period === 0) return { id: 'flaw-no-period', preperiod, period, saltus: 0 };
  if (period % takes.length !== 0) return { id: 'flaw-modulus', period, modulus: takes.length };
  const need = preperiod + period + numbers.reduce((most, taken) => Math.max(most, taken), 0);
  if (values.length < need) return { id: 'flaw-too-few', need, values: values.length };
  return flawOfValues(certificate) ?? flawOfRepetition(certificate) ?? flawOfLeast(certificate);
}

function flawOfValues({ convention, takes, values }: MemoryCertificate): Fact | undefined {
  for (const [heap, said] of values.entries()) {
    const reached = (takes[heap % takes.length] ?? []).filter((taken) => taken <= heap);
    const options = new Set(reached.map((taken) => values[heap - taken]));
    const found = convention === 'normal' ? mex(options) : options.has(0) || options.size === 0 ? 1 : 0;
    if (said === found) continue;
    return convention === 'normal'
      ? { id: 'flaw-value', heap, said, found }
      : { id: 'flaw-heap-outcome', heap, said, found };
  }
  return undefined;
}

function mex(values: ReadonlySet<number | undefined>): number {
  let least = 0;
  while (values.has(least)) least += 1;
  return least;
}

function flawOfRepetition({ preperiod, period, values }: MemoryCertificate): Fact | undefined {
  for (let n = preperiod; n + period < values.length; n += 1) {
    const [said, found] = [values[n] ?? 0, values[n + period] ?? 0];
    if (said !== found) return { id: 'flaw-repetition', heap: n + period, said, found };
  }
  return undefined;
}

function flawOfLeast({ takes, preperiod, period, values }: MemoryCertificate): Fact | undefined {
  if (preperiod > 0 && values[preperiod - 1] === values[preperiod - 1 + period])
    return { id: 'flaw-not-least', preperiod: preperiod - 1, period };
  for (let step = takes.length; step < period; step += takes.length) {
    if (period % step !== 0) continue;
    let n = preperiod;
    while (n + step < preperiod + period && values[n] === values[n + step]) n += 1;
    if (n + step >= preperiod + period) return { id: 'flaw-not-least', preperiod, period: step };
  }
  return undefined;
}

/** Heaps whose moves are looked at, at most: more remainders than these are not compared. */
const MOST_HEAPS = 100_000;

/**
 * The first heap from which the rules take other numbers than the certificate says, or undefined when they take the same from every heap: the form of their moves tells that more than
 * one round of remainders past the greatest number need not be looked at.
 */
export function takesFlaw(rules: Rules, { takes }: MemoryCertificate): Fact | undefined {
  const { memory, name } = rules;
  const last = takes.flat().reduce((most, taken) => Math.max(most, taken), memory?.most ?? 0);
  const modulus = memory?.modulus ?? 1;
  const heaps = last + 1 + (modulus / Number(gcd(modulus, takes.length))) * takes.length;
  if (memory === undefined || rules.finals || heaps > MOST_HEAPS) return { id: 'flaw-memory-form', game: name };
  for (let heap = 0; heap < heaps; heap += 1) {
    const said = (takes[heap % takes.length] ?? []).filter((taken) => taken <= heap).map((taken) => heap - taken);
    const found = Array.from(rules.options(heap), ({ to }) => (to?.length === 1 ? to[0]?.component : 0));
    const own = new Set(found.map(Number));
    if (own.size !== new Set(said).size || said.some((left) => !own.has(left)))
      return { id: 'flaw-memory-takes', game: name, heap };
  }
  return undefined;
}
