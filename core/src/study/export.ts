import { parseFile, parseOneLiner } from '../language/parse.ts';
import type { GameTree } from '../language/tree.ts';
import type { Fact } from '../rules/fact.ts';
import type { Convention } from '../rules/position.ts';
import type { Rules } from '../rules/rules.ts';
import { byPeriod, searching } from './export/by-code.ts';
import { ofPage, ranged } from './export/by-page.ts';
import { codeOptions } from './export/code-options.ts';
import { cppProgram } from './export/cpp.ts';
import { javaProgram } from './export/java.ts';
import type { Told } from './export/page.ts';
import type { Program } from './export/program.ts';
import { pythonProgram } from './export/python.ts';
import { rustProgram } from './export/rust.ts';
import { isUntold } from './export/scope.ts';
import { typescriptProgram } from './export/typescript.ts';

const WRITERS = {
  cpp: cppProgram,
  python: pythonProgram,
  java: javaProgram,
  typescript: typescriptProgram,
  rust: rustProgram,
} as const;

/** The names of the languages that programs are written in. */
export type ProgramLanguage = keyof typeof WRITERS;

/** The languages that programs are written in. */
export const programLanguages: readonly ProgramLanguage[] = ['cpp', 'python', 'java', 'typescript', 'rust'];

/** The longest list that a formula may hold before a table is preferred. */
const LONGEST = 8;

/**
 * A short program that reads a position and prints who wins and the first winning move in the game's own order: by a theorem that the game's page
 * cites, by its proved period, or by a search through its options. A fact says why there is none.
 */
export function exported(rules: Rules, language: ProgramLanguage, convention: Convention = 'normal'): string | Fact {
  const made = program(rules, convention, language === 'python' || language === 'typescript');
  return 'id' in made ? made : WRITERS[language](made);
}

function program(rules: Rules, convention: Convention, exact: boolean): Program | Fact {
  const games = gamesOf(rules);
  const tree = games.at(-1);
  if (rules.finals && (tree === undefined || !isOnlyWon(tree))) return { id: 'export-finals', game: rules.name };
  try {
    if (tree === undefined) {
      const heaps = codeOptions(rules.code ?? '');
      if (heaps === undefined) return { id: 'export-code', code: rules.code ?? rules.name };
      return byPeriod(rules, convention, heaps) ?? searching(rules, convention, heaps);
    }
    const found = ranged(games, rules, convention, exact);
    const own = found !== undefined && isFormula(found.told) ? undefined : byPeriod(rules, convention, undefined);
    if (own !== undefined) return own;
    return found === undefined ? { id: 'export-large', game: rules.name } : ofPage(rules, convention, found, exact);
  } catch (thrown) {
    if (!isUntold(thrown)) throw thrown;
    return { id: 'export-untold', game: rules.name, what: thrown.untold };
  }
}

/** A page whose theorem is a formula says it better than a table; a table of its own is as long as one of the period. */
function isFormula({ knows, routines, held }: Told): boolean {
  if (knows !== 'value' && knows !== 'tame') return false;
  return routines.some(({ name }) => name === 'value') && held.every(({ items }) => items.length <= LONGEST);
}

/** Whether every move that ends the whole game wins it, and the others stay in the game. */
function isOnlyWon(tree: GameTree): boolean {
  return tree.lines.every(
    (line) =>
      line.is !== 'move' ||
      (line.option.is === 'end'
        ? line.option.end === 'win'
        : line.option.parts.length === 1 && line.option.parts[0]?.is === 'own'),
  );
}

/** The games of a game's page, itself last; a code has none. */
function gamesOf(rules: Rules): readonly GameTree[] {
  const { text } = rules.page;
  if (text === '') return [];
  const page = parseFile(text);
  const read = page.ok ? page : parseOneLiner(text);
  return read.ok ? read.value.games : [];
}
