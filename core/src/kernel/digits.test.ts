import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compiledDigits, type Digits, plainDigits } from './digits.ts';

const ROOM = 4096;
const texts = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.nat(10 ** 9).map(String) },
    { weight: 4, arbitrary: fc.constantFrom(' ', '\n', '\r\n', '\t ') },
    {
      weight: 1,
      arbitrary: fc.constantFrom('9007199254740991', '9007199254740992', '000', '123456789012345678901', '2147483648'),
    },
    { weight: 1, arbitrary: fc.constantFrom('x', '-', '/', ':', '\0', '\u00e9') },
  ),
  { maxLength: 60 },
);

function seen(digits: Digits, text: Uint8Array, at: number) {
  digits.bytes.set(text);
  const read = digits.read(at, text.length);
  const numbers = [...digits.numbers.subarray(0, read)];
  const isSmall = read > 0 && digits.greatest() < 2 ** 31;
  return {
    numbers,
    small: isSmall ? [...digits.small.subarray(0, read)] : [],
    ends: read > 0 ? [digits.last(), digits.behind(), digits.least(), digits.greatest()] : [],
  };
}

test('the compiled reader of numbers and its plain twin read the same, and what stands there', () => {
  const [compiled, plain] = [compiledDigits(ROOM), plainDigits(ROOM)];
  if (compiled === undefined) throw new Error('no WebAssembly');
  fc.assert(
    fc.property(texts, fc.nat(5), (parts, from) => {
      const text = new TextEncoder().encode(parts.join(''));
      const at = Math.min(from, text.length);
      const both = [compiled, plain].map((digits) => seen(digits, text, at));
      expect(both[0]).toEqual(both[1]);
      const { numbers = [], small = [], ends = [] } = both[0] ?? {};
      const rest = new TextDecoder('latin1').decode(text.subarray(at, ends[1] ?? at));
      expect(numbers.map(String)).toEqual(
        rest
          .split(/[ \t-\r]+/u)
          .filter((word) => word !== '')
          .map((word) => String(Number(word))),
      );
      if (small.length > 0) expect(small).toEqual(numbers);
      if (numbers.length > 0) expect(ends.slice(2)).toEqual([Math.min(...numbers), Math.max(...numbers)]);
    }),
    { numRuns: 500 },
  );
});
