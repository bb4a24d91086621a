import {
  askAt,
  budgetOf,
  type Compared,
  compared,
  ending,
  finish,
  genusOf,
  lasting,
  type Match,
  moveFact,
  type Position,
  playedOut,
  type Solution,
  saidMove,
  solve,
  turningPoints,
  writeComponent,
  writePosition,
} from 'nimlab';
import type { AnalyseWish, Look, PartRow, PlyRow, Side, Spot } from './analysis.ts';
import { counted, groundOf, writtenIn } from './ground.ts';
import { again, matchOf, questionOf } from './match-of.ts';
import { movesOf } from './move-rows.ts';
import { othersPosition, pasted } from './pasted.ts';
import { type Result, refusal, type Stand, type Working } from './wishes.ts';

/** What one step of a line, or one part of a sum, may cost. */
const SMALL = budgetOf(1_000_000);
/** Parts that are looked at one by one. */
const PARTS = 24;
/** The longest game that is shown. */
const PLIES = 400;

/** The work of Analyse. */
export function* analysed(wish: AnalyseWish): Working {
  if (wish.is === 'pasted') return pasted(wish.spot, wish.text);
  const read = matchOf(wish.spot);
  if (!read.ok) return refusal(read);
  const match = read.value;
  switch (wish.is) {
    case 'look':
      return { is: 'looked', look: yield* looked(match, wish.spot, wish.options) };
    case 'moves':
      return yield* movesOf(match, wish.choose);
    case 'history':
      return { is: 'plies', plies: yield* pliesOf(match) };
    case 'compare': {
      const other = othersPosition(wish.spot, wish.other);
      if (!other.ok) return refusal(other);
      return sides(yield* counted(compared(match.position, other.value, match.convention, SMALL)));
    }
    case 'out':
      return { is: 'line', moves: yield* lineOf(match, wish.pace) };
  }
}

function* looked(match: Match, spot: Spot, options: number): Generator<Stand, Look, number> {
  const { position, convention } = match;
  let tried = 0;
  const long = askAt(position, questionOf(spot), { all: false, count: true, why: true }, budgetOf(options));
  const work = counted(long, options);
  let step = work.next(0);
  while (step.done !== true) {
    tried = step.value.so;
    step = work.next(yield step.value);
  }
  const { reply, solution } = step.value;
  const other = convention === 'normal' ? 'misere' : 'normal';
  const turned = yield* counted(solve(position, other, SMALL));
  return {
    reply,
    position: writtenIn(match, position),
    isOver: ending(match) !== undefined,
    parts: position.length < 2 || position.length > PARTS || hasNoValues(match) ? [] : position.map(partRow),
    genus: convention === 'misere' ? genusOf(position) : undefined,
    lengths: solution.answer.outcome === '?' ? undefined : lasting(convention)(position),
    tried,
    budget: options,
    turned: turned.answer.outcome,
    proof: spot.proof === undefined ? undefined : questionOf(spot).certificates === undefined ? 'idle' : 'used',
  };
}

function hasNoValues({ position, convention }: Match): boolean {
  return convention === 'misere' || position.some(({ rules }) => rules.finals);
}

function partRow(part: Position[number]): PartRow {
  const { answer, evidence } = finish(solve([part], 'normal', SMALL));
  return {
    game: part.rules.name,
    text: writeComponent(part.rules, part.component),
    value: answer.outcome === '?' ? undefined : answer.value,
    ...groundOf({ answer, evidence }),
  };
}

function* pliesOf(match: Match): Generator<Stand, readonly PlyRow[], number> {
  const known = new Map<Position, Solution>();
  const all = [...match.plies.map(({ position }) => position), match.position];
  for (const [i, position] of all.entries()) {
    known.set(position, yield* counted(solve(position, match.convention, SMALL)));
    yield { so: i + 1, of: all.length, cards: [] };
  }
  const solved = (position: Position) => known.get(position) ?? again(match)(position);
  const turning = new Map(turningPoints(match, solved).map((point) => [point.ply, point]));
  const end = ending(match);
  return all.map((position, i) => {
    const made = match.plies[i - 1];
    const point = turning.get(i);
    const { answer } = solved(position);
    const isEnd = i === match.plies.length && made?.move.ends !== undefined;
    return {
      move: made && moveFact(made.position, made.move),
      position: isEnd ? '' : writtenIn(match, position),
      outcome: isEnd ? (end === 'won' ? 'N' : end === 'lost' ? 'P' : 'D') : answer.outcome,
      value: isEnd || answer.outcome === '?' ? undefined : answer.value,
      better: point && made && moveFact(made.position, point.better),
    };
  });
}

function* lineOf(match: Match, pace: 'quick' | 'slow'): Generator<Stand, readonly string[], number> {
  const game = playedOut(match, pace, again(match), lasting(match.convention), PLIES);
  for (let ply = 1; ; ply += 1) {
    const step = game.next();
    if (step.done === true) return step.value.plies.map(({ position, move }) => saidMove(position, move).text);
    yield { so: ply, of: undefined, cards: [] };
  }
}

function sides({ one, other, both, same }: Compared): Result {
  const { answer, position } = both;
  return {
    is: 'compared',
    one: sideOf(one),
    other: sideOf(other),
    both: sideOf(both),
    verdict:
      answer.outcome === '?'
        ? { id: 'verdict-undecided', why: answer.why }
        : answer.move === undefined
          ? { id: 'verdict-lost' }
          : { id: 'verdict-win', move: moveFact(position, answer.move) },
    same,
  };
}

function sideOf({ position, answer }: Solution): Side {
  return {
    position: writePosition(position),
    outcome: answer.outcome,
    value: answer.outcome === '?' ? undefined : answer.value,
  };
}
