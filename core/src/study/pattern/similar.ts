import { type Guess, type Row, shifted, termAt, valueClaim } from './guess.ts';

const BASES = [2, 3, 4, 5] as const;
const FEWEST = 6;

/** What the term at b * m + r is, from m and the term at m. */
interface Rule {
  readonly size: number;
  written(field: string, base: number): string;
  of(m: number, term: number): number;
}

/** g(b * m + r) is a constant, follows m, or follows g(m), for each r: the value refers to that of n div b. */
export function* selfSimilar(row: Row): Iterable<Guess> {
  if (row.about === 'lost' || row.from > 1) return;
  for (const base of BASES) {
    const rules = Array.from({ length: base }, (_, residue) => ruleOf(row, base, residue));
    if (rules.some((rule) => rule === undefined)) continue;
    const all = rules.flatMap((rule) => rule ?? []);
    const uses = all.some((rule) => rule.size >= 3);
    if (!uses) continue;
    const last = all.at(-1);
    const cases = all
      .slice(0, -1)
      .map((rule, r) => `${rule.written(row.field, base)} if ${row.field} mod ${base} = ${r} else `);
    yield {
      family: 'self-similar',
      size: 4 + all.reduce((sum, rule) => sum + rule.size, 0) / 4,
      claim: valueClaim(`(${cases.join('')}${last?.written(row.field, base) ?? ''})`),
      allowed: 3,
      says: (n) => {
        const m = Math.floor(n / base);
        if (m < row.from || n === 0) return -1;
        return all[n % base]?.of(m, termAt(row, m));
      },
      facts: { base },
    };
  }
}

function ruleOf(row: Row, base: number, residue: number): Rule | undefined {
  const last = row.from + row.terms.length - 1;
  const points: (readonly [m: number, own: number, term: number])[] = [];
  for (let m = Math.max(1, row.from); base * m + residue <= last; m += 1)
    points.push([m, termAt(row, m), termAt(row, base * m + residue)]);
  if (points.length < FEWEST) return undefined;
  // A few early positions may break it.
  const late = points.slice(2);
  return rulesFor(late).find((rule) => late.every(([m, own, term]) => rule.of(m, own) === term));
}

function rulesFor(points: readonly (readonly [number, number, number])[]): readonly Rule[] {
  const [[m = 0, own = 0, term = 0] = [], [m2 = 0, , term2 = 0] = []] = points;
  const slope = (term2 - term) / (m2 - m);
  const offset = term - slope * m;
  const add = term - own;
  const affine: Rule = {
    size: 2,
    written: (field, base) => shifted(`${slope === 1 ? '' : `${slope} * `}(${field} div ${base})`, offset),
    of: (k) => slope * k + offset,
  };
  const constant: Rule = { size: 1, written: () => String(term), of: () => term };
  const follows: Rule = {
    size: 3,
    written: (field, base) => shifted(`value(${field} div ${base})`, add),
    of: (_, g) => g + add,
  };
  const doubles = [2, 3, 4].map((factor): Rule => {
    const rest = term - factor * own;
    return {
      size: 4,
      written: (field, base) => shifted(`${factor} * value(${field} div ${base})`, rest),
      of: (_, g) => factor * g + rest,
    };
  });
  const steep = Number.isInteger(slope) && slope > 0;
  return [constant, ...(steep ? [affine] : []), follows, ...doubles, ...mapRule(points)];
}

/** g(b * m + r) = f(g(m)) for a table f of at most 8 values that is not the identity. */
function mapRule(points: readonly (readonly [number, number, number])[]): readonly Rule[] {
  const f = new Map<number, number>();
  for (const [, own, term] of points) f.set(own, term);
  const top = Math.max(...f.keys());
  if (f.size > 8 || top > 32 || points.length < 6 * f.size) return [];
  const list = Array.from({ length: top + 1 }, (_, g) => f.get(g) ?? 0);
  return [
    {
      size: 4 + list.length,
      written: (field, base) => `[${list.join(', ')}][value(${field} div ${base}) + 1]`,
      of: (_, g) => f.get(g) ?? -1,
    },
  ];
}

const BIGGEST = 6;

/** Lost positions that a finite automaton reads off the digits of n, lowest digit first; at most 6 states, and no claim where the digits end too soon. */
export function* automaton(row: Row): Iterable<Guess> {
  if (row.about === 'values' || row.from !== 0) return;
  for (const base of BASES) {
    const found = machine(row, base);
    if (found === undefined || found.next.length < 2) continue;
    const says = (n: number): number => {
      let state = 0;
      for (let rest = n; rest > 0; rest = Math.floor(rest / base)) state = found.next[state]?.[rest % base] ?? 0;
      return found.accepts[state] ?? 0;
    };
    const lost = row.terms.flatMap((term, n) => (term === 1 ? [n] : []));
    yield {
      family: 'automaton',
      size: 6 + found.next.length,
      claim: `claim losing ${lost.slice(0, 40).join(', ')}`,
      allowed: 0,
      says,
      facts: {
        base,
        states: found.next.length,
        machine: found.next.map((to, i) => `${found.accepts[i] === 1 ? '*' : ''}${i}:${to.join(',')}`).join(' '),
      },
    };
  }
}

interface Machine {
  readonly next: readonly (readonly number[])[];
  readonly accepts: readonly number[];
}

/** The kernel of the row: its subsequences n -> t(b^e * n + r); equal ones are one state. */
function machine(row: Row, base: number): Machine | undefined {
  const { terms } = row;
  const states: { step: number; rest: number }[] = [{ step: 1, rest: 0 }];
  const next: number[][] = [];
  for (let i = 0; i < states.length; i += 1) {
    const { step, rest } = states[i] ?? { step: 1, rest: 0 };
    const to: number[] = [];
    for (let digit = 0; digit < base; digit += 1) {
      const child = { step: step * base, rest: rest + digit * step };
      if (terms.length < 8 * child.step) return undefined;
      const known = states.findIndex((state) => isSame(terms, state, child));
      if (known < 0) states.push(child);
      if (states.length > BIGGEST) return undefined;
      to.push(known < 0 ? states.length - 1 : known);
    }
    next.push(to);
  }
  return { next, accepts: states.map(({ rest }) => terms[rest] ?? 0) };
}

interface Kernel {
  readonly step: number;
  readonly rest: number;
}

function isSame(terms: readonly number[], a: Kernel, b: Kernel): boolean {
  for (let n = 0; ; n += 1) {
    const [x, y] = [terms[a.step * n + a.rest], terms[b.step * n + b.rest]];
    if (x === undefined || y === undefined) return true;
    if (x !== y) return false;
  }
}

/** The lost positions follow a linear recurrence a(k) = c1 * a(k - 1) + … with small whole coefficients. */
export function* recurrence(row: Row): Iterable<Guess> {
  if (row.about === 'values') return;
  const lost = row.terms.flatMap((term, i) => (term === 1 ? [row.from + i] : []));
  for (let skip = 0; skip <= 4; skip += 1) {
    const list = lost.slice(skip);
    if (list.length < 7) return;
    const found = recurs(list);
    if (found === undefined) continue;
    const all = extended(lost.slice(0, skip), list, found, row.from + row.terms.length);
    yield {
      family: 'recurrence',
      size: 5 + skip,
      claim: `claim losing ${lost.slice(0, 40).join(', ')}`,
      allowed: 0,
      says: (n) => (all.has(n) ? 1 : 0),
      facts: {
        rule: found.map(({ back, times }) => `${times === 1 ? '' : `${times} * `}a(k - ${back})`).join(' + '),
        from: list[0] ?? 0,
      },
    };
    return;
  }
}

type Taps = readonly { readonly back: number; readonly times: number }[];

function recurs(list: readonly number[]): Taps | undefined {
  const at = (k: number): number => list[k] ?? 0;
  const holds = (taps: Taps, deepest: number): boolean => {
    for (let k = deepest; k < list.length; k += 1)
      if (taps.reduce((sum, { back, times }) => sum + times * at(k - back), 0) !== at(k)) return false;
    return list.length >= 2 * deepest + 3;
  };
  for (let times = 2; times <= 10; times += 1) if (holds([{ back: 1, times }], 1)) return [{ back: 1, times }];
  for (let far = 2; far <= 8; far += 1) {
    for (let times = 1; times <= 4; times += 1) {
      const taps = [
        { back: 1, times },
        { back: far, times: 1 },
      ];
      if (holds(taps, far)) return taps;
    }
  }
  return undefined;
}

function extended(head: readonly number[], list: readonly number[], taps: Taps, end: number): ReadonlySet<number> {
  const deepest = Math.max(...taps.map(({ back }) => back));
  const all = list.slice(0, deepest);
  for (;;) {
    const next = taps.reduce((sum, { back, times }) => sum + times * (all[all.length - back] ?? 0), 0);
    if (next >= end || next <= (all.at(-1) ?? 0)) return new Set([...head, ...all]);
    all.push(next);
  }
}
