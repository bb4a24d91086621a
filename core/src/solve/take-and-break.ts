import { writeCode } from '../nim/code/write.ts';
import type { Code } from '../nim/code.ts';
import type { Whole } from '../nim/whole.ts';
import type { PeriodCertificate } from '../rules/certificate.ts';
import type { Batches, OpenPair } from './batch-run.ts';
import { batchBytes, batchesOf, FIRST_BATCH, isBatchable } from './batches.ts';
import { type PeriodTry, periodTry, valueByPeriod } from './period.ts';
import { plainHeaps } from './plain-heaps.ts';

/** Nim-values of heaps 0, 1, …, as narrow as they fit. */
export type HeapValues = Int32Array | Uint16Array | Uint8Array;

/** The nim-values of the heaps of one code, growing from heap 0; once their period is proved, every heap has its value. */
export interface HeapTable {
  readonly code: string;
  /** Goes on for about `work` steps; true when the value of heap `to` is known. */
  grow(to: Whole, work: number): boolean;
  /** Values computed so far: those of heaps 0 to size - 1. */
  size(): number;
  /** The value of a heap; undefined when it is not known yet. */
  value(heap: Whole): Whole | undefined;
  /** The values computed so far; a view, valid until the table grows. */
  values(): HeapValues;
  /** The proof that the values repeat, once there is one. */
  certificate(): PeriodCertificate | undefined;
  /** Steps made and bytes held. */
  options(): number;
  bytes(): number;
  /** Ends the second thread where there is one; nothing is computed afterwards. */
  end(): void;
}

const FIRST_PROOF = 16;

/** Steps of this plain way after which the kernel, which takes some time to start, goes on. */
const PLAIN_STEPS = 12_000_000;

/** Bytes that the table of a code may come to hold when it is grown to a heap, in the worst case: its values, and what a proof of a period needs. */
export function heapTableBytes(code: Code, to: number): number {
  return isBatchable(code) ? batchBytes(to) + 4 * to : 16 * to;
}

/**
 * A table for a code: empty, or going on from the values of heaps 0, 1, … that another one had; on two threads where `open` gives
 * them and the game gains from it.
 */
export function heapTable(code: Code, known: HeapValues = new Int32Array(0), open?: OpenPair): HeapTable {
  const text = writeCode(code);
  const plain = plainHeaps(code);
  if (known.length > 0) plain.restart(known);
  const plainSteps = known.length > FIRST_BATCH ? 0 : PLAIN_STEPS;
  let batches: Batches | undefined;
  let mayBatch = isBatchable(code);
  let batched = 0; // steps of batches that are over
  let proofs = 0; // steps of tries that are over
  let proof: PeriodTry | undefined;
  let proveAt = Math.max(FIRST_PROOF, known.length);
  let certificate: PeriodCertificate | undefined;

  const size = (): number => batches?.size() ?? plain.size();
  const values = (): HeapValues => batches?.values() ?? plain.values();
  const options = (): number => plain.steps() + batched + (batches?.steps() ?? 0) + proofs + (proof?.steps() ?? 0);

  function advance(end: number, work: number): void {
    if (batches === undefined) {
      plain.run(end, mayBatch ? Math.min(work, Math.max(1, plainSteps - plain.steps())) : work);
      if (!mayBatch || plain.steps() < plainSteps || plain.size() < FIRST_BATCH) return;
      batches = batchesOf(code, plain.values(), { open });
      mayBatch = batches !== undefined;
      if (mayBatch) plain.forget();
      return;
    }
    batches.run(end, work);
    if (!batches.isStuck()) return;
    plain.restart(batches.values());
    batched += batches.steps();
    batches.end();
    batches = undefined;
    mayBatch = false;
  }

  function conclude(tried: PeriodTry): void {
    proof = undefined;
    proofs += tried.steps();
    certificate = tried.certificate();
    proveAt = tried.next();
    // The kernel is quicker than the tries: they come seldom.
    if (batches !== undefined) proveAt = Math.max(proveAt, Math.ceil(1.4 * size()));
  }

  return {
    code: text,
    grow(to, work) {
      const end = options() + work;
      while (certificate === undefined && (proof !== undefined || size() <= to)) {
        const left = end - options();
        if (left <= 0) return false;
        if (proof === undefined) {
          advance(Math.min(Number(to) + 1, proveAt), left);
          if (size() >= proveAt) proof = periodTry(code, values());
        } else if (proof.run(left)) conclude(proof);
      }
      return true;
    },
    size,
    value: (heap) => (heap < size() ? values()[Number(heap)] : certificate && valueByPeriod(certificate, heap)),
    values,
    certificate: () => certificate,
    options,
    bytes: () => plain.bytes() + (batches?.bytes() ?? 0),
    end: () => batches?.end(),
  };
}
