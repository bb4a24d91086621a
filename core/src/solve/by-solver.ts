import { readCode } from '../nim/code/read.ts';
import { isWhole } from '../nim/whole.ts';
import type { Evidence, Progress } from '../rules/answer.ts';
import type { Component, Whole } from '../rules/position.ts';
import type { Part, Rules } from '../rules/rules.ts';
import { titleOf } from '../rules/title.ts';
import { type Account, drive, left } from './account.ts';
import { byBox, cellsBelow } from './by-box.ts';
import { shortMemory } from './memory.ts';
import type { Search } from './search.ts';
import { byTheorem, reachOf, type Source } from './source.ts';
import { isOneNumber, table } from './table.ts';
import { heapTable } from './take-and-break.ts';

/** The strongest method that computes the values of the parts, all of one game. */
export function* bySolver(
  rules: Rules,
  parts: readonly Part[],
  searched: Search,
  of: Account,
): Generator<Progress, Source | 'cycle' | 'spent', number> {
  const byCode = rules.code === undefined ? undefined : yield* byHeaps(rules, rules.code, parts, of);
  const known = byCode ?? (yield* byTable(rules, parts, of)) ?? byMemory(rules);
  if (known !== undefined) return known;
  // What a short search does not settle may be quicker by the whole box below.
  const isWide = (cellsBelow(rules, parts) ?? 0) > WIDE;
  const early = yield* bySearch(parts, searched, of, isWide ? SHORT / 10 : SHORT);
  if (early !== 'spent' || left(of) === 0) return early;
  return (yield* byBox(rules, parts, of)) ?? (yield* bySearch(parts, searched, of));
}

/** A finite memory that the form of the moves shows, for heaps past a table. */
function byMemory(rules: Rules): Source | undefined {
  const theorem = shortMemory(rules, 'normal');
  return theorem && byTheorem(rules, theorem);
}

const SHORT = 300_000;

/** A box of more components is looked at after a tenth of that search already: one that goes through all of them would take many times as long. */
const WIDE = 50_000;

/** Heaps of a take-and-break code: their table grows until the largest is in it or its period is proved. */
function* byHeaps(
  rules: Rules,
  text: string,
  parts: readonly Part[],
  of: Account,
): Generator<Progress, Source | 'spent' | undefined, number> {
  const code = readCode(text);
  if ('wrong' in code) return undefined;
  const heaps = heapTable(code);
  let largest: Whole = 0;
  for (const { component } of parts) {
    if (!isWhole(component)) return undefined;
    if (component > largest) largest = component;
  }
  const machine = { run: (work: number) => heaps.grow(largest, work), options: heaps.options, bytes: heaps.bytes };
  if (!(yield* drive(machine, of, 'period'))) return 'spent';
  const certificate = heaps.certificate();
  const value = (component: Component): Whole | undefined => (isWhole(component) ? heaps.value(component) : undefined);
  return {
    by: certificate === undefined ? 'table' : 'period',
    certainty: certificate === undefined ? 'computed' : 'proved',
    value,
    ...reachOf(rules, certificate, value),
    evidence: () =>
      certificate === undefined
        ? tableEvidence(rules, heaps.values().subarray(0, heaps.size()))
        : { by: 'period', certificate },
    listed: () => (certificate === undefined ? heaps.size() : undefined),
  };
}

function tableEvidence(rules: Rules, values: ArrayLike<number>): Evidence {
  return {
    by: 'table',
    values: Array.from(values, (value, component) => ({ game: titleOf(rules), component, value })),
  };
}

// A table is the first try of a small one-number game; it may cost a sixteenth of the budget, so that a game whose play skips most numbers is not the dearer for it.
const LARGEST = 4096;

function* byTable(rules: Rules, parts: readonly Part[], of: Account): Generator<Progress, Source | undefined, number> {
  const largest = parts.reduce(
    (most, { component }) => (typeof component === 'number' ? Math.max(most, component) : Number.POSITIVE_INFINITY),
    0,
  );
  if (!isOneNumber(rules) || largest > LARGEST) return undefined;
  const machine = table(rules, largest);
  const isDone = yield* drive(machine, of, 'table', of.budget.options / 16);
  if (!isDone || machine.isUnfit()) return undefined;
  const { values } = machine;
  return {
    by: 'table',
    certainty: 'computed',
    value: (component) => (typeof component === 'number' ? values[component] : undefined),
    evidence: () => tableEvidence(rules, values),
    listed: () => values.length,
  };
}

function* bySearch(
  parts: readonly Part[],
  searched: Search,
  of: Account,
  allowance = Number.POSITIVE_INFINITY,
): Generator<Progress, Source | 'cycle' | 'spent', number> {
  const { walk, store: components } = searched;
  const end = walk.options() + allowance;
  for (const part of parts) {
    const root = components.id(part);
    const machine = {
      run: (work: number, most: number) => walk.run(root, work, most),
      options: walk.options,
      bytes: () => walk.bytes() + components.bytes(),
    };
    of.bytes = 0;
    if (!(yield* drive(machine, of, 'search', end - walk.options()))) return 'spent';
    if (walk.cycle() !== undefined) return 'cycle';
  }
  const rules = parts[0]?.rules;
  return {
    by: 'search',
    certainty: 'computed',
    value: (component) => (rules === undefined ? undefined : searched.value({ rules, component })),
    evidence: () => ({ by: 'search', values: searched.values() }),
    listed: searched.known,
  };
}
