import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median, timed } from './native.ts';

/**
 * `npm run bench:tables [GAME:N …]`: tables of nim-values beside C++ (bench/native/octal.cpp, g++ -O3 -march=native), interleaved rounds, processor time
 * beyond the start of the process, medians, equal checksums or it fails.
 */
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);

/** A game, how far, the ways of the C++ program that end soon enough, and the ratio to reach. */
type Row = readonly [code: string, to: number, ways: readonly ('plain' | 'rare')[], aim: number];

const ROWS: readonly Row[] = [
  ['0.6', 1_000_000, ['rare'], 3],
  ['0.142', 1_000_000, ['rare'], 2.2],
  ['0.77', 100_000, ['plain', 'rare'], 8],
  ['0.07', 100_000, ['plain', 'rare'], 1.5],
  ['0.007', 100_000, ['plain', 'rare'], 1.4],
  ['0.0007', 100_000, ['plain', 'rare'], 1.2],
  ['0.16', 10_000_000, ['rare'], 1],
  ['0.106', 10_000_000, ['rare'], 1],
];

/** Games that gain from a second thread. */
const PAIRED: readonly (readonly [string, number])[] = [
  ['0.6', 3_000_000],
  ['0.142', 3_000_000],
];

/** Games whose period is proved soon: the table is a copy. */
const COPIED: readonly (readonly [string, number])[] = [
  ['0.07', 10_000_000],
  ['0.77', 10_000_000],
  ['0.45', 10_000_000],
];

const once = fileURLToPath(new URL('./table-once.ts', import.meta.url));
const native = join(mkdtempSync(join(tmpdir(), 'nimlab-bench-')), 'octal');
execFileSync('g++', [
  '-O3',
  '-march=native',
  '-o',
  native,
  fileURLToPath(new URL('./native/octal.cpp', import.meta.url)),
]);
let failed = 0;

/** What a run told: a checksum, its processor time and the time that passed, in milliseconds. */
interface Told {
  readonly sum: string;
  readonly ms: number;
  readonly passed: number;
}

function own(way: 'kernel' | 'pair' | 'period', code: string, to: number): Told {
  const words = ['--import', 'tsx', '--conditions=nimlab-source', once, way, code, String(to)];
  return read(timed(process.execPath, words).out);
}

function read(out: string): Told {
  const [sum = '', ms = 'NaN', passed = 'NaN'] = out.trim().split(' ');
  return { sum, ms: Number(ms), passed: Number(passed) };
}

function line(...cells: readonly (string | number)[]): void {
  console.log(
    cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(cell < 100 ? 1 : 0) : cell).padEnd(15)).join(' '),
  );
}

function compared([code, to, ways, aim]: Row): void {
  const ours: number[] = [];
  const theirs = ways.map(() => [] as number[]);
  const sums = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const run = own('kernel', code, to);
    ours.push(run.ms);
    sums.add(run.sum);
    for (const [i, way] of ways.entries()) {
      const other = read(timed(native, [way, code, String(to)]).out);
      theirs[i]?.push(other.ms);
      sums.add(other.sum);
    }
  }
  const best = Math.min(...theirs.map(median));
  if (sums.size > 1) failed += 1;
  const of = (way: 'plain' | 'rare') => theirs[ways.indexOf(way)];
  const shown = (list: readonly number[] | undefined): number | string => (list === undefined ? '-' : median(list));
  line(
    `${code} ${to.toExponential(0)}`,
    median(ours),
    shown(of('plain')),
    shown(of('rare')),
    best / median(ours),
    aim,
    [...sums].join(' != '),
  );
}

function paired([code, to]: readonly [string, number]): void {
  const one: Told[] = [];
  const two: Told[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    one.push(own('kernel', code, to));
    two.push(own('pair', code, to));
  }
  const sums = new Set([...one, ...two].map(({ sum }) => sum));
  if (sums.size > 1) failed += 1;
  const [alone, both] = [one, two].map((list) => median(list.map(({ passed }) => passed))) as [number, number]; // two lists
  line(`${code} ${to.toExponential(0)}`, both, alone, '-', alone / both, '-', [...sums].join(' != '));
}

function copied([code, to]: readonly [string, number]): void {
  const runs = Array.from({ length: ROUNDS }, () => own('period', code, to));
  line(
    `${code} ${to.toExponential(0)}`,
    median(runs.map(({ ms }) => ms)),
    '-',
    '-',
    '-',
    'under 50 ms',
    runs[0]?.sum ?? '',
  );
}

const asked = process.argv.slice(2);
line('game, to', 'ms nimlab', 'ms C++ plain', 'ms C++ rare', 'times faster', 'aim', 'checksum');
for (const row of ROWS) if (asked.length === 0 || asked.includes(row[0])) compared(row);
if (asked.length === 0 || asked.includes('pair')) {
  console.log('\ntime that passes on two threads, and on one');
  for (const row of PAIRED) paired(row);
}
if (asked.length === 0 || asked.includes('period')) {
  console.log('\nwith the period proved and copied');
  for (const row of COPIED) copied(row);
}
process.exitCode = failed > 0 ? 1 : 0;
