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

/** One run of a program: what it printed, and the milliseconds of processor time (its own and the system's for it), which a busy machine hardly changes. */
export interface Run {
  readonly out: string;
  readonly ms: number;
}

/** Runs a program once, timed by the shell. Throws when it fails. */
export function timed(program: string, words: readonly string[], input = ''): Run {
  const run = ['-c', 'TIMEFORMAT="%U %S"; time "$@"', 'bash', program, ...words];
  const { status, stdout, stderr } = spawnSync('bash', run, { input, encoding: 'utf8', maxBuffer: 1 << 28 });
  if (status !== 0) throw new Error(`${program} ${words.join(' ')}: ${status} ${stderr}`);
  const [user = 0, system = 0] = (stderr.trim().split('\n').at(-1) ?? '').split(' ').map(Number);
  return { out: stdout, ms: 1000 * (user + system) };
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
