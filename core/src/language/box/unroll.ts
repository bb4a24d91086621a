import type { Shape } from '../../rules/shape.ts';
import { constant } from '../constant.ts';
import type { Clause, Expr } from '../tree.ts';
import type { Written } from './fixed.ts';
import { optionOf } from './fixed.ts';
import { truthOf } from './fold.ts';
import { putClauses } from './put.ts';

/** The most values of a name that are written out, and the most lines that a line may become. */
const MOST = 64;
const LINES = 256;

/** A line with each loop over constants written out, one line for each choice; conditions that are constant are gone. */
export function unrolled(line: Written, shape: Shape): readonly Written[] | undefined {
  let open: readonly Written[] = [line];
  for (;;) {
    const next = open.flatMap((one) => once(one, shape) ?? [one]);
    if (next.length > LINES) return undefined;
    if (next.length === open.length && next.every((one, i) => one === open[i])) break;
    open = next;
  }
  return open.flatMap((one) => settled(one) ?? []);
}

/** The first loop over constants written out; undefined when there is none. */
function once(line: Written, shape: Shape): readonly Written[] | undefined {
  for (const [i, clause] of line.clauses.entries()) {
    if (clause.is === 'if') continue;
    const [name] = clause.names;
    const values = clause.names.length === 1 ? numbers(clause.over) : undefined;
    if (name === undefined || values === undefined) continue;
    const [before, after] = [line.clauses.slice(0, i), line.clauses.slice(i + 1)];
    return values.map((value) => {
      const names = new Map<string, Expr>([[name, { is: 'number', value, place: clause.place }]]);
      const made = putClauses(after, names);
      return { ...line, clauses: [...before, ...made.clauses], option: optionOf(line.option, made.names, shape) };
    });
  }
  return undefined;
}

function numbers(over: Expr): readonly number[] | undefined {
  if (over.is === 'range' && over.by !== undefined) return undefined;
  const value = constant(over);
  if (typeof value !== 'object' || value.length > MOST) return undefined;
  const all = value.filter((one) => typeof one === 'number');
  return all.length === value.length ? all : undefined;
}

/** The line without the conditions that always hold; undefined when one never does. */
function settled(line: Written): Written | undefined {
  const clauses: Clause[] = [];
  for (const clause of line.clauses.flatMap(conjuncts)) {
    const known = clause.is === 'if' ? truthOf(clause.when) : undefined;
    if (known === false) return undefined;
    if (known === undefined) clauses.push(clause);
  }
  return { ...line, clauses };
}

function conjuncts(clause: Clause): readonly Clause[] {
  if (clause.is === 'for' || clause.when.is !== 'logic' || clause.when.sign === 'or') return [clause];
  return [clause.when.left, clause.when.right].flatMap((when) => conjuncts({ is: 'if', when }));
}
