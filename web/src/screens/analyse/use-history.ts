import { useEffect } from 'react';
import type { PlyRow } from '../../engine/analysis.ts';
import { type Long, useLong } from '../../engine/use-long.ts';
import type { Walk } from './use-spot.ts';

const NONE: readonly PlyRow[] = [];

/** What is known of every position along a line. */
export function useHistory({ spot, moves }: Walk): { readonly plies: readonly PlyRow[]; readonly long: Long } {
  const long = useLong();
  const { start, clear } = long;
  const key = JSON.stringify({ ...spot, moves });
  const isLine = moves.length > 0;
  useEffect(() => {
    if (isLine) start({ is: 'history', spot: JSON.parse(key) });
    else clear();
  }, [key, isLine, start, clear]);
  return { plies: long.result?.is === 'plies' ? long.result.plies : NONE, long };
}
