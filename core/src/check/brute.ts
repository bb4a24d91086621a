import type { Component, Convention, Outcome } from '../rules/position.ts';
import type { Part, Position, Rules } from '../rules/rules.ts';

/** Values and outcomes by the definitions alone, remembered as text: slow, and the measure of everything fast. */
export interface Brute {
  /** The nim-value of a component; throws on a cycle or an end of the whole game. */
  value(part: Part): number;
  /** Outcome and number of moves until the end under best play (undefined for D). */
  outcome(position: Position, convention: Convention): Judged;
}

/** The outcome of a position and its rank. */
export interface Judged {
  readonly outcome: Outcome;
  readonly rank: number | undefined;
}

/** Thrown past the number of positions that a brute force may visit. */
export interface Exhausted {
  readonly exhausted: number;
}

/** A brute force that remembers what it saw, and gives up (throws `Exhausted`) past `most` positions. */
export function brute(most = Number.POSITIVE_INFINITY): Brute {
  const values = new Map<string, number | 'open'>();
  const marks = { normal: new Map<string, Judged>(), misere: new Map<string, Judged>() };
  const numbers = new Map<Rules, number>();
  let visited = 0;

  function name({ rules, component }: Part): string {
    if (!numbers.has(rules)) numbers.set(rules, numbers.size);
    return `${numbers.get(rules)}:${written(component)}`;
  }

  function visit(): void {
    visited += 1;
    // A record is thrown, as everywhere in the core: there are no classes.
    if (visited > most) throw { exhausted: most } satisfies Exhausted;
  }

  function value(part: Part): number {
    const key = name(part);
    const known = values.get(key);
    if (known === 'open') throw new Error('a cycle has no nim-value');
    if (known !== undefined) return known;
    visit();
    values.set(key, 'open');
    const seen = new Set<number>();
    for (const option of part.rules.options(part.component)) {
      if (option.to === undefined) throw new Error('an end of the whole game has no nim-value');
      seen.add(option.to.map(value).reduce(nimAdd, 0));
    }
    let least = 0;
    while (seen.has(least)) least += 1;
    values.set(key, least);
    return least;
  }

  /** All positions below, with what each leads to: keys, or ends. */
  function reach(position: Position, known: ReadonlyMap<string, Judged>): Map<string, readonly string[]> {
    const graph = new Map<string, readonly string[]>();
    const open: Position[] = [position];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const key = sumName(at);
      if (graph.has(key) || known.has(key)) continue;
      visit();
      const next: string[] = [];
      for (const [i, part] of at.entries()) {
        for (const option of part.rules.options(part.component)) {
          if (option.to === undefined) next.push(option.ends);
          else {
            const position = at.filter((_, j) => j !== i).concat(option.to);
            next.push(sumName(position));
            open.push(position);
          }
        }
      }
      graph.set(key, next);
    }
    return graph;
  }

  function sumName(position: Position): string {
    return `[${position.map(name).sort().join('+')}]`;
  }

  // Rounds: in round r exactly the positions of rank r are judged, by the definition, from the ranks below.
  function outcome(position: Position, convention: Convention): Judged {
    const known = marks[convention];
    const key = sumName(position);
    const judgedBefore = known.get(key);
    if (judgedBefore !== undefined) return judgedBefore;
    const graph = reach(position, known);
    const found = (next: string): Judged | undefined => ENDS[next] ?? known.get(next);
    let lastRank = 0;
    for (const judged of known.values()) lastRank = Math.max(lastRank, judged.rank ?? 0);
    for (let round = 0, quiet = 0; quiet <= lastRank + 1; round += 1) {
      const fresh = new Map<string, Judged>();
      for (const [at, next] of graph) {
        if (known.has(at)) continue;
        const judged = judge(next.map(found), convention, round);
        if (judged !== undefined) fresh.set(at, judged);
      }
      for (const [at, judged] of fresh) known.set(at, judged);
      quiet = fresh.size === 0 ? quiet + 1 : 0;
    }
    for (const at of graph.keys()) if (!known.has(at)) known.set(at, { outcome: 'D', rank: undefined });
    return known.get(key) ?? { outcome: 'D', rank: undefined };
  }

  return { value, outcome };
}

const ENDS: Readonly<Record<string, Judged>> = {
  win: { outcome: 'P', rank: 0 },
  lose: { outcome: 'N', rank: 0 },
  draw: { outcome: 'D', rank: undefined },
};

/** The mark of rank `round` that the marks of all options give, if they do. */
function judge(next: readonly (Judged | undefined)[], convention: Convention, round: number): Judged | undefined {
  if (next.length === 0) return round === 0 ? { outcome: convention === 'normal' ? 'P' : 'N', rank: 0 } : undefined;
  const lost = next.flatMap((one) => (one?.outcome === 'P' && one.rank !== undefined ? [one.rank + 1] : []));
  if (lost.length > 0) return Math.min(...lost) <= round ? { outcome: 'N', rank: Math.min(...lost) } : undefined;
  const won = next.flatMap((one) => (one?.outcome === 'N' && one.rank !== undefined ? [one.rank + 1] : []));
  if (won.length < next.length) return undefined;
  return Math.max(...won) <= round ? { outcome: 'P', rank: Math.max(...won) } : undefined;
}

/** The nim-sum, by adding binary digits without a carry. */
function nimAdd(a: number, b: number): number {
  let sum = 0;
  for (let place = 1; place <= a || place <= b; place *= 2)
    sum += (Math.floor(a / place) + Math.floor(b / place)) % 2 === 1 ? place : 0;
  return sum;
}

/** One text for one component. */
function written(component: Component): string {
  if (typeof component === 'string') return `"${component}"`;
  return Array.isArray(component) ? `[${component.map(written).join(',')}]` : String(component);
}

/** What was thrown is the end of a brute force's patience. */
export function isExhausted(thrown: unknown): thrown is Exhausted {
  return typeof thrown === 'object' && thrown !== null && 'exhausted' in thrown;
}
