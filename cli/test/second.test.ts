import { heapRun, openPair, readGame } from 'nimlab';
import { expect, test } from 'vitest';
import { threadOf } from '../src/second.ts';

const second = threadOf(new URL('../dist/assisting.cjs', import.meta.url));

/** Runs a row of heaps in chunks: the values, the steps, and how often the second thread was asked. */
function row(game: string, to: number, budget: number, isPaired: boolean) {
  const read = readGame({ game, page: undefined, set: [] });
  if (!read.ok) throw new Error(game);
  let asked = 0;
  const open = () => {
    const pair = openPair(second);
    if (pair === undefined) throw new Error('no two kernels');
    // A test waits for the thread, which a run does not.
    while (!pair.start()) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    const askCheck: typeof pair.askCheck = (...words) => {
      asked += 1;
      pair.askCheck(...words);
    };
    return { ...pair, askCheck };
  };
  const run = heapRun(read.value, to, { options: budget, bytes: 2 ** 30 }, isPaired ? { open } : {});
  if (run === undefined || 'id' in run) throw new Error(game);
  let options = 0;
  let step = run.work.next(3_000_000);
  for (; !step.done; step = run.work.next(3_000_000)) options = step.value.spent.options;
  const values = run.checkpoint().values.slice();
  run.end();
  return { values, options, asked };
}

test('two threads find the values that one finds, by as many steps, and where a budget ends them they end alike', () => {
  // Values of two bytes, sparse by the value alone; by the parity of the position too; of one byte.
  for (const [game, to, budget] of [
    ['0.6', 150_000, Number.POSITIVE_INFINITY],
    ['0.6', 150_000, 105_000_000],
    ['0.142', 150_000, Number.POSITIVE_INFINITY],
    ['0.16', 200_000, Number.POSITIVE_INFINITY],
  ] as const) {
    const one = row(game, to, budget, false);
    const two = row(game, to, budget, true);
    expect([game, two.options, Buffer.compare(bytes(one.values), bytes(two.values))]).toEqual([game, one.options, 0]);
    expect(two.asked, `${game} ${budget}`).toBeGreaterThan(100);
  }
});

test('a game that is not sparse is computed by one thread', () => {
  expect(row('0.07', 40_000, Number.POSITIVE_INFINITY, true).asked).toBe(0);
});

function bytes(values: ArrayLike<number>): Buffer {
  return Buffer.from(Int32Array.from(values).buffer);
}
