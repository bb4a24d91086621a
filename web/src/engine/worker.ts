import { expose } from 'comlink';
import {
  ask,
  begin,
  budgetOf,
  catalogue,
  DEFAULT_BUDGET,
  finish,
  hint,
  type Match,
  mannerMove,
  moved,
  moveFact,
  movesLeaving,
  type Position,
  type Read,
  readGame,
  readQuestion,
  type Solution,
  saidMove,
  seeded,
  solve,
  turningPoints,
  typedMoves,
  writePosition,
} from 'nimlab';
import type { Engine, Line, Start } from './api.ts';
import { boardMove, boardOf } from './board.ts';

/** What one look at a position in play may spend. */
const BUDGET = budgetOf(DEFAULT_BUDGET.options / 5);

// A pure memo of the last game: a click asks for the same line several times.
let last: { readonly key: string; readonly read: Read<Match> } | undefined;

function matchOf(line: Line): Read<Match> {
  const key = JSON.stringify(line);
  if (last?.key !== key) last = { key, read: played(line) };
  return last.read;
}

function played(line: Line): Read<Match> {
  const read = readQuestion(questionOf(line));
  if (!read.ok) return read;
  let match = begin(read.value, line.convention);
  for (const text of line.moves) {
    const [move] = typedMoves(text, match.position);
    if (move === undefined) break;
    match = moved(match, move);
  }
  return { ok: true, value: match };
}

function questionOf({ game, page, position, convention, set }: Start) {
  return { game, page, position, convention, set };
}

function again({ convention }: Match): (position: Position) => Solution {
  return (position) => finish(solve(position, convention, BUDGET));
}

const engine: Engine = {
  games: () => catalogue().map(({ name, called, about, nicknames }) => ({ name, called, about, nicknames })),
  board(line) {
    const match = matchOf(line);
    return match.ok ? { ok: true, value: boardOf(match.value) } : match;
  },
  answer(line, { manner, seed }) {
    const match = matchOf(line);
    if (!match.ok) return undefined;
    const solved = again(match.value);
    const { position } = match.value;
    const move = mannerMove(solved(position), manner, seeded(seed + line.moves.length), solved);
    return move && saidMove(position, move).text;
  },
  hint(line, rung) {
    const match = matchOf(line);
    if (!match.ok) return [match.fault];
    const solved = again(match.value);
    return hint(solved(match.value.position), rung, solved);
  },
  leaving(line, part, left) {
    const match = matchOf(line);
    if (!match.ok) return [];
    const { position } = match.value;
    return movesLeaving(position, part, left).map((move) => boardMove(position, move));
  },
  typed(line, text) {
    const match = matchOf(line);
    if (!match.ok) return [];
    const { position } = match.value;
    return typedMoves(text, position).map((move) => boardMove(position, move));
  },
  form(start) {
    const read = readGame(questionOf(start));
    if (!read.ok) return read;
    const { name, page, parameters, shape, starts } = read.value;
    const plain = { en: name, zh: name };
    const own = starts.find((one) => one.shape.length === 0);
    return {
      ok: true,
      value: {
        name,
        called: page.called ?? plain,
        about: page.about ?? { en: '', zh: '' },
        parameters: Object.entries(parameters).map(([key, value]) => ({ name: key, value })),
        shape: shape.map((field) => `${field.name}${'[]'.repeat(field.depth)}`).join(', '),
        start: own && writePosition(own.position([])),
      },
    };
  },
  turned(line) {
    const match = matchOf(line);
    if (!match.ok) return [];
    const { plies } = match.value;
    return turningPoints(match.value, again(match.value)).flatMap(({ ply, had, better }) => {
      const made = plies[ply - 1];
      return made === undefined
        ? []
        : [
            {
              ply,
              had,
              move: moveFact(made.position, made.move),
              better: moveFact(made.position, better),
              betterText: saidMove(made.position, better).text,
            },
          ];
    });
  },
  ask(start, wanted, options) {
    const read = finish(ask(questionOf(start), wanted, budgetOf(options)));
    return read.ok ? { ok: true, value: read.value.reply } : read;
  },
  outcomeAfter(line) {
    const match = matchOf(line);
    return match.ok ? again(match.value)(match.value.position).answer.outcome : '?';
  },
  begin: async (wish) => (await import('./long.ts')).begin(wish),
  advance: async (id) => (await import('./long.ts')).advance(id),
  drop: async (id) => (await import('./long.ts')).drop(id),
};

expose(engine);
