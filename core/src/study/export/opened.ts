import type { GameTree } from '../../language/tree.ts';
import type { Rules } from '../../rules/rules.ts';
import { call, compare, give, math, name, num, type Routine, type Step, when } from './code.ts';
import { rulesOf } from './earlier.ts';
import { optionsRoutine } from './options.ts';
import { lines, translation } from './page-scope.ts';
import { type Translation, untold } from './scope.ts';
import { type Layout, layout } from './shape.ts';

/** The routine that lists the options of a heap of the earlier game. */
const BEFORE = 'before';

/** The one earlier game of one number that moves lead to; undefined where they stay in the game. */
export function earlierOf(tree: GameTree, games: readonly GameTree[]): GameTree | undefined {
  const names = new Set(
    lines(tree, 'move').flatMap(({ option }) =>
      option.is === 'sum' ? option.parts.flatMap((part) => (part.is === 'other' ? [part.game] : [])) : [],
    ),
  );
  const [first, another] = names;
  if (first === undefined) return undefined;
  const found = games.find((game) => game.name === first);
  const isHeap = ({ shape: [field, more] }: GameTree): boolean => more === undefined && field?.depth === 0;
  if (another !== undefined || found === undefined || !isHeap(tree) || !isHeap(found)) return untold(another ?? first);
  return found;
}

/**
 * The options of heaps of a game and of the earlier game that it leads to, by `own`, those of its own heaps: a heap of n of the earlier one stands
 * in a position as -1 - n.
 */
export function opened(t: Translation, own: Routine, earlier: GameTree, rules: Rules): readonly Routine[] {
  const found = rulesOf(rules, earlier.name) ?? untold(earlier.name);
  const shape = layout(earlier.shape, false);
  if (lines(earlier, 'kept').length > 0 || lines(earlier, 'keep').length > 0) return untold(earlier.name);
  const its = translation(earlier, found, shape, t.largest, new Map());
  const options = {
    ...optionsRoutine(its, shape, lines(earlier, 'move'), { kept: false, allowed: false }),
    name: BEFORE,
  };
  for (const word of its.routines.keys()) if (t.routines.has(word)) return untold(word);
  for (const [word, held] of its.held) t.held.set(word, held);
  const [[param] = ['n']] = own.params;
  const [start, ...rest] = own.body;
  const heap = name(param);
  const all: Step = {
    is: 'each',
    name: 'option',
    list: call(BEFORE, [math(num(-1), '-', heap)], options.result),
    body: [
      { is: 'var', name: 'parts', value: { is: 'list', items: [], of: 'number' } },
      {
        is: 'each',
        name: 'part',
        list: name('option', { list: 'number' }),
        body: [{ is: 'push', list: 'parts', item: math(num(-1), '-', name('part')) }],
      },
      { is: 'push', list: 'all', item: name('parts', { list: 'number' }) },
    ],
  };
  const turned = when(compare(heap, '<', num(0)), [all, give(name('all', own.result))]);
  if (start === undefined) return untold(earlier.name);
  return [...its.routines.values(), options, { ...own, body: [start, turned, ...rest] }];
}

/** The text of a heap: one of the earlier game is told by its name. */
export function showingHeap({ own, leaves }: Layout): Routine {
  const n = name(own);
  const text = (one: string) => ({ is: 'text', text: one }) as const;
  return {
    name: 'shown',
    params: [[own, 'number']],
    result: 'text',
    body: [
      when(compare(n, '<', num(0)), [give({ is: 'join', parts: [text(`${leaves} `), math(num(-1), '-', n)] })]),
      give({ is: 'join', parts: [text(''), n] }),
    ],
  };
}
