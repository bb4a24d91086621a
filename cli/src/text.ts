import type { Fault } from 'nimlab';
import type { Face } from './face.ts';
import { decoded, fileText } from './files.ts';

/** The text of a file, or of the standard input for `-`. */
export async function textOf(path: string, face: Face): Promise<{ readonly text: string } | { readonly fault: Fault }> {
  const read = path === '-' ? decoded(await face.input()) : fileText(path);
  return read.ok ? { text: read.text } : { fault: { id: `file-${read.why}`, path, at: 0, line: 1, column: 1 } };
}
