import type { Fact } from 'nimlab';
import { useWords } from '../../language.tsx';
import { ColumnsTable } from './columns-table.tsx';
import { plainStep } from './plain-step.ts';

interface Props {
  readonly fact: Fact;
  readonly asPairs: boolean;
  /** What the referee found when it computed the step again. */
  readonly check: boolean | undefined;
}

/** A step of a proof: its sentence, its table where it draws one, and a tick where it was computed again. */
export function Step({ fact, asPairs, check }: Props) {
  const words = useWords();
  const { t, say } = words;
  const plain = asPairs ? plainStep(fact, words) : undefined;
  const [first = '', ...rest] = (plain ?? say(fact)).split('\n');
  const isDrawn = Array.isArray(fact['rows']);
  return (
    <>
      {first}
      {check !== undefined && (
        <span className="tick" data-right={check}>
          <span aria-hidden="true">{check ? ' ✓ ' : ' ✗ '}</span>
          {t(check ? 'learn-computed' : 'learn-denied')}
        </span>
      )}
      {isDrawn ? (
        <ColumnsTable fact={fact} asPairs={asPairs} />
      ) : (
        rest.length > 0 && <pre className="drawn">{rest.join('\n')}</pre>
      )}
    </>
  );
}
