import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { type Checkpoint, checkpointBytes } from 'nimlab';

/** Milliseconds between two checkpoints; more where writing one takes long. */
const EVERY = 400;
const SHARE = 20;

/** A checkpoint file that is written now and then. */
export interface CheckpointFile {
  /** Writes where the run stands, when it is time. */
  now(where: () => Checkpoint): void;
  /** Writes it at once; false where the file cannot be written. */
  write(checkpoint: Checkpoint): boolean;
}

/** The checkpoint file at a path. It is replaced whole: whenever the run is killed, the file holds one whole checkpoint. */
export function checkpointFile(path: string): CheckpointFile {
  let next = performance.now() + EVERY;
  function write(checkpoint: Checkpoint): boolean {
    const began = performance.now();
    const written = replaced(path, checkpointBytes(checkpoint));
    const now = performance.now();
    next = now + Math.max(EVERY, SHARE * (now - began));
    return written;
  }
  return {
    now: (where) => {
      if (performance.now() >= next) write(where());
    },
    write,
  };
}

/** The bytes of a checkpoint file; none where it cannot be read. */
export function checkpointOf(path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch {
    return new Uint8Array(0);
  }
}

function replaced(path: string, bytes: Uint8Array): boolean {
  try {
    const beside = `${path}.new`;
    writeFileSync(beside, bytes);
    renameSync(beside, path);
    return true;
  } catch {
    return false;
  }
}
