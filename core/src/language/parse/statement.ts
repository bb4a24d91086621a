import { refuse } from '../refuse.ts';
import type { Clause, Expr, Line, Reach, Saying, StatementTree } from '../tree.ts';
import { clauses, condition, listed } from './expression.ts';
import { option, typed } from './option.ts';
import { expect, name, peek, type Reader, sees, several, takes, text, unexpected } from './reader.ts';
import { edited, startsExpression, sum } from './value.ts';

const OUTCOMES = ['wins', 'loses', 'draws'] as const;

/** `theorem …` or `claim …`, up to the end of the statement. */
export function statement(r: Reader, is: 'theorem' | 'claim'): Line {
  const from = r.at;
  const { place } = peek(r);
  expect(r, is);
  const misere = takes(r, 'misere');
  const said = saying(r);
  const rest = tail(r);
  return { is: 'statement', statement: { is, misere, saying: said, ...rest, text: written(r, from), place }, place };
}

function saying(r: Reader): Saying {
  if (sees(r, 'value') && sees(r, '=', 1)) {
    r.at += 2;
    return { is: 'value', value: condition(r) };
  }
  const outcome = OUTCOMES.find((word) => sees(r, word) && (sees(r, 'when', 1) || sees(r, 'if', 1)));
  if (outcome !== undefined) {
    const exactly = sees(r, 'when', 1);
    r.at += 2;
    return { is: 'outcome', outcome, exactly, when: condition(r) };
  }
  if (takes(r, 'tame')) return { is: 'tame' };
  if (listing(r, 'period')) return period(r);
  const what = (['values', 'losing', 'winning'] as const).find((word) => listing(r, word));
  if (what !== undefined)
    return { is: 'listed', what, list: several(r, sum), from: takes(r, 'from') ? sum(r) : undefined };
  if (sees(r, 'best') && sees(r, 'in', 1)) return best(r);
  if (sees(r, 'equals') && peek(r, 1).kind === 'code') {
    r.at += 2;
    return { is: 'equals', code: peek(r, -1).text };
  }
  if (!stands(r)) return { is: 'holds', condition: condition(r) };
  const position = typed(r, OUTCOMES);
  for (const outcome of OUTCOMES) if (takes(r, outcome)) return { is: 'stands', position, outcome };
  return unexpected(r, OUTCOMES.join(', '));
}

/** Takes a word that a value follows (and no sign, as after a name). */
function listing(r: Reader, word: string): boolean {
  if (!sees(r, word)) return false;
  r.at += 1;
  if ((startsExpression(r) && !sees(r, '[')) || sees(r, '-')) return true;
  r.at -= 1;
  return false;
}

function period(r: Reader): Saying {
  const period = sum(r);
  const saltus = takes(r, 'saltus') ? sum(r) : undefined;
  expect(r, 'from');
  return { is: 'period', period, saltus, from: sum(r) };
}

function best(r: Reader): Saying {
  r.at += 2;
  const position = typed(r, ['is']);
  expect(r, 'is');
  const only = takes(r, 'only');
  const moves = several(r, (r) => {
    const from = edited(r);
    expect(r, '->');
    return { from, to: option(r) };
  });
  return { is: 'best', position, only, moves };
}

/** Whether a bare `wins`, `loses` or `draws` stands further on in the statement, outside all brackets. */
function stands(r: Reader): boolean {
  for (let i = r.at; i < r.tokens.length; i = (r.partners.get(i) ?? i) + 1) {
    const [token, next] = [r.tokens[i], r.tokens[i + 1]];
    if (token?.kind === 'stop' || token?.kind === 'fault') return false;
    const isCall = next?.kind === 'sign' && next.text === '(';
    if (token?.kind === 'word' && !isCall && OUTCOMES.some((word) => word === token.text)) return i > r.at;
  }
  return false;
}

type Tail = Omit<StatementTree, 'is' | 'misere' | 'saying' | 'text' | 'place'>;

/** What may follow the saying, in any order; the source in quotes comes last. */
function tail(r: Reader): Tail {
  let except: Expr | undefined;
  let inDouble = false;
  let expected: string | undefined;
  const because: Tail['because'][number][] = [];
  const reaches: Reach[] = [];
  const all: Clause[] = [];
  for (;;) {
    if (once(r, 'except', except)) {
      expect(r, 'when');
      except = condition(r);
    } else if (sees(r, 'in') && sees(r, 'double', 1)) {
      r.at += 2;
      inDouble = true;
    } else if (once(r, 'expect', expected)) expected = name(r);
    else if (takes(r, 'reach')) reaches.push(reach(r));
    else if (takes(r, 'reply'))
      reaches.push({ name: undefined, inOrder: ordered(r), option: option(r), clauses: clauses(r) });
    else if (takes(r, 'because')) because.push(...several(r, reason));
    else if (sees(r, 'for') || sees(r, 'if')) all.push(...clauses(r));
    else break;
  }
  const source = peek(r).kind === 'text' ? text(r) : undefined;
  return { except, inDouble, expect: expected, reaches, because, clauses: all, source };
}

function reach(r: Reader): Reach {
  const value = name(r);
  const inOrder = ordered(r);
  expect(r, 'by');
  return { name: value, inOrder, option: option(r), clauses: clauses(r) };
}

function ordered(r: Reader): boolean {
  if (!sees(r, 'in') || !sees(r, 'order', 1)) return false;
  r.at += 2;
  return true;
}

function reason(r: Reader): Tail['because'][number] {
  const { place } = peek(r);
  return { name: name(r), items: sees(r, '(') ? listed(r) : [], place };
}

/** Takes a word that may be said once. */
function once(r: Reader, word: string, said: unknown): boolean {
  if (sees(r, word) && said !== undefined) refuse(peek(r).place, 'said-twice', { found: word });
  return takes(r, word);
}

/** The statement from a token on to the one before the next, as written; comments left out and blanks collapsed. */
function written(r: Reader, from: number): string {
  let all = '';
  let end = r.tokens[from]?.place.at ?? 0;
  for (const token of r.tokens.slice(from, r.at)) {
    all += `${token.place.at > end ? ' ' : ''}${r.text.slice(token.place.at, token.end)}`;
    end = token.end;
  }
  return all;
}
