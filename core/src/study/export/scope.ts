import type { Clause, Expr } from '../../language/tree.ts';
import { type Code, type Held, name, type Routine, type Step, type Type, typeOf } from './code.ts';

/** An expression as translated: its code, how large it (or an element of it) may become, and whether it is never below zero. */
export interface Made {
  readonly code: Code;
  readonly most: bigint;
  readonly natural: boolean;
  /** How many elements a list has at most, where that is told. */
  readonly length?: bigint;
}

/** What is known of a loop's name: where it runs from and to, for telling what cannot fall below zero. */
export interface Bound {
  readonly from: Expr;
  readonly to: Expr;
}

/** Names in sight, and the steps written so far. */
export interface Scope {
  readonly names: ReadonlyMap<string, Made>;
  readonly bounds: ReadonlyMap<string, Bound>;
  readonly out: Step[];
}

/** A formula of the page (`let`). */
export interface Formula {
  readonly names: readonly string[];
  readonly value: Expr;
}

/** One translation of a page for numbers up to a bound. */
export interface Translation {
  readonly largest: bigint;
  readonly fields: ReadonlyMap<string, Type>;
  readonly letters: string | undefined;
  readonly parameters: ReadonlyMap<string, Made>;
  readonly lets: ReadonlyMap<string, Formula>;
  readonly held: Map<string, Held>;
  readonly routines: Map<string, Routine>;
  /** For each formula, which of its arguments were never below zero in any call so far. */
  readonly natural: Map<string, boolean[]>;
  /** The largest number that the program may meet on its way. */
  worst: bigint;
  /** The names given in the routine that is being written. */
  used: Set<string>;
  value(expr: Expr, scope: Scope): Made;
  /** Loops for the clauses around what `body` writes. */
  loops(clauses: readonly Clause[], scope: Scope, body: (inner: Scope) => void): void;
}

/** Thrown where a page has no counterpart in the programs: what it is, as the page writes it. */
export interface Untold {
  readonly untold: string;
}

export function untold(what: string): never {
  throw { untold: what } satisfies Untold;
}

export function isUntold(thrown: unknown): thrown is Untold {
  return typeof thrown === 'object' && thrown !== null && 'untold' in thrown;
}

/** A scope for steps of its own, with further names. */
export function nested(scope: Scope, more: readonly (readonly [string, Made])[] = []): Scope {
  return { names: new Map([...scope.names, ...more]), bounds: scope.bounds, out: [] };
}

/** The same names, bounded further. */
export function bounded(scope: Scope, word: string, bound: Bound | undefined): Scope {
  const bounds = new Map(scope.bounds);
  if (bound === undefined) bounds.delete(word);
  else bounds.set(word, bound);
  return { ...scope, bounds };
}

/** The larger of two whole numbers. */
export function larger(a: bigint, b: bigint): bigint {
  if (a > b) return a;
  return b;
}

/** Notes how large a number may become. */
export function made(t: Translation, code: Code, most: bigint, natural: boolean): Made {
  if (most > t.worst) t.worst = most;
  return { code, most, natural };
}

const TAKEN = new Set(
  'abs all and answer as at auto before bool break case char class const continue def default del do double elif else end enum except false final find first float fn following for free from get global heap heaps i8 if impl import in int is kept known lambda let list long loop lost loses map match max mex min mod move mut new next nonlocal not null or options pair pass pow private print public pub raise range rank rankOf ranked read ref return row self set short shown signed sorted static string struct super switch sys this throw true try type use value values var vec vector void while win with written yield i64 usize bits count digits distance divides floor function gcd hash left right rotate size sort sqrt swap unique upper_bound lower_bound y0 y1 yn j0 j1 jn log exp'.split(
    ' ',
  ),
);

/** A name that every language allows and no program uses for itself. */
export function safeName(word: string): string {
  return TAKEN.has(word) ? `${word}_` : word;
}

/** A name not used before in this routine, and that the page does not use for anything else. */
export function fresh(t: Translation, word: string): string {
  const isFree = (one: string): boolean =>
    !t.used.has(one) && !t.lets.has(one) && !t.fields.has(one) && !t.parameters.has(one);
  let own = word;
  for (let i = 2; !isFree(own); i += 1) own = `${word}${i}`;
  t.used.add(own);
  return own;
}

/** A value put into a name, so that it is computed once. */
export function stored(t: Translation, value: Made, word: string, scope: Scope, changes: boolean): Made {
  const own = fresh(t, word);
  scope.out.push({ is: changes ? 'var' : 'let', name: own, value: value.code });
  return { ...value, code: name(own, typeOf(value.code)) };
}
