import { fstatSync, read, readSync } from 'node:fs';
import type { Pull } from 'nimlab';

/** Room that is asked for at once; what is not filled costs nothing. */
const ROOM = 2 ** 23;
const STANDARD_INPUT = 0;
const PAUSE_MS = 5;

/** All of the standard input, read into one piece of memory; several times as fast as a stream, whose many pieces must be copied together. */
export async function standardInput(): Promise<Uint8Array> {
  // A terminal is left to the stream, which hears an interrupt.
  if (isDevice()) return streamed([]);
  let bytes = Buffer.allocUnsafeSlow(ROOM);
  let length = 0;
  for (;;) {
    const count = await piece(bytes, length);
    if (count === 'not now') return streamed([bytes.subarray(0, length)]);
    if (count === 0) return bytes.subarray(0, length);
    length += count;
    if (length < bytes.length) continue;
    const longer = Buffer.allocUnsafeSlow(length * 2);
    bytes.copy(longer);
    bytes = longer;
  }
}

/** Reads on in the standard input while all else waits; undefined where it is a terminal. */
export function pulledInput(): Pull | undefined {
  return isDevice() ? undefined : pull;
}

function pull(room: Uint8Array): number {
  for (;;) {
    try {
      return readSync(STANDARD_INPUT, room);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === 'EOF') return 0;
      if (code !== 'EAGAIN') throw error;
      // An input that does not block has nothing yet.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
    }
  }
}

function isDevice(): boolean {
  return fstatSync(STANDARD_INPUT).isCharacterDevice();
}

/** The number of bytes read; an input that does not block is left to the stream. */
function piece(into: Uint8Array, at: number): Promise<number | 'not now'> {
  return new Promise((resolve, reject) => {
    read(STANDARD_INPUT, into, at, into.length - at, null, (error, count) => {
      if (error === null) resolve(count);
      else if (error.code === 'EAGAIN') resolve('not now');
      else if (error.code === 'EOF') resolve(0);
      else reject(error);
    });
  });
}

async function streamed(before: readonly Uint8Array[]): Promise<Uint8Array> {
  const pieces = [...before];
  for await (const chunk of process.stdin) pieces.push(chunk);
  return Buffer.concat(pieces);
}
