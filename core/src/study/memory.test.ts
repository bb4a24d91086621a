import fc from 'fast-check';
import { expect, test } from 'vitest';
import { game } from '../../test/arbitrary/compiled.ts';
import { memoryFlaw } from '../check/memory.ts';
import type { MemoryCertificate } from '../rules/certificate.ts';
import { memoryCertificateOf, proveMemory, takesOf } from './memory.ts';
import { isMemoryText, memoryText, readMemory } from './memory-text.ts';

const list = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 4 });
const lists = fc.array(list, { minLength: 1, maxLength: 4 }).filter((takes) => takes.flat().length > 0);
const convention = fc.constantFrom('normal' as const, 'misere' as const);

/** Whether the player to move wins heap n in misère play, or its nim-value, by every option. */
function slow(takes: readonly (readonly number[])[], isMisere: boolean, to: number): readonly number[] {
  const values: number[] = [];
  for (let n = 0; n <= to; n += 1) {
    const options = (takes[n % takes.length] ?? []).filter((k) => k <= n).map((k) => values[n - k] ?? -1);
    let value = 0;
    if (isMisere) value = options.length === 0 || options.some((option) => option === 0) ? 1 : 0;
    else while (options.includes(value)) value += 1;
    values.push(value);
  }
  return values;
}

function valueByMemory({ preperiod, period, values }: MemoryCertificate, heap: number): number | undefined {
  return values[heap < preperiod ? heap : preperiod + ((heap - preperiod) % period)];
}

function refusal(text: string): string | undefined {
  const read = readMemory(text);
  return read.ok ? memoryFlaw(read.value)?.id : read.fault.id;
}

function proved(takes: readonly (readonly number[])[], play: 'normal' | 'misere'): MemoryCertificate {
  const certificate = proveMemory(takes, play);
  if (certificate === undefined) throw new Error(JSON.stringify(takes));
  return certificate;
}

test('what a finite memory proves is true of every heap that is computed', () => {
  fc.assert(
    fc.property(lists, convention, (takes, play) => {
      const certificate = proved(takes, play);
      expect(memoryFlaw(certificate)).toBeUndefined();
      const all = slow(takes, play === 'misere', 3000);
      expect(all.findIndex((value, n) => value !== valueByMemory(certificate, n))).toBe(-1);
    }),
    { numRuns: 150 },
  );
});

test('a certificate of a finite memory is read as it was written, and stands', () => {
  fc.assert(
    fc.property(lists, convention, (takes, play) => {
      const text = memoryText(proved(takes, play));
      const read = readMemory(text);
      expect(isMemoryText(text)).toBe(true);
      expect(read.ok && memoryText(read.value)).toBe(text);
      expect(refusal(text)).toBeUndefined();
    }),
  );
});

test('a certificate of a finite memory with any one number changed is refused', () => {
  fc.assert(
    fc.property(lists, convention, fc.nat(), fc.nat(12), (takes, play, at, other) => {
      const text = memoryText(proved(takes, play));
      const numbers = [...text.matchAll(/(?<=d": |[[,]\s+)\d+/gu)];
      const place = numbers[at % numbers.length];
      if (place === undefined) throw new Error(text);
      const said = Number(place[0]);
      const now = other < said ? other : other + 1;
      const changed = `${text.slice(0, place.index)}${now}${text.slice(place.index + place[0].length)}`;
      expect([text, place.index, now, refusal(changed) === undefined]).toEqual([text, place.index, now, false]);
    }),
    { numRuns: 1000 },
  );
});

test('a refusal says where', () => {
  const certificate = proved([[1, 3, 4]], 'misere');
  const changed = (n: number, value: number) => certificate.values.map((own, i) => (i === n ? value : own));
  expect(memoryFlaw({ ...certificate, values: changed(4, 0) })).toEqual({
    id: 'flaw-heap-outcome',
    heap: 4,
    said: 0,
    found: 1,
  });
  expect(memoryFlaw({ ...certificate, values: certificate.values.slice(0, 10) })).toEqual({
    id: 'flaw-too-few',
    need: 11,
    values: 10,
  });
  expect(memoryFlaw({ ...proved([[1, 2], [3]], 'normal'), period: 5 })?.id).toBe('flaw-modulus');
  expect(memoryFlaw({ ...certificate, takes: [[]] })?.id).toBe('flaw-takes');
});

test('the form of the moves tells what a heap must remember, and nothing is told of other forms', () => {
  const takes = (moves: string) => takesOf(game(`game g(n)\n${moves}`));
  expect(takes('  -> n - k for k in {1, 3, 4}')).toEqual([[1, 3, 4]]);
  expect(takes('  -> n - 1\n  -> n - k for k in 2..3 if n mod 3 = 1')).toEqual([[1], [1, 2, 3], [1]]);
  expect(takes('  -> n - k for k in 1..4 if (n + 1) mod 2 = k mod 2')).toEqual([
    [1, 3],
    [2, 4],
  ]);
  for (const other of [
    '  -> n - k for k in 1..n',
    '  -> n div 2 if n > 0',
    '  -> n - 1 if n > 5',
    '  -> n - k for k in 1..3 if n mod k = 0',
    '  -> a and n - 1 - a for a in 0..n - 1',
  ])
    expect([other, takes(other)]).toEqual([other, undefined]);
});

test('a game has no such proof where a move ends it', () => {
  expect(memoryCertificateOf(game('game g(n)\n  -> n - 1\n  -> win if n = 3'), 'normal')).toBeUndefined();
});
