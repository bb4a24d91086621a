import type { Fault, Read } from '../rules/fact.ts';
import type { Checkpoint } from './heap-run.ts';

const KIND = 'nimlab checkpoint 1';

/**
 * A checkpoint as the bytes of a file: one line of JSON (kind, code, number of values, bytes of one value, a sum over all bytes of values), then the
 * values, each lowest byte first.
 */
export function checkpointBytes({ code, values }: Checkpoint): Uint8Array {
  const width = values.BYTES_PER_ELEMENT;
  const body = new Uint8Array(values.length * width);
  const view = new DataView(body.buffer);
  if (values instanceof Uint8Array) body.set(values);
  else if (values instanceof Uint16Array) for (const [n, value] of values.entries()) view.setUint16(2 * n, value, true);
  else for (const [n, value] of values.entries()) view.setInt32(4 * n, value, true);
  const head = { checkpoint: KIND, code, count: values.length, width, sum: sumOf(body) };
  const line = `${JSON.stringify(head)}\n`;
  const bytes = new Uint8Array(line.length + body.length);
  for (let i = 0; i < line.length; i += 1) bytes[i] = line.charCodeAt(i);
  bytes.set(body, line.length);
  return bytes;
}

/** Reads the bytes of a checkpoint file; one that is cut short or changed is refused. */
export function readCheckpoint(bytes: Uint8Array): Read<Checkpoint> {
  const end = bytes.subarray(0, LONGEST_HEAD).indexOf(NEWLINE);
  const head = end < 0 ? undefined : headOf(String.fromCharCode(...bytes.subarray(0, end)));
  if (head === undefined) return { ok: false, fault: BAD };
  const body = bytes.slice(end + 1);
  if (body.length !== head.count * head.width || sumOf(body) !== head.sum) return { ok: false, fault: BAD };
  return { ok: true, value: { code: head.code, values: valuesOf(body, head) } };
}

const BAD: Fault = { id: 'checkpoint-bad', at: 0, line: 1, column: 1 };
const LONGEST_HEAD = 4096;
const NEWLINE = 10;

interface Head {
  readonly code: string;
  readonly count: number;
  readonly width: number;
  readonly sum: number;
}

function headOf(line: string): Head | undefined {
  try {
    const { checkpoint, code, count, width, sum } = JSON.parse(line);
    if (checkpoint !== KIND || typeof code !== 'string' || ![1, 2, 4].includes(width)) return undefined;
    return Number.isSafeInteger(count) && Number.isSafeInteger(sum) ? { code, count, width, sum } : undefined;
  } catch {
    return undefined;
  }
}

function valuesOf(body: Uint8Array, { count, width }: Head): Checkpoint['values'] {
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength);
  if (width === 1) return Uint8Array.from(body);
  if (width === 2) return Uint16Array.from({ length: count }, (_, n) => view.getUint16(2 * n, true));
  return Int32Array.from({ length: count }, (_, n) => view.getInt32(4 * n, true));
}

/** Fletcher's sum of bytes, below 2^49. */
function sumOf(bytes: Uint8Array): number {
  let low = 1;
  let high = 0;
  for (const byte of bytes) {
    low += byte;
    if (low >= MODULUS) low -= MODULUS;
    high += low;
    if (high >= MODULUS) high -= MODULUS;
  }
  return high * 2 ** 24 + low;
}

const MODULUS = 16_777_213;
