import { KERNEL_BYTES, openKernel } from '../kernel/kernel.ts';
import { type Code, isUnsigned, mostParts, mostTaken } from '../nim/code.ts';
import { type Batches, batchRun, type Way } from './batch-run.ts';

/** The fewest values with which the kernel begins. */
export const FIRST_BATCH = 256;

const FARTHEST_TAKE = 63;

/** Whether the kernel knows the moves of a code: takes and splits in two, without conditions and without end. */
export function isBatchable(code: Code): boolean {
  const last = mostTaken(code);
  if (last === undefined || last > FARTHEST_TAKE || code.before.length > 1) return false;
  return isUnsigned(code) && mostParts(code) === 2;
}

/** Bytes that batches may need for heaps to `to`, by one kernel or by two. */
export function batchBytes(to: number): number {
  return 2 * KERNEL_BYTES + 3 * to;
}

/**
 * Goes on by the kernel from values known so far, at least `FIRST_BATCH`; undefined where the kernel does not fit the code or the engine.
 */
export function batchesOf(code: Code, known: ArrayLike<number>, way: Way = {}): Batches | undefined {
  if (!isBatchable(code) || known.length < FIRST_BATCH) return undefined;
  const pair = way.open?.();
  const kernel = pair ?? openKernel();
  return kernel && batchRun(kernel, pair, code, known, way);
}
