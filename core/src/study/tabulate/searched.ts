import { isWhole } from '../../nim/whole.ts';
import type { Budget, Progress } from '../../rules/answer.ts';
import type { Fact } from '../../rules/fact.ts';
import { misstepOf } from '../../rules/misstep.ts';
import type { Component, Convention, Outcome } from '../../rules/position.ts';
import type { Part, Rules } from '../../rules/rules.ts';
import { type Account, pause } from '../../solve/account.ts';
import { FAR } from '../../solve/memory.ts';
import { outcomesOf } from '../../solve/outcomes.ts';
import { finish, solve } from '../../solve/solve.ts';
import { valuesOf } from '../../solve/values.ts';
import type { Entry } from '../table.ts';

type Entries = { readonly list: readonly (Entry | undefined)[] };

/** What the work gives, or the misstep that rules make in it. */
export function* unbroken(
  work: Generator<Progress, Entries | Fact, number>,
): Generator<Progress, Entries | Fact, number> {
  try {
    return yield* work;
  } catch (thrown) {
    const misstep = misstepOf(thrown);
    if (misstep === undefined) throw thrown;
    return misstep;
  }
}

/** The entries of components, searched one after the other; those that may not stand on the board have none. */
export function* entriesOf(
  rules: Rules,
  components: Iterable<Component>,
  convention: Convention,
  of: Account,
): Generator<Progress, Entries | Fact, number> {
  const parts: (Part | undefined)[] = [];
  for (const component of components) {
    parts.push(rules.refused(component) ? undefined : { rules, component: rules.kept(component) });
    yield* count(of);
  }
  const standing = parts.filter((part) => part !== undefined);
  const list: (Entry | undefined)[] = [];
  if (convention === 'normal' && !rules.finals) {
    const values = yield* valuesOf(standing, of);
    if (values === 'spent') return { id: 'budget-spent' };
    if (values !== 'cycle') {
      for (const part of parts) {
        const value = part && values.value(part);
        list.push(value === undefined ? undefined : { value, outcome: value === 0 ? 'P' : 'N' });
        yield* count(of);
      }
      return { list };
    }
  }
  const positions = standing.map((part): readonly [Part] => [part]);
  const found = (yield* toldOutcomes(positions, convention, of)) ?? (yield* outcomesOf(positions, convention, of));
  if (found.length < standing.length || found.includes(undefined)) return { id: 'budget-spent' };
  const outcomes = found[Symbol.iterator]();
  for (const part of parts) {
    const outcome = part && outcomes.next().value;
    list.push(outcome === undefined ? undefined : { value: undefined, outcome });
    yield* count(of);
  }
  return { list };
}

/** What a place of the table costs beside its search, in options: so that many of them do not keep a caller waiting. */
const PLACE = 16;

function* count(of: Account): Generator<Progress, void, number> {
  of.chunk -= PLACE;
  if (of.chunk <= 0) yield* pause(of, 'table');
}

/** The outcomes of large heaps that theorems and proved periods tell one by one; undefined where only a search does. */
function* toldOutcomes(
  positions: readonly (readonly [Part])[],
  convention: Convention,
  of: Account,
): Generator<Progress, readonly Outcome[] | undefined, number> {
  const found: Outcome[] = [];
  for (const position of positions) {
    const [{ component }] = position;
    if (!isWhole(component) || component <= FAR) return undefined;
    if (of.chunk <= 0) yield* pause(of, 'theorem');
    of.chunk -= PRICE;
    const { answer } = finish(solve(position, convention, LITTLE));
    if (answer.outcome === '?' || answer.by === 'graph') return undefined;
    found.push(answer.outcome);
  }
  return found;
}

const PRICE = 100;

/** What one told outcome may cost: no search. */
const LITTLE: Budget = { options: 1000, bytes: 2 ** 20 };
