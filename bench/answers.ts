import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { compiled, median, stream, timed } from './native.ts';

/** `npm run bench`: judges and searches side by side with C++ of bench/native, in one run, as ratios; equal checksums or it fails. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 7);
const nimlab = fileURLToPath(new URL('../cli/bin/nimlab.js', import.meta.url));
let different = 0;

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

function row(...cells: readonly (string | number)[]): void {
  console.log(cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(1) : cell).padEnd(22)).join(' '));
}

function judges(): void {
  row('judge', 'ms nimlab - node', 'ms scanf', 'ms fread', 'ratio to scanf', 'ratio to fread', 'checksum');
  const heaps = take(stream(7, 1_000_000_000), 500_000);
  const cases = Array.from({ length: 10_000 }, (_, i) => `50\n${take(stream(i, 1_000_000_000), 50).join(' ')}`);
  const inputs = { 'luogu-p1247': `500000\n${heaps.join(' ')}\n`, 'nowcoder-218562': `10000\n${cases.join('\n')}\n` };
  for (const [name, input] of Object.entries(inputs)) {
    const program = compiled(name);
    const times = { node: [] as number[], ours: [] as number[], plain: [] as number[], fast: [] as number[] };
    let sums: readonly string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      times.node.push(timed(process.execPath, ['-e', '0']).ms);
      const runs = [
        timed(process.execPath, [nimlab, 'judge', name], input),
        timed(program, ['plain'], input),
        timed(program, ['fast'], input),
      ];
      sums = runs.map(({ out }) => digest(out));
      times.ours.push(runs[0]?.ms ?? 0);
      times.plain.push(runs[1]?.ms ?? 0);
      times.fast.push(runs[2]?.ms ?? 0);
    }
    const ours = median(times.ours) - median(times.node);
    row(
      name,
      ours,
      median(times.plain),
      median(times.fast),
      ours / median(times.plain),
      ours / median(times.fast),
      agreed(sums),
    );
  }
}

function take(numbers: Iterable<number>, count: number): readonly number[] {
  const first: number[] = [];
  for (const number of numbers) if (first.push(number) === count) break;
  return first;
}

function agreed(sums: readonly string[]): string {
  if (new Set(sums).size === 1) return sums[0] ?? '';
  different += 1;
  return `DIFFERENT ${sums.join(' ')}`;
}

function searches(): void {
  console.log();
  row('search', 'ms nimlab', 'ms unordered_map', 'ms array', 'ratio to map', 'ratio to array', 'checksum');
  const native = compiled('search');
  const once = fileURLToPath(new URL('./search-once.ts', import.meta.url));
  const games: readonly (readonly [game: string, n: number, position: string, convention: string, array: boolean])[] = [
    ['pair', 200, '200 200', 'normal', true],
    ['tower', 8, '8 7 6 5 4 3 2 1', 'normal', false],
    ['rows', 45, '45', 'misere', false],
    ['steps', 7, '7 7 7 7 7', 'misere', false],
  ];
  for (const [game, n, position, convention, array] of games) {
    const ours: number[] = [];
    const map: number[] = [];
    const box: number[] = [];
    let sums: readonly string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const lines = [
        timed(process.execPath, ['--import', 'tsx', '--conditions=nimlab-source', once, game, position, convention])
          .out,
        timed(native, [game, String(n), 'memo']).out,
      ];
      if (array) lines.push(timed(native, [game, String(n), 'array']).out);
      const read = lines.map((line) => line.trim().split(' '));
      sums = read.map(([sum = '']) => sum);
      for (const [i, list] of [ours, map, box].entries()) if (read[i]?.[1] !== undefined) list.push(Number(read[i][1]));
    }
    const [own, byMap, byBox] = [median(ours), median(map), median(box)];
    row(
      `${game} ${n} ${convention}`,
      own,
      byMap,
      array ? byBox : '-',
      own / byMap,
      array ? own / byBox : '-',
      agreed(sums),
    );
  }
}

judges();
searches();
process.exitCode = different > 0 ? 1 : 0;
