import type { Written } from '../../../engine/wishes.ts';

/** Whether a person's text means one of the moves: the move itself, its end, or the position that it leaves. */
export function isMeant(typed: string, moves: readonly Written[]): boolean {
  const wanted = plain(typed);
  const left = numbers(typed);
  return moves.some(
    ({ text, position }) =>
      plain(text) === wanted ||
      plain(text.split(':').at(-1) ?? '') === wanted ||
      plain(text.split('->').at(-1) ?? '') === wanted ||
      (!/->|→|:/u.test(typed) && left !== '' && numbers(position) === left),
  );
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll('→', '->').replaceAll(/\s+/gu, '');
}

function numbers(text: string): string {
  return (text.normalize('NFKC').match(/\d+/gu) ?? []).join(' ');
}
