import type { Board, BoardMove } from '../engine/api.ts';
import type { Aim, Pick } from './aim.ts';
import type { Cell, Drawing } from './drawing.ts';

/** What every view of a part is given. */
export interface PartProps {
  readonly drawing: Drawing;
  /** How many parts there are. */
  readonly count: number;
  readonly board: Board;
  readonly aim: Aim;
  /** The cells as the move aimed at leaves them. */
  readonly left: readonly Cell[] | undefined;
  readonly point: ((picks: readonly Pick[]) => void) | undefined;
  /** Aims at a move itself, or at none; where there is nothing to point at. */
  readonly choose: ((move: BoardMove | undefined) => void) | undefined;
}
