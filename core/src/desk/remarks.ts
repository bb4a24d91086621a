import { notices } from '../language/notices.ts';
import type { Fact } from '../rules/fact.ts';
import type { Rules } from '../rules/rules.ts';
import { parsedRules, statesRules } from './game.ts';
import type { Question } from './question.ts';

/** What a person's own rules may not have meant: `^` between heaps, no move at any small size. None for a game of the catalogue. */
export function remarks({ game, page }: Pick<Question, 'game' | 'page'>, rules: Rules): readonly Fact[] {
  const text = page ?? (game !== undefined && statesRules(game) ? game : undefined);
  if (text === undefined) return [];
  const tree = parsedRules(text);
  return tree.ok ? notices([rules], tree.value) : [];
}
