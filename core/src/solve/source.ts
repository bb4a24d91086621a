import { readCode } from '../nim/code/read.ts';
import { isWhole } from '../nim/whole.ts';
import type { Certainty, Evidence, Progress } from '../rules/answer.ts';
import type { Certificate, PeriodCertificate } from '../rules/certificate.ts';
import type { Component, Whole } from '../rules/position.ts';
import type { Option, Part, Rules, Theorem } from '../rules/rules.ts';
import { titleOf } from '../rules/title.ts';
import { type Account, drive, left } from './account.ts';
import { byBox, cellsBelow } from './by-box.ts';
import { shortMemory } from './memory.ts';
import { reachByPeriod } from './reach.ts';
import { type ByCode, reachByCode } from './reach-by-code.ts';
import { countByPeriod } from './runs.ts';
import type { Search } from './search.ts';
import { isOneNumber, table } from './table.ts';
import { heapTable } from './take-and-break.ts';
import { compared, isTrusted } from './trust.ts';

/** Where the values of one game come from. */
export interface Source {
  readonly by: Evidence['by'];
  readonly certainty: Certainty;
  value(component: Component): Whole | undefined;
  /** Every option of a value in order, where a theorem can name them. */
  readonly reach?: (component: Component, value: Whole) => Iterable<Option>;
  /** Every option of either of two values in order, where a theorem can name them. */
  readonly either?: (component: Component, value: Whole, other: Whole) => Iterable<Option>;
  /** How many options of a value there are, told without listing them. */
  readonly counted?: (component: Component, value: Whole) => Whole | undefined;
  evidence(): Evidence;
  /** How many values the evidence lists; undefined where it is no list. */
  listed(): number | undefined;
}

/** The theorem tells values and may stand behind an answer. */
export function speaksOfValues(rules: Rules, theorem: Theorem): boolean {
  return theorem.value !== undefined && theorem.convention === 'normal' && isTrusted(rules, theorem);
}

/** A theorem on values as a source; one that rests on a certificate tells them by period. */
export function byTheorem(rules: Rules, theorem: Theorem): Source {
  const { certificate, reach, reachCount } = theorem;
  if (certificate !== undefined) return byCertificate(rules, theorem, certificate);
  return {
    ...(reach === undefined
      ? reachByCode(rules, (component) => theorem.value?.(component))
      : { reach, either: reach, ...(reachCount === undefined ? {} : { counted: reachCount }) }),
    by: 'theorem',
    certainty: theorem.status === 'proved' ? 'proved' : 'cited',
    value: (component) => theorem.value?.(component),
    evidence: () => theoremEvidence(rules, theorem),
    listed: () => undefined,
  };
}

function byCertificate(rules: Rules, theorem: Theorem, certificate: Certificate): Source {
  const value = (component: Component): Whole | undefined => theorem.value?.(component);
  return {
    by: 'period',
    certainty: 'proved',
    value,
    ...('code' in certificate ? reachOf(rules, certificate, value) : {}),
    evidence: () => ({ by: 'period', certificate }),
    listed: () => undefined,
  };
}

/** The rules of a code itself have the options that the period names, in the same order; a game's own page may order and name them otherwise. */
function reachOf(
  rules: Rules,
  certificate: PeriodCertificate | undefined,
  value: (component: Component) => Whole | undefined,
): ByCode | undefined {
  const code = certificate && readCode(certificate.code);
  if (certificate === undefined || code === undefined || 'wrong' in code || rules.name !== rules.code)
    return reachByCode(rules, value, certificate);
  return {
    reach: (component, wanted) =>
      isWhole(component) ? reachByPeriod(code, certificate, rules, component, wanted) : [],
    counted: (component, wanted) =>
      isWhole(component) ? countByPeriod(code, certificate, component, wanted) : undefined,
  };
}

/** A theorem as evidence: its name, its source, and how far it was compared. */
export function theoremEvidence(rules: Rules, theorem: Theorem): Evidence {
  const { to, positions, named } = compared(rules, theorem);
  const { id, source } = theorem;
  return { by: 'theorem', theorem: id, source, comparedTo: to, positions, ...(named ? { named } : {}) };
}

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
