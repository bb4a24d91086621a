import type { Marked } from '../rules/answer.ts';
import type { Fact } from '../rules/fact.ts';
import type { Convention, Outcome } from '../rules/position.ts';
import type { Position } from '../rules/rules.ts';
import { everyEntry, type Games, keyOf, partsOf, type Replayed } from './judge.ts';

type Mark = Pick<Marked, 'outcome' | 'rank'>;

const ENDS: Readonly<Record<'win' | 'lose' | 'draw', Mark>> = {
  win: { outcome: 'P', rank: 0 },
  lose: { outcome: 'N', rank: 0 },
  draw: { outcome: 'D', rank: undefined },
};

/** Replays a graph: every mark must follow from the marks of all options, and every position that an option leads to must be marked. */
export function replayMarks(list: readonly Marked[], convention: Convention, games: Games): Replayed {
  if (list.length === 0) return { flaw: { id: 'flaw-empty' } };
  const known = new Map<string, Mark>();
  const over = new Map<string, boolean>();

  /** Sorted names; finished components do not count. */
  function name(position: Position): string {
    const keys: string[] = [];
    for (const part of position) {
      const key = keyOf(part);
      const isOver = over.get(key) ?? games.options(part).length === 0;
      over.set(key, isOver);
      if (!isOver) keys.push(key);
    }
    return keys.sort().join(' + ');
  }

  function enter(entry: Marked): Fact | 'later' | undefined {
    const parts = partsOf(entry.position, games);
    if (typeof parts === 'string') return 'later';
    known.set(name(parts), entry);
    return undefined;
  }

  function flawOf(entry: Marked): Fact | undefined {
    const parts = partsOf(entry.position, games);
    if (typeof parts === 'string') return { id: 'flaw-unknown-game', game: parts };
    const next: Mark[] = [];
    for (const [i, part] of parts.entries()) {
      for (const option of games.options(part)) {
        const left = option.to === undefined ? undefined : [...parts.slice(0, i), ...option.to, ...parts.slice(i + 1)];
        const mark = left === undefined ? ENDS[option.ends ?? 'draw'] : known.get(name(left));
        if (mark === undefined) return { id: 'flaw-unlisted', game: part.rules.name, component: part.component };
        next.push(mark);
      }
    }
    const found = markOf(next, convention);
    if (found.outcome === entry.outcome && found.rank === entry.rank) return undefined;
    const position = entry.position.map(({ component }) => component);
    return { id: 'flaw-mark', position, said: written(entry), found: written(found) };
  }

  const unknown = everyEntry(list, enter, ({ position }) => ({
    id: 'flaw-unknown-game',
    game: position[0]?.game ?? '',
  }));
  const flaw = unknown ?? list.map(flawOf).find((found) => found !== undefined);
  if (flaw !== undefined) return { flaw };
  const end = markOf([], convention);
  const mark = (position: Position): Mark | undefined =>
    known.get(name(position)) ?? (name(position) === '' ? end : undefined);
  return { outcome: (position) => mark(position)?.outcome, rank: (position) => mark(position)?.rank };
}

function written({ outcome, rank }: Mark): string {
  return rank === undefined ? outcome : `${outcome} ${rank}`;
}

// N and P are founded on smaller ranks, so no circle of marks can hold itself up; D leads to no P and to some D for ever.
function markOf(next: readonly Mark[], convention: Convention): Mark {
  if (next.length === 0) return { outcome: convention === 'normal' ? 'P' : 'N', rank: 0 };
  const ranks = (outcome: Outcome): readonly number[] =>
    next.flatMap((mark) => (mark.outcome === outcome && mark.rank !== undefined ? [mark.rank + 1] : []));
  const lost = ranks('P');
  if (lost.length > 0) return { outcome: 'N', rank: lost.reduce((a, b) => Math.min(a, b)) };
  const won = ranks('N');
  if (won.length === next.length) return { outcome: 'P', rank: won.reduce((a, b) => Math.max(a, b)) };
  return { outcome: 'D', rank: undefined };
}
