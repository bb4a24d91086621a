import { type Guess, type Row, shifted } from './guess.ts';

const BASES = [2, 3, 4, 5] as const;
/** At most so many states. */
const BIGGEST = { lost: 6, values: 12 } as const;
/** An automaton tells few values apart. */
const MOST_VALUES = 4;

/** Lost positions or few nim-values that a finite automaton reads off the digits of n or n - 1, lowest digit first; no claim where the digits end too soon. */
export function* automaton(row: Row): Iterable<Guess> {
  if (row.from !== 0 || new Set(row.terms).size > MOST_VALUES) return;
  const isLost = row.about === 'lost';
  for (const by of [0, 1]) {
    for (const base of BASES) {
      const found = machine(row.terms.slice(by), base, BIGGEST[row.about]);
      if (found === undefined || found.next.length < 2) continue;
      const lost = row.terms.flatMap((term, n) => (term === 1 ? [n] : []));
      yield {
        family: 'automaton',
        size: 6 + found.next.length + by,
        claim: isLost ? `claim losing ${lost.slice(0, 40).join(', ')}` : undefined,
        allowed: 0,
        says: (n) => (n < by ? row.terms[n] : read(found, base, n - by)),
        facts: {
          base,
          of: shifted(row.field, -by),
          states: found.next.length,
          machine: found.next.map((to, i) => `${isLost ? lostMark(found.terms[i]) : ''}${i}:${to.join(',')}`).join(' '),
          ...(isLost ? {} : { told: found.terms.join(', ') }),
        },
      };
    }
  }
}

/** The term that the machine tells of n. */
function read({ next, terms }: Machine, base: number, n: number): number {
  let state = 0;
  for (let rest = n; rest > 0; rest = Math.floor(rest / base)) state = next[state]?.[rest % base] ?? 0;
  return terms[state] ?? 0;
}

function lostMark(term: number | undefined): string {
  return term === 1 ? '*' : '';
}

interface Machine {
  readonly next: readonly (readonly number[])[];
  /** The term that each state tells. */
  readonly terms: readonly number[];
}

/** The kernel of the row: its subsequences n -> t(b^e * n + r); equal ones are one state. */
function machine(terms: readonly number[], base: number, most: number): Machine | undefined {
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
      if (states.length > most) return undefined;
      to.push(known < 0 ? states.length - 1 : known);
    }
    next.push(to);
  }
  return { next, terms: states.map(({ rest }) => terms[rest] ?? 0) };
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
