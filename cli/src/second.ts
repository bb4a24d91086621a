import { availableParallelism, loadavg } from 'node:os';
import { Worker } from 'node:worker_threads';
import { openPair, type Second } from 'nimlab';

/** What starts a program as the second thread of a long table, which does not keep the command from ending; where it cannot start, one thread does all. */
export const threadOf =
  (program: URL): Second =>
  (given) => {
    const worker = new Worker(program, { workerData: given });
    worker.on('error', () => {});
    worker.unref();
    return () => void worker.terminate();
  };

/** The program beside this one: built, or as it is written. */
const second = threadOf(
  new URL(import.meta.url.endsWith('.ts') ? './assisting.ts' : './assisting.cjs', import.meta.url),
);

/** Two kernels in two threads. */
export const open = () => openPair(second);

/** Whether this machine has a processor to spare: two threads that wait for each other and for others are slower than one. */
export function isSpare(): boolean {
  const [busy = 0] = loadavg();
  return availableParallelism() - busy > 1;
}
