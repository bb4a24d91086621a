import { fstatSync, writeSync } from 'node:fs';
import { exits } from './exit.ts';

/** The two outputs, by the numbers that a system gives them. */
export const outputs = { out: 1, err: 2 } as const;

type Output = (typeof outputs)[keyof typeof outputs];

/** Outputs whose reader is slow: what comes after the first refusal waits in the stream, in order. */
const waiting = new Set<Output>();

/** Whether an output is a terminal; for files and pipes Node's streams, which take longer to load than many an answer, are left out. */
export function isTerminal(output: Output): boolean {
  return isDevice(output) && streamOf(output).isTTY === true;
}

/** Writes to an output at once; a reader that has closed the pipe (`| head`) has seen enough, and ends the program quietly. */
export function write(output: Output, text: string | Uint8Array): void {
  if (waiting.has(output) || isDevice(output)) {
    streamed(output, text);
    return;
  }
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  for (let at = 0; at < bytes.length; ) {
    try {
      at += writeSync(output, bytes, at);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === 'EPIPE') process.exit(exits.answered);
      if (code !== 'EAGAIN') throw error;
      streamed(output, bytes.subarray(at));
      return;
    }
  }
}

function streamed(output: Output, text: string | Uint8Array): void {
  const stream = streamOf(output);
  if (!waiting.has(output)) {
    waiting.add(output);
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(exits.answered);
      throw error;
    });
  }
  // The writer may go on to use the memory of its bytes.
  stream.write(typeof text === 'string' ? text : Buffer.from(text));
}

function streamOf(output: Output): NodeJS.WriteStream {
  return output === outputs.out ? process.stdout : process.stderr;
}

function isDevice(output: Output): boolean {
  try {
    return fstatSync(output).isCharacterDevice();
  } catch {
    return true;
  }
}
