import type { Read } from 'nimlab';
import type { Board, Line } from './api.ts';
import { engine } from './engine.ts';

let ahead: { readonly key: string; readonly coming: Promise<Read<Board>>; read: Read<Board> | undefined } | undefined;

/** Asks for the first board of a visit before the page has come that shows it; until the board is there. */
export async function askAhead(line: Line): Promise<void> {
  const asked = { key: JSON.stringify(line), coming: engine().board(line), read: undefined };
  ahead = asked;
  const read = await asked.coming;
  if (ahead === asked) ahead = { ...asked, read };
}

/** The board of a line where it has come already. */
export function boardNow(key: string): Board | undefined {
  return ahead?.key === key && ahead.read?.ok === true ? ahead.read.value : undefined;
}

/** The board of a line; the one asked for ahead is not asked for again. */
export function boardOf(line: Line): Promise<Read<Board>> {
  return ahead?.key === JSON.stringify(line) ? ahead.coming : engine().board(line);
}
