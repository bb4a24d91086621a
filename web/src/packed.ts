import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';

/** The longest text that a link may unfold to. */
const LONGEST = 200_000;

/** A text as it stands in a link: deflated, base64url. */
export function packed(text: string): string {
  const bytes = deflateSync(strToU8(text), { level: 9 });
  let held = '';
  for (const byte of bytes) held += String.fromCharCode(byte);
  return btoa(held).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The text that a link holds; undefined where it holds none. */
export function unpacked(held: string | undefined): string | undefined {
  if (held === undefined || held === '') return undefined;
  try {
    const bytes = Uint8Array.from(atob(held.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
    return strFromU8(inflateSync(bytes, { out: new Uint8Array(LONGEST) }));
  } catch {
    return undefined;
  }
}
