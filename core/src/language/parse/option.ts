import { refuse } from '../refuse.ts';
import type { OptionTree, PartTree, Typed } from '../tree.ts';
import { FUNCTIONS, RESERVED } from '../vocabulary.ts';
import { listed } from './expression.ts';
import { peek, type Reader, takes } from './reader.ts';
import { atom, edited } from './value.ts';

/** `win`, `lose`, `draw`, `nothing`, or parts joined by `and`. */
export function option(r: Reader): OptionTree {
  const { place } = peek(r);
  for (const end of ['win', 'lose', 'draw'] as const) if (takes(r, end)) return { is: 'end', end, place };
  return { is: 'sum', parts: parts(r), place };
}

function parts(r: Reader): readonly PartTree[] {
  if (takes(r, 'nothing')) return [];
  const all = [part(r)];
  while (takes(r, 'and')) all.push(part(r));
  return all;
}

function part(r: Reader): PartTree {
  if (takes(r, 'all')) return { is: 'all', list: edited(r) };
  const close = isGame(r, r.at) ? r.partners.get(r.at + 1) : undefined;
  if (close === undefined || continues(r, close + 1)) return { is: 'own', component: edited(r) };
  return game(r);
}

function game(r: Reader): PartTree {
  const { text, place } = peek(r);
  r.at += 1;
  return { is: 'other', game: text, items: listed(r), place };
}

/** Whether `NAME(` stands there and NAME is no function, neither of the language nor of this page. */
function isGame(r: Reader, at: number): boolean {
  const [word, bracket] = [r.tokens[at], r.tokens[at + 1]];
  if (word?.kind !== 'word' || bracket?.kind !== 'sign' || bracket.text !== '(') return false;
  return !RESERVED.has(word.text) && !FUNCTIONS.has(word.text) && !r.formulas.has(word.text);
}

/** Whether the token there makes a larger expression of what stands before it. */
function continues(r: Reader, at: number): boolean {
  const token = r.tokens[at];
  if (token?.kind === 'word') return /^(?:div|mod|with|without)$/.test(token.text);
  return token?.kind === 'sign' && /^(?:[-+*^[]|\+\+)$/.test(token.text);
}

/** A position as a person types it in a claim: literals joined by `+`, or the parts of an option. `last`: the words that may follow. */
export function typed(r: Reader, last: readonly string[]): Typed {
  const { place } = peek(r);
  if (!isLiteral(r, last)) return { sum: parts(r), place };
  const sum: PartTree[] = [];
  do sum.push(isGame(r, r.at) ? game(r) : { is: 'own', component: atom(r) });
  while (takes(r, '+'));
  const [before, next] = [r.tokens[r.at - 1], peek(r)];
  if (before?.kind !== 'number' || next.kind !== 'number') return { sum, place };
  return refuse(next.place, 'write-instead', {
    found: `${before.text} ${next.text}`,
    write: `${before.text} + ${next.text}`,
  });
}

/** Whether only numbers, texts, games, brackets, commas inside them and `+` outside them stand before one of the last words. */
function isLiteral(r: Reader, last: readonly string[]): boolean {
  let depth = 0;
  for (let i = r.at; i < r.tokens.length; i += 1) {
    const { kind, text } = r.tokens[i] ?? peek(r);
    if (kind === 'word' && depth === 0 && last.includes(text)) return i > r.at;
    if (kind === 'number' || kind === 'text' || (kind === 'word' && depth === 0 && isGame(r, i))) continue;
    if (kind !== 'sign' || !(depth === 0 ? '([+' : '([)],').includes(text)) return false;
    // Two brackets side by side: an index, which no literal has.
    const before = r.tokens[i - 1];
    if (depth === 0 && text === '[' && i > r.at && !(before?.kind === 'sign' && before.text === '+')) return false;
    if (text === '(' || text === '[') depth += 1;
    if (text === ')' || text === ']') depth -= 1;
  }
  return false;
}
