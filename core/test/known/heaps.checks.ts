import { expect } from 'vitest';
import { mex, octalValues, range, taking, trial } from './by-definition.ts';
import figures from './figures.json' with { type: 'json' };
import { type Checks, coded, game, lostHeaps, stated, values } from './product.ts';
import published from './published.json' with { type: 'json' };

/** The heaps at which a row differs from one that repeats a block. */
function exceptions(row: readonly number[], block: (n: number) => number | undefined): number[] {
  return row.flatMap((found, n) => (found === block(n) ? [] : [n]));
}

function twos(n: number): number {
  return Math.log2(n & -n);
}

const primes = range(2, 600).filter((n) => range(2, n - 1).every((d) => n % d > 0));
const fibonaccis = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144];

/** Values and lost heaps of games with one heap. */
export const heaps: Checks = {
  'seq.kayles': () => {
    const { terms } = figures['seq.kayles'];
    expect(values(game('kayles'), terms.length - 1)).toEqual(terms);
    expect(values(coded('0.77'), terms.length - 1)).toEqual(terms);
  },
  'kayles.exceptions': () => {
    const { exceptions: known, period_block_n_mod_12: block } = figures['kayles.exceptions'];
    expect(exceptions(values(game('kayles'), 400), (n) => block[n % 12])).toEqual(known);
    expect(exceptions(values(coded('0.77'), 400), (n) => block[n % 12])).toEqual(known);
  },
  'seq.dawsonchess': () => {
    const { terms } = figures['seq.dawsonchess'];
    expect(values(game('dawson'), terms.length - 1)).toEqual(terms);
    expect(values(coded('0.137'), terms.length - 1)).toEqual(terms);
  },
  'dawson.exceptions': () => {
    for (const rules of [game('dawson'), coded('0.137')]) {
      const row = values(rules, 332);
      const block = (n: number): number | undefined => row[204 + (n % 34)];
      expect(exceptions(row, block)).toEqual(figures['dawson.exceptions'].exceptions);
    }
  },
  'dawson.07shift': () => {
    const chess = values(game('dawson'), 399);
    expect(values(game('dawsonkayles'), 400).slice(1)).toEqual(chess);
    expect(values(coded('0.4'), 401).slice(2)).toEqual(chess);
  },
  'treblecross.07eq': () => {
    const row = values(coded('0.007'), 300).slice(2);
    expect(values(coded('0.11337'), 298)).toEqual(row);
    expect(values(coded('0.04'), 301).slice(3)).toEqual(row);
    expect(values(coded('0.0137'), 299).slice(1)).toEqual(row);
    expect(values(game('treblecross'), 298)).toEqual(row);
  },
  'seq.grundy': () => {
    expect(lostHeaps(game('grundy'), 1500, 'normal')).toEqual(figures['seq.grundy'].zeros_to_1500);
  },
  'lasker.formula': () => {
    const formula = range(0, 400).map((n) => (n % 4 === 3 ? n + 1 : n > 0 && n % 4 === 0 ? n - 1 : n));
    expect(values(game('lasker'), 400)).toEqual(formula);
    expect(values(coded('4.[3]'), 120)).toEqual(formula.slice(0, 121));
    expect(octalValues(`4.${'3'.repeat(60)}`, 60)).toEqual(formula.slice(0, 61));
    expect(values(coded('4.7'), 60)).not.toEqual(formula.slice(0, 61));
  },
  'octal.4.7': () => {
    const formula = range(0, 200).map((n) => (n === 0 ? 0 : n % 2 === 1 ? 1 : 2));
    expect(values(coded('4.7'), 200)).toEqual(formula);
    expect(values(game('daisies'), 200)).toEqual(formula);
    expect(octalValues('4.7', 200)).toEqual(formula);
  },
  'officers.couples': () => {
    const officers = values(game('officers'), 1000);
    const { officers: first, zeros } = figures['officers.couples'];
    expect(officers.slice(0, first.length)).toEqual(first);
    expect(officers.flatMap((found, n) => (found === 0 ? [n] : []))).toEqual(zeros);
    expect(values(coded('0.6'), 1000)).toEqual(officers);
    expect(values(game('couples'), 1001).slice(1)).toEqual(officers);
  },
  'cgsuite.allbut237': () => {
    const row = values(stated('n -> n - k for k in 1..n if k not in {2, 3, 7}'), 60);
    expect(row).toEqual(taking(60, (n) => range(1, n).filter((k) => ![2, 3, 7].includes(k))));
    for (const [period = 0, saltus = 0] of figures['cgsuite.allbut237'].arith) {
      expect(row.slice(period)).toEqual(row.slice(0, -period).map((found) => found + saltus));
    }
  },
  'oeis.A266756': () => {
    expect(values(game('subtraction', { set: [2, 5, 7] }), 79)).toEqual(published.A266756);
  },
  'oeis.A014586': () => {
    expect(values(game('squares'), 98)).toEqual(published.A014586);
  },
  'oeis.A030193': () => {
    expect(lostHeaps(game('squares'), 340, 'normal')).toEqual(published.A030193);
  },
  'oeis.A014589': () => {
    expect(values(game('primes'), 97)).toEqual(published.A014589);
  },
  'oeis.A025043': () => {
    expect(lostHeaps(game('primes'), 515, 'normal')).toEqual(published.A025043);
    const row = taking(515, (n) => primes.filter((p) => p <= n));
    expect(row.flatMap((found, n) => (found === 0 ? [n] : []))).toEqual(published.A025043);
  },
  'oeis.A014587': () => {
    const row = values(game('subtraction', { set: [1, 2, 6, 24, 120, 720, 5040] }), 5100);
    expect(row).toEqual(taking(5100, (n) => [1, 2, 6, 24, 120, 720, 5040].filter((k) => k <= n)));
    expect(row.findIndex((found, n) => found !== row[n % 25])).toBe(5050);
    expect(row[5050]).toBe(4);
  },
  'oeis.A014588': () => {
    const last = published.A014588.length - 1;
    expect(values(game('fibtake'), last)).toEqual(published.A014588);
    expect(taking(last, (n) => fibonaccis.filter((k) => k <= n))).toEqual(published.A014588);
  },
  pow2: () => {
    expect(values(game('powers'), 500)).toEqual(range(0, 500).map((n) => n % 3));
    expect(taking(500, (n) => [1, 2, 4, 8, 16, 32, 64, 128, 256].filter((k) => k <= n))).toEqual(
      range(0, 500).map((n) => n % 3),
    );
  },
  'oeis.A025480': () => {
    const row = values(game('half'), 79);
    expect(row).toEqual(taking(79, (n) => range(1, Math.floor(n / 2))));
    expect(row.slice(0, 32)).toEqual(figures.takehalf.terms);
  },
  takehalf: () => {
    const row = values(game('half'), 300);
    for (const n of range(0, 149)) expect([n, row[2 * n], row[2 * n + 1]]).toEqual([n, n, row[n]]);
    expect(row.slice(0, 32)).toEqual(figures.takehalf.terms);
  },
  'oeis.A229764': () => {
    expect(values(game('mark'), published.A229764.length - 1)).toEqual(published.A229764);
  },
  'mark.P': () => {
    const lost = lostHeaps(game('mark'), 1000, 'normal');
    expect(lost).toEqual(range(0, 1000).filter((n) => n === 0 || twos(n) % 2 === 1));
    expect(lost.filter((n) => n <= 58)).toEqual(figures['mark.P'].P);
  },
  'oeis.A171945': () => {
    expect(lostHeaps(game('mark'), 174, 'misere')).toEqual(published.A171945);
  },
  upmark: () => {
    const rules = stated('game upmark(n)\n  -> n - 1\n  -> (n + 1) div 2   if n > 1');
    const after = (n: number): number[] => (n === 0 ? [] : n === 1 ? [0] : [n - 1, Math.ceil(n / 2)]);
    const tried = trial((n: number) => after(n).filter((next) => next < n));
    const row = values(rules, 1000);
    expect(row).toEqual(range(0, 1000).map(tried.value));
    expect(row.slice(0, 48)).toEqual(figures.upmark.terms);
    expect(row.slice(0, 80).flatMap((found, n) => (found === 0 ? [n] : []))).toEqual(figures.upmark.P);
  },
  aliquot: () => {
    expect(values(game('aliquot'), 300).slice(1)).toEqual(range(1, 300).map(twos));
    const row: number[] = [0];
    for (const n of range(1, 300))
      row.push(
        mex(
          range(1, n - 1)
            .filter((d) => n % d === 0)
            .map((d) => row[n - d] ?? 0),
        ),
      );
    expect(row.slice(1)).toEqual(range(1, 300).map(twos));
  },
};
