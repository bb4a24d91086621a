import { readCode } from '../../nim/code/read.ts';
import { product } from '../../nim/product.ts';
import { schwenksTo } from '../../nim/schwenk.ts';
import { over, surd } from '../../nim/surd.ts';
import { heapTable } from '../../solve/take-and-break.ts';
import { multiple } from './beatty.ts';
import { diagonals, lostSums, lostTo, lostTotals, wythoffValue } from './counted.ts';
import type { Published } from './published.ts';

/** Published sequences that are the nim-values of a take-and-break code: number, code, the heap of the first term. */
export const CODES: readonly (readonly [number: string, code: string, from: number])[] = [
  ['A125829', '0.115', 1],
  ['A125912', '0.141', 1],
  ['A125913', '0.144', 1],
  ['A125914', '0.145', 1],
  ['A125915', '0.147', 1],
  ['A125916', '0.15', 0],
  ['A125917', '0.153', 1],
  ['A125918', '0.154', 1],
  ['A125919', '0.171', 1],
  ['A125920', '0.176', 1],
  ['A125922', '0.316', 1],
  ['A125924', '0.34', 1],
  ['A125925', '0.351', 1],
  ['A125926', '0.373', 1],
  ['A125927', '0.53', 0],
  ['A125938', '4.102', 1],
  ['A125944', '4.726', 1],
  ['A002188', '4!.0', 0],
  ['A071426', '0.007', 0],
];

const LENGTH = 60;

/** Nim powers of a number: the number of the sequence, and the base. */
const POWERS: readonly (readonly [number: string, base: number])[] = [
  ['A335163', 4],
  ['A335164', 5],
  ['A335165', 6],
  ['A335166', 7],
  ['A335167', 8],
  ['A335168', 9],
  ['A335169', 10],
];

/** Powers of two that a nim product of a small number leaves below 2^53. */
const EXACT = 48;

/** Sequences that are computed when they are asked for. */
export const COMPUTED: readonly Published[] = [
  ...CODES.map(([number, code, from]) =>
    lazy(number, `octal game ${code}`, 'values', from, () => valuesOf(code, from)),
  ),
  lazy('A014587', 'subtract a factorial', 'values', 0, () => taking([1, 2, 6, 24])),
  lazy('A010872', 'n mod 3', 'values', 0, () => row((n) => n % 3)),
  lazy('A007814', 'how often 2 divides n', 'values', 1, () => row(twos, 1)),
  lazy('A036554', 'numbers that 2 divides an odd number of times', 'lost', 1, () =>
    where((n) => n > 0 && twos(n) % 2 === 1),
  ),
  lazy('A000201', 'lower Wythoff numbers', 'lost', 1, () => row((k) => multiple(over(surd(1, 1, 1, 5), 2), k), 1)),
  lazy('A001950', 'upper Wythoff numbers', 'lost', 1, () => row((k) => multiple(over(surd(1, 1, 1, 5), 2), k) + k, 1)),
  lazy('A003411', "Schwenk's numbers for 3 * x", 'lost', 1, () => schwenksTo(1e9, 3, 0).map(Number)),
  lazy('A003413', "Schwenk's numbers for 4 * x", 'lost', 1, () => schwenksTo(1e9, 4, 0).map(Number)),
  lazy('A006015', 'nim product 2 * n', 'values', 0, () => row((n) => Number(product(2, n)))),
  lazy('A004468', 'nim product 3 * n', 'values', 0, () => row((n) => Number(product(3, n)))),
  ...POWERS.map(([number, base]) => lazy(number, `nim powers of ${base}`, 'values', 0, () => powersOf(base))),
  lazy('A335159', 'nim product 4 * 2^n', 'values', 0, () => row((n) => Number(product(4, 2 ** n)), 0, EXACT)),
  lazy('A335160', 'nim product 8 * 2^n', 'values', 0, () => row((n) => Number(product(8, 2 ** n)), 0, EXACT)),
  lazy('A051775', 'nim products by antidiagonals', 'values', 0, () => diagonals((a, b) => Number(product(a, b)))),
  lazy('A004481', 'Wythoff by antidiagonals', 'values', 0, () => diagonals(wythoffValue)),
  lazy('A004484', 'Wythoff with a heap of 3', 'values', 0, () => row((n) => wythoffValue(3, n))),
  lazy('A128975', 'lost positions of three heaps with a total', 'values', 1, () => lostTotals(LENGTH)),
  lazy('A363166', 'lost positions of three heaps from 1 to n', 'values', 1, () => lostSums(LENGTH)),
  lazy('A236305', 'lost positions of three heaps up to n, in order', 'values', 0, () => lostTo(3, LENGTH - 1)),
  lazy('A241522', 'lost positions of four heaps up to n, in order', 'values', 0, () => lostTo(4, LENGTH - 1)),
];

function powersOf(base: number): readonly number[] {
  const powers = [1];
  while (powers.length < LENGTH) powers.push(Number(product(powers.at(-1) ?? 1, base)));
  return powers;
}

function lazy(
  number: string,
  name: string,
  about: Published['about'],
  from: number,
  make: () => readonly number[],
): Published {
  let terms: readonly number[] | undefined;
  return {
    number,
    name,
    about,
    from,
    get terms() {
      terms ??= make();
      return terms;
    },
  };
}

function valuesOf(text: string, from: number): readonly number[] {
  const code = readCode(text);
  if ('wrong' in code) throw new Error(text);
  const table = heapTable(code);
  while (!table.grow(LENGTH, 1_000_000));
  return Array.from({ length: LENGTH - from }, (_, i) => Number(table.value(from + i) ?? 0));
}

/** The nim-values of taking a number of the set. */
function taking(set: readonly number[]): readonly number[] {
  const values: number[] = [];
  for (let n = 0; n < LENGTH; n += 1) {
    const seen = new Set(set.map((k) => values[n - k]));
    let least = 0;
    while (seen.has(least)) least += 1;
    values.push(least);
  }
  return values;
}

function row(of: (n: number) => number, from = 0, length = LENGTH): readonly number[] {
  return Array.from({ length }, (_, i) => of(from + i));
}

function where(holds: (n: number) => boolean): readonly number[] {
  return Array.from({ length: 3 * LENGTH }, (_, n) => n).filter(holds);
}

function twos(n: number): number {
  let count = 0;
  for (let rest = n; rest > 0 && rest % 2 === 0; rest /= 2) count += 1;
  return count;
}
