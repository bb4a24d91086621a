import type { Genus } from 'nimlab';
import { useWords } from '../../language.tsx';

/** The genus of a position as books write it, and whether it is played as misère Nim. */
export function GenusLine({ genus }: { readonly genus: Genus }) {
  const { t } = useWords();
  const { value, digits, isTame } = genus;
  const separator = digits.some((digit) => digit > 9) ? ',' : '';
  return (
    <span>
      <b>
        {t('analyse-genus')} {value}
        <sup>{digits.join(separator)}</sup>
      </b>{' '}
      {t(isTame ? 'analyse-genus-tame' : 'analyse-genus-wild')}
    </span>
  );
}
