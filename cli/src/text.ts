import type { Fault } from 'nimlab';
import { label } from 'words';
import type { Face } from './face.ts';
import { decoded, fileText } from './files.ts';

/** The text of a file, or of the standard input for `-`. */
export async function textOf(path: string, face: Face): Promise<{ readonly text: string } | { readonly fault: Fault }> {
  if (path === '-') {
    const input = decoded(await face.input());
    return input.ok ? { text: input.text } : { fault: { id: 'input-not-text', at: 0, line: 1, column: 1 } };
  }
  const read = fileText(path);
  return read.ok ? { text: read.text } : { fault: { id: `file-${read.why}`, path, at: 0, line: 1, column: 1 } };
}

/** A file as it is named to a person. */
export function shownPath(path: string, { language }: Face): string {
  return path === '-' ? label('standard-input', language) : path;
}
