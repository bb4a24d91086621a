import type { Game } from '../../language/game.ts';
import type { Saying, StatementTree } from '../../language/tree.ts';
import type { Fact } from '../../rules/fact.ts';
import type { Convention } from '../../rules/position.ts';
import type { Rules } from '../../rules/rules.ts';
import { memoryCertificateOf } from '../../solve/memory.ts';
import type { HeapTable } from '../../solve/take-and-break.ts';
import { both, course, FLAT, lcm } from './course.ts';

/** When enough heaps agree for all to agree; undefined while the period of the game is not proved, or when it does not go with that of the claim. */
export interface Horizon {
  bound(): { readonly heap: number; readonly by: Fact } | undefined;
}

/** How the heaps of a game repeat, by a proof: their nim-values, or the outcomes of the claim's convention. */
interface Repeating {
  readonly preperiod: number;
  readonly period: number;
  readonly saltus: number;
  readonly by: Fact;
}

/** The proof that the heaps repeat, as soon as there is one: of the code that the rules are, or of the finite memory that the form of the moves shows. */
export function repeatingOf(
  rules: Rules,
  convention: Convention,
  table: HeapTable | undefined,
): (() => Repeating | undefined) | undefined {
  if (table !== undefined && convention === 'normal') {
    return () => {
      const certificate = table.certificate();
      if (certificate === undefined) return undefined;
      const { code, preperiod, period, saltus } = certificate;
      return {
        preperiod,
        period,
        saltus,
        by: { id: saltus === 0 ? 'by-periods' : 'by-periods-raised', code, preperiod, period, saltus },
      };
    };
  }
  const certificate = memoryCertificateOf(rules, convention);
  if (certificate === undefined) return undefined;
  const { preperiod, period } = certificate;
  const id = convention === 'normal' ? 'by-memory' : 'by-memory-misere';
  return () => ({ preperiod, period, saltus: 0, by: { id, preperiod, period } });
}

const LONGEST = 100_000;

/** The horizon of a claim on heaps that are proved to repeat: both the claim's formulas and the values repeat, so one common period settles it. */
export function horizon(
  statement: StatementTree,
  saying: Saying,
  game: Game,
  repeating: (() => Repeating | undefined) | undefined,
): Horizon | undefined {
  const [field] = game.shape;
  if (repeating === undefined || field === undefined || (saying.is !== 'value' && saying.is !== 'outcome'))
    return undefined;
  const name = field.name;
  const conditions = [
    saying.is === 'outcome' ? [saying.when] : [],
    statement.except === undefined ? [] : [statement.except],
  ].flat();
  for (const clause of statement.clauses) {
    if (clause.is === 'for') return undefined;
    conditions.push(clause.when);
  }
  const flat = conditions.map((expr) => course(expr, name, game));
  const value = saying.is === 'value' ? course(saying.value, name, game) : FLAT;
  if (value === undefined || flat.some((one) => one === undefined || one.slope !== 0)) return undefined;
  const whole = [value, ...flat.filter((one) => one !== undefined)].reduce(both);
  return {
    bound() {
      const found = repeating();
      if (found === undefined) return undefined;
      const { preperiod, period, saltus, by } = found;
      // A claim on outcomes asks which values are 0: with a saltus none is, past the first period.
      if (saying.is === 'value' && value.slope * period !== saltus) return undefined;
      const common = lcm(whole.period, period);
      if (common > LONGEST) return undefined;
      const start = Math.max(whole.from, preperiod + (saying.is === 'outcome' && saltus > 0 ? period : 0));
      return { heap: start + common, by: { ...by, heap: start + common } };
    },
  };
}
