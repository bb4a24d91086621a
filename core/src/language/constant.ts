import { add, compare, isWhole, subtract } from '../nim/whole.ts';
import { isMisstep } from '../rules/misstep.ts';
import type { Component } from '../rules/position.ts';
import { operate } from './arithmetic.ts';
import type { Expr, Items } from './tree.ts';

const LONGEST = 100_000;

/** The value of an expression that names nothing (`3`, `10^18`, `{1, 3, 4}`, `1..5`, `[2, 1]`, `"..X"`), or undefined when it is not such a one. */
export function constant(expr: Expr): Component | undefined {
  switch (expr.is) {
    case 'number':
      return expr.value;
    case 'text':
      return expr.text;
    case 'minus': {
      const of = constant(expr.of);
      return typeof of === 'number' || typeof of === 'bigint' ? subtract(0, of) : undefined;
    }
    case 'binary':
      return arithmetic(expr);
    case 'tuple':
      return all(expr.items);
    case 'list':
    case 'set':
      return listed(expr.items);
    case 'range':
      return range(constant(expr.from), constant(expr.to));
    case 'name':
    case 'call':
    case 'index':
    case 'slice':
    case 'with':
    case 'without':
    case 'not':
    case 'compare':
    case 'kind':
    case 'logic':
    case 'choose':
      return undefined;
  }
}

function arithmetic({ sign, left, right, place }: Extract<Expr, { is: 'binary' }>): Component | undefined {
  const [a, b] = [constant(left), constant(right)];
  if (sign === '++' || !isWhole(a) || !isWhole(b)) return undefined;
  try {
    const value = operate(sign, a, b, place);
    return isWhole(value) ? value : undefined;
  } catch (thrown) {
    if (!isMisstep(thrown)) throw thrown;
    return undefined;
  }
}

function listed(items: Items): readonly Component[] | undefined {
  if (items.is === 'each') return undefined;
  const values = all(items.items);
  // {1..4} lists its numbers: a range among the items stands for what it runs through.
  return values?.flatMap((value, i) => (items.items[i]?.is === 'range' && Array.isArray(value) ? value : [value]));
}

function all(items: readonly Expr[]): readonly Component[] | undefined {
  const values = items.map(constant);
  return values.includes(undefined) ? undefined : values.filter((value) => value !== undefined);
}

function range(from: Component | undefined, to: Component | undefined): readonly Component[] | undefined {
  if (typeof from !== 'number' && typeof from !== 'bigint') return undefined;
  if (typeof to !== 'number' && typeof to !== 'bigint') return undefined;
  if (compare(subtract(to, from), LONGEST) > 0) return undefined;
  const values: Component[] = [];
  for (let value = from; compare(value, to) <= 0; value = add(value, 1)) values.push(value);
  return values;
}
