import type { Sweep } from '../../rules/box.ts';
import { condition } from '../clauses.ts';
import { settledForm } from '../flat.ts';
import { extended, slot } from '../scope.ts';
import type { Written } from './fixed.ts';
import { type Ground, guard, targetsOf } from './ground.ts';

/** Options of one loop that say nothing of one field's number, which only says how far the loop goes; undefined where no field is such. */
export function sweepOf(line: Written, { game }: Ground): readonly Sweep[] | undefined {
  const loop = line.clauses.find((clause) => clause.is === 'for');
  const [name] = loop?.names ?? [];
  const targets = targetsOf(line, game.shape);
  if (loop === undefined || name === undefined || targets === undefined) return undefined;
  const { over } = loop;
  if (over.is !== 'range' || over.by !== undefined) return undefined;
  const { scope, shape } = game;
  const at = slot(scope);
  const inner = extended(scope, [[name, { is: 'slot', slot: at, type: 'number' }]]);
  const [from, to] = [scope.formula(over.from, scope), scope.formula(over.to, scope)];
  const numbers = targets.map((target) => scope.formula(target, inner));
  if ([from, to, ...numbers].some(({ type }) => type !== 'number')) return undefined;
  const conditions = line.clauses.flatMap((clause) => (clause.is === 'if' ? [condition(clause.when, inner)] : []));
  const own = conditions.filter(({ uses }) => !uses.has(at));
  const named = conditions.filter(({ uses }) => uses.has(at));
  const reads = [from, ...numbers, ...named];
  const fields = shape.map((_, i) => i).filter((i) => reads.every(({ uses }) => !uses.has(i)));
  // The last field that the options say nothing of: along it a box is run through first.
  const field = fields.findLast((i) => to.uses.has(i)) ?? fields.at(-1);
  if (field === undefined) return undefined;
  const settle = settledForm(game);
  return [
    {
      is: 'sweep',
      field,
      when: guard(own, shape),
      from: (cell) => from.number(cell),
      to: (cell) => to.number(cell),
      option(cell, k, out) {
        cell[at] = k;
        for (let i = 0; i < named.length; i += 1) if (named[i]?.truth(cell) !== true) return false;
        for (let i = 0; i < numbers.length; i += 1) {
          const one = numbers[i]?.number(cell) ?? -1;
          if (one < 0) return false;
          out[i] = one;
        }
        return settle === undefined || settle(out);
      },
    },
  ];
}
