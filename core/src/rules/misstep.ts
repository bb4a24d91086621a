import type { Fact } from './fact.ts';
import type { Misstep } from './rules.ts';

/** The fact that rules threw, when the thrown thing is a misstep of theirs. */
export function misstepOf(thrown: unknown): Fact | undefined {
  if (typeof thrown !== 'object' || thrown === null || !('misstep' in thrown)) return undefined;
  // Only `options` throws records with this name, and they are Missteps.
  return (thrown as Misstep).misstep;
}
