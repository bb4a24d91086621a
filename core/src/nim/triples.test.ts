import fc from 'fast-check';
import { expect, test } from 'vitest';
import { triplesOf } from './triples.ts';

test('three parts have exactly the values that trying all of them gives, in whatever order they are asked', () => {
  const tables = fc.array(fc.nat(40), { minLength: 4, maxLength: 40 });
  fc.assert(
    fc.property(tables, fc.array(fc.tuple(fc.nat(), fc.nat(70)), { maxLength: 60 }), (row, asked) => {
      const table = Int32Array.from(row);
      const triples = triplesOf(() => table);
      for (const [at, value] of asked) {
        const total = at % (row.length + 1);
        let isReached = false;
        for (let a = 1; a < total; a += 1)
          for (let b = 1; a + b < total; b += 1)
            if (((row[a] ?? 0) ^ (row[b] ?? 0) ^ (row[total - a - b] ?? 0)) === value) isReached = true;
        expect([total, value, triples.reaches(total, value)]).toEqual([total, value, isReached]);
      }
    }),
  );
});
