import type { Fact, MemoryCertificate } from 'nimlab';

/** What is said of a certificate of a finite memory that stands. */
export function memoryFact({ convention, takes, preperiod, period, values }: MemoryCertificate): Fact {
  return {
    id: convention === 'normal' ? 'certificate-memory-normal' : 'certificate-memory-misere',
    takes: written(takes),
    preperiod,
    period,
    count: values.length,
  };
}

/** `-1 -3 -4`, or for each remainder: `0 mod 2: -1; 1 mod 2: -2 -3`. */
function written(takes: readonly (readonly number[])[]): string {
  const lists = takes.map((list) => list.map((taken) => `-${taken}`).join(' ') || '-');
  if (lists.length === 1) return lists[0] ?? '';
  return lists.map((list, residue) => `${residue} mod ${takes.length}: ${list}`).join('; ');
}
