import { mex } from '../nim/mex.ts';
import { xor } from '../nim/xor.ts';
import type { Rules } from '../rules/rules.ts';
import type { Machine } from './account.ts';

/** Nim-values of the components 0 to n of a one-number game, bottom up. */
export interface Table extends Machine {
  /** Some option is not below its component, or belongs to another game: no table. */
  isUnfit(): boolean;
  readonly values: readonly number[];
}

/** A component of the game is one plain number. */
export function isOneNumber(rules: Rules): boolean {
  const [field] = rules.shape;
  return rules.shape.length === 1 && field !== undefined && field.depth === 0 && field.members.length === 0;
}

/** A table up to the component n. */
export function table(rules: Rules, n: number): Table {
  const values: number[] = [];
  let options = 0;
  let isUnfit = false;

  /** The value of component `at`, or undefined when an option does not lie below it. */
  function next(at: number): number | undefined {
    const seen = new Set<number>();
    options += 1;
    for (const option of rules.options(at)) {
      options += 1;
      if (option.to === undefined) return undefined;
      let sum = 0;
      for (const part of option.to) {
        const value =
          part.rules === rules && typeof part.component === 'number' && part.component < at
            ? values[part.component]
            : undefined;
        if (value === undefined) return undefined;
        sum = Number(xor(sum, value));
      }
      seen.add(sum);
    }
    return mex(seen);
  }

  return {
    values,
    isUnfit: () => isUnfit,
    options: () => options,
    bytes: () => values.length * 8,
    run(work) {
      const limit = options + work;
      while (values.length <= n && options < limit) {
        const value = next(values.length);
        isUnfit = value === undefined;
        if (value === undefined) return true;
        values.push(value);
      }
      return values.length > n;
    },
  };
}
