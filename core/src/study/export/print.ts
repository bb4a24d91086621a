import { type Code, math, num, type Routine, type Type, typeOf } from './code.ts';

/** How one language writes what a program is made of. */
export interface Dialect {
  readonly and: string;
  readonly or: string;
  readonly not: string;
  readonly indent: string;
  /** Blocks stand between braces; else they follow a colon. */
  readonly braces: boolean;
  /** A block of one plain statement needs no braces. */
  readonly bare: boolean;
  readonly end: string;
  truth(value: boolean): string;
  number(value: bigint): string;
  choose(when: string, yes: string, otherwise: string): string;
  at(list: string, index: Code, of: Type, write: Write): string;
  len(list: string): string;
  list(items: readonly Code[], of: Type, write: Write): string;
  join(parts: readonly Code[], write: Write): string;
  call(name: string, args: readonly Code[], write: Write, type: Type): string;
  /** `if`, `while` and the like with its condition. */
  head(word: string, condition: string): string;
  declare(name: string, value: Code, changes: boolean, write: Write): string;
  push(list: string, item: Code, write: Write): string;
  put(list: string, index: Code, value: Code, write: Write): string;
  range(name: string, from: Code, to: Code, by: Code | undefined, write: Write): string;
  each(name: string, list: Code, write: Write): string;
  give(value: Code, write: Write): string;
  /** A value that a variable is to keep. */
  own(value: Code, write: Write): string;
  opens(routine: Routine): string;
}

/** Writes an expression where something that binds at least so tightly is wanted. */
export type Write = (code: Code, wanted?: number) => string;

export const BIND = {
  choose: 0,
  or: 1,
  and: 2,
  not: 3,
  test: 4,
  bits: 5,
  sum: 6,
  product: 7,
  unary: 8,
  atom: 9,
} as const;

function bindOf(code: Code): number {
  switch (code.is) {
    case 'choose':
      return BIND.choose;
    case 'logic':
      return BIND[code.sign];
    case 'not':
      return BIND.not;
    case 'test':
      return BIND.test;
    case 'math':
      if (code.sign === '+' || code.sign === '-') return BIND.sum;
      return code.sign === '*' || code.sign === '/' || code.sign === '%' ? BIND.product : BIND.bits;
    case 'join':
      return BIND.sum;
    case 'number':
      return code.value < 0n ? BIND.unary : BIND.atom;
    case 'truth':
    case 'text':
    case 'name':
    case 'call':
    case 'at':
    case 'len':
    case 'list':
      return BIND.atom;
  }
}

/** The writer of expressions in a dialect. */
export function writer(dialect: Dialect, division: string): Write {
  const write: Write = (code, wanted = BIND.choose) => {
    const text = bare(code);
    return bindOf(code) < wanted ? `(${text})` : text;
  };
  const bare = (code: Code): string => {
    switch (code.is) {
      case 'number':
        return dialect.number(code.value);
      case 'truth':
        return dialect.truth(code.value);
      case 'text':
        return JSON.stringify(code.text);
      case 'join':
        return dialect.join(code.parts, write);
      case 'name':
        return code.name;
      case 'math': {
        const { sign, left, right } = code;
        if (sign === '-' && left.is === 'number' && left.value === 0n) return `-${write(right, BIND.unary)}`;
        const isBits = sign === '^' || sign === '&' || sign === '|';
        const own = bindOf(code);
        const same = left.is === 'math' && left.sign === sign;
        const first = write(left, isBits && !same ? BIND.unary : own);
        return `${first} ${sign === '/' ? division : sign} ${write(right, isBits ? BIND.unary : own + 1)}`;
      }
      case 'test':
        return `${write(code.left, BIND.sum)} ${code.sign} ${write(code.right, BIND.sum)}`;
      case 'logic': {
        const own = BIND[code.sign];
        const inner = code.sign === 'or' ? BIND.not : own;
        const side = (one: Code): string => write(one, one.is === 'logic' && one.sign === code.sign ? own : inner);
        return `${side(code.left)} ${dialect[code.sign]} ${side(code.right)}`;
      }
      case 'not':
        return `${dialect.not}${write(code.of, dialect.not === '!' ? BIND.atom : BIND.not)}`;
      case 'choose':
        return dialect.choose(write(code.when, BIND.or), write(code.yes, BIND.or), write(code.otherwise));
      case 'call':
        return dialect.call(code.name, code.args, write, code.type);
      case 'at':
        return dialect.at(write(code.list, BIND.atom), code.index, typeOf(code), write);
      case 'len':
        return dialect.len(write(code.list, BIND.atom));
      case 'list':
        return dialect.list(code.items, code.of, write);
    }
  };
  return write;
}

/** An index from 1 as one from 0. */
export function fromZero(index: Code): Code {
  return math(index, '-', num(1));
}
