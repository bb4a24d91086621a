import { writeMove } from '../rules/notation.ts';
import type { Move, Position } from '../rules/rules.ts';
import { moves } from '../solve/moves.ts';

/** The most moves that a typed move is compared with. */
const COMPARED = 200_000;

/** A typed move made plain: full-width signs narrow, blanks away, `→` as `->`. */
function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll('→', '->').replaceAll(/\s+/gu, '');
}

/** The moves that a typed line may mean: `2: 9 -> 5` in full, or its shorter forms `9 -> 5`, `2: 5`, `take 4 from 2`, `4 2`, and `5` on one part. */
export function typedMoves(text: string, position: Position): readonly Move[] {
  const wanted = plain(text);
  const take = takes(text, position);
  const found: Move[] = [];
  let seen = 0;
  for (const move of moves(position)) {
    seen += 1;
    if (seen > COMPARED) break;
    const written = plain(writeMove(position, move));
    if (written === wanted) return [move];
    const [part = '', change = ''] = written.split(/:(.*)/su);
    const [, to = ''] = change.split(/->(.*)/su);
    const short = [change, `${part}:${to}`, `->${to}`, ...(position.length === 1 ? [to] : [])];
    if (short.includes(wanted) || (take !== undefined && written === take)) found.push(move);
  }
  return found;
}

/** `take K from P` (or `K P`) as the move that it means on a heap, in writing. */
function takes(text: string, position: Position): string | undefined {
  const match = /^\s*(?:take|取|拿)?\s*(\d+)\s*(?:from|从第?)?\s*(\d+)?\s*堆?\s*$/u.exec(
    text.normalize('NFKC').toLowerCase(),
  );
  if (!match) return undefined;
  const part = match[2] === undefined ? 1 : Number(match[2]);
  const heap = position[part - 1]?.component;
  if (match[2] === undefined && position.length > 1) return undefined;
  if (typeof heap !== 'number' && typeof heap !== 'bigint') return undefined;
  const left = BigInt(heap) - BigInt(match[1] ?? '0');
  return left < 0n ? undefined : plain(`${part}: ${heap} -> ${left}`);
}
