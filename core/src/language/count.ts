import { add, multiply } from '../nim/whole.ts';
import type { Whole } from '../rules/position.ts';
import type { Step } from './clauses.ts';
import { reads, size } from './source.ts';
import type { Frame } from './value.ts';
import { choices } from './visit.ts';

/** Loops of more turns are not run to count. */
const MOST_TURNS = 100_000;

/** How many choices there are: a loop that nothing behind it names is not run when its size is told. Undefined where a condition picks among the last. */
export function howMany(steps: readonly Step[], frame: Frame): Whole | undefined {
  const [step, ...rest] = steps;
  if (step === undefined) return 1;
  if (step.is === 'if') return step.when.value(frame) === true ? howMany(rest, frame) : 0;
  if (rest.at(-1)?.is === 'if') return undefined;
  const own = isNamed(step, rest) ? undefined : size(step.source, frame);
  if (own !== undefined) {
    const inner = own === 0 ? 0 : howMany(rest, frame);
    return inner === undefined ? undefined : multiply(own, inner);
  }
  if (rest.length === 0) return undefined;
  let total: Whole = 0;
  let turns = 0;
  for (const _ of choices([step], frame)) {
    turns += 1;
    const inner = turns > MOST_TURNS ? undefined : howMany(rest, frame);
    if (inner === undefined) return undefined;
    total = add(total, inner);
  }
  return total;
}

/** Whether what a loop takes may change how many choices there are behind it: one element is one, whatever it is. */
function isNamed(step: Extract<Step, { is: 'for' }>, rest: readonly Step[]): boolean {
  const slots = new Set(step.slots);
  return rest.some((later) => {
    const formulas = later.is === 'if' ? [later.when] : reads(later.source);
    if (!formulas.some(({ uses }) => [...slots].some((slot) => uses.has(slot)))) return false;
    if (later.is === 'if' || later.source.is !== 'list' || !later.source.isOne) return true;
    for (const slot of later.slots) slots.add(slot);
    return false;
  });
}

/** The sum of several numbers; undefined as soon as one of them is not told. */
export function total(sizes: readonly (() => Whole | undefined)[]): Whole | undefined {
  let sum: Whole = 0;
  for (const size of sizes) {
    const own = size();
    if (own === undefined) return undefined;
    sum = add(sum, own);
  }
  return sum;
}
