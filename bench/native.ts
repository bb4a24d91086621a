import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = mkdtempSync(join(tmpdir(), 'nimlab-bench-'));

/** Compiles a program of bench/native with g++ -O2 and gives the path of the result. */
export function compiled(name: string): string {
  const out = join(folder, name);
  execFileSync('g++', ['-O2', '-o', out, fileURLToPath(new URL(`./native/${name}.cpp`, import.meta.url))]);
  return out;
}

/** One run of a program: what it printed, and the milliseconds from start to end. */
export interface Run {
  readonly out: string;
  readonly ms: number;
}

/** Runs a program once. Throws when it fails. */
export function timed(program: string, words: readonly string[], input = ''): Run {
  const began = performance.now();
  const { status, stdout, stderr } = spawnSync(program, words, { input, encoding: 'utf8', maxBuffer: 1 << 28 });
  const ms = performance.now() - began;
  if (status !== 0) throw new Error(`${program} ${words.join(' ')}: ${status} ${stderr}`);
  return { out: stdout, ms };
}

/** The middle of some numbers. */
export function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;
}

/** A repeatable stream of whole numbers below `limit` (a linear congruence of Knuth's, high bits). */
export function* stream(seed: number, limit: number): Generator<number, never> {
  let state = BigInt(seed);
  for (;;) {
    state = (state * 6364136223846793005n + 1442695040888963407n) & 0xffff_ffff_ffff_ffffn;
    yield Number((state >> 33n) % BigInt(limit));
  }
}
