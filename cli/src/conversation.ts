import {
  begin,
  budgetOf,
  type Convention,
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
  RUNGS,
  redone,
  type Solution,
  saidMove,
  solve,
  takenBack,
  turningPoints,
  typedMoves,
} from 'nimlab';
import pico from 'picocolors';
import { type LabelId, label, say } from 'words';
import { type Exit, exits } from './exit.ts';
import type { Face } from './face.ts';
import { commandOf } from './play-words.ts';
import { board } from './print/board.ts';

/** What the laboratory may spend on one move. */
const BUDGET = budgetOf(DEFAULT_BUDGET.options / 5);

interface Table {
  readonly match: Match;
  readonly hinted: number;
}

/** Where a person sits: who begins, and how strong the laboratory is. */
export interface Seat {
  readonly face: Face;
  readonly skill: number;
  readonly personFirst: boolean;
  chance(): number;
}

/** A game line by line, to its end or until the person leaves. */
export async function converse(position: Position, convention: Convention, seat: Seat): Promise<Exit> {
  const { face } = seat;
  tell(seat, 'play-welcome', {
    game: [...new Set(position.map(({ rules }) => rules.page.called?.[face.language] ?? rules.name))].join(' + '),
    goal: label(`play-goal-${convention}`, face.language),
  });
  let table: Table = { match: begin(position, convention), hinted: 0 };
  table = answered(table, seat);
  show(table, seat);
  for await (const line of face.lines()) {
    const next = heard(table, line.trim(), seat);
    if (next === 'quit') break;
    table = next;
  }
  // The last prompt stands alone on its line.
  if (ending(table.match) === undefined) face.out('\n');
  return face.stopped() ? exits.stopped : exits.answered;
}

/** What one typed line makes of the game. */
function heard(table: Table, line: string, seat: Seat): Table | 'quit' {
  const { match } = table;
  switch (commandOf(line)) {
    case 'q':
      return 'quit';
    case 'b':
      show(table, seat);
      return table;
    case 'h':
      return helped(table, seat);
    case 'w':
      return told(table, hint(solved(match), RUNGS, again(match)), seat);
    case 'u':
      return shown({ match: takenBack(match, isPersons(match, seat) ? 2 : 1), hinted: 0 }, seat);
    case 'r':
      return shown({ match: redone(match, 2), hinted: 0 }, seat);
    case 'n':
      return shown(
        answered({ match: begin(match.plies[0]?.position ?? match.position, match.convention), hinted: 0 }, seat),
        seat,
      );
    case '?':
      tell(seat, 'play-help');
      return prompted(table, seat);
    case undefined:
      return tried(table, line, seat);
  }
}

function tried(table: Table, line: string, seat: Seat): Table {
  if (ending(table.match) !== undefined) return shown(table, seat);
  const { position } = table.match;
  const [only, another] = typedMoves(line, position);
  if (only === undefined) {
    tell(seat, 'play-no-such-move', { line, example: exampleOf(position) });
    return prompted(table, seat);
  }
  if (another !== undefined) {
    const [first, second] = [saidMove(position, only).text, saidMove(position, another).text];
    tell(seat, 'play-which-move', { line, first, second });
    return prompted(table, seat);
  }
  return shown(answered({ match: moved(table.match, only), hinted: 0 }, seat), seat);
}

/** The first move of a position in writing. */
function exampleOf(position: Position): string {
  for (const move of moves(position)) return saidMove(position, move).text;
  return '';
}

/** The game after the laboratory's reply, when it is its turn. */
function answered(table: Table, seat: Seat): Table {
  const { match } = table;
  if (isPersons(match, seat) || ending(match) !== undefined) return table;
  const move = opponentMove(solved(match), seat.skill, seat.chance, again(match));
  if (!move) return table;
  tell(seat, 'play-reply', { move: say(moveFact(match.position, move), seat.face.language) });
  return { match: moved(match, move), hinted: 0 };
}

function helped(table: Table, seat: Seat): Table {
  const rung = Math.min(RUNGS, table.hinted + 1);
  return told({ ...table, hinted: rung }, hint(solved(table.match), rung, again(table.match)), seat);
}

function told(table: Table, facts: readonly Parameters<typeof say>[0][], seat: Seat): Table {
  const over = ending(table.match) !== undefined;
  for (const fact of over ? [{ id: 'hint-over' } as const] : facts) seat.face.out(`${say(fact, seat.face.language)}\n`);
  return prompted(table, seat);
}

/** Asks for the next move, once something else was said. */
function prompted(table: Table, { face }: Seat): Table {
  if (ending(table.match) === undefined) face.out(label('play-prompt', face.language));
  return table;
}

function shown(table: Table, seat: Seat): Table {
  show(table, seat);
  return table;
}

function show(table: Table, seat: Seat): void {
  const { face } = seat;
  const end = ending(table.match);
  face.out(board(table.match.position, face.colours));
  if (end === undefined) {
    face.out(label('play-prompt', face.language));
    return;
  }
  const won = end === 'drawn' ? undefined : (end === 'won') === isPersons(table.match, seat);
  const colours = pico.createColors(face.colours);
  const text = label(won === undefined ? 'play-drawn' : won ? 'play-won' : 'play-lost', face.language);
  face.out(`${won ? colours.green(text) : colours.yellow(text)}\n`);
  for (const point of turningPoints(table.match, again(table.match))) {
    const ply = table.match.plies[point.ply - 1];
    if (!ply) continue;
    const values = {
      ply: point.ply,
      move: say(moveFact(ply.position, ply.move), face.language),
      better: say(moveFact(ply.position, point.better), face.language),
    };
    tell(seat, 'play-turning-point', values);
  }
  face.out(label('play-over', face.language));
}

function isPersons(match: Match, seat: Seat): boolean {
  return (match.plies.length % 2 === 0) === seat.personFirst;
}

function solved(match: Match): Solution {
  return again(match)(match.position);
}

function again(match: Match): (position: Position) => Solution {
  return (position) => finish(solve(position, match.convention, BUDGET));
}

function tell({ face }: Seat, id: LabelId, values: Readonly<Record<string, string | number>> = {}): void {
  face.out(`${label(id, face.language, values)}\n`);
}
