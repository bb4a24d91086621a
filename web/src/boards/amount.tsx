import type { Whole } from 'nimlab';
import { type KeyboardEvent, useRef } from 'react';
import { useWords } from '../language.tsx';
import { canBecome } from './aim.ts';
import type { PartProps } from './part-props.ts';

interface Props extends PartProps {
  readonly cell: number;
  readonly size: Whole;
  readonly label: string;
}

/** A number of more digits is written over several lines. */
const LONG = 20;

/** The number under a pile, and the one stop of the keyboard on it: up and down or digits say how many to take. */
export function Amount({ drawing, cell, size, left, point, label }: Props) {
  const { t } = useWords();
  const typed = useRef('');
  const { part } = drawing;
  const goal = left?.[cell];
  const now = goal === undefined || typeof goal === 'string' ? size : goal;
  const taken = BigInt(size) - BigInt(now);
  const set = (value: bigint) => {
    if (value < 0n || value > BigInt(size)) return;
    point?.(
      value === BigInt(size) && goal !== undefined
        ? [{ part, cell, value: now }]
        : [{ part, cell, value: narrow(value) }],
    );
  };
  /** The next amount in a direction that some move takes. */
  const seek = (by: bigint) => {
    for (
      let value = BigInt(now) + by, tries = 0;
      value >= 0n && value <= BigInt(size) && tries < 2000;
      value += by, tries += 1
    )
      if (value === BigInt(size) || canBecome(drawing, cell, narrow(value))) return set(value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (point === undefined) return;
    if (event.key === 'ArrowUp') seek(-1n);
    else if (event.key === 'ArrowDown') seek(1n);
    else if (/^[0-9]$/u.test(event.key)) {
      typed.current = BigInt(typed.current + event.key) <= BigInt(size) ? typed.current + event.key : event.key;
      set(BigInt(size) - BigInt(typed.current));
    } else {
      typed.current = '';
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      className="amount"
      role="spinbutton"
      tabIndex={-1}
      data-stop={`${part}:${cell}`}
      data-long={String(size).length > LONG}
      data-aimed={goal !== undefined && goal !== size}
      aria-label={label}
      aria-valuenow={Number(taken < 0n ? 0n : taken)}
      aria-valuemin={0}
      aria-valuemax={Number(size)}
      aria-valuetext={
        goal === undefined || taken === 0n
          ? t('page-take-none')
          : t('page-takes', { count: String(taken), left: String(now) })
      }
      aria-disabled={point === undefined}
      onKeyDown={onKeyDown}
    >
      {goal !== undefined && goal !== size ? `${size} → ${goal}` : `${size}`}
    </div>
  );
}

function narrow(value: bigint): Whole {
  return value <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(value) : value;
}
