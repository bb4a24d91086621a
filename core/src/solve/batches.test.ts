import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCode } from '../nim/code/read.ts';
import type { Code } from '../nim/code.ts';
import type { Batches } from './batch-run.ts';
import { batchesOf, FIRST_BATCH, isBatchable } from './batches.ts';
import { plainHeaps } from './plain-heaps.ts';
import { heapTable } from './take-and-break.ts';

function codeOf(text: string): Code {
  const read = readCode(text);
  if ('wrong' in read) throw new Error(text);
  return read;
}

/** Values of heaps 0 to `to` of a code of digits 0 to 7, by the mex of all options and nothing else. */
function slow(text: string, to: number): Uint16Array {
  const digits = [...text.replace('.', '')].map(Number);
  const values = new Uint16Array(to + 1);
  const seen = new Int32Array(65536).fill(-1);
  for (let n = 0; n <= to; n += 1) {
    for (const [taken, digit] of digits.entries()) {
      const total = n - taken;
      if (total === 0 && digit % 2 === 1 && taken > 0) seen[0] = n;
      if (total > 0 && taken > 0 && Math.floor(digit / 2) % 2 === 1) seen[values[total] ?? 0] = n;
      if (digit < 4) continue;
      for (let a = 1; 2 * a <= total; a += 1) seen[(values[a] ?? 0) ^ (values[total - a] ?? 0)] = n;
    }
    let g = 0;
    while (seen[g] === n) g += 1;
    values[n] = g;
  }
  return values;
}

/** The kernel, begun with the values of the twin. */
function batched(text: string, from = FIRST_BATCH): Batches | undefined {
  const plain = plainHeaps(codeOf(text));
  plain.run(from, Number.POSITIVE_INFINITY);
  return batchesOf(codeOf(text), plain.values());
}

function run(batches: Batches, to: number, work = 100_000): Batches {
  while (batches.size() <= to && !batches.isStuck()) batches.run(to + 1, work);
  return batches;
}

/** The first heap at which two tables differ, with both values. */
function difference(own: ArrayLike<number>, other: ArrayLike<number>, to: number): readonly number[] | undefined {
  for (let n = 0; n <= to; n += 1) if (own[n] !== other[n]) return [n, own[n] ?? -1, other[n] ?? -1];
  return undefined;
}

const octal = fc
  .tuple(
    fc.constantFrom('0', '0', '0', '4'),
    fc.array(fc.constantFrom(...'01234567'), { minLength: 1, maxLength: 5 }),
    fc.constantFrom('4', '5', '6', '7'),
  )
  .map(([before, digits, last]) => `${before}.${digits.join('')}${last}`);

test('kernel and the mex of all options agree on random codes that split', () => {
  const to = 4500;
  fc.assert(
    fc.property(octal, fc.integer({ min: FIRST_BATCH, max: FIRST_BATCH + 200 }), (text, from) => {
      const all = slow(text, to);
      const batches = batchesOf(codeOf(text), all.subarray(0, from));
      if (batches === undefined) return;
      const values = run(batches, to).values();
      if (batches.isStuck()) return;
      expect([text, from, difference(values, all, to)]).toEqual([text, from, undefined]);
    }),
    { numRuns: 100 },
  );
});

test('a table that is kept sparse, with rare values in every block, agrees with the mex of all options', () => {
  // 0.04 and 0.1364: a rare value at the last of 32 heaps, whose bit in the bitmaps must go.
  const to = 6000;
  const compared = (text: string, from: number) => {
    const all = slow(text, to);
    const batches = batchesOf(codeOf(text), all.subarray(0, from), { crowd: 3 });
    if (batches === undefined) return;
    const values = run(batches, to).values();
    if (batches.isStuck()) return;
    expect([text, from, difference(values, all, to)]).toEqual([text, from, undefined]);
  };
  compared('0.04', 352);
  compared('0.1364', 294);
  fc.assert(fc.property(octal, fc.integer({ min: FIRST_BATCH, max: FIRST_BATCH + 300 }), compared), { numRuns: 40 });
});

test('the modes of the kernel, sparse and dense, of one byte and two, agree with the twin past every change of mode', () => {
  // Sparse by the value alone, by the parity of the position too, dense, values that pass 31 (words of 32 bits) or 127 on the way.
  for (const [text, to] of [
    ['0.6', 40_000],
    ['0.142', 40_000],
    ['0.106', 40_000],
    ['0.16', 40_000],
    ['0.0115', 6_000],
    ['0.0152', 6_000],
    ['0.0541', 9_000],
    ['0.77', 12_000],
    ['0.07', 7_000],
    ['0.007', 9_000],
    ['0.0007', 9_000],
    ['4.0', 8_000],
    ['4.007', 8_000],
    ['0.00000000000000000000000000000000000000000000000000000000004', 7_000],
  ] as const) {
    const plain = plainHeaps(codeOf(text));
    plain.run(to + 1, Number.POSITIVE_INFINITY);
    const batches = batched(text);
    expect([text, batches !== undefined]).toEqual([text, true]);
    if (batches === undefined) continue;
    run(batches, to);
    expect([text, difference(batches.values(), plain.values(), to)]).toEqual([text, undefined]);
  }
});

test('the mex jumps past the largest value to the next power of two, and the table goes on', () => {
  const batches = batched('0.6');
  if (batches === undefined) throw new Error('no kernel');
  const values = run(batches, 10_500).values();
  expect([Math.max(...values.subarray(0, 10_344)), values[10_344]]).toEqual([252, 256]);
  expect(difference(values, slow('0.6', 10_500), 10_500)).toBe(undefined);
});

test('the size of the chunks never changes the values', () => {
  for (const text of ['0.6', '0.16', '0.142', '4.4']) {
    const whole = batched(text);
    if (whole === undefined) throw new Error(text);
    run(whole, 9_000, Number.POSITIVE_INFINITY);
    for (const work of [1, 50_000]) {
      const chunked = batched(text);
      if (chunked === undefined) throw new Error(text);
      for (let to = FIRST_BATCH; to < 9_000; to += 1 + (work % 997)) run(chunked, to, work);
      run(chunked, 9_000, work);
      expect([text, work, difference(chunked.values(), whole.values(), 9_000)]).toEqual([text, work, undefined]);
    }
  }
});

test('values that no longer fit the kernel are taken on by the twin', () => {
  // Two heaps left after taking none, one or two, and one heap left: values grow with the heap. 0.73461: the kernel goes on to heap 10 559, and stops within a block.
  for (const [text, to] of [
    ['4.7777', 4600],
    ['0.73461', 10_800],
  ] as const) {
    const table = heapTable(codeOf(text));
    while (!table.grow(to, 1_000_000));
    const own = Array.from({ length: to + 1 }, (_, n) => Number(table.value(n)));
    expect([text, difference(own, slow(text, to), to)]).toEqual([text, undefined]);
  }
});

test('a table goes on from the values of another one', () => {
  for (const text of ['0.6', '0.3F', '0.16', '4.[3]', '0.7!']) {
    const to = 5200;
    const cut = text === '0.3F' ? 150 : 4500;
    const end = text === '0.3F' ? 300 : to;
    const whole = heapTable(codeOf(text));
    while (!whole.grow(end, 1_000_000));
    const first = heapTable(codeOf(text));
    while (!first.grow(cut, 1_000_000));
    const second = heapTable(codeOf(text), first.values().slice());
    while (!second.grow(end, 1_000_000));
    const own = Array.from({ length: end + 1 }, (_, n) => Number(second.value(n)));
    const all = Array.from({ length: end + 1 }, (_, n) => Number(whole.value(n)));
    expect([text, difference(own, all, end)]).toEqual([text, undefined]);
  }
});

test('conditions, three parts, tails and added tokens are for the twin', () => {
  expect(['0.6', '4.4', '0.107'].map((text) => isBatchable(codeOf(text)))).toEqual([true, true, true]);
  for (const text of ['0.F', '0.4!', '0.[3]', '80.0', '0.3', '0.*'])
    expect([text, isBatchable(codeOf(text))]).toEqual([text, false]);
});
