import { useEffect, useState } from 'react';
import type { Look } from '../../engine/analysis.ts';
import { type Long, useLong } from '../../engine/use-long.ts';
import type { Walk } from './use-spot.ts';

/** What a look may try when nobody says otherwise. */
const OPTIONS = 10_000_000;

/** What is known of the position that is looked at, and how to ask again with more options. */
export function useLook({ key }: Walk): {
  readonly look: Look | undefined;
  readonly long: Long;
  readonly again: (options: number) => void;
} {
  const [asked, setAsked] = useState({ key, options: OPTIONS });
  const long = useLong();
  const { start } = long;
  const options = asked.key === key ? asked.options : OPTIONS;
  useEffect(() => start({ is: 'look', spot: JSON.parse(key), options }), [key, options, start]);
  const look = long.result?.is === 'looked' ? long.result.look : undefined;
  return { look, long, again: (more) => setAsked({ key, options: more }) };
}
