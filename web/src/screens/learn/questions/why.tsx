import type { Fact } from 'nimlab';
import { useWords } from '../../../language.tsx';
import { Step } from '../step.tsx';

/** Why it is so, to be unfolded. */
export function Why({ steps }: { readonly steps: readonly Fact[] }) {
  const { t } = useWords();
  if (steps.length === 0) return null;
  return (
    <details>
      <summary>{t('page-why')}</summary>
      <ol className="steps">
        {steps.map((fact, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the proof
          <li key={i}>
            <Step fact={fact} asPairs={false} check={undefined} />
          </li>
        ))}
      </ol>
    </details>
  );
}
