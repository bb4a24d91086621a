import {
  type Both,
  ending,
  isCatalogued,
  type Match,
  type Move,
  moveFact,
  moves,
  type Position,
  type Rules,
  saidMove,
  writeComponent,
  writePosition,
} from 'nimlab';
import type { Board, BoardMove, BoardPart } from './api.ts';

/** The most moves that a board lists. */
const LISTED = 600;

/** A move of a position as plain data. */
export function boardMove(position: Position, move: Move): BoardMove {
  return {
    text: saidMove(position, move).text,
    part: move.part,
    left: move.to?.map(({ component }) => component),
    by: move.by,
    ends: move.ends,
    fact: moveFact(position, move),
  };
}

/** The position of a game in progress as the board shows it. */
export function boardOf(match: Match): Board {
  const { position } = match;
  const rules = position[0]?.rules;
  const listed: BoardMove[] = [];
  let more = false;
  for (const move of moves(position)) {
    if (listed.length === LISTED) {
      more = true;
      break;
    }
    listed.push(boardMove(position, move));
  }
  const plain = { en: rules?.name ?? '', zh: rules?.name ?? '' };
  return {
    name: rules?.name ?? '',
    called: rules?.page.called ?? plain,
    about: aboutOf(rules),
    reading: undefined,
    parts: partsOf(position),
    parameters: rules?.parameters ?? {},
    position: writePosition(position),
    plies: match.plies.map((ply) => ({
      text: saidMove(ply.position, ply.move).text,
      fact: moveFact(ply.position, ply.move),
      before: writePosition(ply.position),
      parts: partsOf(ply.position),
      move: boardMove(ply.position, ply.move),
    })),
    moves: listed,
    more,
    ending: ending(match),
  };
}

/** What the page of a game says of it, or that the catalogue has it. */
export function aboutOf(rules: Rules | undefined): Both | 'catalogue' {
  if (rules?.page.about !== undefined) return rules.page.about;
  return rules !== undefined && isCatalogued(rules) ? 'catalogue' : { en: '', zh: '' };
}

/** The parts of a position as the board shows them. */
export function partsOf(position: Position): readonly BoardPart[] {
  return position.map(({ rules, component }) => ({
    game: rules.name,
    component,
    text: writeComponent(rules, component),
    shape: rules.shape,
  }));
}
