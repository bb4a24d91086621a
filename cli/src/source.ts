import type { Fault } from 'nimlab';
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
