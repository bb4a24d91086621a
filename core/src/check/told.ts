import type { Evidence } from '../rules/answer.ts';
import type { Fact } from '../rules/fact.ts';
import { misstepOf } from '../rules/misstep.ts';
import type { Convention, Outcome, Whole } from '../rules/position.ts';
import type { Part, Position, Rules } from '../rules/rules.ts';
import { positionsOf } from '../rules/small.ts';
import type { Theorem } from '../rules/theorem.ts';
import { brute, isExhausted } from './brute.ts';
import type { Replayed } from './judge.ts';
import { outcomeOfValues, valuesOf } from './values.ts';

/** How many positions the referee's brute force may visit to test one theorem. */
const VISITS = 3000;
const PARTS = 3;

/** Replays a theorem: it must stand on the page, not be a mere claim, and agree with brute force on all small positions up to the size that the evidence names. */
export function replayTheorem(evidence: Extract<Evidence, { by: 'theorem' }>, position: Position, convention: Convention): Replayed {
  const rules = position[0]?.rules;
  if (rules === undefined) return { outcome: () => (convention === 'normal' ? 'P' : 'N') };
  const theorem = rules.theorems.find(({ id, status }) => id === evidence.theorem && status !== 'claimed');
  if (theorem === undefined) return { flaw: { id: 'flaw-no-theorem', theorem: evidence.theorem } };
  if (evidence.positions === 0) return { flaw: { id: 'flaw-empty' } };
  const flaw = compare(rules, theorem, evidence.comparedTo);
  if (flaw !== undefined) return { flaw };
  return { outcome: (at) => saying(theorem, at, convention), value: (part) => valueOf(part, theorem) };
}

/** What a theorem, with those on values beside it, says of the outcome. */
function saying(theorem: Theorem, position: Position, convention: Convention): Outcome | undefined {
  if (position.length === 0) return convention === 'normal' ? 'P' : 'N';
  if (theorem.outcome !== undefined && (theorem.speaks === 'sum' || position.length === 1)) return theorem.outcome(position.map((part) => part.component));
  const values = valuesOf(position, (part) => valueOf(part, theorem));
  return values === undefined ? undefined : outcomeOfValues(values, convention);
}

function valueOf(part: Part, theorem: Theorem): Whole | undefined {
  const told = theorem.tame === true ? undefined : theorem.value?.(part.component);
  if (told !== undefined) return told;
  for (const other of part.rules.theorems) {
    if (other.status === 'claimed' || other.convention !== 'normal' || other.tame === true) continue;
    const value = other.value?.(part.component);
    if (value !== undefined) return value;
  }
  return undefined;
}

function compare(rules: Rules, theorem: Theorem, size: number): Fact | undefined {
  const slow = brute(VISITS);
  const most = theorem.speaks === 'sum' || theorem.tame === true ? PARTS : 1;
  try {
    for (let total = 0; total <= size; total += 1) {
      for (const position of positionsOf(rules, total, most)) {
        const [part] = position;
        if (part === undefined) continue;
        const said = theorem.value !== undefined && theorem.tame !== true ? theorem.value(part.component) : saying(theorem, position, theorem.convention);
        if (said === undefined) continue;
        const found = founded(() => (theorem.value !== undefined && theorem.tame !== true ? slow.value(part) : slow.outcome(position, theorem.convention).outcome));
        if (found === undefined || found === said) continue;
        return { id: 'flaw-theorem', theorem: theorem.id, position: position.map(({ component }) => component), said, found };
      }
    }
  } catch (thrown) {
    if (!isExhausted(thrown)) throw thrown;
  }
  return undefined;
}

/** Undefined where the rules break. */
function founded<T>(of: () => T): T | undefined {
  try {
    return of();
  } catch (thrown) {
    if (misstepOf(thrown) === undefined) throw thrown;
    return undefined;
  }
}
