import { nearest } from '../../rules/near.ts';
import { refuse } from '../refuse.ts';
import type { Expr, GameTree, Line } from '../tree.ts';
import { STATEMENTS } from '../vocabulary.ts';
import { bracketed } from './expression.ts';
import { field, line, shape } from './line.ts';
import { ends, expect, name, opens, peek, type Reader, sees, several, takes, unexpected } from './reader.ts';
import { value } from './value.ts';

/** Every game of a page. */
export function games(r: Reader): readonly GameTree[] {
  const all: GameTree[] = [];
  while (!isOver(r)) all.push(game(r));
  return all;
}

function isOver(r: Reader): boolean {
  return r.at >= r.tokens.length;
}

function game(r: Reader): GameTree {
  const { place, kind, text: found } = peek(r);
  // Only before the first game can anything else stand here.
  if (kind === 'word' && found !== 'game' && nearest(found, ['game']).length === 0)
    refuse(place, 'before-game', { found });
  expect(r, 'game');
  const own = name(r);
  r.formulas = formulas(r);
  opens(r, '(');
  const fields = several(r, field);
  const parameters = takes(r, ';') ? several(r, parameter) : [];
  if (!takes(r, ')')) return unexpected(r, parameters.length > 0 ? ', )' : ', ; )');
  ends(r);
  const lines: Line[] = [];
  while (!isOver(r) && !sees(r, 'game')) {
    lines.push(line(r));
    ends(r);
  }
  return { name: own, shape: fields, parameters, lines, place };
}

function parameter(r: Reader): { readonly name: string; readonly value: Expr } {
  const own = name(r);
  expect(r, '=');
  return { name: own, value: bracketed(r) };
}

/** The names that the statements up to the next game give to formulas. */
function formulas(r: Reader): ReadonlySet<string> {
  const names = new Set<string>();
  for (let i = r.at; i < r.tokens.length; i += 1) {
    if (r.tokens[i - 1]?.kind !== 'stop') continue;
    const word = r.tokens[i]?.text;
    if (word === 'game') break;
    if (word === 'let') names.add(r.tokens[i + 1]?.text ?? '');
  }
  return names;
}

/** The game of one line of rules, or of `take SET`: its name is `game`. */
export function oneLiner(r: Reader): GameTree {
  const { place } = peek(r);
  r.formulas = formulas(r);
  const taken = take(r);
  const fields = taken === undefined ? shape(r) : [{ name: 'n', depth: 0, members: [], letters: undefined }];
  const lines: Line[] = taken === undefined ? [] : [taken];
  if (taken === undefined && peek(r).kind !== 'stop') lines.push(line(r));
  ends(r);
  while (!isOver(r)) {
    if (peek(r).kind !== 'stop') lines.push(line(r));
    ends(r);
  }
  if (lines.length === 0) {
    r.at -= 1;
    return unexpected(r, '->');
  }
  return { name: 'game', shape: fields, parameters: [], lines, place };
}

/** `take {1, 3, 4}`: n becomes n - k for k in the set. */
function take(r: Reader): Line | undefined {
  const { place } = peek(r);
  const isShape =
    sees(r, '->', 1) || sees(r, '[', 1) || sees(r, 'of', 1) || STATEMENTS.some((word) => sees(r, word, 1));
  if (!sees(r, 'take') || isShape) return undefined;
  expect(r, 'take');
  const over = value(r);
  const n: Expr = { is: 'name', name: 'n', place };
  const k: Expr = { is: 'name', name: 'k', place };
  const component: Expr = { is: 'binary', sign: '-', left: n, right: k, place };
  const option = { is: 'sum', parts: [{ is: 'own', component }], place } as const;
  return { is: 'move', option, clauses: [{ is: 'for', names: ['k'], over, place }], place };
}
