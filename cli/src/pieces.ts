import { type Exit, exits } from './exit.ts';
import type { Face } from './face.ts';

const PIECE = 1 << 16;

/** Writes a long text piece by piece: it is never held whole, and a stop is heard. */
export async function writePieces(texts: Iterable<string>, face: Face): Promise<Exit> {
  let piece = '';
  for (const text of texts) {
    piece += text;
    if (piece.length < PIECE) continue;
    face.out(piece);
    piece = '';
    // A turn of the event loop lets an interrupt arrive.
    await new Promise((resolve) => setImmediate(resolve));
    if (face.stopped()) return exits.stopped;
  }
  face.out(piece);
  return exits.answered;
}
