import type { Component } from 'nimlab';
import type { Pick } from '../../boards/aim.ts';
import type { Board } from '../../engine/api.ts';

/** The component that the picks leave when nothing else changes, for numbers, lists of numbers and words of letters; undefined for anything else. */
export function composed(
  board: Board,
  picks: readonly Pick[],
): { readonly part: number; readonly left: Component } | undefined {
  const [first] = picks;
  const one = first && board.parts[first.part - 1];
  if (first === undefined || one === undefined || one.shape.length !== 1 || one.shape[0]?.members.length !== 0)
    return undefined;
  const { component } = one;
  if (typeof component === 'number' || typeof component === 'bigint') return { part: first.part, left: first.value };
  const cells: Component[] = [...component];
  for (const { cell, value } of picks) cells[cell] = value;
  return { part: first.part, left: typeof component === 'string' ? cells.join('') : cells };
}
