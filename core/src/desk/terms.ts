import { named } from '../games/registry.ts';
import { looksLikeCode, statesRules } from './game.ts';

/** A game and the positions typed after it; `at` is where the positions begin in the text. */
export interface Term {
  readonly game: string;
  readonly position: string;
  readonly at: number;
}

/**
 * A mixed sum (`kayles 7 + nim 3`) as its terms: a new one begins after a `+` outside brackets wherever a known game or code stands.
 * The first term is whatever the text begins with; undefined when that is no known game and no rule.
 */
export function terms(text: string): readonly Term[] | undefined {
  const cuts = starts(text);
  const found: { game: string; position: string; at: number }[] = [];
  for (const [i, at] of cuts.entries()) {
    const next = cuts[i + 1];
    const piece = text.slice(at, next === undefined ? text.length : next - 1);
    const game = gameOf(piece, i === 0);
    if (game === undefined) {
      const last = found.at(-1);
      if (!last) return undefined;
      last.position += `+${piece}`;
      continue;
    }
    const begin = piece.length - piece.trimStart().length + game.length;
    found.push({ game, position: piece.slice(begin), at: at + begin });
  }
  return found;
}

/** A word after a `+` that stands where the name or the code of a game would, though it is none (`kayles 7 + foo 3`, `kayles 7 + 0.8z 3`). */
export function strayName(position: string): { readonly name: string; readonly at: number } | undefined {
  const found = /(?<=[+＋]\s*)(?:\p{L}[\p{L}\p{N}_-]*|\d+\.[^\s+]*)(?=\s+[\d([{])/u.exec(position);
  return found === null ? undefined : { name: found[0], at: found.index };
}

/** Where the terms of a sum may begin: 0 and after every `+` outside brackets and quotes. */
function starts(text: string): readonly number[] {
  const found = [0];
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i += 1) {
    const letter = text[i] ?? '';
    if (letter === '"') quoted = !quoted;
    else if (quoted) continue;
    else if ('([{（［｛'.includes(letter)) depth += 1;
    else if (')]}）］｝'.includes(letter)) depth -= 1;
    else if ((letter === '+' || letter === '＋') && depth === 0) found.push(i + 1);
  }
  return found;
}

/** The longest run of words at the beginning of a term that names a game; the words as typed. */
function gameOf(term: string, first: boolean): string | undefined {
  const typed = term.trimStart();
  const ends: number[] = [];
  for (const match of typed.matchAll(/\S+/gu)) {
    ends.push(match.index + match[0].length);
    if (ends.length === 6) break;
  }
  for (const end of ends.reverse()) {
    const words = typed.slice(0, end);
    // A later term that is nothing but `2.5` is a mistyped heap, not a code without heaps.
    if (named(words) !== undefined || (looksLikeCode(words) && (first || words.length < typed.trimEnd().length)))
      return words;
  }
  return statesRules(typed) ? typed : undefined;
}
