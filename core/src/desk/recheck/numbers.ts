import type { Fact } from '../../rules/fact.ts';

/** The numbers that a fact carries under a name; undefined where they are not all small numbers. */
export function numbers(fact: Fact, name: string): readonly number[] | undefined {
  const found = fact[name];
  const list: readonly unknown[] = Array.isArray(found) ? found : [found];
  return list.every((one): one is number => typeof one === 'number' && Number.isSafeInteger(one)) ? list : undefined;
}

/** One such number. */
export function number(fact: Fact, name: string): number {
  const [only = Number.NaN] = numbers(fact, name) ?? [];
  return only;
}

/** The nim-sum, by counting the ones of every binary place. */
export function numberSum(list: readonly number[]): number {
  let sum = 0;
  for (let place = 1; list.some((one) => one >= place); place *= 2)
    if (list.filter((one) => Math.floor(one / place) % 2 === 1).length % 2 === 1) sum += place;
  return sum;
}

/** The least number from 0 that is not among them. */
export function leastLeftOut(list: readonly number[]): number {
  let least = 0;
  while (list.includes(least)) least += 1;
  return least;
}

/** Whether they are Fibonacci numbers, falling, no two of them neighbours. */
export function areParts(list: readonly number[]): boolean {
  const row = [1, 2];
  while ((row.at(-1) ?? 0) < (list[0] ?? 0)) row.push((row.at(-1) ?? 0) + (row.at(-2) ?? 0));
  const places = list.map((one) => row.indexOf(one));
  return places.every((place, i) => place >= 0 && (i === 0 || (places[i - 1] ?? 0) - place >= 2));
}
