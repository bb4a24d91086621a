import { game } from '../games/registry.ts';
import { nimSum, xor } from '../nim/xor.ts';
import type { Component, Whole } from '../rules/position.ts';
import { values } from './ruling.ts';

/** What is known of groups under attack for three powers: how many first attacks on a sum of groups win. */
export interface Groups {
  winning(groups: readonly Whole[]): number;
}

const TYPES = [1, 2, 3] as const;
/** How far the table goes before a repetition is looked for; doubled until one is found. */
const FIRST = 128;

// A pure memo: asking again gives the same.
const known = new Map<string, Groups>();

/** The groups for three powers, their values taken from a table until it repeats. */
export function groups(powers: readonly number[]): Groups {
  const key = String(powers);
  const found = known.get(key) ?? fresh(powers);
  known.set(key, found);
  return found;
}

function fresh(powers: readonly number[]): Groups {
  const rules = game('attack', { power: powers });
  for (let to = FIRST; ; to *= 2) {
    const components: Component[] = [];
    for (let n = 0; n <= to; n += 1) for (const last of TYPES) components.push([n, last]);
    const value = values(rules, components);
    const table = Array.from({ length: to + 1 }, (_, n) => TYPES.map((last) => Number(value([n, last]))));
    const repeat = repetition(table, Math.max(...powers));
    if (repeat !== undefined) return { winning: (sum) => winning(sum, powers, (n) => table[place(n, repeat)] ?? []) };
  }
}

interface Repeat {
  readonly from: number;
  readonly period: number;
}

// The values of n are a function of those of the `reach` numbers below it: where that many rows repeat, all later ones do.
function repetition(table: readonly (readonly number[])[], reach: number): Repeat | undefined {
  const seen = new Map<string, number>();
  for (let from = reach; from + reach <= table.length; from += 1) {
    const rows = String(table.slice(from, from + reach));
    const before = seen.get(rows);
    if (before !== undefined) return { from: before, period: from - before };
    seen.set(rows, from);
  }
  return undefined;
}

function place(n: Whole, { from, period }: Repeat): number {
  if (n < from) return Number(n);
  return from + Number((BigInt(n) - BigInt(from)) % BigInt(period));
}

function winning(sum: readonly Whole[], powers: readonly number[], row: (n: Whole) => readonly number[]): number {
  const total = nimSum(sum.map((n) => row(n)[0] ?? 0));
  let count = 0;
  for (const n of sum) {
    if (n === 0) continue;
    const rest = xor(total, row(n)[0] ?? 0);
    for (const [i, power] of powers.entries()) {
      const left = n <= power ? 0 : typeof n === 'number' ? n - power : n - BigInt(power);
      if (row(left)[i] === rest) count += 1;
    }
  }
  return count;
}
