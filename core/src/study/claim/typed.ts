import type { Finished } from '../../language/compile.ts';
import { partForm, reached } from '../../language/option.ts';
import { isRefusal, refuse } from '../../language/refuse.ts';
import type { Scope } from '../../language/scope.ts';
import type { PartTree, Place, Typed } from '../../language/tree.ts';
import { plain } from '../../language/value.ts';
import type { Part, Position } from '../../rules/rules.ts';

/** The position that a claim types: components of the game joined by +, or starts as people name them. */
export function positionOfTyped({ sum, place }: Typed, finished: Finished): Position {
  return sum.flatMap((part) => componentOrStart(part, place, finished));
}

function componentOrStart(part: PartTree, place: Place, finished: Finished): readonly Part[] {
  try {
    return components(part, place, finished);
  } catch (thrown) {
    const start = isRefusal(thrown) ? started(part, finished) : undefined;
    if (start === undefined) throw thrown;
    return start;
  }
}

/** The components of one part of an option or a typed position, refused where they may not stand. */
export function components(
  part: PartTree,
  place: Place,
  { game, games }: Finished,
  scope: Scope = game.scope,
): readonly Part[] {
  const parts = reached([partForm(part, scope, game, games, place)], []);
  if (parts === undefined) return refuse(place, 'negative-number', { component: [] });
  for (const { rules, component } of parts) {
    const why = rules.refused(component);
    if (why !== undefined) {
      const { id, ...fields } = why;
      throw { misstep: { ...fields, id, line: place.line, column: place.column } };
    }
  }
  return parts;
}

function started(part: PartTree, { game, rules }: Finished): readonly Part[] | undefined {
  if (part.is !== 'own') return undefined;
  const formula = game.scope.formula(part.component, game.scope);
  const value = plain(formula.value([]));
  const count = part.component.is === 'tuple' ? part.component.items.length : 1;
  return rules.starts.find(({ shape }) => shape.length === count)?.position(value);
}
