import type { Exercise } from '../../engine/wishes.ts';
import { useWords, type Words } from '../../language.tsx';

/** The most moves that a key lists. */
const SHOWN = 6;

/** The answer of one exercise, on one line. */
export function KeyLine({ exercise }: { readonly exercise: Exercise }) {
  const words = useWords();
  const { t, language } = words;
  return (
    <li>
      {t('learn-key-of', { game: exercise.called[language], position: exercise.position, said: said(exercise, words) })}
    </li>
  );
}

function said(exercise: Exercise, { t }: Words): string {
  switch (exercise.is) {
    case 'predict':
      return exercise.outcome === 'N'
        ? `${t('learn-key-first')} ${listed(exercise.moves.map(({ text }) => text))}`
        : t('learn-key-second');
    case 'moves':
      return t('learn-key-moves', { moves: listed(exercise.moves) });
    case 'mex':
      return t('learn-key-mex', { value: exercise.value });
    case 'wrong':
      return t('learn-key-wrong', { step: exercise.wrong + 1 });
    case 'published':
      return t('learn-key-moves', { moves: listed(exercise.moves.map(({ text }) => text)) });
  }
}

function listed(moves: readonly string[]): string {
  return `${moves.slice(0, SHOWN).join(' · ')}${moves.length > SHOWN ? ' · …' : ''}`;
}
