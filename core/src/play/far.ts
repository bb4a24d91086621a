import { readPosition, writeComponent, writeMove } from '../rules/notation.ts';
import type { Move, Position } from '../rules/rules.ts';

/** A typed move made plain: full-width signs narrow, blanks away, `→` as `->`. */
export function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll('→', '->').replaceAll(/\s+/gu, '');
}

/** The move that a line writes in full, `2: 9 -> 5`, found without listing the others; undefined where the rules cannot be read backwards or there is none. */
export function writtenMove(text: string, position: Position): Move | undefined {
  const match = /^\s*(\d+)\s*:(.*?)->(.*)$/su.exec(text.normalize('NFKC').replaceAll('→', '->'));
  const part = position[Number(match?.[1] ?? 0) - 1];
  if (match === null || part?.rules.leading === undefined) return undefined;
  const left = readPosition(match[3] ?? '', part.rules);
  const options = left.ok ? part.rules.leading(part.component, left.value) : [];
  const wanted = plain(text);
  return options
    .map((option): Move => ({ ...option, part: Number(match[1]) }))
    .find((move) => plain(writeMove(position, move)) === wanted);
}

/** The moves that the shorter forms mean, `9 -> 5`, `2: 5`, and `5` on one part, found in the same way. */
export function shortMoves(text: string, position: Position): readonly Move[] {
  const match = /^(?:(\d+):)?(?:([^>]*)->)?([^>]*)$/su.exec(text.normalize('NFKC').replaceAll('→', '->'));
  if (match === null) return [];
  const [, part, from = '', to = ''] = match;
  return position.flatMap(({ rules, component }, i) => {
    const own = writeComponent(rules, component);
    const isNamed = part === undefined ? from !== '' || position.length === 1 : Number(part) === i + 1;
    if (!isNamed || (from.trim() !== '' && plain(from) !== plain(own))) return [];
    const found = writtenMove(`${i + 1}: ${own} -> ${to}`, position);
    return found === undefined ? [] : [found];
  });
}
