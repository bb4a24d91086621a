import type { Sweep } from '../../rules/box.ts';
import type { Convention } from '../../rules/position.ts';
import type { Box, Stop } from './plan.ts';
import { linesAlong, strider } from './visit.ts';

/** What is known of the components of a box so far. */
export interface Known {
  /** Whether a component is lost; throws a stop when it is not settled or lies outside. */
  isLost(numbers: readonly number[]): boolean;
}

/**
 * Whether a component that no ray blocks is lost, by the options that are looked at one by one: those of strides, sweeps and all other moves;
 * undefined when there is nothing to ask. In misère play who cannot move wins.
 */
export function asked(box: Box, convention: Convention, known: Known): ((cell: number[]) => boolean) | undefined {
  const { form } = box;
  const asks: ((cell: number[]) => boolean)[] = [];
  for (const line of form.lines) {
    if (line.is === 'stride') asks.push(strider(line, form.names.length, known.isLost));
    if (line.is === 'sweep') asks.push(ofSweep(line, box, known));
  }
  if (form.rest !== undefined) asks.push(ofRest(form.rest, convention, form.names.length, known));
  const isMisere = convention === 'misere';
  if (asks.length === 0 && !isMisere) return undefined;
  const opens = form.lines.flatMap((line) => (line.is === 'ray' && line.when === undefined ? [line] : []));
  return (cell) => {
    for (let i = 0; i < asks.length; i += 1) if (asks[i]?.(cell) === true) return false;
    if (!isMisere) return true;
    for (const { first, floor } of opens)
      if (cell.every((one, i) => one - (first[i] ?? 0) >= (floor[i] ?? 0))) return true;
    return form.moves(cell);
  };
}

type Ask = (cell: number[]) => boolean;

/** Along its field, the options of a sweep only become more: those that were looked at are not lost, up to the first that is. */
function ofSweep({ field, when, from, to, option }: Sweep, { sizes }: Box, { isLost }: Known): Ask {
  const lines = linesAlong(field, sizes);
  const next = new Float64Array(lines.count).fill(Number.NaN);
  const found = new Uint8Array(lines.count);
  const out: number[] = [];
  return (cell) => {
    if (when !== undefined && !when.truth(cell)) return false;
    const line = lines.of(cell);
    const last = to(cell);
    let k = next[line] ?? 0;
    if (Number.isNaN(k)) k = from(cell);
    if (found[line] === 1) return k <= last;
    for (; k <= last; k += 1) {
      if (!option(cell, k, out) || !isLost(out)) continue;
      found[line] = 1;
      break;
    }
    next[line] = k;
    return found[line] === 1;
  };
}

const WIN = -1;
const LOSE = -2;

function ofRest(
  expand: (cell: readonly number[], out: number[]) => boolean,
  convention: Convention,
  width: number,
  { isLost }: Known,
): Ask {
  const out: number[] = [];
  const option: number[] = [];
  return (cell) => {
    if (!expand(cell, out)) throw { unfit: true } satisfies Stop;
    for (let at = 0; at < out.length; ) {
      const parts = out[at] ?? 0;
      at += 1;
      if (parts === WIN || (parts === 0 && convention === 'normal')) return true;
      if (parts === LOSE || parts === 0) continue;
      if (parts !== 1 || out[at] !== 0) throw { unfit: true } satisfies Stop;
      for (let i = 0; i < width; i += 1) option[i] = out[at + 1 + i] ?? 0;
      at += 1 + width;
      if (isLost(option)) return true;
    }
    return false;
  };
}
