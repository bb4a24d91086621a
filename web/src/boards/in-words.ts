import type { Fact } from 'nimlab';
import { factKey, isFact } from '../engine/facts.ts';
import type { Words } from '../language.tsx';
import type { Shown } from './drawing.ts';
import { told } from './told.ts';

type Value = Fact[string];

/** A fact about the positions on boards, its moves told in the words of those boards. */
export function inWords(
  fact: Fact,
  boards: Shown | readonly Shown[],
  words: Pick<Words, 't' | 'say' | 'language'>,
): Fact {
  const moves = new Map(
    [boards].flat().flatMap((board) => board.moves.map((move) => [factKey(move.fact), { board, move }] as const)),
  );
  const replaced = (value: Value): Value => {
    if (isList(value)) {
      const all = value.map(replaced);
      const facts = all.filter(isFact);
      if (facts.length === all.length) return facts;
      return value.some(isFact) ? all.map(text).join(words.language === 'zh' ? '；' : '; ') : value;
    }
    if (!isFact(value)) return value;
    const found = moves.get(factKey(value));
    return found === undefined ? within(value) : told(found.board, found.move, words);
  };
  const text = (value: Value) => (isFact(value) ? words.say(value) : String(value));
  const within = ({ id, ...rest }: Fact): Fact => ({
    id,
    ...Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, replaced(value)])),
  });
  return within(fact);
}

function isList(value: Value): value is readonly Value[] & Value {
  return Array.isArray(value);
}
