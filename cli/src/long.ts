import type { Progress } from 'nimlab';
import type { Face } from './face.ts';

const CHUNK_MS = 60;
const LEAST_WORK = 1000;
const MOST_WORK = 20_000_000;

/** What long work came to: its result, or that the person stopped it. */
export type Ended<T> = { readonly stopped: false; readonly value: T } | { readonly stopped: true };

/** What a command adds to long work: something to do in a pause, and its own words on how far it is. */
export interface Beside {
  readonly pause?: () => void;
  readonly progress?: () => string;
}

/**
 * Runs long work to its end in chunks of about 60 ms, so that a stop is heard at once; shows progress on a terminal.
 * The size of a chunk is measured, never the answer.
 */
export async function runLong<T>(
  work: Generator<Progress, T, number>,
  face: Face,
  beside: Beside = {},
): Promise<Ended<T>> {
  let size = LEAST_WORK;
  let shown = false;
  let step = work.next(size);
  let pauses = performance.now();
  while (!step.done) {
    const began = performance.now();
    step = work.next(size);
    const now = performance.now();
    size = sized(size, now - began);
    if (now - pauses < CHUNK_MS) continue;
    // A turn of the event loop lets an interrupt arrive.
    await new Promise((resolve) => setImmediate(resolve));
    pauses = performance.now();
    if (face.stopped()) return { stopped: true };
    beside.pause?.();
    if (face.terminal && !step.done) {
      const said = beside.progress?.() ?? `${step.value.method} ${step.value.spent.options.toLocaleString('en')}`;
      face.err(`\r${said} `);
      shown = true;
    }
  }
  if (shown) face.err(`\r${' '.repeat(60)}\r`);
  return { stopped: false, value: step.value };
}

function sized(size: number, took: number): number {
  const factor = took <= 0 ? 4 : Math.min(4, Math.max(0.25, CHUNK_MS / took));
  return Math.round(Math.min(MOST_WORK, Math.max(LEAST_WORK, size * factor)));
}
