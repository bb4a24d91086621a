import type { Sign } from '../code.ts';
import type { Whole } from '../whole.ts';
import { add, divide, multiply, remainder, subtract } from '../whole.ts';

/** Every way to write `total` as a sum of that many positive parts under the sign: parts ascending, in lexicographic order. */
export function* partitions(total: Whole, parts: number, sign: Sign): Generator<readonly Whole[], void> {
  if (parts === 0) {
    if (total === 0) yield [];
    return;
  }
  if (sign === '=' && parts > 1) {
    if (total >= parts && remainder(total, parts) === 0)
      yield Array.from({ length: parts }, () => divide(total, parts));
    return;
  }
  const step = sign === '!' ? 1 : 0;
  for (const list of ascending(total, parts, 1, step)) {
    if (sign === '?' && parts > 1 && list[0] === list[parts - 1]) continue;
    yield list;
  }
}

/** Lists of `parts` numbers from `least` on, each at least `step` above the one before it. */
function* ascending(total: Whole, parts: number, least: Whole, step: number): Generator<readonly Whole[], void> {
  if (parts === 1) {
    if (total >= least) yield [total];
    return;
  }
  // The other parts exceed the first by at least step, 2 * step, …
  const spread = (step * parts * (parts - 1)) / 2;
  for (let first = least; add(multiply(first, parts), spread) <= total; first = add(first, 1)) {
    for (const rest of ascending(subtract(total, first), parts - 1, add(first, step), step)) yield [first, ...rest];
  }
}
