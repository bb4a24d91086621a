import type { Guess, Row } from './guess.ts';

const BASES = [2, 3, 4, 5] as const;
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
