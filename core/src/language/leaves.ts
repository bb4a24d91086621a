/** The longest code that is written out. */
export const LONGEST = 1000;

/** What may be left when k tokens are taken: the bits of a code's digit, 1 nothing, 2 one heap, 4 two; `unequal` forbids two equal ones. */
export interface Leaves {
  readonly taken: Taken;
  readonly bits: number;
  readonly unequal: boolean;
}

/** The numbers that may be taken: listed, or all from the first on. */
export type Taken = { readonly numbers: readonly number[]; readonly onward: boolean };

/** The code of all that may be taken and left; undefined when it is too long, or a digit would have two meanings. */
export function written(leaves: readonly Leaves[]): string | undefined {
  const longest = Math.max(...leaves.flatMap(({ taken }) => taken.numbers));
  if (longest > LONGEST) return undefined;
  const digit = (k: number): string | undefined => {
    const own = leaves.filter(
      ({ taken }) => taken.numbers.includes(k) || (taken.onward && k > Math.max(...taken.numbers)),
    );
    // Each bit is there once, whether the two heaps must differ or not.
    const signs = new Set(own.filter(({ bits }) => bits >= 4).map(({ unequal }) => unequal));
    const bits = [1, 2, 4].reduce(
      (all, bit) => all + (own.some((one) => Math.floor(one.bits / bit) % 2 === 1) ? bit : 0),
      0,
    );
    const unequal = signs.has(true) && !signs.has(false);
    return unequal && bits !== 4 ? undefined : `${bits}${unequal ? '!' : ''}`;
  };
  const digits = Array.from({ length: longest + 1 }, (_, k) => digit(k));
  const tail = digit(longest + 1);
  if (digits.includes(undefined) || tail === undefined) return undefined;
  const after = digits.slice(1);
  while (after.length > 0 && after.at(-1) === tail) after.pop();
  return `${digits[0]}.${after.join('')}${tail === '0' ? (after.length === 0 ? '0' : '') : `[${tail}]`}`;
}
