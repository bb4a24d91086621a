import { readFileSync } from 'node:fs';

/** The most bytes of a rules or claims file that are read. */
const LARGEST = 32 * 1024 * 1024;

/** What became of reading a file. */
export type FileText =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly why: 'missing' | 'unreadable' | 'too-large' | 'not-text' };

/** The text of a file in UTF-8; broken UTF-8 and oversize are refused, not repaired. */
export function fileText(path: string): FileText {
  try {
    // At once: to load Node's promised files takes longer than many an answer.
    const bytes = readFileSync(path);
    if (bytes.length > LARGEST) return { ok: false, why: 'too-large' };
    return decoded(bytes);
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return { ok: false, why: missing ? 'missing' : 'unreadable' };
  }
}

/** Bytes as UTF-8 text, refused where they are none. */
export function decoded(bytes: Uint8Array): FileText {
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { ok: false, why: 'not-text' };
  }
}
