import { isWhole } from '../../nim/whole.ts';
import type { Fact } from '../../rules/fact.ts';

/** The numbers that a fact carries under a name, whatever their size; undefined where they are not all whole numbers. */
export function numbers(fact: Fact, name: string): readonly bigint[] | undefined {
  const found = fact[name];
  const list: readonly unknown[] = Array.isArray(found) ? found : [found];
  return list.every(isWhole) ? list.map(BigInt) : undefined;
}

/** One such number. */
export function number(fact: Fact, name: string): bigint | undefined {
  const [only] = numbers(fact, name) ?? [];
  return only;
}

/** The nim-sum, by counting the ones of every binary place. */
export function numberSum(list: readonly bigint[]): bigint {
  let sum = 0n;
  let rest = list;
  for (let place = 1n; rest.some((one) => one > 0n); place *= 2n) {
    if (rest.filter((one) => one % 2n === 1n).length % 2 === 1) sum += place;
    rest = rest.map((one) => one / 2n);
  }
  return sum;
}

/** The least number from 0 that is not among them. */
export function leastLeftOut(list: readonly bigint[]): bigint {
  let least = 0n;
  while (list.includes(least)) least += 1n;
  return least;
}

/** Whether they are Fibonacci numbers, falling, no two of them neighbours. */
export function areParts(list: readonly bigint[]): boolean {
  const row = [1n, 2n];
  while ((row.at(-1) ?? 0n) < (list[0] ?? 0n)) row.push((row.at(-1) ?? 0n) + (row.at(-2) ?? 0n));
  const places = list.map((one) => row.indexOf(one));
  return places.every((place, i) => place >= 0 && (i === 0 || (places[i - 1] ?? 0) - place >= 2));
}
