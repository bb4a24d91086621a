import type { Whole } from 'nimlab';
import { useWords } from '../language.tsx';
import type { PartProps } from './part-props.ts';

interface Props extends PartProps {
  readonly cell: number;
  readonly size: Whole;
  readonly name: number;
}

/** A pile too high to draw: a bar, and a field that says how many to take. */
export function Bar({ drawing, cell, size, name, left, point }: Props) {
  const { t } = useWords();
  const { part } = drawing;
  const goal = left?.[cell];
  const now = goal === undefined || typeof goal === 'string' ? size : goal;
  const taken = BigInt(size) - BigInt(now);
  const set = (amount: bigint) => {
    if (amount <= 0n || amount > BigInt(size)) return;
    const value = BigInt(size) - amount;
    point?.([{ part, cell, value: value <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(value) : value }]);
  };
  const share = Number((BigInt(now) * 1000n) / BigInt(size)) / 10;
  return (
    <div className="tall">
      <div className="bar-outer" aria-hidden="true">
        <div className="bar-inner" style={{ height: `${share}%` }} />
      </div>
      <div className="stepper">
        <button
          type="button"
          aria-label={t('page-take-less')}
          aria-disabled={point === undefined}
          onClick={() => set(taken - 1n)}
        >
          −
        </button>
        <input
          inputMode="numeric"
          aria-label={t('page-take-how-many', { part: name })}
          value={taken > 0n ? String(taken) : ''}
          placeholder="0"
          disabled={point === undefined}
          onChange={(event) => {
            const text = event.currentTarget.value.normalize('NFKC').replaceAll(/\D/gu, '');
            if (text !== '') set(BigInt(text));
          }}
        />
        <button
          type="button"
          aria-label={t('page-take-more')}
          aria-disabled={point === undefined}
          onClick={() => set(taken + 1n)}
        >
          +
        </button>
      </div>
    </div>
  );
}
