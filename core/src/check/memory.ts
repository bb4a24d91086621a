import type { MemoryCertificate } from '../rules/certificate.ts';
import type { Fact } from '../rules/fact.ts';

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
