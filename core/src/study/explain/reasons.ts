import { add, compare, divide, isWhole, multiply, remainder, subtract } from '../../nim/whole.ts';
import { zeckendorf } from '../../nim/zeckendorf.ts';
import type { Fact } from '../../rules/fact.ts';
import type { Component, Whole } from '../../rules/position.ts';
import type { Reason } from '../../rules/rules.ts';
import { columns, digitCounts, top } from './columns.ts';
import { euclid } from './euclid.ts';
import { golden } from './golden.ts';
import { misereSteps } from './misere.ts';

/** The steps that a page's reasons stand for; the vocabulary is listed in docs/explanations.md. An unknown name is repeated as it stands. */
export function reasonSteps(reasons: readonly Reason[]): readonly Fact[] {
  return reasons.flatMap(({ name, values }) => kinds[name]?.(values) ?? [{ id: 'because', name, values }]);
}

type Kind = (values: readonly Component[]) => readonly Fact[] | undefined;

const kinds: Readonly<Record<string, Kind | undefined>> = {
  residue: ([n, modulus, target = 0]) =>
    isWhole(n) && isWhole(modulus) ? residue(n, modulus, wholes(target)) : undefined,
  distance: numeric((n, goal) => [{ id: 'distance', n, goal, rest: subtract(goal, n) }]),
  complement: numeric((modulus) => [{ id: 'complement', modulus }]),
  zeckendorf: numeric((n, quota) => greedy('zeckendorf', zeckendorf(n), quota, (least) => multiply(2, least))),
  greedy: ([parts, quota, after]) =>
    isWhole(quota) && isWhole(after)
      ? greedy(
          'greedy',
          [...wholes(parts)].sort((a, b) => compare(b, a)),
          quota,
          () => after,
        )
      : undefined,
  golden: numeric((a, b, step = 1) => golden(a, b, step)),
  columns: ([list]) => balance(wholes(list)),
  oddsteps: ([stones, places]) => counted('odd-steps', 'undo-step', stones, places),
  oddcells: ([stones, places]) => counted('odd-cells', 'undo-cell', stones, places),
  gaps: ([squares]) => gaps(wholes(squares)),
  pairs: numeric((a, b) => [{ id: a === b ? 'arms-equal' : 'arms-differ', a, b }]),
  digitcounts: ([list, modulus]) => (isWhole(modulus) ? digitCounts(wholes(list), modulus) : undefined),
  euclid: numeric((a, b, least = 0) => euclid(a, b, least)),
  twos: numeric((n) => twos(n)),
  retreat: () => [{ id: 'retreat' }],
  locked: () => [{ id: 'locked' }],
  oneless: numeric((n) => [{ id: 'one-less', n, less: subtract(n, 1) }]),
  misere: ([list]) => misereSteps(wholes(list), undefined),
};

/** A kind whose values are all whole numbers. */
function numeric(kind: (...values: [Whole, Whole, Whole]) => readonly Fact[]): Kind {
  return (values) => {
    const [a, b, c] = values;
    if (!values.every(isWhole) || !isWhole(a)) return undefined;
    // The kind states by its own defaults which of the later values may be missing.
    return kind(...([a, b, c] as [Whole, Whole, Whole]));
  };
}

function residue(n: Whole, modulus: Whole, lost: readonly Whole[]): readonly Fact[] {
  const rest = remainder(n, modulus);
  return [
    { id: 'residue', n, modulus, quotient: divide(n, modulus), rest },
    { id: lost.includes(rest) ? 'residue-lost' : 'residue-win', lost },
  ];
}

function greedy(
  id: 'zeckendorf' | 'greedy',
  parts: readonly Whole[],
  quota: Whole,
  most: (least: Whole) => Whole,
): readonly Fact[] {
  const least = parts.at(-1);
  const next = parts.at(-2);
  if (least === undefined) return [];
  const split: Fact = { id, n: parts.reduce((sum, part) => add(sum, part), 0), parts, sum: parts.join(' + '), least };
  if (compare(least, quota) > 0) return [split, { id: 'least-exceeds', quota, least }];
  if (next === undefined) return [split, { id: 'least-all', quota, least }];
  return [split, { id: 'least-fits', quota, least, after: most(least), next }];
}

/** Columns of numbers inside one component: balanced, or with one number that mends them. */
function balance(values: readonly Whole[]): readonly Fact[] {
  const [only] = values;
  if (values.length === 1 && only !== undefined)
    return [only === 0 ? { id: 'one-number-zero' } : { id: 'one-number', value: only }];
  const mended = values.flatMap((_, i) => top(values, i + 1) ?? [])[0];
  return [...columns(values), mended ? { ...mended, id: 'top-number' } : { id: 'balanced' }];
}

function counted(
  id: 'odd-steps' | 'odd-cells',
  undo: 'undo-step' | 'undo-cell',
  stones: Component | undefined,
  places: Component | undefined,
): readonly Fact[] {
  return [{ id, places: wholes(places), stones: wholes(stones) }, { id: undo }];
}

function gaps(squares: readonly Whole[]): readonly Fact[] {
  const sorted = [...squares].sort(compare);
  const counted: Whole[] = [];
  for (let i = sorted.length - 1; i >= 0; i -= 2) {
    counted.push(subtract(subtract(sorted[i] ?? 0, sorted[i - 1] ?? 0), 1));
  }
  const alone = sorted.length % 2 === 1;
  return [{ id: alone ? 'gaps-edge' : 'gaps', squares: sorted, counted }, { id: 'undo-gap' }];
}

function twos(n: Whole): readonly Fact[] {
  if (n === 0) return [];
  const halves: Whole[] = [];
  let odd = n;
  while (remainder(odd, 2) === 0) {
    odd = divide(odd, 2);
    halves.push(2);
  }
  if (halves.length === 0) return [{ id: 'odd-number', n }];
  return [{ id: 'twos', n, count: halves.length, odd, product: [...halves, odd].join(' × ') }];
}

function wholes(component: Component | undefined): readonly Whole[] {
  if (isWhole(component)) return [component];
  return typeof component === 'object' ? component.filter(isWhole) : [];
}
