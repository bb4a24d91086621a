import type { Budget, Progress } from '../rules/answer.ts';
import type { Fact } from '../rules/fact.ts';
import { misstepOf } from '../rules/misstep.ts';
import type { Component, Convention } from '../rules/position.ts';
import type { Part, Rules } from '../rules/rules.ts';
import { account } from '../solve/account.ts';
import { outcomesOf } from '../solve/outcomes.ts';
import { valuesOf } from '../solve/values.ts';
import type { Entry, Table } from './table.ts';

/** The square or row of positions that a table covers, ends included. */
export interface Extent {
  readonly from: number;
  readonly to: number;
}

/** The most entries of one table. */
const LARGEST = 2_000_000;

/**
 * The table of a game with one or two numbers: nim-values in normal play, outcomes in misère play and where some move ends the whole game.
 * A fact says why there is none: another shape, too large, the budget, or rules that break.
 */
export function* tabulate(
  rules: Rules,
  { from, to }: Extent,
  convention: Convention,
  budget: Budget,
): Generator<Progress, Table | Fact, number> {
  const names = rules.shape.map(({ name }) => name);
  const plain = rules.shape.every(({ depth, members }) => depth === 0 && members.length === 0);
  if (!plain || names.length < 1 || names.length > 2) return { id: 'table-shape', game: rules.name };
  const size = to - from + 1;
  if (size ** names.length > LARGEST) return { id: 'table-too-large', most: LARGEST };
  const numbers = Array.from({ length: Math.max(0, size) }, (_, i) => from + i);
  const components: readonly Component[] =
    names.length === 1 ? numbers : numbers.flatMap((a) => numbers.map((b) => [a, b]));
  const entries = yield* unbroken(entriesOf(rules, components, convention, budget));
  if ('id' in entries) return entries;
  const head = { game: rules.name, parameters: rules.parameters, convention, from };
  const [first = '', second] = names;
  if (second === undefined) return { ...head, is: 'row', names: [first], entries: entries.list };
  const rows = numbers.map((_, i) => entries.list.slice(i * size, (i + 1) * size));
  return { ...head, is: 'map', names: [first, second], rows };
}

type Entries = { readonly list: readonly (Entry | undefined)[] };

/** What the work gives, or the misstep that rules make in it. */
function* unbroken(work: Generator<Progress, Entries | Fact, number>): Generator<Progress, Entries | Fact, number> {
  try {
    return yield* work;
  } catch (thrown) {
    const misstep = misstepOf(thrown);
    if (misstep === undefined) throw thrown;
    return misstep;
  }
}

function* entriesOf(
  rules: Rules,
  components: readonly Component[],
  convention: Convention,
  budget: Budget,
): Generator<Progress, Entries | Fact, number> {
  const of = account(budget);
  const parts: (Part | undefined)[] = components.map((component) =>
    rules.refused(component) ? undefined : { rules, component: rules.kept(component) },
  );
  const standing = parts.filter((part) => part !== undefined);
  if (convention === 'normal' && !rules.finals) {
    const values = yield* valuesOf(standing, of);
    if (values === 'spent') return { id: 'budget-spent' };
    if (values !== 'cycle') {
      const list = parts.map((part) => {
        const value = part && values.value(part);
        return value === undefined ? undefined : ({ value, outcome: value === 0 ? 'P' : 'N' } as const);
      });
      return { list };
    }
  }
  const found = yield* outcomesOf(
    standing.map((part) => [part]),
    convention,
    of,
  );
  if (found.length < standing.length || found.includes(undefined)) return { id: 'budget-spent' };
  const outcomes = found[Symbol.iterator]();
  const list = parts.map((part) => {
    const outcome = part && outcomes.next().value;
    return outcome === undefined ? undefined : { value: undefined, outcome };
  });
  return { list };
}
