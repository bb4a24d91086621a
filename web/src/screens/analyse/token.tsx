import type { Outcome } from 'nimlab';
import { useWords } from '../../language.tsx';

const SHAPES = { N: '▲', P: '○', D: '◇', '?': '□' } as const;
const WORDS = { N: 'analyse-wins', P: 'analyse-loses', D: 'analyse-draws', '?': 'analyse-unknown' } as const;

/** An outcome by shape, word and colour: for whoever moves. */
export function Token({ outcome }: { readonly outcome: Outcome | '?' }) {
  const { t } = useWords();
  return (
    <span className="token" data-outcome={outcome}>
      <span aria-hidden="true">{SHAPES[outcome]}</span> {t(WORDS[outcome])}
    </span>
  );
}
