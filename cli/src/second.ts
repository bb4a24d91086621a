import { availableParallelism, loadavg } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Second } from 'nimlab';

/** The program of the second thread, beside this one: built, or as it is written. */
const program = new URL(import.meta.url.endsWith('.ts') ? './assisting.ts' : './assisting.cjs', import.meta.url);

/** Starts a thread that helps with a long table, and does not keep the command from ending; where it cannot start, one thread does all. */
export const second: Second = (given) => {
  const worker = new Worker(program, { workerData: given });
  worker.on('error', () => {});
  worker.unref();
  return () => void worker.terminate();
};

/** Whether this machine has a processor to spare: two threads that wait for each other and for others are slower than one. */
export function isSpare(): boolean {
  const [busy = 0] = loadavg();
  return availableParallelism() - busy > 1;
}
