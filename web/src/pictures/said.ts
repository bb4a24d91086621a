import type { Sheet } from '../engine/wishes.ts';
import type { Words } from '../language.tsx';

/** A term as it stands in a table: a value, or a letter for the outcome. */
export function written(term: number, holds: Sheet['holds']): string {
  if (term < 0) return '-';
  return holds === 'values' ? String(term) : (['P', 'N', 'D'][term] ?? '?');
}

/** A term in words. */
export function said(term: number, holds: Sheet['holds'], { t }: Words): string {
  if (term < 0) return '-';
  if (holds === 'values') return t('lab-at-value', { value: term });
  return t(term === 0 ? 'lab-lost' : term === 1 ? 'lab-won' : 'lab-drawn');
}
