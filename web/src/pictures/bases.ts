/** The bases that a number can be shown in; `fib`: the sum of Fibonacci numbers, no two neighbours. */
export const BASES = ['2', '3', '4', '5', '6', '7', '8', '9', '10', '12', '16', 'fib'] as const;
export type Base = (typeof BASES)[number];

/** A number in a base. */
export function inBase(n: number, base: Base): string {
  return base === 'fib' ? inFibonacci(n) : n.toString(Number(base)).toUpperCase();
}

function inFibonacci(n: number): string {
  const all = [1];
  for (let next = 2; next <= n; next = (all.at(-1) ?? 0) + (all.at(-2) ?? 1)) all.push(next);
  let left = n;
  let digits = '';
  for (const one of all.reverse()) {
    digits += left >= one ? '1' : '0';
    if (left >= one) left -= one;
  }
  return digits;
}
