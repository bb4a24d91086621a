/** The types of a program's values; text only where an answer is written. */
export type Type = 'number' | 'truth' | 'text' | { readonly list: Type };

export type Sign = '+' | '-' | '*' | '/' | '%' | '^' | '&' | '|';
export type Test = '==' | '!=' | '<' | '<=' | '>' | '>=';

/** An expression of a program. `/` and `%` stand only between numbers that are not negative; lists count from 1. */
export type Code =
  | { readonly is: 'number'; readonly value: bigint }
  | { readonly is: 'truth'; readonly value: boolean }
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'join'; readonly parts: readonly Code[] }
  | { readonly is: 'name'; readonly name: string; readonly type: Type }
  | { readonly is: 'math'; readonly sign: Sign; readonly left: Code; readonly right: Code }
  | { readonly is: 'test'; readonly sign: Test; readonly left: Code; readonly right: Code }
  | { readonly is: 'logic'; readonly sign: 'and' | 'or'; readonly left: Code; readonly right: Code }
  | { readonly is: 'not'; readonly of: Code }
  | { readonly is: 'choose'; readonly when: Code; readonly yes: Code; readonly otherwise: Code }
  | { readonly is: 'call'; readonly name: string; readonly args: readonly Code[]; readonly type: Type }
  | { readonly is: 'at'; readonly list: Code; readonly index: Code }
  | { readonly is: 'len'; readonly list: Code }
  | { readonly is: 'list'; readonly items: readonly Code[]; readonly of: Type };

/** A statement of a program. */
export type Step =
  | { readonly is: 'let' | 'var'; readonly name: string; readonly value: Code }
  | { readonly is: 'set'; readonly name: string; readonly value: Code }
  | { readonly is: 'push'; readonly list: string; readonly item: Code }
  | { readonly is: 'put'; readonly list: string; readonly index: Code; readonly value: Code }
  | {
      readonly is: 'range';
      readonly name: string;
      readonly from: Code;
      readonly to: Code;
      readonly by: Code | undefined;
      readonly body: readonly Step[];
    }
  | { readonly is: 'each'; readonly name: string; readonly list: Code; readonly body: readonly Step[] }
  | { readonly is: 'while'; readonly when: Code; readonly body: readonly Step[] }
  | { readonly is: 'if'; readonly when: Code; readonly yes: readonly Step[]; readonly otherwise: readonly Step[] }
  | { readonly is: 'do' | 'return'; readonly value: Code }
  | { readonly is: 'stop' };

/** A function of a program; `keeps`: the function whose values it remembers; `native`: each language has its own text of it. */
export interface Routine {
  readonly name: string;
  readonly params: readonly (readonly [name: string, type: Type])[];
  readonly result: Type;
  readonly body: readonly Step[];
  readonly keeps?: string;
  readonly native?: Native;
}

/** The rank of every position that can come, by retrograde analysis: those of this parity are lost. */
export interface Native {
  readonly component: Type;
  readonly lost: 0 | 1;
}

/** A list that a program holds. */
export interface Held {
  readonly name: string;
  readonly items: readonly bigint[];
}

export const NUMBERS: Type = { list: 'number' };

export function num(value: number | bigint): Code {
  return { is: 'number', value: BigInt(value) };
}

export function name(word: string, type: Type = 'number'): Code {
  return { is: 'name', name: word, type };
}

export function math(left: Code, sign: Sign, right: Code): Code {
  if (right.is === 'number' && right.value === 0n && (sign === '+' || sign === '-')) return left;
  if (
    right.is === 'number' &&
    (sign === '+' || sign === '-') &&
    left.is === 'math' &&
    left.right.is === 'number' &&
    (left.sign === '+' || left.sign === '-')
  ) {
    const by = (left.sign === '+' ? left.right.value : -left.right.value) + (sign === '+' ? right.value : -right.value);
    return by < 0n ? math(left.left, '-', num(-by)) : math(left.left, '+', num(by));
  }
  if (left.is === 'number' && right.is === 'number') {
    if (sign === '+') return num(left.value + right.value);
    if (sign === '-') return num(left.value - right.value);
    if (sign === '*') return num(left.value * right.value);
  }
  if (right.is === 'number' && sign === '*' && right.value === 0n) return right;
  if (left.is === 'number' && sign === '+' && left.value === 0n) return right;
  if (right.is === 'number' && sign === '*' && right.value === 1n) return left;
  if (left.is === 'number' && sign === '*' && left.value === 1n) return right;
  if (right.is === 'number' && sign === '/' && right.value === 1n) return left;
  return { is: 'math', sign, left, right };
}

export function compare(left: Code, sign: Test, right: Code): Code {
  return { is: 'test', sign, left, right };
}

export function call(word: string, args: readonly Code[], type: Type = 'number'): Code {
  return { is: 'call', name: word, args, type };
}

/** Both conditions; a constant one is dropped. */
export function both(left: Code | undefined, right: Code): Code {
  return left === undefined ? right : { is: 'logic', sign: 'and', left, right };
}

export function when(condition: Code, yes: readonly Step[], otherwise: readonly Step[] = []): Step {
  return { is: 'if', when: condition, yes, otherwise };
}

export function give(value: Code): Step {
  return { is: 'return', value };
}

export function element(type: Type): Type {
  return typeof type === 'object' ? type.list : 'number';
}

/** The type of an expression. */
export function typeOf(code: Code): Type {
  switch (code.is) {
    case 'number':
    case 'math':
    case 'len':
      return 'number';
    case 'truth':
    case 'test':
    case 'logic':
    case 'not':
      return 'truth';
    case 'text':
    case 'join':
      return 'text';
    case 'name':
    case 'call':
      return code.type;
    case 'choose':
      return typeOf(code.yes);
    case 'at':
      return element(typeOf(code.list));
    case 'list':
      return { list: code.of };
  }
}
