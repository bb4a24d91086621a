import { bitLength, topBit } from '../../nim/bits.ts';
import { compare, remainder } from '../../nim/whole.ts';
import { nimSum, xor } from '../../nim/xor.ts';
import type { Fact } from '../../rules/fact.ts';
import type { Whole } from '../../rules/position.ts';

/** Beyond these a table of binary columns is no help to the eye. */
const ROWS = 16;
const WIDTH = 24;

/** The binary columns of the values with the odd ones marked (a table of rows of digits), and the nim-sum that they make. */
export function columns(values: readonly Whole[]): readonly Fact[] {
  const sum = nimSum(values);
  if (values.length > ROWS) return [{ id: 'nim-sum-many', count: values.length, sum }];
  const width = Math.max(1, ...values.map(bitLength));
  const said: Fact = { id: 'nim-sum', values, sum };
  if (width > WIDTH || values.length < 2) return [said];
  const rows = values.map((value) => binary(value, width));
  return [{ id: 'columns', values, rows, odd: binary(sum, width) }, said];
}

/** The ones of every binary column counted modulo a number: Moore's Nim. */
export function digitCounts(values: readonly Whole[], modulus: Whole): readonly Fact[] {
  const width = Math.max(1, ...values.map(bitLength));
  const rows = values.map((value) => binary(value, width));
  const counts = [...(rows[0] ?? '')].map((_, place) =>
    remainder(rows.filter((row) => row.charAt(place) === '1').length, modulus),
  );
  const met = counts.every((count) => count === 0);
  const table: Fact[] =
    width > WIDTH || values.length > ROWS ? [] : [{ id: 'digit-counts', values, rows, counts, modulus }];
  return [...table, { id: met ? 'counts-even' : 'counts-odd', modulus }];
}

/** The row that mends an unbalanced nim-sum: it has a one in the leftmost odd column, and what it must become is smaller. */
export function top(values: readonly Whole[], part: number): Fact | undefined {
  const sum = nimSum(values);
  const value = values[part - 1];
  if (value === undefined || sum === 0) return undefined;
  const left = xor(value, sum);
  if (compare(left, value) >= 0) return undefined;
  return { id: 'top', part, value, sum, column: weight(sum), left };
}

/** The weight of the leftmost column of a number, as text: `8`, `2^830`. */
function weight(sum: Whole): string {
  const place = bitLength(sum) - 1;
  return place > WIDTH ? `2^${place}` : String(topBit(sum));
}

function binary(value: Whole, width: number): string {
  return value.toString(2).padStart(width, '0');
}
