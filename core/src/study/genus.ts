import { mex } from '../nim/mex.ts';
import { xor } from '../nim/xor.ts';
import type { Component } from '../rules/position.ts';
import type { Part, Position, Rules } from '../rules/rules.ts';
import { after, moves } from '../solve/moves.ts';

/**
 * What a position is in misère sums with heaps of Nim: its nim-value, and digits g0, g1, … where gi is the one heap that makes it, with i heaps of two,
 * a misère loss for whoever is to move. The digits end where the last two repeat for ever.
 */
export interface Genus {
  readonly value: number;
  readonly digits: readonly number[];
  /** It and all that it leads to have the genus of a Nim position: it is played as misère Nim. */
  readonly isTame: boolean;
}

/** The most digits that are worked out until they repeat, and the most positions and options that are looked at. */
const DIGITS = 24;
const POSITIONS = 3000;
const OPTIONS = 60_000;

/** A position whose genus is known: every digit, and from which on they repeat by twos. */
interface Known extends Genus {
  readonly all: readonly number[];
  readonly from: number;
}

interface Entered {
  readonly key: string;
  readonly options: readonly { readonly key: string; readonly position: Position }[];
  next: number;
}

/** The genus of a position; undefined where that would take too long, where play may end otherwise than by the last move, or need not end. */
export function genusOf(position: Position): Genus | undefined {
  if (position.some(({ rules }) => rules.finals)) return undefined;
  const numbers = new Map<Rules, number>();
  const known = new Map<string, Known>();
  const open = new Set<string>();
  let looked = 0;
  const entered = (here: Position, key: string): Entered | undefined => {
    const options: Entered['options'][number][] = [];
    for (const move of moves(here)) {
      looked += 1;
      const next = after(here, move);
      if (looked > OPTIONS || next === undefined) return undefined;
      options.push({ key: keyOf(next, numbers), position: next });
    }
    open.add(key);
    return { key, options, next: 0 };
  };
  const first = entered(position, keyOf(position, numbers));
  const path = first === undefined ? [] : [first];
  for (let here = path.at(-1); here !== undefined; here = path.at(-1)) {
    const option = here.options[here.next];
    if (option === undefined) {
      const made = madeOf(here.options.flatMap(({ key }) => known.get(key) ?? []));
      if (made === undefined || known.size === POSITIONS) return undefined;
      known.set(here.key, made);
      open.delete(here.key);
      path.pop();
    } else {
      here.next += 1;
      if (known.has(option.key)) continue;
      const inner = open.has(option.key) ? undefined : entered(option.position, option.key);
      if (inner === undefined) return undefined;
      path.push(inner);
    }
  }
  const found = first && known.get(first.key);
  return found && { value: found.value, digits: found.digits, isTame: found.isTame };
}

/** The genus of a position out of those of its options; undefined where the digits do not settle soon. */
function madeOf(options: readonly Known[]): Known | undefined {
  const value = mex(new Set(options.map((option) => option.value)));
  const all: number[] = [];
  for (let i = 0; i < DIGITS; i += 1) {
    const before = all[i - 1];
    // One heap of two may become one or vanish, which leaves a digit less to the others.
    const beside = before === undefined ? [] : [before, Number(xor(before, 1))];
    const ends = options.length === 0 && i === 0 ? [0] : [];
    all.push(mex(new Set([...options.map((option) => option.all[i] ?? 0), ...beside, ...ends])));
  }
  const settled = Math.max(0, ...options.map(({ from }) => from));
  const from = all.findIndex((digit, i) => i >= settled && i + 2 < DIGITS && all[i + 2] === digit);
  if (from < 0) return undefined;
  const digits = all.slice(0, from + 2);
  while (digits.length > 2 && digits.at(-1) === digits.at(-3)) digits.pop();
  return { value, digits, all, from, isTame: isNims(value, digits) && options.every(({ isTame }) => isTame) };
}

/** Whether some position of Nim has that genus. */
function isNims(value: number, digits: readonly number[]): boolean {
  const [small, large] = [{ 0: '1 2 0', 1: '0 3 1' }[value], `${value} ${xor(value, 2)}`];
  return digits.join(' ') === small || digits.join(' ') === large;
}

/** A sum as text, whichever way round its parts stand. */
function keyOf(position: Position, numbers: Map<Rules, number>): string {
  const text = ({ rules, component }: Part) => {
    if (!numbers.has(rules)) numbers.set(rules, numbers.size);
    return `${numbers.get(rules)} ${written(component)}`;
  };
  return position.map(text).sort().join(' + ');
}

function written(component: Component): string {
  return JSON.stringify(component, (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value));
}
