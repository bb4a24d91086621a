/** The blank. */
const BLANK = 32;
/** The first of the other bytes that part tokens. */
const TAB = 9;
/** The last of them. */
const RETURN = 13;

/** Whether a byte parts tokens: a blank, or a tab, line end or the like. */
export function isBlank(byte: number): boolean {
  return byte === BLANK || (byte >= TAB && byte <= RETURN);
}

/** Some bytes as text, a character each. */
export function text(bytes: Uint8Array, from: number, to: number): string {
  let characters = '';
  for (let i = from; i < to; i += 1) characters += String.fromCharCode(bytes[i] ?? 0);
  return characters;
}
