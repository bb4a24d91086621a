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

const BLANK = /(?:\s+|#[^\r\n]*)+/y;
const LINE = /\r\n|\r|\n/g;
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

/** The tokens of a text; the last is a `stop` or a `fault`. */
export function tokens(text: string, layout: Layout): readonly Token[] {
  const ascii = text.replace(/[！-～、−×]/g, narrow);
  const found: Token[] = [];
  let line = 1;
  let start = text.startsWith('\uFEFF') ? 1 : 0;
  let first = true;
  let at = 0;
  for (;;) {
    const blank = match(BLANK, ascii, at)?.[0] ?? '';
    for (const { index, 0: end } of blank.matchAll(LINE)) {
      line += 1;
      start = at + index + end.length;
      first = true;
    }
    at += blank.length;
    const before = found.at(-1);
    if (at === text.length) break;
    const place = { at, line, column: at - start + 1 };
    const token =
      at > 0 && before?.text === 'equals'
        ? (code(ascii, place) ?? one(ascii, text, place, first))
        : one(ascii, text, place, first);
    if (before !== undefined && begins(token, layout)) found.push(stop(before));
    found.push(
      layout === 'one-liner' && token.text === ';' && token.kind === 'sign' ? { ...token, kind: 'stop' } : token,
    );
    if (token.kind === 'fault') return found;
    at = token.end;
    first = false;
  }
  return [...found, stop(found.at(-1))];
}

function begins(token: Token, layout: Layout): boolean {
  const isKeyword = token.kind === 'word' || token.kind === 'sign';
  return layout !== 'expression' && token.first && isKeyword && STATEMENTS.some((word) => word === token.text);
}

/** The end of a statement lies after its last token. */
function stop(last: Token | undefined): Token {
  const { at, line, column } = last?.place ?? { at: 0, line: 1, column: 1 };
  const end = last?.end ?? 0;
  return {
    kind: 'stop',
    text: '',
    place: { at: end, line, column: column + end - at },
    end,
    first: false,
    fault: undefined,
  };
}

function one(ascii: string, text: string, place: Place, first: boolean): Token {
  const { at } = place;
  const token = (kind: Token['kind'], said: string, length: number): Token => ({
    kind,
    text: said,
    place,
    end: at + length,
    first,
    fault: undefined,
  });
  const number = match(NUMBER, ascii, at);
  if (number !== null) {
    const digits = number[1] ?? '';
    const rest = number[2] ?? '';
    if (rest === '' || RESERVED.has(rest)) return token('number', digits, digits.length);
    if (/^(?:[._]|[eE][+-]?\d|[xX])/.test(rest)) return broken(place, 'not-whole', { found: digits + rest });
    return broken(place, 'write-instead', { found: digits + rest, write: `${digits} * ${rest}` });
  }
  const word = match(WORD, ascii, at)?.[0];
  if (word !== undefined) return token('word', word, word.length);
  const literal = match(TEXT, ascii, at)?.[0];
  if (literal !== undefined)
    return literal.startsWith('"')
      ? escaped(text.slice(at + 1, at + literal.length - 1), token, place)
      : token('text', text.slice(at + 1, at + literal.length - 1), literal.length);
  if (ascii[at] === '"' || ascii[at] === '“') return broken(place, 'unclosed-text');
  const sign = match(SIGN, ascii, at)?.[0];
  if (sign === undefined) return unreadable(ascii, place);
  const write = sign.startsWith('...') ? '..' : INSTEAD[sign];
  if (write !== undefined) return broken(place, 'write-instead', { found: sign, write });
  const spelling = SPELLINGS[sign] ?? sign;
  return token(spelling === 'in' ? 'word' : 'sign', spelling, sign.length);
}

function unreadable(ascii: string, place: Place): Token {
  const fraction = /^\.\d+/.exec(ascii.slice(place.at, place.at + 20))?.[0];
  if (fraction !== undefined) return broken(place, 'not-whole', { found: fraction });
  return broken(place, 'unknown-character', { found: String.fromCodePoint(ascii.codePointAt(place.at) ?? 0) });
}

/** A text literal between straight quotes: `\"` and `\\` stand for `"` and `\`. */
function escaped(inner: string, token: (kind: 'text', said: string, length: number) => Token, place: Place): Token {
  const odd = /^(?:[^\\]|\\["\\])*?(\\[^"\\])/.exec(inner)?.[1];
  if (odd !== undefined) return broken(place, 'write-instead', { found: odd, write: `\\${odd}` });
  return token('text', inner.replace(/\\(["\\])/g, '$1'), inner.length + 2);
}

/** A take-and-break code, after `equals`. */
function code(ascii: string, place: Place): Token | undefined {
  const digits = match(CODE, ascii, place.at)?.[0];
  if (digits === undefined) return undefined;
  return { kind: 'code', text: digits, place, end: place.at + digits.length, first: false, fault: undefined };
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
