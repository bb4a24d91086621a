import type { Fact } from './fact.ts';
import type { Choice, Component, End } from './position.ts';
import type { Option, Rules, Theorem } from './rules.ts';
import type { Shape } from './shape.ts';

/** An option as a typed record writes it: the components that take the place of the old one, or the end of the whole game. */
export type RecordOption<C extends Component> = (
  | { readonly to: readonly C[]; readonly ends?: never }
  | { readonly ends: End; readonly to?: never }
) & {
  readonly by?: Choice;
};

/** A game written in TypeScript, for what no page of rules should hold (graphs, boards). */
export interface GameRecord<C extends Component> {
  readonly name: string;
  readonly shape: Shape;
  options(component: C): Iterable<RecordOption<C>>;
  kept?(component: C): C;
  same?(component: C): C;
  refused?(component: C): Fact | undefined;
  readonly ends?: boolean;
  readonly finals?: boolean;
  readonly code?: string;
  readonly theorems?: readonly Theorem[];
  readonly samples?: readonly C[];
  readonly parameters?: Readonly<Record<string, Component>>;
}

/** The one door from a typed record to rules: every component that comes in is checked by `isShape`; one that fails is refused, and asking for its options throws. */
export function open<C extends Component>(
  game: GameRecord<C>,
  isShape: (component: Component) => component is C,
): Rules {
  const { same } = game;

  function* options(component: Component): Generator<Option> {
    if (!isShape(component)) throw new TypeError(`${game.name}: not a component of this game`);
    for (const option of game.options(component)) {
      const by = option.by ?? {};
      if (option.ends !== undefined) yield { ends: option.ends, by };
      else yield { to: option.to.map((next) => ({ rules, component: game.kept?.(next) ?? next })), by };
    }
  }

  const rules: Rules = {
    name: game.name,
    shape: game.shape,
    parameters: game.parameters ?? {},
    options,
    leading: undefined,
    kept: (component) => (game.kept !== undefined && isShape(component) ? game.kept(component) : component),
    same: same === undefined ? undefined : (component) => (isShape(component) ? same(component) : component),
    refused: (component) => (isShape(component) ? game.refused?.(component) : { id: 'wrong-shape' }),
    starts: [],
    ends: game.ends ?? false,
    finals: game.finals ?? false,
    code: game.code,
    compiled: undefined,
    theorems: game.theorems ?? [],
    samples: game.samples,
    page: { called: undefined, about: undefined, nicknames: [], text: '' },
  };
  return rules;
}
