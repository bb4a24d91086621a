import type { BoardPart } from '../../engine/api.ts';

/** A piece of a written component: a number, a letter, or what stands between. */
export interface Piece {
  readonly is: 'number' | 'letter' | 'other';
  readonly text: string;
}

/** The pieces of a written component, in order; words only where the shape has letters. */
export function piecesOf({ text, shape }: Pick<BoardPart, 'text' | 'shape'>): readonly Piece[] {
  const letters = lettersOf({ shape });
  const pieces: Piece[] = [];
  for (const [token] of text.matchAll(/\d+|./gsu)) {
    const is = letters.includes(token) && token.length === 1 ? 'letter' : /^\d/u.test(token) ? 'number' : 'other';
    const last = pieces.at(-1);
    if (is === 'other' && last?.is === 'other') pieces[pieces.length - 1] = { is, text: last.text + token };
    else pieces.push({ is, text: token });
  }
  return pieces;
}

/** A written component with one piece changed: a number by so much, not below 0; a letter to the next. */
export function changed(pieces: readonly Piece[], at: number, by: bigint, letters: string): string {
  return pieces
    .map(({ is, text }, i) => {
      if (i !== at || is === 'other') return text;
      if (is === 'letter') return letters[(letters.indexOf(text) + 1) % letters.length] ?? text;
      const next = BigInt(text) + by;
      return String(next < 0n ? 0n : next);
    })
    .join('');
}

/** A written list or word with one more member, like its last; undefined where it is neither. */
export function longer({ text, shape }: Pick<BoardPart, 'text' | 'shape'>): string | undefined {
  const letters = lettersOf({ shape });
  if (letters !== '') {
    const last = /(.)("?)$/u.exec(text);
    return last === null ? undefined : `${text.slice(0, text.length - (last[2]?.length ?? 0))}${last[1]}${last[2]}`;
  }
  if (!isList({ shape })) return undefined;
  const last = /(\d+)\]$/u.exec(text)?.[1];
  return text === '[]' ? '[1]' : last === undefined ? undefined : text.replace(/\]$/u, `, ${last}]`);
}

/** A written list or word without its last member; undefined where it is neither, or would be empty. */
export function shorter({ text, shape }: Pick<BoardPart, 'text' | 'shape'>): string | undefined {
  if (lettersOf({ shape }) !== '') return text.length > 1 ? text.slice(0, -1) : undefined;
  const less = text.replace(/,\s*\d+\]$/u, ']');
  return isList({ shape }) && less !== text ? less : undefined;
}

/** The letters of which a component is written; none where it is no word. */
export function lettersOf({ shape }: Pick<BoardPart, 'shape'>): string {
  const [only, ...others] = shape;
  return others.length === 0 && only?.depth === 1 ? (only.letters ?? '') : '';
}

function isList({ shape }: Pick<BoardPart, 'shape'>): boolean {
  const [only, ...others] = shape;
  return others.length === 0 && only?.depth === 1 && only.letters === undefined && only.members.length === 0;
}

/** A sum in writing, and the game that begins it: parts of another game than the one before are named. */
export function sumOf(parts: readonly Pick<BoardPart, 'game' | 'text'>[]): {
  readonly game: string;
  readonly position: string;
} {
  const game = parts[0]?.game ?? '';
  const isOne = parts.every((part) => part.game === game);
  const position = parts.map((part, i) => (isOne || i === 0 ? part.text : `${part.game} ${part.text}`)).join(' + ');
  return { game, position };
}
