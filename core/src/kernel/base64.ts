const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The bytes that a text in base64 writes. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const digits = new Uint8Array(128);
  for (let i = 0; i < 64; i += 1) digits[DIGITS.charCodeAt(i)] = i;
  const end = text.indexOf('=');
  const length = end < 0 ? text.length : end;
  const bytes = new Uint8Array((length * 3) >> 2);
  let held = 0;
  let bits = 0;
  let at = 0;
  for (let i = 0; i < length; i += 1) {
    held = ((held << 6) | (digits[text.charCodeAt(i)] ?? 0)) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at] = held >> bits;
    at += 1;
  }
  return bytes;
}
