import { Text } from '@mantine/core';
import type { Exercise } from '../../engine/wishes.ts';
import { useWords } from '../../language.tsx';
import { MexQuestion } from './questions/mex.tsx';
import { MovesQuestion } from './questions/moves.tsx';
import { PredictQuestion } from './questions/predict.tsx';
import { PublishedQuestion } from './questions/published.tsx';
import { WrongQuestion } from './questions/wrong.tsx';

interface Props {
  readonly exercise: Exercise;
  readonly settle: (isRight: boolean) => void;
}

/** One exercise of a sheet: what is asked, with fields on the page and with blanks on paper. */
export function Question({ exercise, settle }: Props) {
  const { t, language } = useWords();
  return (
    <li>
      <Text>
        <strong>{exercise.called[language]}</strong> {exercise.position}
      </Text>
      <Asked exercise={exercise} settle={settle} />
      <Text className="printed blank">
        {t(exercise.is === 'published' ? 'learn-blank-move' : `learn-blank-${exercise.is}`)}
      </Text>
    </li>
  );
}

function Asked({ exercise, settle }: Props) {
  switch (exercise.is) {
    case 'predict':
      return <PredictQuestion exercise={exercise} settle={settle} />;
    case 'moves':
      return <MovesQuestion exercise={exercise} settle={settle} />;
    case 'mex':
      return <MexQuestion exercise={exercise} settle={settle} />;
    case 'wrong':
      return <WrongQuestion exercise={exercise} settle={settle} />;
    case 'published':
      return <PublishedQuestion exercise={exercise} settle={settle} />;
  }
}
