import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLink, writeLink } from './link.ts';

test('whatever stands in an address is read, and what is read is written so that it reads the same', () => {
  const odd = fc.constantFrom('%', '%E0%A4%A', '?', '&', '=', '#', '/', ' ', '３', 'n -> n - 1', '"', '<b>');
  const name = fc.oneof(fc.string(), odd);
  fc.assert(
    fc.property(fc.constantFrom('play', 'analyse', 'lab', 'learn', 'verify', 'x'), name, name, (place, game, rest) => {
      for (const address of [`#/${place}/${game}?p=${rest}`, `#/${place}?${rest}`, `#${game}${rest}`]) {
        const link = readLink(address);
        const { line } = readLink(writeLink(link));
        expect(link.open ? line : readLink(writeLink(link)).open).toEqual(link.open ? link.line : false);
      }
    }),
  );
});

test('a game is named by the path or by g', () => {
  const named = readLink('#/lab?g=0.77&n=200');
  expect([named.place, named.line.game, named.open, named.asked.n]).toEqual(['lab', '0.77', true, '200']);
  expect(named).toEqual(readLink('#/lab/0.77?n=200'));
});
