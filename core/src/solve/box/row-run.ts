import type { Box, Stop } from './plan.ts';

/** A run over the rows of a box, in pieces of counted work. */
export interface RowRun {
  /** Goes on for about so much work; true when all rows are done or a stop was met. */
  run(work: number): boolean;
  stop(): Stop | undefined;
  /** Work done: what was given to `spend`. */
  options(): number;
}

/** Runs `each` on the rows of a box in order, `cell` at the start of each; one that says false is not done with its row and is asked again. */
export function rowRun(
  box: Box,
  cell: number[],
  each: (row: number, spend: (options: number) => void) => boolean,
): RowRun {
  let row = 0;
  let options = 0;
  let stop: Stop | undefined;
  const spend = (more: number): void => {
    options += more;
  };
  return {
    options: () => options,
    stop: () => stop,
    run(work) {
      const limit = options + work;
      try {
        for (; row < box.rows && options < limit; row += 1) {
          if (!each(row, spend)) return false;
          nextRow(box, cell);
        }
      } catch (thrown) {
        stop = stopOf(thrown);
        return true;
      }
      return row === box.rows;
    },
  };
}

/** Moves on to the next row: the numbers of the outer fields. */
function nextRow({ outer, sizes }: Box, cell: number[]): void {
  for (let i = outer.length - 1; i >= 0; i -= 1) {
    const field = outer[i] ?? 0;
    const next = (cell[field] ?? 0) + 1;
    if (next < (sizes[field] ?? 0)) {
      cell[field] = next;
      return;
    }
    cell[field] = 0;
  }
}

/** What was thrown, as a stop: whatever is not a mistake of ours says that the rules are not fit. */
function stopOf(thrown: unknown): Stop {
  if (thrown instanceof Error) throw thrown;
  if (typeof thrown === 'object' && thrown !== null && 'outside' in thrown && 'needed' in thrown)
    return { outside: Number(thrown.outside), needed: Number(thrown.needed) };
  return { unfit: true };
}
