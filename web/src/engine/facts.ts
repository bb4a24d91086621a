import type { Fact } from 'nimlab';

export function isFact(value: unknown): value is Fact {
  return typeof value === 'object' && value !== null && 'id' in value;
}

/** A fact as text, equal for equal ones. */
export function factKey(fact: Fact): string {
  return JSON.stringify(fact, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
}
