import { heapInput, type Position, type Read, readQuestion } from 'nimlab';
import type { Spot } from './analysis.ts';
import { questionOf } from './match-of.ts';
import type { Result } from './wishes.ts';

/** The positions that a pasted text holds: a judge's input, a position of the game at hand, or one that names its game. */
export function pasted(spot: Spot, text: string): Result {
  const heaps = heapInput(text).filter((position) => readQuestion({ ...questionOf(spot), position }).ok);
  if (heaps.length > 0)
    return { is: 'spots', spots: heaps.map((position) => ({ game: spot.game, position })), fault: undefined };
  const position = text.trim();
  const own = readQuestion({ ...questionOf(spot), position });
  if (own.ok) return { is: 'spots', spots: [{ game: spot.game, position }], fault: undefined };
  const { game, rest } = namedGame(position);
  const named =
    rest !== '' && readQuestion({ game, page: undefined, set: [], position: rest, convention: spot.convention }).ok;
  return named
    ? { is: 'spots', spots: [{ game, position: rest }], fault: undefined }
    : { is: 'spots', spots: [], fault: own.fault };
}

/** The position that a text puts beside another: of its game, or of the one that it names. */
export function othersPosition(spot: Spot, text: string): Read<Position> {
  const own = readQuestion({ ...questionOf(spot), position: text });
  if (own.ok) return own;
  const { game, rest } = namedGame(text.trim());
  const named = readQuestion({ game, page: undefined, set: [], position: rest, convention: spot.convention });
  return named.ok ? named : own;
}

function namedGame(text: string): { readonly game: string; readonly rest: string } {
  const [game = '', ...rest] = text.split(/\s+/u);
  return { game, rest: rest.join(' ') };
}
