import { gcd } from '../nim/gcd.ts';
import type { Memory } from '../rules/rules.ts';
import { affine } from './affine.ts';
import { isBinding, isSure } from './codes.ts';
import type { Scope } from './scope.ts';
import { oneHeap } from './take-form.ts';
import type { Expr, GameTree, Line } from './tree.ts';

type Move = Extract<Line, { is: 'move' }>;

/** The longest course of residues that is followed. */
const LONGEST = 10_000;

/**
 * What a heap must remember, read off the form of the moves: each line takes one of finitely many numbers from the one heap and leaves it, and its conditions ask for nothing of the heap but
 * its remainders. Undefined where a line has another form.
 */
export function memoryOf(tree: GameTree, scope: Scope): Memory | undefined {
  const [field] = tree.shape;
  if (field === undefined || tree.shape.length > 1 || field.depth > 0 || field.members.length > 0) return undefined;
  if (tree.lines.some((line) => isBinding(line, tree, field.name))) return undefined;
  const moves = tree.lines.filter((line): line is Move => line.is === 'move');
  let memory: Memory | undefined;
  for (const move of moves) {
    const own = lineMemory(move, field.name, scope);
    if (own === undefined) return undefined;
    memory = {
      modulus: common(memory?.modulus ?? 1, own.modulus),
      most: Math.max(memory?.most ?? 0, own.most),
    };
  }
  return memory !== undefined && memory.modulus <= LONGEST ? memory : undefined;
}

function lineMemory({ option, clauses }: Move, field: string, scope: Scope): Memory | undefined {
  const [part, second] = option.is === 'end' ? [] : option.parts;
  if (part?.is !== 'own' || second !== undefined) return undefined;
  const loops = clauses.filter((clause) => clause.is === 'for');
  if (loops.some((loop) => loop.names.length > 1 || loop.names.includes(field))) return undefined;
  const left = affine(part.component, scope);
  const [leaves] = (left && oneHeap(left, loops, field, scope)?.leaves) ?? [];
  // Three: nothing or one heap is left.
  if (leaves === undefined || leaves.taken.onward || leaves.bits !== 3) return undefined;
  const least = Math.min(...leaves.taken.numbers);
  let modulus = 1;
  for (const clause of clauses) {
    if (clause.is === 'for' || isSure(clause.when, field, least, scope)) continue;
    const own = modulusOf(clause.when, field, scope);
    if (own === undefined) return undefined;
    modulus = common(modulus, own);
  }
  return { modulus, most: Math.max(...leaves.taken.numbers) };
}

function common(a: number, b: number): number {
  return (a / Number(gcd(a, b))) * b;
}

/** With which period an expression goes through the heaps when it asks for their remainders only; undefined when it asks for more. */
function modulusOf(expr: object, field: string, scope: Scope): number | undefined {
  const remainder = remainderOf(expr, field, scope);
  if (remainder !== undefined) return remainder;
  if ('is' in expr && expr.is === 'name' && 'name' in expr) {
    const isOther = expr.name !== field && scope.names.get(String(expr.name))?.is !== 'let';
    return isOther ? 1 : undefined;
  }
  // A word of the page may ask for anything.
  if ('is' in expr && expr.is === 'call' && 'name' in expr && scope.names.has(String(expr.name))) return undefined;
  let modulus = 1;
  for (const inner of Object.values(expr) as readonly unknown[]) {
    if (typeof inner !== 'object' || inner === null) continue;
    const own = modulusOf(inner, field, scope);
    if (own === undefined) return undefined;
    modulus = common(modulus, own);
  }
  return modulus;
}

/** m for `n mod m` and 2 for `n is even`, or with a number added to n. */
function remainderOf(expr: object, field: string, scope: Scope): number | undefined {
  const own = expr as Expr; // a part of a tree; one that is no expression has none of these kinds
  if (own.is === 'binary' && own.sign === 'mod') {
    const by = affine(own.right, scope);
    const isFixed = by !== undefined && by.of.size === 0 && by.constant > 0;
    return isFixed && isShifted(own.left, field, scope) ? by.constant : undefined;
  }
  const isParity = own.is === 'kind' && (own.kind === 'even' || own.kind === 'odd');
  return isParity && isShifted(own.of, field, scope) ? 2 : undefined;
}

function isShifted(expr: Expr, field: string, scope: Scope): boolean {
  const form = affine(expr, scope);
  return form?.of.size === 1 && form.of.get(field) === 1 && form.constant >= 0;
}
