/** The SHA-256 digest (FIPS 180-4) of a text in UTF-8, as 64 hexadecimal digits. */
export function sha256(text: string): string {
  const bytes = padded(utf8(text));
  const state = [...START];
  for (let at = 0; at < bytes.length; at += 64) compress(state, bytes, at);
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** The first primes, whose roots the standard takes its constants from. */
const PRIMES: readonly number[] = firstPrimes(64);
const ROUNDS = PRIMES.map((prime) => fraction(prime, 3));
const START = PRIMES.slice(0, 8).map((prime) => fraction(prime, 2));

function firstPrimes(count: number): readonly number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n += 1) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
}

/** The first 32 binary places of the fraction of a square or cube root, exactly: the root of n × 2^(32 × degree), without its whole part. */
function fraction(n: number, degree: 2 | 3): number {
  const wanted = BigInt(n) << BigInt(32 * degree);
  let low = 0n;
  let high = 1n << 40n;
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    if (middle ** BigInt(degree) <= wanted) low = middle;
    else high = middle;
  }
  return Number(low & 0xffff_ffffn) | 0;
}

function utf8(text: string): readonly number[] {
  const bytes: number[] = [];
  for (const sign of text) {
    // A half of a pair that stands alone is written as the standard's sign for it.
    const found = sign.codePointAt(0) ?? 0;
    const code = found >= 0xd800 && found <= 0xdfff ? 0xfffd : found;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), tail(code));
    else if (code < 0x1_0000) bytes.push(0xe0 | (code >> 12), tail(code >> 6), tail(code));
    else bytes.push(0xf0 | (code >> 18), tail(code >> 12), tail(code >> 6), tail(code));
  }
  return bytes;
}

function tail(code: number): number {
  return 0x80 | (code & 0x3f);
}

/** The bytes, a one, zeros, and their number of bits, in blocks of 64. */
function padded(bytes: readonly number[]): Uint8Array {
  const blocks = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  blocks.set(bytes);
  blocks[bytes.length] = 0x80;
  let bits = bytes.length * 8;
  for (let at = blocks.length - 1; bits > 0; at -= 1) {
    blocks[at] = bits % 256;
    bits = Math.floor(bits / 256);
  }
  return blocks;
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function compress(state: number[], bytes: Uint8Array, at: number): void {
  const words = new Int32Array(64);
  const word = (i: number) => words[i] ?? 0;
  const byte = (i: number) => bytes[at + i] ?? 0;
  for (let i = 0; i < 16; i += 1)
    words[i] = (byte(4 * i) << 24) | (byte(4 * i + 1) << 16) | (byte(4 * i + 2) << 8) | byte(4 * i + 3);
  for (let i = 16; i < 64; i += 1) {
    const [far, near] = [word(i - 15), word(i - 2)];
    const mixedFar = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    const mixedNear = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    words[i] = word(i - 16) + mixedFar + word(i - 7) + mixedNear;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i += 1) {
    const chosen = (e & f) ^ (~e & g);
    const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + (ROUNDS[i] ?? 0) + word(i)) | 0;
    const most = (a & b) ^ (a & c) ^ (b & c);
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [i, sum] of [a, b, c, d, e, f, g, h].entries()) state[i] = ((state[i] ?? 0) + sum) | 0;
}
