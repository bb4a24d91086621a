import { readCode } from '../nim/code/read.ts';
import { xor } from '../nim/xor.ts';
import type { Certainty, Evidence, Progress } from '../rules/answer.ts';
import type { Component, Whole } from '../rules/position.ts';
import type { Option, Part, Position, Rules } from '../rules/rules.ts';
import type { Theorem } from '../rules/theorem.ts';
import { titleOf } from '../rules/title.ts';
import { type Account, drive, left, pause } from './account.ts';
import { reachByPeriod } from './reach.ts';
import { type Search, search } from './search.ts';
import { store } from './store.ts';
import { isOneNumber, table } from './table.ts';
import { heapTable } from './take-and-break.ts';
import { type Tally, tally } from './tally.ts';
import { compared, isTrusted } from './trust.ts';

/** Where the values of one game come from. */
export interface Source {
  readonly by: Evidence['by'];
  readonly certainty: Certainty;
  value(component: Component): Whole | undefined;
  /** Every option of a value in order, where a theorem can name them. */
  readonly reach: ((component: Component, value: Whole) => Iterable<Option>) | undefined;
  evidence(): Evidence;
}

/** Nim-values of the components of a position and of what follows them. */
export interface Values {
  readonly tally: Tally;
  /** The sources that the parts of the position took their values from. */
  readonly used: ReadonlySet<Source>;
  /** The source that tells the value of a part of the position. */
  source(part: Part): Source | undefined;
  value(part: Part): Whole | undefined;
  /** The tally of what an option leaves; undefined when a value is unknown. */
  option(option: Option): Tally | undefined;
}

/** Finds a value for every part; 'cycle' where values have no meaning, 'spent' when the budget ends first. */
export function* valuesOf(position: Position, of: Account): Generator<Progress, Values | 'cycle' | 'spent', number> {
  const known = new Map<Rules, readonly Source[]>();
  const searched = search(store());

  function sources(rules: Rules): readonly Source[] {
    const found = known.get(rules);
    if (found !== undefined) return found;
    const fresh = rules.theorems
      .filter((theorem) => speaksOfValues(rules, theorem))
      .map((theorem) => byTheorem(rules, theorem));
    known.set(rules, fresh);
    return fresh;
  }

  let total: Whole = 0;
  let big = 0;
  const used = new Set<Source>();

  /** Adds a part to the tally; false when no source tells its value. */
  function add(part: Part): boolean {
    for (const source of sources(part.rules)) {
      const found = source.value(part.component);
      if (found === undefined) continue;
      total = xor(total, found);
      if (found > 1) big += 1;
      used.add(source);
      return true;
    }
    return false;
  }

  const silent: Part[] = [];
  for (const part of position) {
    of.chunk -= 1;
    if (of.chunk <= 0) yield* pause(of, 'theorem');
    if (!add(part)) silent.push(part);
  }
  for (const [rules, parts] of grouped(silent)) {
    const computed = yield* bySolver(rules, parts, searched, of);
    if (typeof computed === 'string') return computed;
    known.set(rules, [...sources(rules), computed]);
    parts.forEach(add);
  }

  function told(part: Part): Whole | undefined {
    for (const source of sources(part.rules)) {
      const found = source.value(part.component);
      if (found !== undefined) return found;
    }
    return searched.value(part);
  }

  /** What no source tells is searched, within what is left of the budget. */
  function value(part: Part): Whole | undefined {
    const found = told(part);
    if (found !== undefined || searched.walk.cycle() !== undefined) return found;
    const before = searched.walk.options();
    searched.walk.run(searched.store.id(part), left(of));
    of.options += searched.walk.options() - before;
    return searched.value(part);
  }

  return {
    tally: { total, big },
    used,
    value,
    source: (part) => sources(part.rules).find((source) => source.value(part.component) !== undefined),
    option(option) {
      const values: Whole[] = [];
      for (const part of option.to ?? []) {
        const found = value(part);
        if (found === undefined) return undefined;
        values.push(found);
      }
      return tally(values);
    },
  };
}

function speaksOfValues(rules: Rules, theorem: Theorem): boolean {
  return theorem.value !== undefined && theorem.convention === 'normal' && isTrusted(rules, theorem);
}

function byTheorem(rules: Rules, theorem: Theorem): Source {
  return {
    by: 'theorem',
    certainty: theorem.status === 'proved' ? 'proved' : 'cited',
    value: (component) => theorem.value?.(component),
    reach: theorem.reach,
    evidence: () => theoremEvidence(rules, theorem),
  };
}

/** A theorem as evidence: its name, its source, and how far it was compared. */
export function theoremEvidence(rules: Rules, theorem: Theorem): Evidence {
  const { to, positions } = compared(rules, theorem);
  return { by: 'theorem', theorem: theorem.id, source: theorem.source, comparedTo: to, positions };
}

function grouped(parts: readonly Part[]): Map<Rules, Part[]> {
  const groups = new Map<Rules, Part[]>();
  for (const part of parts) {
    const group = groups.get(part.rules);
    if (group === undefined) groups.set(part.rules, [part]);
    else group.push(part);
  }
  return groups;
}

function* bySolver(
  rules: Rules,
  parts: readonly Part[],
  searched: Search,
  of: Account,
): Generator<Progress, Source | 'cycle' | 'spent', number> {
  const byCode = rules.code === undefined ? undefined : yield* byHeaps(rules, rules.code, parts, of);
  return byCode ?? (yield* byTable(rules, parts, of)) ?? (yield* bySearch(parts, searched, of));
}

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
    if (typeof component !== 'number' && typeof component !== 'bigint') return undefined;
    if (component > largest) largest = component;
  }
  const machine = { run: (work: number) => heaps.grow(largest, work), options: heaps.options, bytes: heaps.bytes };
  if (!(yield* drive(machine, of, 'period'))) return 'spent';
  const certificate = heaps.certificate();
  // The rules of a code itself have the options that the period names, in the same order; a game's own page may order and name them otherwise.
  const isOwn = rules.name === rules.code;
  return {
    by: certificate === undefined ? 'table' : 'period',
    certainty: certificate === undefined ? 'computed' : 'proved',
    value: (component) =>
      typeof component === 'number' || typeof component === 'bigint' ? heaps.value(component) : undefined,
    reach:
      certificate === undefined || !isOwn
        ? undefined
        : (component, value) =>
            typeof component === 'number' || typeof component === 'bigint'
              ? reachByPeriod(code, certificate, rules, component, value)
              : [],
    evidence: () =>
      certificate === undefined
        ? tableEvidence(rules, heaps.values().subarray(0, heaps.size()))
        : { by: 'period', certificate },
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
    reach: undefined,
    evidence: () => tableEvidence(rules, values),
  };
}

function* bySearch(
  parts: readonly Part[],
  searched: Search,
  of: Account,
): Generator<Progress, Source | 'cycle' | 'spent', number> {
  const { walk, store: components } = searched;
  for (const part of parts) {
    const root = components.id(part);
    const machine = {
      run: (work: number) => walk.run(root, work),
      options: walk.options,
      bytes: () => walk.bytes() + components.bytes(),
    };
    of.bytes = 0;
    if (!(yield* drive(machine, of, 'search'))) return 'spent';
    if (walk.cycle() !== undefined) return 'cycle';
  }
  const rules = parts[0]?.rules;
  return {
    by: 'search',
    certainty: 'computed',
    value: (component) => (rules === undefined ? undefined : searched.value({ rules, component })),
    reach: undefined,
    evidence: () => ({ by: 'search', values: searched.values() }),
  };
}
