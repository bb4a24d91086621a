import type { Field, Shape } from '../../rules/shape.ts';
import type { Line } from '../tree.ts';
import { STATEMENTS } from '../vocabulary.ts';
import { clauses, condition } from './expression.ts';
import { option } from './option.ts';
import { expect, name, opens, peek, type Reader, sees, several, takes, text, unexpected } from './reader.ts';
import { statement } from './statement.ts';
import { value } from './value.ts';

/** One statement of a game's page; `ends` of the reader is left to the caller. */
export function line(r: Reader): Line {
  const { place } = peek(r);
  const word = STATEMENTS.find((one) => one !== 'game' && sees(r, one));
  switch (word) {
    case 'theorem':
    case 'claim':
      return statement(r, word);
    case undefined:
    case 'game':
      return unexpected(r, '->');
  }
  expect(r, word);
  switch (word) {
    case '->':
      return { is: 'move', option: option(r), clauses: clauses(r), place };
    case 'sample':
      return { is: 'sample', option: option(r), clauses: clauses(r), place };
    case 'same':
    case 'kept':
      expect(r, 'as');
      return { is: word, as: value(r), place };
    case 'keep':
    case 'require':
      return { is: word, condition: condition(r), ...reason(r), place };
    case 'ends':
      return { is: 'ends', place };
    case 'called':
    case 'about':
      return { is: word, en: text(r), zh: takes(r, 'zh') ? text(r) : undefined, place };
    case 'nickname':
      return { is: 'nickname', names: several(r, text), place };
    case 'start': {
      const shape = sees(r, '=') ? [] : several(r, field);
      expect(r, '=');
      return { is: 'start', shape, option: option(r), place };
    }
    case 'let': {
      const formula = name(r);
      const names = sees(r, '(') ? named(r) : [];
      expect(r, '=');
      return { is: 'let', name: formula, names, value: condition(r), place };
    }
  }
}

/** Why a condition is demanded, in one language or two, or nothing. */
function reason(r: Reader): { readonly text: string | undefined; readonly zh: string | undefined } {
  if (peek(r).kind !== 'text') return { text: undefined, zh: undefined };
  return { text: text(r), zh: takes(r, 'zh') ? text(r) : undefined };
}

/** A field: its name, `[]` for each depth, its members, its alphabet. */
export function field(r: Reader): Field {
  const own = name(r);
  let depth = 0;
  for (; sees(r, '['); depth += 1) {
    opens(r, '[');
    expect(r, ']');
  }
  const members = sees(r, '(') ? named(r) : [];
  return { name: own, depth, members, letters: takes(r, 'of') ? text(r) : undefined };
}

/** The shape of a one-liner: one field, or several in brackets. */
export function shape(r: Reader): Shape {
  if (!sees(r, '(')) return [field(r)];
  opens(r, '(');
  const fields = several(r, field);
  if (!takes(r, ')')) return unexpected(r, ', )');
  return fields;
}

function named(r: Reader): readonly string[] {
  opens(r, '(');
  const names = several(r, name);
  if (!takes(r, ')')) return unexpected(r, ', )');
  return names;
}
