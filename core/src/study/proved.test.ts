import { expect, test } from 'vitest';
import { flaw } from '../check/flaw.ts';
import { findGame } from '../desk/game.ts';
import { readCode } from '../nim/code/read.ts';
import type { PeriodCertificate } from '../rules/certificate.ts';
import type { Component } from '../rules/position.ts';
import type { Rules } from '../rules/rules.ts';
import { finish, solve } from '../solve/solve.ts';
import { heapTable } from '../solve/take-and-break.ts';
import { isOf, withCertificates } from './proved.ts';

function proof(text: string): PeriodCertificate {
  const code = readCode(text);
  if ('wrong' in code) throw new Error(text);
  const table = heapTable(code);
  table.grow(5000, Number.POSITIVE_INFINITY);
  const certificate = table.certificate();
  if (certificate === undefined) throw new Error(text);
  return certificate;
}

function found(text: string): Rules {
  const read = findGame(text, {});
  if (!read.ok) throw new Error(text);
  return read.value;
}

const GAMES: readonly (readonly [string, string])[] = [
  ['kayles', '0.77'],
  ['0.45', '0.45'],
  ['nim', '0.[3]'],
  ['n -> n - k for k in {2, 4, 7}', '0.0303003'],
  ['n -> a and n - 2 - a for a in 0..n - 2', '0.07'],
  ['8.A', '8.A'],
];

const HEAPS: readonly Component[] = [0, 1, 5, 12, 40, 90, 200, 10 ** 15, 10n ** 18n, 10n ** 250n + 1n];

test('a game with a proved period answers by it, proved, with a move that the game has, and the referee agrees', () => {
  for (const [game, code] of GAMES) {
    const rules = withCertificates(found(game), [proof(code)]);
    for (const component of HEAPS) {
      for (const position of [[{ rules, component }], [7, component].map((heap) => ({ rules, component: heap }))]) {
        const solution = finish(solve(position, 'normal'));
        const { answer } = solution;
        if (answer.outcome === '?') throw new Error(`${game} ${component}`);
        expect([game, component, answer.by, answer.certainty]).toEqual([game, component, 'period', 'proved']);
        expect([game, component, flaw(position, 'normal', answer, solution.evidence())]).toEqual([
          game,
          component,
          undefined,
        ]);
      }
    }
  }
});

test('a proved period changes neither outcome, value nor first winning move', () => {
  for (const [game, code] of GAMES) {
    const plain = found(game);
    const rules = withCertificates(plain, [proof(code)]);
    for (let heap = 0; heap <= 60; heap += 1) {
      const [one, two] = [plain, rules].map((own) => {
        const { answer } = finish(
          solve(
            [5, heap].map((component) => ({ rules: own, component })),
            'normal',
          ),
        );
        if (answer.outcome === '?') return undefined;
        const left = answer.move?.to?.map(({ component }) => component);
        return [answer.outcome, answer.value, answer.move?.part, left, answer.move?.by];
      });
      expect([game, heap, two]).toEqual([game, heap, one]);
      expect(two).toBeDefined();
    }
  }
});

test('what follows a component of the new game is the new game too', () => {
  for (const [game, code] of GAMES) {
    const plain = found(game);
    const rules = withCertificates(plain, [proof(code)]);
    const options = [...rules.options(9)];
    expect(options.map(({ to }) => to?.map(({ component }) => component))).toEqual(
      [...plain.options(9)].map(({ to }) => to?.map(({ component }) => component)),
    );
    expect(options.every(({ to }) => to?.every((part) => part.rules === rules))).toBe(true);
    expect(rules.compiled === undefined || rules.compiled.family[0] === rules).toBe(true);
    expect(rules.theorems.slice(1).map(({ id }) => id)).toEqual(plain.theorems.map(({ id }) => id));
  }
});

test('a certificate speaks only of games of its code', () => {
  expect(isOf(proof('0.77'), found('kayles'))).toBe(true);
  expect(isOf(proof('0.07'), found('kayles'))).toBe(false);
  expect(isOf(proof('0.77'), found('wythoff'))).toBe(false);
  const nim = found('nim');
  expect(withCertificates(nim, [proof('0.77')])).toBe(nim);
});

test('misère play goes on by the theorems of the page', () => {
  for (const [game, code] of GAMES.slice(0, 3)) {
    const plain = found(game);
    const rules = withCertificates(plain, [proof(code)]);
    for (const heaps of [[1], [9], [1, 1], [2, 3], [4, 4], [1, 2, 3]]) {
      const [one, two] = [plain, rules].map((own) => {
        const position = heaps.map((component) => ({ rules: own, component }));
        const solution = finish(solve(position, 'misere'));
        expect(flaw(position, 'misere', solution.answer, solution.evidence())).toBeUndefined();
        return solution.answer.outcome;
      });
      expect([game, heaps, two]).toEqual([game, heaps, one]);
    }
  }
});
