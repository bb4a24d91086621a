import { useCallback, useEffect, useRef, useState } from 'react';
import { engine } from './engine.ts';
import type { Advance, ClaimCard, Result, Stand, Wish } from './wishes.ts';

/** Long work as a place sees it: where it stands, what it came to, and how to stop it and go on. */
export interface Long {
  readonly state: 'idle' | 'working' | 'stopped' | 'done';
  readonly stand: Stand | undefined;
  readonly cards: readonly ClaimCard[];
  readonly result: Result | undefined;
  readonly seconds: number;
  readonly start: (wish: Wish) => void;
  readonly stop: () => void;
  readonly resume: () => void;
  readonly clear: () => void;
}

interface Seen {
  readonly state: Long['state'];
  readonly stand: Stand | undefined;
  readonly cards: readonly ClaimCard[];
  readonly result: Result | undefined;
  readonly seconds: number;
}

const nothing: Seen = { state: 'idle', stand: undefined, cards: [], result: undefined, seconds: 0 };

/** What is seen after a step. One that was under way when the work was stopped still counts: its cards are kept, and it may be the last. */
function taken(last: Seen, step: Advance, seconds: number): Seen {
  // Work resumed while its last step was under way asks once more than there is.
  if (last.state === 'done') return last;
  const cards = [...last.cards, ...(step.done ? step.cards : step.stand.cards)];
  if (step.done) return { ...last, state: 'done', cards, result: step.result, seconds };
  return last.state === 'stopped'
    ? { ...last, cards }
    : { state: 'working', stand: step.stand, cards, result: undefined, seconds };
}

/** Long work of the engine, one at a time: a new wish lets go of the last. */
export function useLong(): Long {
  const [seen, setSeen] = useState<Seen>(nothing);
  const turn = useRef(0);
  const held = useRef<number | undefined>(undefined);

  const run = useCallback(async (id: number, mine: number, before: number) => {
    const began = performance.now();
    while (turn.current === mine) {
      const step = await engine().advance(id);
      if (held.current !== id) return;
      const seconds = before + (performance.now() - began) / 1000;
      setSeen((last) => taken(last, step, seconds));
      if (step.done) return;
    }
  }, []);

  const letGo = useCallback(() => {
    turn.current += 1;
    if (held.current !== undefined) void engine().drop(held.current);
    held.current = undefined;
    return turn.current;
  }, []);

  const start = useCallback(
    (wish: Wish) => {
      const mine = letGo();
      setSeen({ ...nothing, state: 'working' });
      void engine()
        .begin(wish)
        .then((id) => {
          if (turn.current !== mine) return engine().drop(id);
          held.current = id;
          return run(id, mine, 0);
        });
    },
    [letGo, run],
  );

  const stop = useCallback(() => {
    turn.current += 1;
    setSeen((last) => ({ ...last, state: 'stopped' }));
  }, []);

  const { seconds } = seen;
  const resume = useCallback(() => {
    if (held.current === undefined) return;
    turn.current += 1;
    setSeen((last) => ({ ...last, state: 'working' }));
    void run(held.current, turn.current, seconds);
  }, [run, seconds]);

  const clear = useCallback(() => {
    letGo();
    setSeen(nothing);
  }, [letGo]);

  useEffect(
    () => () => {
      letGo();
    },
    [letGo],
  );
  return { ...seen, start, stop, resume, clear };
}

/** Short work of the engine, done to its end. */
export async function done(wish: Wish): Promise<Result> {
  const id = await engine().begin(wish);
  for (;;) {
    const step = await engine().advance(id);
    if (step.done) return step.result;
  }
}
