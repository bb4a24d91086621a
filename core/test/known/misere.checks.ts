import { expect } from 'vitest';
import type { Rules } from '../../src/rules/rules.ts';
import { finish, solve } from '../../src/solve/solve.ts';
import { nimSum, partitions, range } from './by-definition.ts';
import figures from './figures.json' with { type: 'json' };
import { type Checks, coded, game, lostHeaps, searched, stated, sum, values } from './product.ts';

const figure = new Map<string, unknown>(Object.entries(figures));
const NAMED = new Set(['grundy', 'lasker', 'nim']);

/** The rules that a fact names: a code, a game, or what may or may not be taken. */
export function meant(name: string): Rules {
  if (NAMED.has(name)) return game(name);
  if (name.startsWith('sub:')) return game('subtraction', { set: name.slice(4).split(',').map(Number) });
  if (name.startsWith('allbut:')) return stated(`n -> n - k for k in 1..n if k not in {${name.slice(7)}}`);
  return coded(name);
}

/** All sums of heaps above 0 with a total from 1 to `most`. */
function sums(most: number): number[][] {
  return range(1, most).flatMap((total) => partitions(total));
}

/** The rule that is often told: as misère Nim on the values. */
function toldLost(heaps: readonly number[], row: readonly number[]): boolean {
  const found = heaps.map((heap) => row[heap] ?? 0);
  return (nimSum(found) === 0) === found.some((one) => one > 1);
}

interface Told {
  readonly positions: number;
  readonly mismatches: number;
  readonly examples: readonly (readonly unknown[])[];
}

/** How often the rule that is told fails for a game. */
function told(name: string, total: number, known: Told): () => void {
  return () => {
    const rules = meant(name);
    const all = sums(total);
    const row = values(rules, total);
    const found = searched(
      all.map((heaps) => sum(rules, heaps)),
      'misere',
    );
    expect(all.length).toBe(known.positions);
    const wrong = new Map(
      all.flatMap((heaps, i) =>
        toldLost(heaps, row) === (found[i] === 'P') ? [] : [[heaps.toReversed().join(), found[i]]],
      ),
    );
    expect(wrong.size).toBe(known.mismatches);
    for (const [actual, heaps] of known.examples) expect([heaps, wrong.get(String(heaps))]).toEqual([heaps, actual]);
  };
}

/** The numbers that a genus writes, as many as asked: the last two go on in turn. */
function genus(text: string, count: number): number[] {
  const inner = text.slice(text.indexOf('{') + 1, -1);
  const written = inner.includes(',') ? inner.split(',').map(Number) : [...inner].map(Number);
  while (written.length < count) written.push(written.at(-2) ?? 0);
  return written.slice(0, count);
}

/** g(i) is the only m for which heap + i heaps of two of Nim + m of Nim is lost: so it is, and no smaller or slightly larger one is. */
function genera(name: string, terms: readonly string[], heaps: number, count: number): void {
  const rules = meant(name);
  const nim = game('nim');
  const tried = range(0, Math.min(heaps, terms.length - 1)).flatMap((heap) =>
    genus(terms[heap] ?? '', count).flatMap((g, i) => range(0, g + 2).map((m) => ({ heap, i, m, isLost: m === g }))),
  );
  const positions = tried.map(({ heap, i, m }) => [
    ...sum(rules, [heap]),
    ...sum(nim, [...Array.from({ length: i }, () => 2), m]),
  ]);
  const found = searched(positions, 'misere');
  for (const [k, { heap, i, m, isLost }] of tried.entries())
    expect([name, heap, i, m, found[k]]).toEqual([name, heap, i, m, isLost ? 'P' : 'N']);
  const row = values(rules, heaps);
  for (const heap of range(0, Math.min(heaps, terms.length - 1)))
    expect([name, heap, Number.parseInt(terms[heap] ?? '', 10)]).toEqual([name, heap, row[heap]]);
}

/** Lost single heaps: to 24 in misère play (published: 30 to 45), to the whole range in normal play. */
function single(code: string): () => void {
  const known = figure.get(`misere.single.${code}`);
  return () => {
    if (!isSingle(known)) throw new Error(code);
    const rules = coded(code);
    const to = Math.min(known.n, 24);
    expect(lostHeaps(rules, to, 'misere')).toEqual(known.misereP.filter((n) => n <= to));
    expect(lostHeaps(rules, known.n, 'normal')).toEqual(known.normalP);
  };
}

interface Single {
  readonly n: number;
  readonly misereP: readonly number[];
  readonly normalP: readonly number[];
}

function isSingle(known: unknown): known is Single {
  return typeof known === 'object' && known !== null && 'misereP' in known && 'normalP' in known && 'n' in known;
}

/** The sums that a word of a quotient stands for: `[1][5]^2` is 1 + 5 + 5. */
function wordSum(word: string): number[] {
  return [...word.matchAll(/\[(\d+)\](?:\^(\d+))?/gu)].flatMap(([, heap, power]) =>
    Array.from({ length: Number(power ?? 1) }, () => Number(heap)),
  );
}

/** The sums that a quotient names as lost are lost: those of a total up to 24. */
function lostWords(code: string, words: readonly string[]): () => void {
  return () => {
    const rules = coded(code);
    const all = words.map(wordSum).filter((heaps) => heaps.reduce((a, b) => a + b, 0) <= 24);
    expect(all.length).toBeGreaterThan(1);
    expect(
      searched(
        all.map((heaps) => sum(rules, heaps)),
        'misere',
      ),
    ).toEqual(all.map(() => 'P'));
  };
}

/** Misère play. */
export const misere: Checks = {
  'genus.definition': () => {
    const terms = figures['genus.tables']['0.77'];
    genera('0.77', terms, 12, 4);
  },
  'genus.tables': () => {
    // Of the published 12 to 40 heaps, 9 (Kayles: 12) by the definition, with up to two heaps of two.
    for (const [name, terms] of Object.entries(figures['genus.tables'])) genera(name, terms, 9, 3);
  },
  'genus.cgsuite': () => {
    for (const [name, terms] of Object.entries(figures['genus.cgsuite'])) genera(name, terms, 9, 3);
  },
  'SJ.0.77': told('0.77', 24, figures['SJ.0.77']),
  'SJ.0.07': told('0.07', 24, figures['SJ.0.07']),
  'SJ.0.6': told('0.6', 20, figures['SJ.0.6']),
  'SJ.grundy': told('grundy', 22, figures['SJ.grundy']),
  'SJ.nim': told('nim', 16, figures['SJ.nim']),
  'SJ.lasker': told('lasker', 14, figures['SJ.lasker']),
  'SJ.0.123': told('0.123', 20, figures['SJ.0.123']),
  'SJ.0.75': told('0.75', 20, figures['SJ.0.75']),
  'SJ.0.23': told('0.23', 24, figures['SJ.0.23']),
  'SJ.sub:1,2,3': told('sub:1,2,3', 20, figures['SJ.sub:1,2,3']),
  'SJ.sub:2,3,7': told('sub:2,3,7', 20, figures['SJ.sub:2,3,7']),
  'SJ.sub:1,3,4': told('sub:1,3,4', 20, figures['SJ.sub:1,3,4']),
  'SJ.subtraction': () => {
    let positions = 0;
    for (const mask of range(1, 63)) {
      const rules = game('subtraction', { set: range(1, 6).filter((k) => (mask >> (k - 1)) & 1) });
      const row = values(rules, 14);
      const all = sums(14);
      const found = searched(
        all.map((heaps) => sum(rules, heaps)),
        'misere',
      );
      expect([mask, all.filter((heaps, i) => toldLost(heaps, row) !== (found[i] === 'P'))]).toEqual([mask, []]);
      positions += all.length;
    }
    expect(positions).toBe(figures['SJ.subtraction'].positions);
  },
  'misere.single.0.77': single('0.77'),
  'misere.single.0.07': single('0.07'),
  'misere.single.0.137': single('0.137'),
  'misere.single.0.6': single('0.6'),
  'misere.single.4.7': single('4.7'),
  'misere.single.0.75': single('0.75'),
  'misere.single.0.53': single('0.53'),
  'misere.single.0.34': single('0.34'),
  'misere.single.0.72': single('0.72'),
  'misere.single.0.15': single('0.15'),
  'misere.single.0.123': single('0.123'),
  'misere.single.0.44': single('0.44'),
  'misere.single.0.0034': single('0.0034'),
  'misere.single.0.26': single('0.26'),
  'misere.single.0.16': single('0.16'),
  'misere.single.0.56': single('0.56'),
  'misere.single.kayles.all': () => {
    const lost = [1, 4, 9, 12, 20];
    const told = (n: number): unknown =>
      finish(solve(sum(game('kayles'), [n]), 'misere', { options: 1000, bytes: 1e7 })).answer.outcome;
    for (const n of range(0, 45)) expect([n, told(n)]).toEqual([n, lost.includes(n) ? 'P' : 'N']);
    expect(told(1000)).toBe('N');
    expect(lostHeaps(coded('0.77'), 26, 'misere')).toEqual(lost);
  },
  'misere.officers.trap': () => {
    // The first break of the pattern is at 32.
    const lost = lostHeaps(coded('0.6'), 32, 'misere');
    expect(lost).toEqual(range(0, 31).filter((n) => n % 3 === 2));
  },
  'misere.quotient.0.77': lostWords('0.77', figures['misere.quotient.0.77'].P_words),
  'misere.quotient.0.75': lostWords('0.75', figures['misere.quotient.0.75'].P_words),
  'misere.quotient.0.123': lostWords('0.123', figures['misere.quotient.0.123'].P_words),
  'misere.quotient.0.23': lostWords('0.23', figures['misere.quotient.0.23'].P_words),
  'misere.quotient.0.34': lostWords('0.34', figures['misere.quotient.0.34'].P_words),
  'misere.quotient.0.53': lostWords('0.53', figures['misere.quotient.0.53'].P_words),
  'misere.quotient.0.71': lostWords('0.71', figures['misere.quotient.0.71'].P_words),
  'misere.quotient.0.72': lostWords('0.72', figures['misere.quotient.0.72'].P_words),
  'misere.quotient.0.15': lostWords('0.15', figures['misere.quotient.0.15'].P_words),
  'misere.quotient.0.44': lostWords('0.44', figures['misere.quotient.0.44'].P_words),
  'misere.quotient.4.56': lostWords('4.56', figures['misere.quotient.4.56'].P_words),
  'misere.quotient.0.776': lostWords('0.776', figures['misere.quotient.0.776'].P_words),
  'misere.quotient.0.152': lostWords('0.152', figures['misere.quotient.0.152'].P_words),
};
