import { type Fault, readGame } from 'nimlab';
import { fileText } from './files.ts';

/** A game as the command line names it: a word, or the text of a rules file. */
export type Source =
  | { readonly ok: true; readonly game: string | undefined; readonly page: string | undefined }
  | { readonly ok: false; readonly fault: Fault };

/** Whether a word names a rules file. */
function namesFile(word: string): boolean {
  return /\.game$/u.test(word) && !word.includes('->');
}

/** The game that a word names: the text of the file when it names one. */
export async function fileOrGame(word: string): Promise<Source> {
  if (!namesFile(word)) return { ok: true, game: word, page: undefined };
  const read = fileText(word);
  if (read.ok) return { ok: true, game: undefined, page: read.text };
  return { ok: false, fault: { id: `file-${read.why}`, path: word, at: 0, line: 1, column: 1 } };
}

/** Says what is wrong with the game of a command that takes no position: where a position follows a game, that it should not. */
export function faultAlone(fault: Fault, words: readonly string[], command: string, set: readonly string[]): Fault {
  const typed = words.join(' ').split(' ');
  for (let count = typed.length - 1; count > 0; count -= 1) {
    const game = typed.slice(0, count).join(' ');
    if (!/^[\d([{"]/u.test(typed[count] ?? '') || !isGame(game, set)) continue;
    const at = game.length + 1;
    return {
      id: 'no-position-here',
      command,
      game: game.includes(' ') ? `'${game}'` : game,
      at,
      line: 1,
      column: at + 1,
    };
  }
  return fault;
}

function isGame(word: string, set: readonly string[]): boolean {
  return namesFile(word) || readGame({ game: word, page: undefined, set }).ok;
}
