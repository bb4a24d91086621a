import type { Answer, Budget, Solution } from '../../rules/answer.ts';
import type { Fact } from '../../rules/fact.ts';
import { live, play, writePosition } from '../../rules/notation/write.ts';
import type { Convention } from '../../rules/position.ts';
import type { Move, Position } from '../../rules/rules.ts';
import { moves } from '../../solve/moves.ts';
import { finish, solve } from '../../solve/solve.ts';
import { first, isOver, leaves, moveFact } from './moves.ts';

/** Solves a position again, after a move; undefined where that takes too long. */
export type Again = (position: Position) => Solution | undefined;

/** What a reply or a ply of a line may cost. */
const BUDGET: Budget = { options: 1_000_000, bytes: 64 * 1024 * 1024 };

/** Solving again by the methods of the laboratory, on a small budget. */
export function solvedAgain(convention: Convention): Again {
  return (position) => finish(solve(position, convention, BUDGET));
}

/** A lost position whose moves are more than this is told by its reason alone. */
const MOVES = 400;

/** For every losing move the reply that refutes it, at most `most` of them written out, and how many more there are. */
export function replies(solution: Solution, again: Again, most: number): readonly Fact[] {
  const { position } = solution;
  const all: Move[] = [];
  for (const move of moves(position)) {
    if (all.length === MOVES) return [];
    all.push(move);
  }
  const shown = all.slice(0, most).flatMap((move) => reply(position, move, again) ?? []);
  if (all.length === 0 || shown.length < Math.min(most, all.length)) return [];
  const more: Fact[] = all.length > shown.length ? [{ id: 'replies-more', count: all.length - shown.length }] : [];
  return [{ id: 'lost-all', count: all.length }, ...shown, ...more];
}

/** A losing move with the reply that refutes it; undefined when none is found in time. */
export function reply(position: Position, move: Move, again: Again): Fact | undefined {
  const said = moveFact(position, move);
  if (move.ends !== undefined) return { id: 'reply-none', move: said };
  // Dead parts stay where nothing is split, so that the piles keep their numbers.
  const played = play(position, move);
  const after = played.length === position.length ? played : live(played);
  if (isOver(after)) return { id: 'reply-over', move: said };
  const answer = again(after)?.answer;
  const refuting = answer && moveOf(answer);
  if (refuting === undefined) return undefined;
  const both = { move: said, reply: moveFact(after, refuting) };
  const rest = leaves(after, refuting);
  const over = rest === undefined || isOver(rest);
  const whole = move.to?.length === 1 && both.move.id === 'becomes-only' && both.reply.id === 'becomes-only';
  if (whole && refuting.to !== undefined) {
    return { id: over ? 'reply-to-last' : 'reply-to', to: writePosition(after), position: writePosition(refuting.to) };
  }
  if (over) return { id: 'reply-last', ...both };
  const left = writePosition(rest);
  if (both.reply.to === left) return { id: 'reply-plain', ...both };
  if (position.length === 1 || after.length === position.length) return { id: 'reply', ...both, position: left };
  return { id: 'reply-then', ...both, between: writePosition(after), position: left };
}

/** The line of best play from a position: the winner by the move given, the loser by what holds out longest (the first move where lengths are unknown). */
export function line(solution: Solution, again: Again, most: number): readonly Fact[] {
  const plies: Fact[] = [];
  let here: Solution | undefined = solution;
  while (here !== undefined && plies.length < most && !isOver(here.position)) {
    const move: Move | undefined = moveOf(here.answer) ?? stubborn(here.position, again);
    if (move === undefined) break;
    const after = leaves(here.position, move);
    const whose = plies.length % 2 === 0 ? 'yours' : 'theirs';
    const said = moveFact(here.position, move);
    const ends = after === undefined || isOver(after);
    const left = ends ? undefined : writePosition(after);
    if (left === undefined) plies.push({ id: `ply-${whose}-last`, move: said });
    else if (said.to === left) plies.push({ id: `ply-${whose}-plain`, move: said });
    else plies.push({ id: `ply-${whose}`, move: said, position: left });
    if (after === undefined || left === undefined) return [{ id: 'line', count: plies.length, plies }];
    here = again(after);
  }
  return plies.length === 0 ? [] : [{ id: 'line-more', plies }];
}

function moveOf(answer: Answer): Move | undefined {
  return answer.outcome === '?' ? undefined : answer.move;
}

/** So many moves that cannot be followed in time, and no more are tried. */
const UNKNOWN = 8;

/** The move of a lost position that delays the end longest. */
function stubborn(position: Position, again: Again): Move | undefined {
  let best = first(moves(position));
  let longest = -1;
  let count = 0;
  let unknown = 0;
  for (const move of moves(position)) {
    count += 1;
    if (count > MOVES) break;
    const after = leaves(position, move);
    const answer = after && again(after)?.answer;
    if (!answer || answer.outcome === '?') {
      unknown += 1;
      if (unknown === UNKNOWN) break;
      continue;
    }
    // Where play goes by values no length is known, and looking at the other moves would tell none.
    if (answer.length === undefined && longest < 0 && !isOver(after)) break;
    if (answer.length === undefined || answer.length <= longest) continue;
    longest = answer.length;
    best = move;
  }
  return best;
}
