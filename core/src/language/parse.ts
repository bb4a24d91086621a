import type { Read } from '../rules/fact.ts';
import { tooDeep } from './depth.ts';
import { begin, bracketed } from './parse/expression.ts';
import { games, oneLiner } from './parse/game.ts';
import { DEEPEST, ends, peek, type Reader } from './parse/reader.ts';
import { isRefusal, refuse } from './refuse.ts';
import type { Layout } from './tokens.ts';
import type { Expr, FileTree } from './tree.ts';

/** The most characters that a page may have. */
export const LARGEST_PAGE = 256 * 1024;

/** A page of games. */
export function parseFile(text: string): Read<FileTree> {
  return parse(text, 'page', (r) => ({ games: games(r) }));
}

/** One line of rules: `n -> n - k for k in {1, 3, 4}`, several moves joined by `;`, or `take {1, 3, 4}`; the game is named `game`. */
export function parseOneLiner(text: string): Read<FileTree> {
  return parse(text, 'one-liner', (r) => ({ games: [oneLiner(r)] }));
}

/** A lone expression, as the value of a parameter. */
export function parseExpression(text: string): Read<Expr> {
  return parse(text, 'expression', (r) => {
    const expr = bracketed(r);
    ends(r);
    return expr;
  });
}

function parse<T extends object>(text: string, layout: Layout, read: (r: Reader) => T): Read<T> {
  try {
    guard(text);
    const r = begin(text, layout);
    if (peek(r).kind === 'stop') refuse(peek(r).place, 'empty-page');
    const value = read(r);
    const place = tooDeep(value, DEEPEST);
    if (place !== undefined) refuse(place, 'nested-too-deep', { limit: DEEPEST });
    return { ok: true, value };
  } catch (thrown) {
    if (isRefusal(thrown)) return { ok: false, fault: thrown.refusal };
    throw thrown;
  }
}

/** Refuses what is no page: too many characters, or a control character. */
function guard(text: string): void {
  const start = { at: 0, line: 1, column: 1 };
  if (text.length > LARGEST_PAGE) refuse(start, 'page-too-large', { size: text.length, limit: LARGEST_PAGE });
  let { line, column } = start;
  for (let at = 0; at < text.length; at += 1, column += 1) {
    const code = text.charCodeAt(at);
    if (code === 10 || (code === 13 && text.charCodeAt(at + 1) !== 10)) {
      line += 1;
      column = 0;
    } else if ((code < 32 && code !== 9 && code !== 13) || code === 127) {
      refuse({ at, line, column }, 'control-character', { code });
    }
  }
}
