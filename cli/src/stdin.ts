import { fstatSync, read } from 'node:fs';
import process from 'node:process';

/** Room that is asked for at once; what is not filled costs nothing. */
const ROOM = 2 ** 23;
const STANDARD_INPUT = 0;

/** All of the standard input, read into one piece of memory; several times as fast as a stream, whose many pieces must be copied together. */
export async function standardInput(): Promise<Uint8Array> {
  // A terminal is left to the stream, which hears an interrupt.
  if (fstatSync(STANDARD_INPUT).isCharacterDevice()) return streamed([]);
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
