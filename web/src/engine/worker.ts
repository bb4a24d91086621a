import { expose } from 'comlink';
import {
  ask,
  begin,
  budgetOf,
  catalogue,
  DEFAULT_BUDGET,
  ending,
  finish,
  hint,
  type Match,
  moved,
  moveFact,
  moves,
  opponentMove,
  type Position,
  type Read,
  readGame,
  readQuestion,
  saidMove,
  type Solution,
  solve,
  turningPoints,
  typedMoves,
  writeComponent,
  writePosition,
} from 'nimlab';
import type { Board, BoardMove, Engine, Line, Start } from './api.ts';
import { chances } from './chance.ts';

/** The most moves that a board lists. */
const LISTED = 600;
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

function boardOf(match: Match): Board {
  const { position } = match;
  const rules = position[0]?.rules;
  const listed: BoardMove[] = [];
  let more = false;
  for (const move of moves(position)) {
    if (listed.length === LISTED) {
      more = true;
      break;
    }
    listed.push({
      text: saidMove(position, move).text,
      part: move.part,
      left: move.to?.map(({ component }) => component),
      fact: moveFact(position, move),
    });
  }
  const plain = { en: rules?.name ?? '', zh: rules?.name ?? '' };
  return {
    name: rules?.name ?? '',
    called: rules?.page.called ?? plain,
    about: rules?.page.about ?? { en: '', zh: '' },
    reading: undefined,
    parts: position.map((part) => ({
      game: part.rules.name,
      component: part.component,
      text: writeComponent(part.rules, part.component),
    })),
    position: writePosition(position),
    plies: match.plies.map((ply) => ({
      text: saidMove(ply.position, ply.move).text,
      fact: moveFact(ply.position, ply.move),
      before: writePosition(ply.position),
    })),
    moves: listed,
    more,
    ending: ending(match),
  };
}

const engine: Engine = {
  games: () => catalogue().map(({ name, called, about, nicknames }) => ({ name, called, about, nicknames })),
  pageOf(game) {
    const read = readGame({ game, page: undefined, set: [] });
    return read.ok ? read.value.page.text : '';
  },
  board(line) {
    const match = matchOf(line);
    return match.ok ? { ok: true, value: boardOf(match.value) } : match;
  },
  answer(line, { skill, seed }) {
    const match = matchOf(line);
    if (!match.ok) return undefined;
    const solved = again(match.value);
    const { position } = match.value;
    const move = opponentMove(solved(position), skill, chances(seed + line.moves.length), solved);
    return move && saidMove(position, move).text;
  },
  hint(line, rung) {
    const match = matchOf(line);
    if (!match.ok) return [match.fault];
    const solved = again(match.value);
    return hint(solved(match.value.position), rung, solved);
  },
  turned(line) {
    const match = matchOf(line);
    if (!match.ok) return [];
    const { plies } = match.value;
    return turningPoints(match.value, again(match.value)).flatMap(({ ply, better }) => {
      const made = plies[ply - 1];
      return made === undefined
        ? []
        : [{ ply, move: moveFact(made.position, made.move), better: moveFact(made.position, better) }];
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
};

expose(engine);
