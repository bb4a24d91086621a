import type { Evidence } from '../rules/answer.ts';
import type { Fact } from '../rules/fact.ts';
import { misstepOf } from '../rules/misstep.ts';
import type { Convention, Outcome, Whole } from '../rules/position.ts';
import type { Part, Position, Rules, Theorem } from '../rules/rules.ts';
import { positionsOf } from '../rules/small.ts';
import { tameTheorems } from '../rules/tame.ts';
import { type Brute, brute, isExhausted } from './brute.ts';
import type { Replayed } from './judge.ts';
import { outcomeOfValues, valuesOf } from './values.ts';

/** How many positions the referee's brute force may visit to test one theorem. */
const VISITS = 3000;
const TRIES = 10_000;
const PARTS = 3;

/** Replays a theorem: it must stand on the page, not be a mere claim, and agree with brute force on all small positions up to the size that the evidence names. */
export function replayTheorem(
  evidence: Extract<Evidence, { by: 'theorem' }>,
  position: Position,
  convention: Convention,
): Replayed {
  const rules = position[0]?.rules;
  if (rules === undefined) return { outcome: () => (convention === 'normal' ? 'P' : 'N') };
  const theorem = [...rules.theorems, ...tameTheorems(rules)].find(
    ({ id, status }) => id === evidence.theorem && status !== 'claimed',
  );
  if (theorem === undefined) return { flaw: { id: 'flaw-no-theorem', theorem: evidence.theorem } };
  if (evidence.positions === 0) return { flaw: { id: 'flaw-empty' } };
  const flaw = compare(
    rules,
    theorem,
    evidence.comparedTo,
    evidence.named === true ? (rules.samples ?? rules.beyond) : undefined,
  );
  if (flaw !== undefined) return { flaw };
  const isOwn = (part: Part): boolean => part.rules === rules;
  return {
    outcome: (at) => (at.every(isOwn) ? saying(theorem, at, convention) : undefined),
    value: (part) => (isOwn(part) ? told(part, theorem) : undefined),
  };
}

/** What a theorem, with those on values beside it, says of the outcome. */
function saying(theorem: Theorem, position: Position, convention: Convention): Outcome | undefined {
  if (position.length === 0) return convention === 'normal' ? 'P' : 'N';
  if (theorem.outcome !== undefined && (theorem.speaks === 'sum' || position.length === 1))
    return theorem.outcome(position.map((part) => part.component));
  if (convention === 'misere' && theorem.tame !== true) return undefined;
  const values = valuesOf(position, (part) => told(part, theorem));
  return values === undefined ? undefined : outcomeOfValues(values, convention);
}

function told(part: Part, theorem: Theorem): Whole | undefined {
  const told = theorem.tame === true ? undefined : theorem.value?.(part.component);
  if (told !== undefined) return told;
  for (const other of part.rules.theorems) {
    if (other.status === 'claimed' || other.convention !== 'normal' || other.tame === true) continue;
    const value = other.value?.(part.component);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Values may stand for misère outcomes only where a theorem that brute force bears out says so of every game of the position. */
export function tameFlaw(position: Position): Fact | undefined {
  for (const rules of new Set(position.map((part) => part.rules))) {
    const [theorem] = tameTheorems(rules);
    const found =
      theorem === undefined
        ? { id: 'flaw-no-theorem' as const, theorem: 'misere tame' }
        : compare(rules, theorem, TAME_SIZE);
    if (found !== undefined) return found;
  }
  return undefined;
}

const TAME_SIZE = 12;

/** The first small position where theorem and brute force differ. */
function compare(rules: Rules, theorem: Theorem, size: number, samples = rules.samples): Fact | undefined {
  const slow = brute(VISITS);
  let tries = 0;
  const most = theorem.speaks === 'sum' || theorem.tame === true ? PARTS : 1;
  try {
    for (let total = 0; total <= size; total += 1) {
      for (const position of positionsOf(rules, total, most, samples)) {
        tries += 1;
        if (tries > TRIES) return undefined;
        if (position === undefined) continue;
        const [said, found] = founded(() => compared(position, theorem, slow)) ?? [];
        if (said === undefined || found === said) continue;
        return {
          id: 'flaw-theorem',
          theorem: theorem.id,
          position: position.map(({ component }) => component),
          said,
          found,
        };
      }
    }
  } catch (thrown) {
    if (!isExhausted(thrown)) throw thrown;
  }
  return undefined;
}

/** What the theorem says of a position, and what is so. */
function compared(
  position: Position,
  theorem: Theorem,
  slow: Brute,
): readonly [Whole | Outcome | undefined, Whole | Outcome | undefined] {
  const [part] = position;
  if (part === undefined) return [undefined, undefined];
  const found = (): Outcome => slow.outcome(position, theorem.convention).outcome;
  if (theorem.tame === true) return [outcomeOfValues(position.map(slow.value), 'misere'), found()];
  if (theorem.value !== undefined) {
    const said = theorem.value(part.component);
    return [said, said === undefined ? undefined : slow.value(part)];
  }
  const said = saying(theorem, position, theorem.convention);
  return [said, said === undefined ? undefined : found()];
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
