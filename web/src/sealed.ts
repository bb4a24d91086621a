/** The longest rules that a link may unfold to, and the longest text that is unfolded at all. */
const LONGEST = 64_000;
const HELD = 32_000;
/** Rules shorter than this stand in a link as they are. */
const SHORT = 300;

/** A fragment whose long rules stand folded in `z` (deflated, base64url); any other fragment is left as it is. */
export async function sealed(fragment: string): Promise<string> {
  const [path = '', query = ''] = fragment.split('?');
  const asked = new URLSearchParams(query);
  const rules = asked.get('rules');
  if (rules === null || rules.length < SHORT || path.startsWith('#/verify')) return fragment;
  asked.delete('rules');
  const bytes = await through(new TextEncoder().encode(rules), new CompressionStream('deflate-raw'), LONGEST);
  asked.set(
    'z',
    btoa(String.fromCharCode(...(bytes ?? [])))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', ''),
  );
  return bytes === undefined ? fragment : `${path}?${asked.toString()}`;
}

/** Why a link is not opened. */
export type Refusal = 'page-link-broken' | 'page-link-too-long';

/** A fragment with its folded rules unfolded, or why they are not: never more than so much is unfolded. */
export async function unsealed(
  fragment: string,
): Promise<{ readonly fragment: string } | { readonly refusal: Refusal }> {
  const [path = '', query = ''] = fragment.split('?');
  const asked = new URLSearchParams(query);
  const held = asked.get('z') ?? '';
  if (held.length > HELD) return { refusal: 'page-link-too-long' };
  try {
    const bytes = Uint8Array.from(atob(held.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
    const unfolded = await through(bytes, new DecompressionStream('deflate-raw'), LONGEST);
    if (unfolded === undefined) return { refusal: 'page-link-too-long' };
    const rules = new TextDecoder('utf-8', { fatal: true }).decode(unfolded);
    if (rules.trim() === '') return { refusal: 'page-link-broken' };
    asked.delete('z');
    asked.set('rules', rules);
    return { fragment: `${path}?${asked.toString()}` };
  } catch {
    return { refusal: 'page-link-broken' };
  }
}

/** The bytes that a stream makes of some bytes; undefined as soon as there are more than `most`. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array | undefined> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) {
      await reader.cancel();
      return undefined;
    }
    chunks.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
