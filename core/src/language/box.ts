import type { BoxForm, BoxLine } from '../rules/box.ts';
import { isMisstep } from '../rules/misstep.ts';
import { affine } from './affine.ts';
import { type Fixed, fixed, type Source, type Written } from './box/fixed.ts';
import { truthOf } from './box/fold.ts';
import type { Ground } from './box/ground.ts';
import { linesOf } from './box/lines.ts';
import { unrolled } from './box/unroll.ts';
import { formWriter } from './flat.ts';
import { BEYOND } from './formula.ts';
import type { Game } from './game.ts';
import { type MoveForm, moveForm } from './option.ts';
import { isRefusal } from './refuse.ts';
import type { FlatPage } from './shape.ts';
import { hasOption, small } from './small.ts';
import type { Expr } from './tree.ts';

/** Numbers as long as this are left to the exact form. */
const LARGEST = 1_000_000;

/** The moves of a game as loops over a box of components like one of them; undefined where its shape is not fixed, or where its constants break. */
export function boxForm(
  source: Source,
  like: Parameters<typeof fixed>[1],
  sizes: readonly number[],
): BoxForm | undefined {
  try {
    return formOf(source, like, sizes);
  } catch (thrown) {
    if (thrown !== BEYOND && !isMisstep(thrown) && !isRefusal(thrown)) throw thrown;
    return undefined;
  }
}

function formOf(source: Source, like: Parameters<typeof fixed>[1], sizes: readonly number[]): BoxForm | undefined {
  if (sizes.some((size) => size > LARGEST)) return undefined;
  const made = fixed(source, like);
  if (made === undefined || made.game.shape.length !== sizes.length) return undefined;
  const { game, moves } = made;
  const { least, isSure } = demanded(made);
  const isChecked = game.keeps.length > 0 || !isSure || (game.kept !== undefined && least.some((one) => one > 0));
  const ground: Ground = { game, sizes, least, isChecked };
  const lines: BoxLine[] = [];
  const rest: Written[] = [];
  for (const move of moves) {
    const found = unrolled(move, made.shape)?.map((line) => ({ line, known: linesOf(line, ground) })) ?? [
      { line: move, known: undefined },
    ];
    for (const { line, known } of found) {
      if (known === undefined) rest.push(line);
      else lines.push(...known);
    }
  }
  const forms = (list: readonly Written[]): readonly MoveForm[] =>
    list.map(({ option, clauses, place }) => moveForm(option, clauses, game.scope, game, made.games, place));
  return {
    names: game.shape.map(({ name }) => name),
    lines,
    rest: rest.length === 0 ? undefined : restOf(game, forms(rest)),
    moves: hasOption(game, forms(moves)),
    kept: keptOf(game),
    refused: refusedOf(game),
  };
}

function restOf(game: Game, moves: readonly MoveForm[]): BoxForm['rest'] {
  const compiled = small(game, moves);
  const flat: number[] = [0];
  const { length } = game.shape;
  return (cell, out) => {
    for (let i = 0; i < length; i += 1) flat[i + 1] = cell[i] ?? 0;
    return compiled.expand(flat, 0, out);
  };
}

function keptOf(game: Game): BoxForm['kept'] {
  const { kept } = game;
  if (kept === undefined) return undefined;
  const page: FlatPage = { out: [], at: 0, below: false, rows: false };
  const write = formWriter(game, kept, page);
  return (cell, out) => {
    page.out = out;
    page.at = 0;
    write(cell);
  };
}

function refusedOf({ requires }: Game): BoxForm['refused'] {
  const demands = requires.filter(({ when }) => when.uses.size > 0 || !when.truth([]));
  if (demands.length === 0) return undefined;
  return (cell) => demands.some(({ when }) => !when.truth(cell));
}

/** The least number that the rules demand at each field; not sure when they demand more than that. */
function demanded({ game, demands }: Fixed): { readonly least: readonly number[]; readonly isSure: boolean } {
  const least = game.shape.map(() => 0);
  let isSure = true;
  for (const demand of demands.flatMap(conjuncts)) {
    if (truthOf(demand) === true || game.scope.formula(demand, game.scope).uses.size === 0) continue;
    const bound = lowest(demand, game);
    if (bound === undefined) isSure = false;
    else least[bound.field] = Math.max(least[bound.field] ?? 0, bound.least);
  }
  return { least, isSure };
}

function conjuncts(expr: Expr): readonly Expr[] {
  return expr.is === 'logic' && expr.sign === 'and' ? [expr.left, expr.right].flatMap(conjuncts) : [expr];
}

/** `a >= 1` and its like. */
function lowest(expr: Expr, { shape, scope }: Game): { readonly field: number; readonly least: number } | undefined {
  const [step] = expr.is === 'compare' && expr.rest.length === 1 ? expr.rest : [];
  if (expr.is !== 'compare' || step === undefined) return undefined;
  const [left, right] = [affine(expr.first, scope), affine(step.right, scope)];
  const turned = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const;
  const { relation } = step;
  const isLeft = left?.of.size === 1 && right?.of.size === 0;
  const of = isLeft ? left : right;
  const other = isLeft ? right : left;
  if (of === undefined || other === undefined || of.of.size !== 1 || other.of.size !== 0) return undefined;
  if (relation !== '<' && relation !== '<=' && relation !== '>' && relation !== '>=') return undefined;
  const sign = isLeft ? relation : turned[relation];
  const [name, times] = [...of.of][0] ?? [];
  const field = shape.findIndex((one) => one.name === name);
  if (field < 0 || times !== 1 || (sign !== '>' && sign !== '>=')) return undefined;
  return { field, least: other.constant - of.constant + (sign === '>' ? 1 : 0) };
}
