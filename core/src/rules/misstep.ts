import type { Fact } from './fact.ts';
import type { Misstep } from './rules.ts';

/** Whether that is a misstep of the rules: only they throw records with this name. */
export function isMisstep(thrown: unknown): thrown is Misstep {
  return typeof thrown === 'object' && thrown !== null && 'misstep' in thrown;
}

/** The fact that rules threw, when the thrown thing is a misstep of theirs. */
export function misstepOf(thrown: unknown): Fact | undefined {
  return isMisstep(thrown) ? thrown.misstep : undefined;
}
