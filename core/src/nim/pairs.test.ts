import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pairsOf } from './pairs.ts';

// Mostly odd values, so that masks with few light heaps occur, and any values, so that none does.
const tables = fc.oneof(
  fc.array(fc.constantFrom(1, 2, 4, 7, 8), { minLength: 12, maxLength: 60 }),
  fc.array(fc.nat(15), { minLength: 4, maxLength: 60 }),
);

test('a value is stamped or found exactly when some pair of the total has it', () => {
  fc.assert(
    fc.property(tables, fc.nat(60), (table, total) => {
      const pairs = pairsOf(Int32Array.from(table));
      const stamped = new Int32Array(16).fill(-1);
      const sum = Math.min(total, table.length - 1);
      const real = new Set<number>();
      for (let a = 1; 2 * a <= sum; a += 1) real.add((table[a] ?? 0) ^ (table[sum - a] ?? 0));
      pairs.mark(sum, stamped, 7);
      for (let value = 0; value < 16; value += 1)
        expect(stamped[value] === 7 || pairs.reaches(sum, value, stamped, 7)).toBe(real.has(value));
    }),
  );
});
