import { refuse } from '../refuse.ts';
import type { Layout } from '../tokens.ts';
import type { Clause, Expr, Items, Relation } from '../tree.ts';
import { KINDS } from '../vocabulary.ts';
import {
  deeper,
  expect,
  hasElse,
  name,
  one,
  opens,
  peek,
  type Reader,
  reader,
  sees,
  several,
  takes,
  unexpected,
} from './reader.ts';
import { sum, value } from './value.ts';

/** A reader at the beginning of a text. */
export function begin(text: string, layout: Layout): Reader {
  return reader(text, layout, between);
}

/** An expression inside brackets, where `a if c else b` is allowed. */
export function bracketed(r: Reader): Expr {
  return deeper(r, (r) => {
    const { place } = peek(r);
    const then = condition(r);
    if (!sees(r, 'if') || !hasElse(r)) return then;
    expect(r, 'if');
    const when = condition(r);
    expect(r, 'else');
    return { is: 'choose', then, when, otherwise: bracketed(r), place };
  });
}

/** A condition: `or` of `and` of tests. */
export function condition(r: Reader): Expr {
  return logic(r, 'or', (r) => logic(r, 'and', negation));
}

function logic(r: Reader, sign: 'and' | 'or', operand: (r: Reader) => Expr): Expr {
  let left = operand(r);
  while (takes(r, sign)) left = { is: 'logic', sign, left, right: operand(r), place: left.place };
  return left;
}

function negation(r: Reader): Expr {
  const { place } = peek(r);
  return takes(r, 'not') ? { is: 'not', of: test(r), place } : test(r);
}

const RELATIONS: readonly Relation[] = ['=', '!=', '<', '<=', '>', '>='];

function test(r: Reader): Expr {
  const first = value(r);
  const { place } = first;
  if (takes(r, 'is')) return kind(r, first);
  const negated = sees(r, 'not') && sees(r, 'in', 1);
  if (negated || (sees(r, 'in') && !sees(r, 'double', 1))) {
    r.at += negated ? 2 : 1;
    return { is: 'compare', first, rest: [{ relation: negated ? 'not in' : 'in', right: value(r) }], place };
  }
  const rest: { relation: Relation; right: Expr }[] = [];
  for (;;) {
    const relation = one(r, RELATIONS);
    if (relation === undefined) break;
    rest.push({ relation, right: value(r) });
  }
  return rest.length === 0 ? first : { is: 'compare', first, rest, place };
}

function kind(r: Reader, of: Expr): Expr {
  const negated = takes(r, 'not');
  const word = peek(r);
  if (word.kind !== 'word') return unexpected(r, KINDS.join(', '));
  const kind = KINDS.find((known) => known === word.text);
  if (kind === undefined) return refuse(word.place, 'unknown-kind', { found: word.text, kinds: KINDS });
  r.at += 1;
  if (kind !== 'power') return { is: 'kind', of, kind, base: undefined, negated, place: of.place };
  expect(r, 'of');
  return { is: 'kind', of, kind, base: sum(r), negated, place: of.place };
}

/** What stands between two brackets; only `[]` and `{}` may be empty. */
function between(r: Reader, opener: '(' | '[' | '{', closer: string): Items {
  opens(r, opener);
  if (opener !== '(' && takes(r, closer)) return { is: 'items', items: [] };
  const first = bracketed(r);
  if (sees(r, 'for') || sees(r, 'if')) {
    const each: Items = { is: 'each', each: first, clauses: deeper(r, clauses) };
    expect(r, closer);
    return each;
  }
  const items = takes(r, ',') ? [first, ...several(r, bracketed)] : [first];
  if (!takes(r, closer)) return unexpected(r, `, ${closer}`);
  return { is: 'items', items };
}

/** `NAME(a, b)` after its name: the plain expressions between the brackets. */
export function listed(r: Reader): readonly Expr[] {
  opens(r, '(');
  const items = several(r, bracketed);
  if (!takes(r, ')')) return unexpected(r, ', )');
  return items;
}

/** `for … in …` and `if …`, in any order, as many as there are. */
export function clauses(r: Reader): readonly Clause[] {
  const all: Clause[] = [];
  for (;;) {
    if (sees(r, 'if') && hasElse(r)) return refuse(peek(r).place, 'bare-conditional');
    if (takes(r, 'if')) all.push({ is: 'if', when: condition(r) });
    else if (takes(r, 'for')) all.push(...several(r, choice));
    else return all;
  }
}

function choice(r: Reader): Clause {
  const { place } = peek(r);
  const isTuple = sees(r, '(');
  if (isTuple) opens(r, '(');
  const names = isTuple ? several(r, name) : [name(r)];
  if (isTuple) expect(r, ')');
  expect(r, 'in');
  return { is: 'for', names, over: value(r), place };
}
