import { xor } from '../nim/xor.ts';
import type { Progress } from '../rules/answer.ts';
import type { Whole } from '../rules/position.ts';
import type { Option, Part, Position, Rules } from '../rules/rules.ts';
import { type Account, left, pause } from './account.ts';
import { bySolver } from './by-solver.ts';
import { search } from './search.ts';
import { byTheorem, type Source, speaksOfValues } from './source.ts';
import { store } from './store.ts';
import { type Tally, tally } from './tally.ts';

/** Nim-values of the components of a position and of what follows them. */
export interface Values {
  readonly tally: Tally;
  /** The sources that the parts of the position took their values from. */
  readonly used: ReadonlySet<Source>;
  /** The source that tells the value of a part of the position. */
  source(part: Part): Source | undefined;
  value(part: Part): Whole | undefined;
  /** The tally of what an option leaves; undefined when a value is unknown. A value that must be searched for is looked for slice by slice: ask again. */
  option(option: Option): Tally | undefined | 'looking';
}

/** Options of a search in one go: a few hundredths of a second. */
const SLICE = 10_000;

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
    for (const part of parts) {
      of.chunk -= 1;
      if (of.chunk <= 0) yield* pause(of, 'theorem');
      add(part);
    }
  }

  function told(part: Part): Whole | undefined {
    for (const source of sources(part.rules)) {
      const found = source.value(part.component);
      if (found !== undefined) return found;
    }
    return searched.value(part);
  }

  /** What no source tells is searched, within what is left of the budget, one slice at a time. */
  function sought(part: Part): Whole | undefined | 'looking' {
    const found = told(part);
    if (found !== undefined || searched.walk.cycle() !== undefined || left(of) === 0) return found;
    const { walk, store: components } = searched;
    const before = walk.options();
    walk.run(components.id(part), Math.min(SLICE, left(of)), left(of));
    const used = walk.options() - before;
    of.options += used;
    of.chunk -= used;
    of.bytes = Math.max(of.bytes, walk.bytes() + components.bytes());
    return searched.value(part) ?? (walk.cycle() === undefined && left(of) > 0 ? 'looking' : undefined);
  }

  return {
    tally: { total, big },
    used,
    value: told,
    source: (part) => sources(part.rules).find((source) => source.value(part.component) !== undefined),
    option(option) {
      const values: Whole[] = [];
      for (const part of option.to ?? []) {
        const found = sought(part);
        if (found === undefined || found === 'looking') return found;
        values.push(found);
      }
      return tally(values);
    },
  };
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
