import {
  begin,
  type Convention,
  ending,
  finish,
  type Match,
  type Move,
  mannerMove,
  moved,
  moves,
  type Outcome,
  type Position,
  readQuestion,
  type Solution,
  seeded,
  solve,
  writePosition,
} from 'nimlab';
import { describe, expect, test } from 'vitest';
import { ordinary } from '../../test/starts.ts';
import { boardOf } from '../engine/board.ts';
import { viewOf } from './views.ts';

const GAMES = 1000;
/** A start from which more positions follow is played on until fewer do. */
const REACHED = 600;
const PLIES = 200;

const nameOf = (position: Position) =>
  `${position.map(({ rules }) => rules.name).join(' ')}: ${writePosition(position)}`;

/** Games of which an ordinary position has too many that follow. */
const SMALLER: Readonly<Record<string, { readonly position: string; readonly set: readonly string[] }>> = {
  northcott: { position: '(1,3) (2,4)', set: ['width=4'] },
};

/** Every position that follows, by its name, with what its moves lead to; undefined where there are too many. */
function reached(start: Position, convention: Convention): ReadonlyMap<string, readonly Match[]> | undefined {
  const found = new Map<string, readonly Match[]>();
  const open = [begin(start, convention)];
  for (let match = open.pop(); match !== undefined; match = open.pop()) {
    const name = nameOf(match.position);
    if (found.has(name)) continue;
    if (found.size === REACHED) return undefined;
    const { position } = match;
    const next = [...moves(position)].map((move) => moved(begin(position, convention), move));
    found.set(name, next);
    open.push(...next.filter((one) => ending(one) === undefined));
  }
  return found;
}

/** The outcome of every position that follows, by nothing but the definition: lost where every move leaves a won one, won where one leaves a lost one. */
function outcomes(all: ReadonlyMap<string, readonly Match[]>, convention: Convention): ReadonlyMap<string, Outcome> {
  const known = new Map<string, Outcome>();
  const after = (match: Match): Outcome | undefined => {
    const end = ending(match);
    if (end === undefined) return known.get(nameOf(match.position));
    return end === 'won' ? 'N' : end === 'lost' ? 'P' : 'D';
  };
  for (let before = -1; known.size > before; ) {
    before = known.size;
    for (const [name, next] of all) {
      if (known.has(name)) continue;
      const left = next.map(after);
      if (next.length === 0) known.set(name, convention === 'normal' ? 'P' : 'N');
      else if (left.includes('P')) known.set(name, 'N');
      else if (left.every((one) => one === 'N')) known.set(name, 'P');
    }
  }
  return new Map([...all.keys()].map((name) => [name, known.get(name) ?? 'D']));
}

/** One game of the catalogue in one convention: where it may start, what brute force says of it, and what the engine says. */
interface Field {
  readonly starts: readonly Match[];
  readonly brute: ReadonlyMap<string, Outcome>;
  readonly solved: (position: Position) => Solution;
}

function fieldOf(game: string, typed: string, convention: Convention, chance: () => number): Field {
  const { position, set } = SMALLER[game] ?? { position: typed, set: [] };
  const read = readQuestion({ game, page: undefined, position, convention, set });
  if (!read.ok) throw new Error(`no position of ${game}`);
  let match = begin(read.value, convention);
  let all = reached(match.position, convention);
  while (all === undefined) {
    const next = [...moves(match.position)];
    const move = next[Math.floor(chance() * next.length)];
    if (move === undefined) throw new Error(`no end of ${game}`);
    match = moved(begin(match.position, convention), move);
    all = reached(match.position, convention);
  }
  const memo = new Map<string, Solution>();
  const solved = (position: Position) => {
    const name = nameOf(position);
    const solution = memo.get(name) ?? finish(solve(position, convention));
    memo.set(name, solution);
    return solution;
  };
  const starts = [begin(match.position, convention), ...[...all.values()].flat()];
  return { starts: starts.filter((one) => ending(one) === undefined), brute: outcomes(all, convention), solved };
}

/** A person's move: any that the engine says wins, or in a game that need not end the one it gives. */
function personsMove({ answer, winning }: Solution, isEndless: boolean, chance: () => number): Move | undefined {
  if (answer.outcome !== 'N' || isEndless) return answer.outcome === '?' ? undefined : answer.move;
  const all = [...winning()];
  return all[Math.floor(chance() * all.length)];
}

/** Plays one game against the perfect opponent: the person begins where the start is won, else the opponent does. What went wrong, if anything. */
function played({ starts, brute, solved }: Field, chance: () => number): string | undefined {
  const start = starts[Math.floor(chance() * starts.length)];
  if (start === undefined) return 'no start';
  let match = begin(start.position, start.convention);
  const isEndless = [...brute.values()].includes('D');
  const told = brute.get(nameOf(match.position));
  let isPersons = told === 'N';
  for (let ply = 0; ply < PLIES; ply += 1) {
    const name = nameOf(match.position);
    const end = ending(match);
    if (end === 'drawn') return told === 'D' ? undefined : `a draw at ${name}`;
    // The ending is told for whose turn would be next.
    if (end !== undefined) return (end === 'won') === isPersons ? undefined : `the person lost at ${name}`;
    const solution = solved(match.position);
    if (solution.answer.outcome !== brute.get(name))
      return `${name}: ${solution.answer.outcome}, and by brute force ${brute.get(name)}`;
    const move = isPersons
      ? personsMove(solution, isEndless, chance)
      : mannerMove(solution, { is: 'skill', share: 1 }, chance, solved);
    if (move === undefined) return `no move at ${name}`;
    match = moved(match, move);
    isPersons = !isPersons;
  }
  return told === 'D' ? undefined : 'no end';
}

function familyOf([game, position]: (typeof ordinary)[number]): string {
  const read = readQuestion({ game, page: undefined, position, convention: 'normal', set: [] });
  if (!read.ok) throw new Error(`no position of ${game}`);
  const [part] = boardOf(begin(read.value, 'normal')).parts;
  if (part === undefined) throw new Error(`no part of ${game}`);
  const splits = read.value.some((one) => [...one.rules.options(one.component)].some(({ to = [] }) => to.length > 1));
  return viewOf(part, splits).kind;
}

const families = new Map<string, readonly (typeof ordinary)[number][]>();
for (const one of ordinary) families.set(familyOf(one), [...(families.get(familyOf(one)) ?? []), one]);

describe('against the perfect opponent a person wins every won position, and no win is claimed that brute force denies', () => {
  for (const [kind, games] of families)
    test(`${GAMES} random games of the family ${kind}: ${games.map(([game]) => game).join(', ')}`, () => {
      const chance = seeded(20);
      const fields = games.flatMap(([game, position]) =>
        (['normal', 'misere'] as const).map((convention) => ({
          game: `${game}, ${convention}`,
          field: fieldOf(game, position, convention, chance),
        })),
      );
      const wrong = Array.from({ length: GAMES }, (_, i) => {
        const { game, field } = fields[i % fields.length] ?? { game: '', field: undefined };
        const fault = field === undefined ? 'no game' : played(field, chance);
        return fault && `${game}: ${fault}`;
      });
      expect([...new Set(wrong.filter((one) => one !== undefined))]).toEqual([]);
    });
});
