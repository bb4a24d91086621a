import fc from 'fast-check';
import { expect, test } from 'vitest';
import { game } from '../../test/arbitrary/compiled.ts';
import { flaw } from '../check/flaw.ts';
import { memoryFlaw, takesFlaw } from '../check/memory.ts';
import type { MemoryCertificate } from '../rules/certificate.ts';
import type { Component, Whole } from '../rules/position.ts';
import { isMemoryText, memoryText, readMemory } from '../study/memory-text.ts';
import { withCertificates } from '../study/proved.ts';
import { tabulate } from '../study/tabulate.ts';
import { memoryCertificateOf, memoryTheorem, proveMemory, takesOf } from './memory.ts';
import { finish, solve } from './solve.ts';

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

/** A game of one heap by its takes, one line for each remainder. */
function written(takes: readonly (readonly number[])[]): ReturnType<typeof game> {
  const lines = takes.map((own, rest) => `  -> n - k for k in {${own}} if n mod ${takes.length} = ${rest}`);
  return game(`game g(n)\n${lines.filter((_, i) => (takes[i] ?? []).length > 0).join('\n')}`);
}

function lost(certificate: MemoryCertificate, heap: Component): number {
  return memoryTheorem(certificate).outcome?.([heap]) === 'P' ? 0 : 1;
}

const HEAPS: readonly Whole[] = [1, 7, 40, 300, 5000, 10 ** 15, 10n ** 18n, 10n ** 250n + 1n];

test('heaps of any size are answered by a finite memory in both conventions as small heaps of the same place in the period are, and the referee agrees', () => {
  fc.assert(
    fc.property(lists, convention, fc.boolean(), (takes, play, isLoaded) => {
      const certificate = proved(takes, play);
      const plain = written(takes);
      const rules = isLoaded ? withCertificates(plain, [certificate]) : plain;
      expect(rules === plain).toBe(!isLoaded);
      const all = slow(takes, play === 'misere', certificate.preperiod + certificate.period + 400);
      for (const component of HEAPS) {
        const position = [{ rules, component }];
        const solution = finish(solve(position, play));
        const { answer } = solution;
        if (answer.outcome === '?') throw new Error(`${component}`);
        const { preperiod, period } = certificate;
        const like =
          component < preperiod
            ? Number(component)
            : preperiod + Number((BigInt(component) - BigInt(preperiod)) % BigInt(period));
        expect([component, answer.outcome]).toEqual([component, all[like] === 0 ? 'P' : 'N']);
        if (play === 'normal') expect([component, answer.value]).toEqual([component, all[like]]);
        if (isLoaded || component > 5000)
          expect([component, answer.by, answer.certainty]).toEqual([component, 'period', 'proved']);
        expect(flaw(position, play, answer, solution.evidence())).toBeUndefined();
        if (answer.outcome === 'P') continue;
        const to = answer.move?.to?.[0]?.component;
        const left = typeof to === 'object' || typeof to === 'string' ? undefined : to;
        expect(left === undefined).toBe([...rules.options(component)].length === 0);
        if (left !== undefined) expect(memoryTheorem(certificate).value?.(left) ?? lost(certificate, left)).toBe(0);
      }
    }),
    { numRuns: 40 },
  );
});

test('a misère certificate tells nothing of sums nor of normal play, and evidence of another game is a flaw', () => {
  const takes = [[1], [1, 2, 3], [1]];
  const certificate = proved(takes, 'misere');
  const rules = withCertificates(written(takes), [certificate]);
  const heap = [{ rules, component: 8 }];
  const solution = finish(solve(heap, 'misere'));
  const { answer } = solution;
  if (answer.outcome === '?') throw new Error('undecided');
  expect(answer.by).toBe('period');
  for (const at of [
    [8, 8],
    [8, 5, 5],
  ]) {
    const sum = at.map((component) => ({ rules, component }));
    const own = finish(solve(sum, 'misere'));
    expect(own.answer.outcome !== '?' && own.answer.by).toBe('graph');
    expect(flaw(sum, 'misere', { ...answer, outcome: 'P' }, solution.evidence())).toBeDefined();
  }
  const normal = finish(solve(heap, 'normal'));
  expect(normal.answer.outcome !== '?' && normal.answer.by).toBe('table');
  expect(flaw(heap, 'normal', answer, solution.evidence())).toBeDefined();
  const other = [{ rules: written([[1], [1, 2], [1]]), component: 8 }];
  expect(flaw(other, 'misere', answer, solution.evidence())).toMatchObject({ id: 'flaw-memory-takes', heap: 4 });
  const flipped = { ...certificate, values: certificate.values.map((value, n) => (n === 5 ? 1 - value : value)) };
  expect(flaw(heap, 'misere', answer, { by: 'period', certificate: flipped })).toBeDefined();
});

test('a certificate speaks of the games that take what it says from every heap, in whatever way it is written', () => {
  const certificate = proved([[1, 2], [3], [1, 2], [3]], 'misere');
  const doubled = written([[1, 2], [3]]);
  expect(takesFlaw(doubled, certificate)).toBeUndefined();
  expect(takesFlaw(written([[1, 2], [4]]), certificate)?.id).toBe('flaw-memory-takes');
  expect(takesFlaw(written([[1, 2], [3], [1, 2], [3, 4]]), certificate)?.id).toBe('flaw-memory-takes');
  expect(takesFlaw(game('game g(n)\n  -> n - k for k in 1..n'), certificate)?.id).toBe('flaw-memory-form');
  const set = proved([[1, 3, 4]], 'normal');
  expect(takesFlaw(game('game g(n)\n  -> n - 1\n  -> n - 4\n  -> n - 3'), set)).toBeUndefined();
  expect(takesFlaw(game('game g(n)\n  -> n - k for k in {1, 3}'), set)?.id).toBe('flaw-memory-takes');
});

test('a table of large heaps is told by the proof, heap by heap', () => {
  const takes = [[1], [1, 2, 3], [1]];
  for (const play of ['normal', 'misere'] as const) {
    const certificate = proved(takes, play);
    const from = 3 * 10 ** 12;
    const made = finish(tabulate(written(takes), { from, to: from + 30 }, play, { options: 10 ** 6, bytes: 2 ** 26 }));
    if ('id' in made || made.is !== 'row') throw new Error('no table');
    made.entries.forEach((entry, i) => {
      const value = valueByMemory(certificate, from + i);
      expect([i, entry?.outcome, play === 'normal' ? entry?.value : value]).toEqual([
        i,
        value === 0 ? 'P' : 'N',
        value,
      ]);
    });
  }
});
