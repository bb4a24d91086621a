import { nearest } from '../../rules/near.ts';
import { refuse } from '../refuse.ts';
import { type Layout, type Token, tokens } from '../tokens.ts';
import type { Items, Place } from '../tree.ts';
import { RESERVED, STATEMENTS } from '../vocabulary.ts';

/** How deep a page may be nested. */
export const DEEPEST = 200;

/** Where reading stands in a text. */
export interface Reader {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** For an opening bracket the token that closes it, for a closing one the token that opened it; absent for a bracket without partner. */
  readonly partners: ReadonlyMap<number, number>;
  /** The number of the token to be read next. */
  at: number;
  /** How deep that token is nested. */
  depth: number;
  /** Reads what stands between two brackets: values and conditions contain each other, and meet here instead of importing each other. */
  readonly between: (r: Reader, opener: '(' | '[' | '{', closer: string) => Items;
  /** The `let` names of the game being read. */
  formulas: ReadonlySet<string>;
}

/** A reader at the beginning of a text. */
export function reader(text: string, layout: Layout, between: Reader['between']): Reader {
  const all = tokens(text, layout);
  return { text, tokens: all, partners: partners(all), at: 0, depth: 0, between, formulas: new Set() };
}

const CLOSERS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** Pairs the brackets of each statement; a bracket whose partner is missing stays alone. */
function partners(all: readonly Token[]): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>();
  const open: number[] = [];
  const awaited: Record<string, number> = { ')': 0, ']': 0, '}': 0 };
  all.forEach((token, i) => {
    if (token.kind === 'stop') open.length = 0;
    if (token.kind === 'stop') for (const closer in awaited) awaited[closer] = 0;
    if (token.kind !== 'sign') return;
    const closer = CLOSERS[token.text];
    if (closer !== undefined) {
      open.push(i);
      awaited[closer] = (awaited[closer] ?? 0) + 1;
    }
    if ((awaited[token.text] ?? 0) === 0) return;
    for (let opener = open.pop(); opener !== undefined; opener = open.pop()) {
      const wanted = CLOSERS[all[opener]?.text ?? ''] ?? '';
      awaited[wanted] = (awaited[wanted] ?? 0) - 1;
      if (wanted !== token.text) continue;
      pairs.set(opener, i).set(i, opener);
      return;
    }
  });
  return pairs;
}

/** The token some steps ahead; past the end, the last one. */
export function peek(r: Reader, ahead = 0): Token {
  const token = r.tokens[Math.min(r.at + ahead, r.tokens.length - 1)];
  if (token === undefined) throw new Error('a text has at least one token');
  return token;
}

/** Whether that sign or word comes next. */
export function sees(r: Reader, text: string, ahead = 0): boolean {
  const token = peek(r, ahead);
  return token.text === text && (token.kind === 'sign' || token.kind === 'word');
}

/** Takes that sign or word if it comes next. */
export function takes(r: Reader, text: string): boolean {
  if (!sees(r, text)) return false;
  r.at += 1;
  return true;
}

/** Takes whichever of the signs or words comes next. */
export function one<const T extends string>(r: Reader, texts: readonly T[]): T | undefined {
  const { kind, text } = peek(r);
  const found = texts.find((one) => one === text);
  if (found === undefined || (kind !== 'sign' && kind !== 'word')) return undefined;
  r.at += 1;
  return found;
}

/** Takes that sign or word, which must come next. */
export function expect(r: Reader, text: string): void {
  if (!takes(r, text)) unexpected(r, text);
}

/** Takes an opening bracket that is closed somewhere. */
export function opens(r: Reader, bracket: string): void {
  const { place } = peek(r);
  if (sees(r, bracket) && !r.partners.has(r.at)) refuseUnclosed(r, place, bracket);
  expect(r, bracket);
}

function refuseUnclosed(r: Reader, place: Place, bracket: string): never {
  const fault = r.tokens.slice(r.at).find((token) => token.kind === 'stop' || token.kind === 'fault')?.fault;
  if (fault !== undefined) throw { refusal: fault };
  return refuse(place, 'open-bracket', { found: bracket, expected: CLOSERS[bracket] });
}

/** Takes a name, which must come next. */
export function name(r: Reader): string {
  const token = peek(r);
  if (token.kind !== 'word') return unexpected(r, '', 'no-name');
  if (RESERVED.has(token.text)) refuse(token.place, 'reserved-word', { found: token.text });
  r.at += 1;
  return token.text;
}

/** Takes a text literal, which must come next. */
export function text(r: Reader): string {
  const token = peek(r);
  if (token.kind !== 'text') return unexpected(r, '', 'no-text');
  r.at += 1;
  return token.text;
}

/** One or more of a kind, with commas between. */
export function several<T>(r: Reader, one: (r: Reader) => T): readonly T[] {
  const all = [one(r)];
  while (takes(r, ',')) all.push(one(r));
  return all;
}

/** Reads something nested one deeper; nesting past the limit is refused, so that no text exhausts the stack. */
export function deeper<T>(r: Reader, read: (r: Reader) => T): T {
  if (r.depth === DEEPEST) refuse(peek(r).place, 'nested-too-deep', { limit: DEEPEST });
  r.depth += 1;
  const value = read(r);
  r.depth -= 1;
  return value;
}

/** Whether an `if` here has its `else`: the next `if`, `else`, `for` or closing bracket of the same depth decides. */
export function hasElse(r: Reader): boolean {
  for (let i = r.at + 1; i < r.tokens.length; i = (r.partners.get(i) ?? i) + 1) {
    const token = r.tokens[i];
    if (token?.kind === 'stop' || token?.kind === 'fault') return false;
    if (token?.kind === 'sign' && /^[)\]}]$/.test(token.text)) return false;
    if (token?.kind === 'word' && /^(?:if|else|for)$/.test(token.text)) return token.text === 'else';
  }
  return false;
}

/** The statement must be over. */
export function ends(r: Reader): void {
  if (peek(r).kind !== 'stop') unexpected(r, '', 'leftover');
  r.at += 1;
}

type Wanted = 'unexpected' | 'no-expression' | 'no-name' | 'no-text' | 'leftover';

/** Refuses the next token, in the words that fit it best. */
export function unexpected(r: Reader, expected: string, id: Wanted = 'unexpected'): never {
  const token = peek(r);
  const { place, text: found } = token;
  if (token.fault !== undefined) throw { refusal: token.fault };
  if (token.kind === 'stop' && expected !== '') refuse(place, 'missing', { expected, after: tail(r) });
  if (token.kind === 'stop') refuse(place, 'unfinished', { after: tail(r) });
  if (token.kind === 'word') refuseWord(r, token, id);
  if (token.kind === 'sign' && ')]}'.includes(found) && !r.partners.has(r.at))
    refuse(place, 'stray-bracket', { found });
  const written = r.text.slice(place.at, Math.min(token.end, place.at + 40));
  return refuse(place, id, expected === '' ? { found: written } : { found: written, expected });
}

function refuseWord(r: Reader, { text: found, place, first }: Token, id: Wanted): void {
  if (found === 'xor') refuse(place, 'write-instead', { found, write: 'xor(a, b)' });
  if (found === 'else' || (found === 'if' && hasElse(r))) refuse(place, 'bare-conditional');
  const inner = id === 'leftover' && found.length > 2 && !RESERVED.has(found) ? nearest(found, RESERVED)[0] : undefined;
  if (inner !== undefined) refuse(place, 'write-instead', { found, write: inner });
  if (!first || RESERVED.has(found)) return;
  const instead = nearest(found, STATEMENTS)[0];
  if (instead !== undefined) refuse(place, 'misspelt-keyword', { found, instead });
  refuse(place, 'unknown-keyword', { found, keywords: STATEMENTS });
}

/** The last token before the one refused, as written. */
function tail(r: Reader): string {
  const last = r.tokens[Math.min(r.at, r.tokens.length - 1) - 1];
  return last === undefined ? '' : r.text.slice(last.place.at, Math.min(last.end, last.place.at + 40));
}
