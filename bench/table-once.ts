import { optimizeLater } from '../cli/src/optimizing.ts';
import { threadOf } from '../cli/src/second.ts';
import { openPair } from '../core/src/kernel/pair.ts';
import { readCode } from '../core/src/nim/code/read.ts';
import { batchesOf, FIRST_BATCH } from '../core/src/solve/batches.ts';
import { plainHeaps } from '../core/src/solve/plain-heaps.ts';
import { heapTable } from '../core/src/solve/take-and-break.ts';
import { heapValues } from '../core/src/study/heap-run.ts';

/** One table in a process of its own: `table-once WAY CODE N` prints a checksum of the values, the milliseconds of processor time, and those that passed. */
const [way = '', text = '', end = '0'] = process.argv.slice(2);
const to = Number(end);
const code = readCode(text);
if ('wrong' in code) throw new Error(text);

/** The second thread as the built command has it. */
const second = threadOf(new URL('../cli/dist/assisting.cjs', import.meta.url));

/** Units of work in one call: some 60 ms. */
const WORK = 20_000_000;

optimizeLater(); // as the commands do
const began = performance.now();
const before = process.cpuUsage();
const values = way === 'period' ? byTable() : byKernel();
const { user, system } = process.cpuUsage(before);
const passed = performance.now() - began;

let sum = 0;
for (let n = 0; n <= to; n += 1) sum = (Math.imul(sum, 31) + (values[n] ?? 0)) >>> 0;
console.log(sum.toString(16).padStart(8, '0'), ((user + system) / 1000).toFixed(1), passed.toFixed(1));

/** As a table is asked for: a proved period is copied. */
function byTable(): ArrayLike<number> {
  const heaps = heapTable(code as Exclude<typeof code, { wrong: string }>); // the other case has thrown
  while (!heaps.grow(to, WORK));
  return heapValues({ to, values: heaps.values(), certificate: heaps.certificate() });
}

/** Every value computed, whatever is proved; by two threads where `way` says so. */
function byKernel(): ArrayLike<number> {
  const own = code as Exclude<typeof code, { wrong: string }>; // the other case has thrown
  const plain = plainHeaps(own);
  plain.run(Math.min(to + 1, FIRST_BATCH), Number.POSITIVE_INFINITY);
  const batches =
    to < FIRST_BATCH
      ? undefined
      : batchesOf(own, plain.values(), { open: way === 'pair' ? () => openPair(second) : undefined });
  if (batches === undefined) {
    plain.run(to + 1, Number.POSITIVE_INFINITY);
    return plain.values();
  }
  while (batches.size() <= to && !batches.isStuck()) batches.run(to + 1, WORK);
  return batches.values();
}
