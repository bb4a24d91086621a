import { whole } from '../../nim/whole.ts';
import { refuse } from '../refuse.ts';
import type { Edit, Expr, Place, Sign } from '../tree.ts';
import { RESERVED } from '../vocabulary.ts';
import { deeper, expect, name, one, opens, peek, type Reader, sees, takes, unexpected } from './reader.ts';

/** A value: anything but a condition; ranges too. */
export function value(r: Reader): Expr {
  const from = edited(r);
  if (!takes(r, '..')) return from;
  const to = sum(r);
  return { is: 'range', from, to, by: takes(r, 'by') ? sum(r) : undefined, place: from.place };
}

/** A number or component, with the edits that follow it. */
export function edited(r: Reader): Expr {
  let list = sum(r);
  for (;;) {
    if (takes(r, 'with')) list = { is: 'with', list, edits: edits(r), place: list.place };
    else if (takes(r, 'without')) list = { is: 'without', list, indexes: indexes(r), place: list.place };
    else return list;
  }
}

/** The edits of a `with`; after a comma another one only if its brackets are followed by `=`, `+=` or `-=`. */
function edits(r: Reader): readonly Edit[] {
  const all = [edit(r)];
  while (sees(r, ',') && /^[-+]?=$/.test(afterPlaces(r))) {
    r.at += 1;
    all.push(edit(r));
  }
  return all;
}

function edit(r: Reader): Edit {
  const indexes = [index(r)];
  while (sees(r, '[')) indexes.push(index(r));
  const sign = one(r, ['=', '+=', '-=']);
  if (sign === undefined) return unexpected(r, '=, +=, -=');
  return { indexes, sign, value: sum(r) };
}

function indexes(r: Reader): readonly Expr[] {
  const all = [index(r)];
  while (sees(r, ',') && sees(r, '[', 1) && afterPlaces(r) !== '->') {
    r.at += 1;
    all.push(index(r));
  }
  return all;
}

function index(r: Reader): Expr {
  opens(r, '[');
  const at = deeper(r, sum);
  expect(r, ']');
  return at;
}

/** The sign after the `[…]` groups that follow the comma which comes next; empty when no group follows. */
function afterPlaces(r: Reader): string {
  let i = r.at + 1;
  while (r.tokens[i]?.kind === 'sign' && r.tokens[i]?.text === '[' && r.partners.has(i))
    i = (r.partners.get(i) ?? i) + 1;
  const token = r.tokens[i];
  return i === r.at + 1 || token?.kind !== 'sign' ? '' : token.text;
}

/** Sums and differences. */
export function sum(r: Reader): Expr {
  return chain(r, SUMS, product);
}

function product(r: Reader): Expr {
  return chain(r, PRODUCTS, factor);
}

const SUMS = ['+', '-', '++'] as const;
const PRODUCTS = ['*', 'div', 'mod'] as const;

function chain(r: Reader, signs: readonly Sign[], operand: (r: Reader) => Expr): Expr {
  let left = operand(r);
  for (;;) {
    const sign = one(r, signs);
    if (sign === undefined) return left;
    left = { is: 'binary', sign, left, right: operand(r), place: left.place };
  }
}

function factor(r: Reader): Expr {
  const { place } = peek(r);
  if (takes(r, '-')) return { is: 'minus', of: deeper(r, factor), place };
  const base = item(r);
  if (!takes(r, '^')) return base;
  if (!sees(r, '-') && !startsExpression(r)) refuse(peek(r).place, 'no-exponent');
  return { is: 'binary', sign: '^', left: base, right: deeper(r, factor), place };
}

/** An atom and what it is indexed by. */
function item(r: Reader): Expr {
  let list = atom(r);
  while (sees(r, '[')) {
    opens(r, '[');
    const from = deeper(r, sum);
    const { place } = list;
    if (takes(r, '..')) list = { is: 'slice', list, from, to: deeper(r, sum), place };
    else list = { is: 'index', list, index: from, place };
    expect(r, ']');
  }
  return list;
}

/** Whether a number, name, text or opening bracket comes next. */
export function startsExpression(r: Reader): boolean {
  const { kind, text } = peek(r);
  if (kind === 'word') return !RESERVED.has(text);
  return kind === 'number' || kind === 'text' || (kind === 'sign' && /^[([{]$/.test(text));
}

/** A literal, a name, a call, or what stands in brackets. */
export function atom(r: Reader): Expr {
  const { kind, text, place } = peek(r);
  if (!startsExpression(r)) return unexpected(r, '', 'no-expression');
  if (kind === 'number') r.at += 1;
  if (kind === 'number') return { is: 'number', value: whole(BigInt(text)), place };
  if (kind === 'text') r.at += 1;
  if (kind === 'text') return { is: 'text', text, place };
  if (kind === 'word') {
    name(r);
    return sees(r, '(')
      ? { is: 'call', name: text, items: r.between(r, '(', ')'), place }
      : { is: 'name', name: text, place };
  }
  if (text === '[') return { is: 'list', items: r.between(r, '[', ']'), place };
  if (text === '{') return { is: 'set', items: r.between(r, '{', '}'), place };
  return group(r, place);
}

/** `(a)` is a itself, `(a, b)` a tuple. */
function group(r: Reader, place: Place): Expr {
  const inner = r.between(r, '(', ')');
  if (inner.is === 'each') return refuse(place, 'write-instead', { found: '(… for …)', write: '[… for …]' });
  const [only, ...more] = inner.items;
  if (only === undefined || more.length > 0) return { is: 'tuple', items: inner.items, place };
  return only;
}
