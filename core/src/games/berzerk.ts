import { open, type RecordOption } from '../rules/open.ts';
import type { Component, Outcome } from '../rules/position.ts';
import type { Rules, Theorem } from '../rules/rules.ts';

/** Where the monster stands on the ring, and whose turn it is (0 or 1). */
type Place = readonly [number, number];

/** The steps of the two players. */
type Steps = readonly [readonly number[], readonly number[]];

/** A monster on a ring of `size` places, moved in turn by two players, each by the steps of a set of his own; whoever moves it to place 0 wins. */
export function berzerk(size: number, steps: Steps): Rules {
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
      theorems: [theorem(size, steps)],
    },
    isPlace,
  );
}

function theorem(size: number, steps: Steps): Theorem {
  let known: readonly (Outcome | undefined)[] | undefined;
  return {
    id: 'ring',
    source: 'retrograde analysis; the arrows into a place are the steps backwards',
    status: 'cited',
    speaks: 'single',
    convention: 'normal',
    text: 'theorem: marked backwards from the black hole',
    outcome([component]) {
      if (component === undefined || !isPlace(component)) return undefined;
      known ??= marks(size, steps);
      return known[2 * component[0] + component[1]] ?? 'D';
    },
  };
}

// The arrows of a ring need not be stored: those into a place are the steps backwards. So the largest rings are marked in the time of a few sums.
function marks(size: number, steps: Steps): readonly (Outcome | undefined)[] {
  const found = new Array<Outcome | undefined>(2 * size).fill(undefined);
  const waiting = Array.from({ length: 2 * size }, (_, at) => steps[at % 2 === 0 ? 0 : 1].length);
  const queue = [0, 1];
  found[0] = 'P';
  found[1] = 'P';
  for (const at of queue) {
    const player = 1 - (at % 2);
    const place = (at - (at % 2)) / 2;
    for (const step of player === 0 ? steps[0] : steps[1]) {
      const from = 2 * ((place + size - (step % size)) % size) + player;
      if (found[from] !== undefined) continue;
      if (found[at] === 'P') found[from] = 'N';
      else {
        waiting[from] = (waiting[from] ?? 0) - 1;
        if (waiting[from] !== 0) continue;
        found[from] = 'P';
      }
      queue.push(from);
    }
  }
  return found;
}

function isPlace(component: Component): component is Place {
  return Array.isArray(component) && component.length === 2 && component.every((field) => typeof field === 'number');
}
