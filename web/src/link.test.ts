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

test('Learn names a card by its path or by card=, its numbers by p or by at; a game that goes along stands beside', () => {
  const bouton = readLink('#/learn/bouton?p=7.1.3&step=4');
  expect([bouton.place, bouton.open, bouton.asked]).toEqual([
    'learn',
    false,
    { card: 'bouton', at: '7 1 3', step: '4' },
  ]);
  expect(readLink(writeLink(bouton))).toEqual(bouton);
  const carried = { ...readLink('#/play/kayles?p=9'), place: 'learn' as const };
  expect(readLink(writeLink(carried))).toEqual(carried);
  expect(readLink('#/learn/kayles?p=9&card=nim').line.game).toBe('kayles');
});

test('points may stand between the numbers of a position, and a line of moves may stand in one piece', () => {
  const { line } = readLink('#/analyse/nim?p=3.5.7&line=1: 3 -> 2; 2: 5 -> 4&ply=1');
  expect([line.position, line.moves]).toEqual(['3 5 7', ['1: 3 -> 2', '2: 5 -> 4']]);
  expect(readLink('#/play/kayles?p=.X.1').line.position).toBe('.X.1');
});
