import { fileURLToPath } from 'node:url';
import { compiled, median, timed } from './native.ts';

/** `npm run bench:maps`: maps of games of two and more numbers side by side with C++ of bench/native, in one run, as ratios; equal checksums or it fails. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const once = fileURLToPath(new URL('./map-once.ts', import.meta.url));
const native = compiled('maps');
let different = 0;

/** A map: its row's name, the game and its ends as our program takes them, what it holds, and the C++ program with its size; `slow`: it runs once. */
type Map = readonly [name: string, game: string, to: string, holds: string, native: string, n: number, slow?: 'slow'];

const TOWER = '8,7,6,5,4,3,2,1';
const maps: readonly Map[] = [
  ['Wythoff 3000, every option', 'wythoff', '2999,2999', 'outcomes', 'wythoff-obvious', 3000, 'slow'],
  ['Wythoff 3000, to the first', 'wythoff', '2999,2999', 'outcomes', 'wythoff-early', 3000, 'slow'],
  ['Wythoff 5000, sieve', 'wythoff', '4999,4999', 'outcomes', 'wythoff-sieve', 5000],
  ['Wythoff 700, nim-values', 'wythoff', '699,699', 'values', 'wythoff-values', 700],
  ['three heaps 300, sieve', 'heaps.game', '299,299,299', 'outcomes', 'heaps-sieve', 300],
  ['heaps and two at once 300', 'both.game', '299,299,299', 'outcomes', 'heaps-both-sieve', 300],
  ['three heaps 300, nim-values', 'heaps.game', '299,299,299', 'values', 'heaps-values', 300, 'slow'],
  ['Black Tower, locked', 'tower', TOWER, 'outcomes', 'tower-locked', 8],
  ['Black Tower, open', 'toweropen', TOWER, 'outcomes', 'tower-open', 8],
  ['the same, nim-values', 'tower', TOWER, 'values', 'tower-locked-values', 8],
  ['the same, nim-values', 'toweropen', TOWER, 'values', 'tower-open-values', 8],
];

function row(...cells: readonly (string | number)[]): void {
  console.log(
    cells
      .map((cell, i) => (typeof cell === 'number' ? cell.toFixed(i === 3 ? 2 : 0) : cell).padEnd(i === 0 ? 30 : 16))
      .join(' '),
  );
}

row('map', 'ms nimlab', 'ms C++', 'C++ / nimlab', 'checksum');
for (const [name, game, to, holds, program, n, slow] of maps) {
  const ours: number[] = [];
  const theirs: number[] = [];
  const sums = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const flags = ['--import', 'tsx', '--conditions=nimlab-source', once, game, to, holds];
    const [sum = '', ms] = timed(process.execPath, flags).out.trim().split(' ');
    ours.push(Number(ms));
    sums.add(sum);
    if (slow !== undefined && round > 0) continue;
    const [other = '', took] = timed(native, [program, String(n)])
      .out.trim()
      .split(' ');
    theirs.push(Number(took));
    sums.add(other);
  }
  if (sums.size > 1) different += 1;
  row(
    name,
    median(ours),
    median(theirs),
    median(theirs) / median(ours),
    sums.size === 1 ? [...sums].join('') : `DIFFERENT ${[...sums].join(' ')}`,
  );
}
process.exitCode = different > 0 ? 1 : 0;
