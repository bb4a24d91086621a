import { useEffect, useState } from 'react';
import { type Long, useLong } from '../../engine/use-long.ts';
import type { PeriodCard, Source } from '../../engine/wishes.ts';

const USUAL = 20_000;

/** The search for the period of a row of values, and how far it looks. */
export interface PeriodLook {
  readonly long: Long;
  readonly card: PeriodCard | undefined;
  readonly to: number;
  readonly lookTo: (to: number) => void;
}

/** Looks for the period of a game, where it may have one. */
export function usePeriod(source: Source, isWanted: boolean): PeriodLook {
  const key = JSON.stringify(source);
  const [asked, setAsked] = useState({ key, to: USUAL });
  const to = asked.key === key ? asked.to : USUAL;
  const long = useLong();
  const { start, clear } = long;
  useEffect(() => {
    if (isWanted) start({ is: 'period', source: JSON.parse(key), to });
    else clear();
  }, [key, to, isWanted, start, clear]);
  const card = long.result?.is === 'periods' ? long.result.card : undefined;
  return { long, card, to, lookTo: (next) => setAsked({ key, to: next }) };
}
