import { open, type RecordOption } from '../rules/open.ts';
import type { Component } from '../rules/position.ts';
import type { Rules } from '../rules/rules.ts';

/** Where the monster stands on the ring, and whose turn it is (0 or 1). */
type Place = readonly [number, number];

/** A monster on a ring of `size` places, moved in turn by two players, each by the steps of a set of his own; whoever moves it to place 0 wins. */
export function berzerk(size: number, steps: readonly [readonly number[], readonly number[]]): Rules {
  return open(
    {
      name: 'berzerk',
      shape: ['place', 'player'].map((name) => ({ name, depth: 0, members: [], letters: undefined })),
      finals: true,
      *options([place, player]: Place): Generator<RecordOption<Place>> {
        for (const step of player === 0 ? steps[0] : steps[1]) {
          const to = (place + step) % size;
          if (to === 0) yield { ends: 'win', by: { step } };
          else yield { to: [[to, 1 - player]], by: { step } };
        }
      },
    },
    isPlace,
  );
}

function isPlace(component: Component): component is Place {
  return Array.isArray(component) && component.length === 2 && component.every((field) => typeof field === 'number');
}
