import type { Pair } from '../kernel/pair.ts';

/**
 * Values of the heaps from n on, to `to` or until the steps are spent, as one kernel alone finds them: the first kernel finds the values of a block while
 * the second one checks the block before. Where a check finds a rare value, what was found meanwhile is dropped, its steps too. Gives the first heap
 * without a value.
 */
export function runPair(pair: Pair, wide: boolean, n: number, to: number, steps: number): number {
  const { exports } = pair;
  const spent = exports.STEPS;
  const last = spent.value + steps;
  const find = wide ? exports.find16 : exports.find8;
  const settle = wide ? exports.settle16 : exports.settle8;
  const mayFind = (heap: number): boolean =>
    heap < to &&
    spent.value < last &&
    exports.LIMIT.value <= exports.LIMIT_MOST.value &&
    exports.RARES.value < exports.RARES_MOST.value;
  if (!mayFind(n)) return n;
  let from = n;
  let end = find(from);
  for (;;) {
    pair.askCheck(from, end, wide);
    const isAhead = mayFind(end);
    exports.mark();
    const before = spent.value;
    const next = isAhead ? find(end) : end;
    const { at, value, steps: checked } = pair.answer();
    if (at < 0 && isAhead && before + checked < last) {
      spent.value += checked;
      from = end;
      end = next;
      continue;
    }
    if (isAhead) exports.unmark();
    spent.value += checked;
    if (at < 0) return end;
    settle(at, value);
    from = at + 1;
    if (!mayFind(from)) return from;
    end = find(from);
  }
}
