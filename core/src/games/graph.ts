import { open } from '../rules/open.ts';
import type { Component } from '../rules/position.ts';
import type { Rules } from '../rules/rules.ts';

/** Pieces on a graph, any number on a place: a move takes one piece along an arrow. Places count from 0; `arrows[v]` says where the arrows of v lead. */
export function graph(arrows: readonly (readonly number[])[]): Rules {
  const isPlace = (component: Component): component is number =>
    typeof component === 'number' && arrows[component] !== undefined;
  return open(
    {
      name: 'graph',
      shape: [{ name: 'v', depth: 0, members: [], letters: undefined }],
      *options(place: number) {
        for (const to of arrows[place] ?? []) yield { to: [to] };
      },
    },
    isPlace,
  );
}
