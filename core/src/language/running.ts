import type { Fact } from '../rules/fact.ts';
import type { Component } from '../rules/position.ts';
import type { Compiled, Option, Rules } from '../rules/rules.ts';
import { formed, framed, type Game, refusal } from './game.ts';
import { chosen, type MoveForm } from './option.ts';
import { onComponent } from './refuse.ts';
import { small } from './small.ts';
import { choices, tooLong } from './visit.ts';

export function behaviour(
  game: Game,
  moves: readonly MoveForm[],
): Pick<Rules, 'options' | 'kept' | 'same' | 'refused'> {
  const { kept, same } = game;
  return {
    options: (component) => options(game, moves, component),
    kept: (component) =>
      kept === undefined ? component : guarded(game, component, () => formed(game, kept, framed(game, component))),
    same:
      same === undefined
        ? undefined
        : (component) => guarded(game, component, () => formed(game, same, framed(game, component))),
    refused: (component) => refusedOf(game, component),
  };
}

function refusedOf(game: Game, component: Component): Fact | undefined {
  return guarded(game, component, () => refusal(game, component));
}

function guarded<T>(game: Game, component: Component, run: () => T): T {
  try {
    return run();
  } catch (thrown) {
    throw onComponent(thrown, game.name, component);
  }
}

/** The options of a component in the game's own order. */
function* options(game: Game, moves: readonly MoveForm[], component: Component): Generator<Option, void> {
  try {
    const frame = framed(game, component);
    for (const move of moves) {
      let vain = 0;
      for (const _ of choices(move.made.steps, frame)) {
        const option = chosen(move, frame);
        vain = option === undefined ? vain + 1 : 0;
        tooLong(vain, move.place);
        if (option !== undefined) yield option;
      }
    }
  } catch (thrown) {
    throw onComponent(thrown, game.name, component);
  }
}

// Compiled on first use: a page that is only shown pays nothing.
export function lateSmall(game: Game, moves: readonly MoveForm[]): Compiled {
  let form: Compiled | undefined;
  const ready = (): Compiled => {
    form ??= small(game, moves);
    return form;
  };
  return {
    get family() {
      return ready().family;
    },
    expand: (flat, from, out) => ready().expand(flat, from, out),
    rows: (flat, from, out) => ready().rows?.(flat, from, out) ?? -1,
    get canon() {
      return ready().canon;
    },
  };
}
