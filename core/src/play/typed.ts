import { isWhole, whole } from '../nim/whole.ts';
import { writeMove, writePosition } from '../rules/notation.ts';
import type { Component } from '../rules/position.ts';
import type { Move, Position } from '../rules/rules.ts';
import { moves } from '../solve/moves.ts';
import { plain, shortMoves, writtenMove } from './far.ts';

/** The most moves that a typed move is compared with. */
const COMPARED = 200_000;

/** The moves of a part that leave that component in its place: found without listing the others where the rules can be read backwards. */
export function movesLeaving(position: Position, part: number, left: Component): readonly Move[] {
  const from = position[part - 1];
  if (from === undefined) return [];
  const to = [{ rules: from.rules, component: from.rules.kept(left) }];
  const leading = from.rules.leading?.(from.component, to);
  if (leading !== undefined) return leading.map((option) => ({ ...option, part }));
  const wanted = writePosition(to);
  const found: Move[] = [];
  let seen = 0;
  for (const option of from.rules.options(from.component)) {
    seen += 1;
    if (seen > COMPARED) break;
    if (option.to !== undefined && writePosition(option.to) === wanted) found.push({ ...option, part });
  }
  return found;
}

/** The moves that a typed line may mean: `2: 9 -> 5` in full, or its shorter forms `9 -> 5`, `2: 5`, `take 4 from 2`, `4 2`, `2-4`, and `5` on one part. */
export function typedMoves(text: string, position: Position): readonly Move[] {
  const full = writtenMove(text, position);
  if (full !== undefined) return [full];
  if (position.some(({ component }) => isWhole(component) && component > COMPARED)) {
    const far = [...shortMoves(text, position), ...takenFar(text, position)];
    const texts = far.map((move) => writeMove(position, move));
    if (far.length > 0) return far.filter((_, i) => texts.indexOf(texts[i] ?? '') === i);
  }
  const wanted = plain(text);
  const take = takes(text, position, true);
  const loose = takes(text, position, false);
  const found: Move[] = [];
  const likely: Move[] = [];
  let seen = 0;
  for (const move of moves(position)) {
    seen += 1;
    if (seen > COMPARED) break;
    const written = plain(writeMove(position, move));
    if (written === wanted) return [move];
    const [part = '', change = ''] = written.split(/:(.*)/su);
    const [, to = ''] = change.split(/->(.*)/su);
    const short = [written, change, `${part}:${to}`, `->${to}`, ...(position.length === 1 ? [to] : [])];
    if (short.includes(wanted) || short.map(standing).includes(wanted) || take?.(move) === true) found.push(move);
    else if (loose?.(move) === true) likely.push(move);
  }
  return found.length > 0 ? found : likely;
}

/** The moves that `take K from P` means on a heap, found without listing the others. */
function takenFar(text: string, position: Position): readonly Move[] {
  const taken = takenOf(text);
  const place = taken?.place ?? 1;
  const heap = position[place - 1]?.component;
  if (taken === undefined || (taken.place === undefined && position.length > 1) || !isWhole(heap)) return [];
  const left = BigInt(heap) - taken.amount;
  return left < 0n ? [] : movesLeaving(position, place, whole(left));
}

/** What a move leaves, written without its empty heaps: `5->3` for `5->0+3`. */
function standing(text: string): string {
  const [before = '', to] = text.split('->');
  if (to === undefined) return text;
  const rest = to.split('+').filter((heap) => heap !== '0');
  return `${before}->${rest.length > 0 ? rest.join('+') : '0'}`;
}

/** `take K from P` (or `K P`, or `P-K`): whether a move is the one meant, on heap P or, in a game of one list, on its P-th number; `alone` where no other number may change. */
function takes(text: string, position: Position, alone: boolean): ((move: Move) => boolean) | undefined {
  const taken = takenOf(text);
  const [part] = position;
  if (taken === undefined || part === undefined || (taken.place === undefined && position.length > 1)) return undefined;
  const { amount } = taken;
  const place = (taken.place ?? 1) - 1;
  if (isList(part.component))
    return position.length > 1 ? undefined : (move) => lowered(part.component, only(move), place, amount, alone);
  const heap = position[place]?.component;
  return (move) => move.part === place + 1 && less(heap, move.to?.length === 0 ? 0 : only(move), amount);
}

function takenOf(text: string): { readonly amount: bigint; readonly place: number | undefined } | undefined {
  const match = TAKE.exec(text.normalize('NFKC').toLowerCase());
  if (!match) return undefined;
  const named = match[2] ?? match[3] ?? match[5];
  return {
    amount: BigInt(match[1] ?? match[4] ?? match[6] ?? '0'),
    place: named === undefined ? undefined : Number(named),
  };
}

const TAKE =
  /^\s*(?:take|取|拿)?\s*(\d+)\s*[颗枚个]?\s*(?:from\s*|从\s*第?\s*)?(\d+)?\s*堆?\s*$|^\s*从\s*第?\s*(\d+)\s*堆?\s*[取拿]\s*(\d+)\s*[颗枚个]?\s*$|^\s*(\d+)\s*[-−–]\s*(\d+)\s*$/u;

/** The one component that a move puts in the place of its part. */
function only({ to }: Move): Component | undefined {
  return to?.length === 1 ? to[0]?.component : undefined;
}

/** Whether a list has become another with one number less by that amount, the others unchanged if it stands `alone`. */
function lowered(from: Component, to: Component | undefined, place: number, amount: bigint, alone: boolean): boolean {
  if (!isList(from) || !isList(to) || from.length !== to.length) return false;
  return from.every((number, i) => (i === place ? less(number, to[i], amount) : !alone || number === to[i]));
}

function less(from: Component | undefined, to: Component | undefined, amount: bigint): boolean {
  return isWhole(from) && isWhole(to) && BigInt(from) - BigInt(to) === amount;
}

function isList(component: Component | undefined): component is readonly Component[] {
  return typeof component === 'object';
}
