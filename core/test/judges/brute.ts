/** What may follow a state: other states, or a win of the player who moves. */
export type Moves<S> = (state: S) => Iterable<S | 'win'>;

/** Whether the player to move wins, by trying everything; misère turns round only who cannot move. */
export function solver<S>(moves: Moves<S>, convention: 'normal' | 'misere' = 'normal'): (state: S) => boolean {
  const known = new Map<string, boolean>();
  const wins = (state: S): boolean => {
    const key = JSON.stringify(state);
    const found = known.get(key);
    if (found !== undefined) return found;
    let any = false;
    let won = false;
    for (const next of moves(state)) {
      any = true;
      won = next === 'win' || !wins(next);
      if (won) break;
    }
    const result = any ? won : convention === 'misere';
    known.set(key, result);
    return result;
  };
  return wins;
}

/** A sum of components, each with its own moves: a component may be replaced by several, or by none. Their order does not count. */
export function sumOf<C>(options: (component: C) => Iterable<readonly C[]>): Moves<readonly C[]> {
  return function* (sum) {
    for (const [i, component] of sum.entries()) {
      for (const option of options(component)) {
        const next = [...sum.slice(0, i), ...option, ...sum.slice(i + 1)];
        yield next.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
      }
    }
  };
}

/** Whole numbers from 0 to below n, the same ones every time. */
export function dice(seed: number): (n: number) => number {
  let state = seed * 2_654_435_761 + 12_345;
  return (n) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * n);
  };
}

/** So many numbers from `from` to `to`. */
export function some(roll: (n: number) => number, count: number, from: number, to: number): number[] {
  return Array.from({ length: count }, () => from + roll(to - from + 1));
}
