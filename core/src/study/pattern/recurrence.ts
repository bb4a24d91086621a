import type { Guess, Row } from './guess.ts';

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
