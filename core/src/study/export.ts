import { parseFile, parseOneLiner } from '../language/parse.ts';
import type { GameTree } from '../language/tree.ts';
import type { Fact } from '../rules/fact.ts';
import type { Convention } from '../rules/position.ts';
import type { Rules } from '../rules/rules.ts';
import { titleOf } from '../rules/title.ts';
import { type Asked, answering } from './export/answer.ts';
import type { Held, Routine } from './export/code.ts';
import { codeOptions } from './export/code-options.ts';
import { cppProgram } from './export/cpp.ts';
import { earlier, repeating } from './export/earlier.ts';
import { alwaysEnds } from './export/ending.ts';
import { javaProgram } from './export/java.ts';
import { called } from './export/library.ts';
import { heapOptions } from './export/moves.ts';
import { type Told, told } from './export/page.ts';
import { callsOf, type Program } from './export/program.ts';
import { pythonProgram } from './export/python.ts';
import { rustProgram } from './export/rust.ts';
import { isUntold, untold } from './export/scope.ts';
import { layout } from './export/shape.ts';
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
  const tree = treeOf(rules);
  if (rules.finals && (convention === 'misere' || tree === undefined || !isOnlyWon(tree)))
    return { id: 'export-finals', game: rules.name };
  const heaps = tree === undefined ? codeOptions(rules.code ?? '') : undefined;
  if (tree === undefined && heaps === undefined) return { id: 'export-code', code: rules.code ?? rules.name };
  try {
    if (tree === undefined && heaps !== undefined)
      return byPeriod(rules, convention, heaps) ?? searching(rules, convention, heaps);
    const found = tree === undefined ? undefined : ranged(tree, rules, convention, exact);
    // A page whose theorem is a formula says it better than a table; a table of its own is as long as one of the period.
    const isFormula = found?.told.knows === 'value' && found.told.held.every(({ items }) => items.length <= LONGEST);
    const own = isFormula ? undefined : byPeriod(rules, convention, undefined);
    if (own !== undefined) return own;
    if (found === undefined) return { id: 'export-large', game: rules.name };
    return ofPage(rules, convention, found.told, found.largest, exact);
  } catch (thrown) {
    if (!isUntold(thrown)) throw thrown;
    return { id: 'export-untold', game: rules.name, what: thrown.untold };
  }
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

/** The tree of a game's page; a code has none. */
function treeOf(rules: Rules): GameTree | undefined {
  const { text } = rules.page;
  if (text === '') return undefined;
  const page = parseFile(text);
  const read = page.ok ? page : parseOneLiner(text);
  return read.ok ? read.value.games.at(-1) : undefined;
}

/** The page for the largest power of ten for which no number on the way passes 64 bits (exact: numbers of any size). */
function ranged(tree: GameTree, rules: Rules, convention: Convention, exact: boolean) {
  for (let power = 18; power >= 3; power -= 1) {
    const largest = 10n ** BigInt(power);
    const natural = new Map<string, boolean[]>();
    whole(tree, rules, convention, largest, natural);
    const one = whole(tree, rules, convention, largest, natural);
    if (exact || one.worst < 2n ** 62n) return { told: one, largest };
  }
  return undefined;
}

/** The page with what an earlier game of it must be known by. */
function whole(
  tree: GameTree,
  rules: Rules,
  convention: Convention,
  largest: bigint,
  natural: Map<string, boolean[]>,
): Told {
  const one = told(tree, rules, convention, largest, natural);
  const game = one.layout.leaves;
  if (game === undefined) return one;
  const { held, routine } = earlier(rules, game) ?? untold(game);
  return { ...one, routines: [routine, ...one.routines], held: [held, ...one.held] };
}

function ofPage(rules: Rules, convention: Convention, one: Told, largest: bigint, exact: boolean): Program | Fact {
  const { knows, theorem } = one;
  const hasValue = one.routines.some(({ name }) => name === 'value');
  const searched = knows === 'search' || (knows === 'tame' && !hasValue);
  if ((searched || knows === 'search-lost') && !alwaysEnds(rules)) return { id: 'export-endless', game: rules.name };
  const source = theorem?.source ?? '';
  const by = theorem === undefined ? 'by searching every position (computed)' : `by the theorem of ${source} (cited)`;
  const range = exact ? 'numbers of any size' : `numbers up to 10^${String(largest).length - 1}`;
  const reads =
    knows === 'lost' || rules.finals
      ? `Reads one position: ${READS[one.layout.reads.is]}`
      : `Reads ${READS[one.layout.reads.is]}`;
  const rising = searched && one.layout.type === 'number';
  return assembled(rules, convention, {
    by: [
      by,
      ...(theorem === undefined
        ? []
        : [theorem.text.split('"')[0]?.split(' reach ')[0]?.split(' reply ')[0]?.split(' because ')[0]?.trim() ?? '']),
    ],
    reads: `${reads}. Right for ${theorem === undefined ? 'what the memory holds' : range}.`,
    asked: { ...one, searched, rising, wins: rules.finals, vanishes: false },
    routines: one.routines,
    held: one.held,
  });
}

const READS = {
  heaps: 'heaps',
  groups: 'the numbers of each component one after the other',
  lines: 'one component a line, its numbers apart by blanks',
  words: 'one row a word',
} as const;

/** `moves`: the options of a typed code. */
function byPeriod(rules: Rules, convention: Convention, moves: Routine | undefined): Program | undefined {
  if (convention === 'misere') return undefined;
  const table = rules.code === undefined ? undefined : repeating(rules.code);
  const options = table && (moves === undefined ? heapOptions(rules) : { routine: moves, single: false });
  if (table === undefined || options === undefined) return undefined;
  const { held, routine, by } = table;
  const shape = layout(rules.shape, options.single);
  return assembled(rules, 'normal', {
    by: [by],
    reads: 'Reads heaps. Right for numbers up to 10^18.',
    asked: {
      knows: 'value',
      layout: { ...shape, own: 'n' },
      kept: false,
      candidates: false,
      searched: false,
      rising: false,
      wins: false,
      vanishes: moves !== undefined,
    },
    routines: [routine, options.routine],
    held: [held],
  });
}

function searching(rules: Rules, convention: Convention, options: Routine): Program {
  const isNormal = convention === 'normal';
  const shape = layout(rules.shape, false);
  return assembled(rules, convention, {
    by: ['by searching every position (computed)'],
    reads: 'Reads heaps. Right for what the memory holds.',
    asked: {
      knows: isNormal ? 'search' : 'search-lost',
      layout: { ...shape, own: 'n' },
      kept: false,
      candidates: false,
      searched: isNormal,
      rising: isNormal,
      wins: false,
      vanishes: true,
    },
    routines: [options],
    held: [],
  });
}

interface Pieces {
  readonly by: readonly string[];
  readonly reads: string;
  readonly asked: Asked;
  readonly routines: readonly Routine[];
  readonly held: readonly Held[];
}

function assembled(rules: Rules, convention: Convention, { by, reads, asked, routines, held }: Pieces): Program {
  const own = [...routines, ...answering(asked)];
  const names = new Set(own.map(({ name, keeps }) => keeps ?? name));
  const all = [...called(own, names), ...own];
  const uses = callsOf(all);
  const [first = '', ...more] = by;
  const used = new Set(
    JSON.stringify(own, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)).match(
      /"name":"[^"]*"/gu,
    ),
  );
  return {
    comment: [
      `${titleOf(rules)}, ${convention} play: ${first}.`,
      ...more,
      reads,
      'Prints who wins and the first winning move, "heap: before -> after".',
    ],
    held: held.filter(({ name }) => used.has(`"name":"${name}"`)),
    routines: ordered(all, uses),
    reads: asked.layout.reads,
    uses: (word) => uses.has(word),
  };
}

/** Only what is called, and `answer`. */
function ordered(all: readonly Routine[], uses: ReadonlySet<string>): readonly Routine[] {
  const wanted = all.filter(
    ({ name, keeps }) => name === 'answer' || uses.has(name) || (keeps !== undefined && uses.has(keeps)),
  );
  const left = callsOf(wanted);
  return wanted.length === all.length || left.size === uses.size ? wanted : ordered(wanted, left);
}
