import type { Rules } from '../../rules/rules.ts';

/** The end of every number of a game of plain numbers, or of a list as long as there are ends; undefined for other games. */
export function endsOf({ shape }: Rules, to: number | readonly number[]): readonly number[] | undefined {
  const [only] = shape;
  if (only === undefined || shape.some(({ members }) => members.length > 0)) return undefined;
  if (shape.length === 1 && only.depth === 1 && only.letters === undefined && typeof to !== 'number') return to;
  if (shape.some(({ depth }) => depth > 0)) return undefined;
  const ends = typeof to === 'number' ? shape.map(() => to) : to;
  return ends.length === shape.length ? ends : undefined;
}

/** All numbers of a row. */
export function numbersIn(size: number, from: number): readonly number[] {
  return Array.from({ length: size }, (_, i) => from + i);
}

/** All components of a box in reading order. */
export function* componentsIn(sizes: readonly number[], from: number): Generator<readonly number[]> {
  const place = sizes.map(() => 0);
  if (sizes.includes(0)) return;
  for (let i = 0; i >= 0; ) {
    yield place.map((x) => from + x);
    for (i = sizes.length - 1; i >= 0 && place[i] === (sizes[i] ?? 0) - 1; i -= 1) place[i] = 0;
    if (i >= 0) place[i] = (place[i] ?? 0) + 1;
  }
}
