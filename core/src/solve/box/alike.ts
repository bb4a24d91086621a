import type { Ray } from '../../rules/box.ts';
import type { Box } from './plan.ts';

/** The lines of components that share the options of a ray. */
export interface Lines {
  readonly count: number;
  /** The line of the first component in the row of a cell, and by how much it grows from one to the next: 1, or 0 with lines that come again after `turn`. */
  base(cell: readonly number[]): number;
  readonly grows: boolean;
  readonly turn: number;
  /** The outer fields whose change begins the lines anew. */
  readonly fresh: readonly number[];
}

/**
 * Components that differ by multiples of a step lie on one line. The line is told by where it meets the bottom of the first field that the step
 * lowers; fields before that one say nothing, as long as they stay the same.
 */
export function alike({ step }: Ray, { order, inner, sizes }: Box): Lines {
  const first = order.findIndex((field) => (step[field] ?? 0) > 0);
  const top = order[first] ?? inner;
  const by = step[top] ?? 1;
  const fresh = order.slice(0, first);
  if (top === inner) return { count: by, base: () => 0, grows: false, turn: by, fresh };
  const digits = order.slice(first + 1).map((field) => {
    const down = step[field] ?? 0;
    const most = Math.floor(((sizes[top] ?? 1) - 1) / by) * down;
    return { field, down, most, size: (sizes[field] ?? 1) + most };
  });
  return {
    count: digits.reduce((product, { size }) => product * size, by),
    base(cell) {
      const times = Math.floor((cell[top] ?? 0) / by);
      let id = (cell[top] ?? 0) % by;
      for (const { field, down, most, size } of digits)
        id = id * size + (field === inner ? 0 : (cell[field] ?? 0)) - times * down + most;
      return id;
    },
    grows: true,
    turn: 1,
    fresh,
  };
}
