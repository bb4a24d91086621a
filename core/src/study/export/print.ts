import { type Code, math, num, type Routine, type Step, type Type, typeOf } from './code.ts';

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

/** The lines of a function. */
export function routineLines(routine: Routine, dialect: Dialect, write: Write): readonly string[] {
  return block(dialect.opens(routine), routine.body, dialect, write, true);
}

function block(head: string, body: readonly Step[], dialect: Dialect, write: Write, full: boolean): readonly string[] {
  const inner = body.flatMap((step) => stepLines(step, dialect, write)).map((line) => `${dialect.indent}${line}`);
  if (!dialect.braces) return [`${head}:`, ...(inner.length > 0 ? inner : [`${dialect.indent}pass`])];
  const [only] = body;
  const isPlain =
    only !== undefined && only.is !== 'let' && only.is !== 'var' && body.length === 1 && inner.length === 1;
  if (!full && dialect.bare && isPlain)
    return `${head} ${inner[0]?.trim()}`.length < 100 ? [`${head} ${inner[0]?.trim()}`] : [head, ...inner];
  return [`${head} {`, ...inner, '}'];
}

function stepLines(step: Step, dialect: Dialect, write: Write): readonly string[] {
  const { end } = dialect;
  switch (step.is) {
    case 'let':
    case 'var':
      return [`${dialect.declare(step.name, step.value, step.is === 'var', write)}${end}`];
    case 'set':
      return [`${step.name} ${assigned(step.name, step.value, write, dialect.own)}${end}`];
    case 'push':
      return [`${dialect.push(step.list, step.item, write)}${end}`];
    case 'put':
      return [`${dialect.put(step.list, step.index, step.value, write)}${end}`];
    case 'range':
      return block(dialect.range(step.name, step.from, step.to, step.by, write), step.body, dialect, write, false);
    case 'each':
      return block(dialect.each(step.name, step.list, write), step.body, dialect, write, false);
    case 'while':
      return block(dialect.head('while', write(step.when)), step.body, dialect, write, false);
    case 'if': {
      const braced = step.otherwise.length > 0;
      const then = block(dialect.head('if', write(step.when)), step.yes, dialect, write, braced);
      if (!braced) return then;
      const otherwise = block('else', step.otherwise, dialect, write, true);
      if (!dialect.braces) return [...then, ...otherwise];
      return [...then.slice(0, -1), `} ${otherwise[0]}`, ...otherwise.slice(1)];
    }
    case 'do':
      return [`${write(step.value)}${end}`];
    case 'return':
      return [`${dialect.give(step.value, write)}${end}`];
    case 'stop':
      return [`break${end}`];
  }
}

/** `= value`, or `+= value` where the name itself is changed. */
function assigned(target: string, value: Code, write: Write, own: Dialect['own']): string {
  if (value.is === 'math' && value.sign !== '/' && value.left.is === 'name' && value.left.name === target)
    return `${value.sign}= ${write(value.right)}`;
  return `= ${value.is === 'name' || value.is === 'text' ? own(value, write) : write(value)}`;
}

/** Whether an element is changed by its own value: then the sign and what is added to it. */
export function changedBy(
  list: string,
  index: Code,
  value: Code,
): { readonly sign: '+' | '-'; readonly by: Code } | undefined {
  if (value.is !== 'math' || (value.sign !== '+' && value.sign !== '-') || value.left.is !== 'at') return undefined;
  const { left } = value;
  if (
    left.list.is !== 'name' ||
    left.list.name !== list ||
    JSON.stringify(left.index, wide) !== JSON.stringify(index, wide)
  )
    return undefined;
  return { sign: value.sign, by: value.right };
}

function wide(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}
