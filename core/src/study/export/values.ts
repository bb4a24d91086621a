import type { StatementTree } from '../../language/tree.ts';
import { give, type Routine, typeOf } from './code.ts';
import { nested, type Translation } from './scope.ts';
import { type Layout, taken } from './shape.ts';

/** `value(heap)` by a theorem on values; undefined where it is silent somewhere. */
export function valueRoutine(t: Translation, shape: Layout, theorem: StatementTree): Routine | undefined {
  if (theorem.saying.is !== 'value' || !isWhole(t, shape, theorem)) return undefined;
  t.used = new Set(['all']);
  const { names, steps } = taken(t, shape);
  const scope = { ...nested({ names, bounds: new Map(), out: [] }), out: [...steps] };
  const value = t.value(theorem.saying.value, scope).code;
  if (typeOf(value) !== 'number') return undefined;
  return { name: 'value', params: [[shape.own, shape.type]], result: 'number', body: [...scope.out, give(value)] };
}

/** Whether a theorem is nowhere silent, its parameters being what they are. */
export function isWhole(t: Translation, shape: Layout, theorem: StatementTree): boolean {
  const { names } = taken(t, shape);
  const scope = nested({ names, bounds: new Map(), out: [] });
  const except = theorem.except === undefined ? undefined : t.value(theorem.except, scope).code;
  if (except !== undefined && (except.is !== 'truth' || except.value)) return false;
  return theorem.clauses.every((clause) => {
    const test = clause.is === 'if' ? t.value(clause.when, scope).code : undefined;
    return test?.is === 'truth' && test.value;
  });
}
