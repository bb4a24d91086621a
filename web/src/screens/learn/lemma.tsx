import type { Fact } from 'nimlab';
import { useWords } from '../../language.tsx';
import { lemmas } from './lemmas.ts';
import { plainStep } from './plain-step.ts';

interface Props {
  readonly fact: Fact;
  readonly asPairs: boolean;
}

/** Why a step of a proof may be taken, unfolded on demand; nothing where the step gives its own reason. */
export function Lemma({ fact, asPairs }: Props) {
  const words = useWords();
  const { t } = words;
  const lemma = lemmas[fact.id];
  // Without binary digits a step is told in other words, and its reason with it.
  if (lemma === undefined || (asPairs && plainStep(fact, words) !== undefined)) return null;
  return (
    <details className="lemma">
      <summary>{t('learn-lemma')}</summary>
      <p>{t(lemma)}</p>
    </details>
  );
}
