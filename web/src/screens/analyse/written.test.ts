import { begin, readQuestion } from 'nimlab';
import { expect, test } from 'vitest';
import { boardOf } from '../../engine/board.ts';
import { changed, lettersOf, longer, piecesOf, shorter, sumOf } from './written.ts';

function partsOf(game: string, position: string) {
  const read = readQuestion({ game, page: undefined, position, convention: 'normal', set: [] });
  if (!read.ok) throw new Error(read.fault.id);
  return boardOf(begin(read.value, 'normal')).parts;
}

const PLACES = [
  ['nim', '3 5 7'],
  ['turtles', 'HTH'],
  ['crosses', '..X.'],
  ['georgia', '1 4 6'],
  ['tower', '3 2 1'],
  ['wythoff', '3 4'],
  ['chomp', '4 3 2'],
  ['kayles', '7 + nim 3'],
] as const;

test('a sum in writing is read as itself', () => {
  for (const [name, text] of PLACES) {
    const { game, position } = sumOf(partsOf(name, text));
    expect(partsOf(game, position)).toEqual(partsOf(name, text));
  }
});

test('the pieces of a component are its text, and every change of one of them is another text', () => {
  for (const [name, text] of PLACES)
    for (const part of partsOf(name, text)) {
      const pieces = piecesOf(part);
      expect(pieces.map((piece) => piece.text).join('')).toBe(part.text);
      for (const [i, { is }] of pieces.entries())
        expect(changed(pieces, i, 1n, lettersOf(part)) === part.text).toBe(is === 'other');
    }
});

test('no number falls below 0', () => {
  const [part] = partsOf('nim', '0 1');
  expect(part && changed(piecesOf(part), 0, -1n, '')).toBe('0');
});

test('a list and a word grow and shrink by one member; a plain number does neither', () => {
  for (const [name, text] of PLACES)
    for (const part of partsOf(name, text)) {
      const more = longer(part);
      if (more !== undefined) expect(shorter({ ...part, text: more })).toBe(part.text);
    }
  const of = (game: string, text: string) => partsOf(game, text)[0];
  const [word, number] = [of('turtles', 'HTH'), of('nim', '3')];
  expect(word && longer(word)).toBe('HTHH');
  expect(number && [longer(number), shorter(number)]).toEqual([undefined, undefined]);
});
