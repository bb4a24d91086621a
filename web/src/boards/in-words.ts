import type { Fact } from 'nimlab';
import type { Words } from '../language.tsx';
import type { Shown } from './drawing.ts';
import { told } from './told.ts';

type Value = Fact[string];

/** A fact about the position on a board, its moves told in the words of that board. */
export function inWords(fact: Fact, board: Shown, words: Pick<Words, 't' | 'say' | 'language'>): Fact {
  const moves = new Map(board.moves.map((move) => [written(move.fact), move]));
  const replaced = (value: Value): Value => {
    if (isList(value))
      return value.some(isFact)
        ? value.map((one) => text(replaced(one))).join(words.language === 'zh' ? '；' : '; ')
        : value;
    const move = isFact(value) ? moves.get(written(value)) : undefined;
    return move === undefined ? value : told(board, move, words);
  };
  const text = (value: Value) => (isFact(value) ? words.say(value) : String(value));
  const { id, ...rest } = fact;
  return { id, ...Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, replaced(value)])) };
}

function isList(value: Value): value is readonly Value[] & Value {
  return Array.isArray(value);
}

function isFact(value: Value): value is Fact {
  return typeof value === 'object' && !isList(value);
}

/** A fact as text, equal for equal ones. */
function written(fact: Fact): string {
  return JSON.stringify(fact, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
}
