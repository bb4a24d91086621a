import type { Fact, Fault } from '../rules/fact.ts';
import type { FaultId } from '../rules/fault.ts';
import { isMisstep } from '../rules/misstep.ts';
import type { Component } from '../rules/position.ts';
import type { Misstep } from '../rules/rules.ts';
import type { Place } from './tree.ts';

/** The most elements that a list built in memory may have. */
export const LONGEST = 1_000_000;

/** What is thrown inside the compiler when a text is wrong; `compile` turns it into a value. */
export interface Refusal {
  readonly refusal: Fault;
}

type Fields = Readonly<Record<string, Component | undefined>>;

/** Stops compiling: the text is wrong at that place. */
export function refuse(place: Place, id: FaultId, fields: Fields = {}): never {
  const refusal: Fault = { ...fields, id, at: place.at, line: place.line, column: place.column };
  throw { refusal } satisfies Refusal;
}

/** Stops a play: the rules break there. */
export function misstep(place: Place, id: FaultId, fields: Fields = {}): never {
  throw { misstep: { ...fields, id, line: place.line, column: place.column } } satisfies Misstep;
}

/** The misstep that was thrown, with the component it happened on; anything else is thrown on. */
export function onComponent(thrown: unknown, game: string, component: Component): Misstep {
  if (!isMisstep(thrown)) throw thrown;
  const fact: Fact = { game, component, ...thrown.misstep };
  return { misstep: fact };
}

/** Whether that is a refusal of the text. */
export function isRefusal(thrown: unknown): thrown is Refusal {
  return typeof thrown === 'object' && thrown !== null && 'refusal' in thrown;
}
