import type { Fault } from '../rules/fact.ts';
import type { SyntaxFault } from '../rules/fault.ts';
import type { Place } from './tree.ts';
import { RESERVED, STATEMENTS } from './vocabulary.ts';

/**
 * A word, sign or literal of a text. `stop` stands before every statement but the first and after the last one; `fault` is what cannot be read:
 * nothing follows it. `text`: the spelling in ASCII signs; of a text literal, what it says.
 */
export interface Token {
  readonly kind: 'number' | 'word' | 'text' | 'code' | 'sign' | 'stop' | 'fault';
  readonly text: string;
  readonly place: Place;
  /** The character after the last one. */
  readonly end: number;
  /** It is the first of its line. */
  readonly first: boolean;
  readonly fault: Fault | undefined;
}

/** What ends a statement: the next line that begins with a keyword; in a one-liner `;` too; in a lone expression nothing. */
export type Layout = 'page' | 'one-liner' | 'expression';

const LINE = /[\r\n]/g;
const NUMBER = /(\d+)(\.(?!\.)[\p{L}\p{N}_.]*|[eE][+-]?\d[\p{L}\p{N}_]*|[\p{L}_][\p{L}\p{N}_]*)?/uy;
const WORD = /[\p{L}_][\p{L}\p{M}\p{N}_]*/uy;
const TEXT = /"([^"\\\r\n]*(?:\\.[^"\\\r\n]*)*)"|“([^”\r\n]*)”/y;
const SIGN = /->|→|\.{2,}|\+\+|\+=|-=|[=!<>:]=|=[<>]|<>|&&?|\|\|?|\*\*|\/\/?|[-+*^=<>()[\]{},;!?%'⊕≤≥≠∈]/y;
const CODE = /[\d.][\p{L}\d.[\]]*/uy;

const SPELLINGS: Readonly<Record<string, string>> = { '→': '->', '≤': '<=', '≥': '>=', '≠': '!=', '∈': 'in' };
const INSTEAD: Readonly<Record<string, string>> = {
  ...{ '==': '=', ':=': '=', '=>': '->', '=<': '<=', '<>': '!=', '!': 'not', '&&': 'and', '||': 'or', '%': 'mod' },
  ...{
    '/': 'div',
    '//': 'div',
    '**': '^',
    '⊕': 'xor(a, b)',
    '&': 'bitand(a, b)',
    '|': 'bitor(a, b)',
    "'": '"',
    '?': '(a if c else b)',
  },
};

/** Where reading stands: the character, its line and that line's first character, and whether the line has no token yet. */
interface Cursor {
  at: number;
  line: number;
  start: number;
  first: boolean;
}

/** The tokens of a text; the last is a `stop` or a `fault`. */
export function tokens(text: string, layout: Layout): readonly Token[] {
  const ascii = text.replace(/[！-～、−×]/g, narrow);
  const found: Token[] = [];
  const cursor: Cursor = { at: 0, line: 1, start: text.startsWith('\uFEFF') ? 1 : 0, first: true };
  for (;;) {
    skip(ascii, cursor);
    const { at, line, start, first } = cursor;
    const before = found.at(-1);
    if (at >= text.length) return [...found, stop(before)];
    const place = { at, line, column: at - start + 1 };
    const digits = before?.text === 'equals' ? code(ascii, place) : undefined;
    const token = digits ?? one(ascii, text, place, first);
    if (before !== undefined && begins(token, layout)) found.push(stop(before));
    const isStop = layout === 'one-liner' && token.text === ';' && token.kind === 'sign';
    found.push(isStop ? { ...token, kind: 'stop' } : token);
    if (token.kind === 'fault') return found;
    cursor.at = token.end;
    cursor.first = false;
  }
}

/** Moves past blanks, line ends and comments. */
function skip(text: string, cursor: Cursor): void {
  for (; cursor.at < text.length; cursor.at += 1) {
    const sign = text[cursor.at] ?? '';
    if (sign === '\n' || (sign === '\r' && text[cursor.at + 1] !== '\n')) {
      cursor.line += 1;
      cursor.start = cursor.at + 1;
      cursor.first = true;
    } else if (sign === '#') {
      LINE.lastIndex = cursor.at;
      cursor.at = (LINE.exec(text)?.index ?? text.length) - 1;
    } else if (sign !== ' ' && !/\s/.test(sign)) return;
  }
}

function begins(token: Token, layout: Layout): boolean {
  const isKeyword = token.kind === 'word' || token.kind === 'sign';
  return layout !== 'expression' && token.first && isKeyword && STATEMENTS.some((word) => word === token.text);
}

/** The end of a statement lies after its last token. */
function stop(last: Token | undefined): Token {
  const { at, line, column } = last?.place ?? { at: 0, line: 1, column: 1 };
  const end = last?.end ?? 0;
  return token('stop', '', { at: end, line, column: column + end - at }, 0, false);
}

function one(ascii: string, text: string, place: Place, first: boolean): Token {
  const { at } = place;
  const sign = ascii[at] ?? '';
  if (sign >= '0' && sign <= '9') return number(ascii, place, first);
  if (sign === '"' || sign === '“') return literal(ascii, text, place, first);
  const word = match(WORD, ascii, at)?.[0];
  if (word !== undefined) return token('word', word, place, word.length, first);
  const spelling = match(SIGN, ascii, at)?.[0];
  if (spelling === undefined) return unreadable(ascii, place);
  const write = spelling.startsWith('...') ? '..' : INSTEAD[spelling];
  if (write !== undefined) return broken(place, 'write-instead', { found: spelling, write });
  const said = SPELLINGS[spelling] ?? spelling;
  return token(said === 'in' ? 'word' : 'sign', said, place, spelling.length, first);
}

function token(kind: Token['kind'], text: string, place: Place, length: number, first: boolean): Token {
  return { kind, text, place, end: place.at + length, first, fault: undefined };
}

function number(ascii: string, place: Place, first: boolean): Token {
  const [, digits = '', rest = ''] = match(NUMBER, ascii, place.at) ?? [];
  if (rest === '' || RESERVED.has(rest)) return token('number', digits, place, digits.length, first);
  if (/^(?:[._]|[eE][+-]?\d|[xX])/.test(rest)) return broken(place, 'not-whole', { found: digits + rest });
  return broken(place, 'write-instead', { found: digits + rest, write: `${digits} * ${rest}` });
}

/** A text literal; between straight quotes `\"` and `\\` stand for `"` and `\`. */
function literal(ascii: string, text: string, place: Place, first: boolean): Token {
  const length = match(TEXT, ascii, place.at)?.[0].length;
  if (length === undefined) return broken(place, 'unclosed-text');
  const inner = text.slice(place.at + 1, place.at + length - 1);
  if (text[place.at] === '“' || !inner.includes('\\')) return token('text', inner, place, length, first);
  const odd = /^(?:[^\\]|\\["\\])*?(\\[^"\\])/.exec(inner)?.[1];
  if (odd !== undefined) return broken(place, 'write-instead', { found: odd, write: `\\${odd}` });
  return token('text', inner.replace(/\\(["\\])/g, '$1'), place, length, first);
}

function unreadable(ascii: string, place: Place): Token {
  const fraction = /^\.\d+/.exec(ascii.slice(place.at, place.at + 20))?.[0];
  if (fraction !== undefined) return broken(place, 'not-whole', { found: fraction });
  return broken(place, 'unknown-character', { found: String.fromCodePoint(ascii.codePointAt(place.at) ?? 0) });
}

/** A take-and-break code, after `equals`. */
function code(ascii: string, place: Place): Token | undefined {
  const digits = match(CODE, ascii, place.at)?.[0];
  if (digits === undefined) return undefined;
  return token('code', digits, place, digits.length, false);
}

function broken(place: Place, id: SyntaxFault, fields: Readonly<Record<string, string>> = {}): Token {
  return {
    kind: 'fault',
    text: fields.found ?? '',
    place,
    end: place.at,
    first: false,
    fault: { ...fields, id, ...place },
  };
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Full-width signs stand for the ASCII ones, except those that a text in quotes could mean. */
function narrow(wide: string): string {
  if (wide === '、') return ',';
  if (wide === '−') return '-';
  if (wide === '×') return '*';
  return '＂＇＼'.includes(wide) ? wide : String.fromCharCode(wide.charCodeAt(0) - 0xfee0);
}
