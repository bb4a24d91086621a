import {
  budgetOf,
  DEFAULT_BUDGET,
  type Fact,
  knownValues,
  memoryCertificateOf,
  type Patterns,
  patternsOf,
  readGame,
  readTable,
  remarks,
  tabulate,
} from 'nimlab';
import { label, say } from 'words';
import { type Exit, exits } from '../exit.ts';
import type { Face } from '../face.ts';
import { interruptible } from '../interruptible.ts';
import { runLong } from '../long.ts';
import type { Options } from '../options.ts';
import { patternJson, patternText } from '../print/pattern.ts';
import { refuse } from '../print/refusal.ts';
import { faultAlone, fileOrGame } from '../source.ts';
import { textOf } from '../text.ts';
import { budgetTyped, countOf, listOf } from '../typed.ts';

/** How far a table is made when nothing is asked, and how far when that costs too much: with one number, with two. */
const USUAL = [
  [200, 30],
  [40, 15],
] as const;

/** `nimlab pattern GAME` or `nimlab pattern -`: what holds for a table, and what only seemed to. */
export async function patternCommand(words: readonly string[], options: Options, face: Face): Promise<Exit> {
  const wrong = mistyped(words, options, face);
  if (wrong !== undefined) {
    face.err(`nimlab: ${wrong}\n`);
    return exits.input;
  }
  return words[0] === '-' && words.length === 1 ? ofPasted(options, face) : ofGame(words.join(' '), options, face);
}

async function ofPasted(options: Options, face: Face): Promise<Exit> {
  const read = await textOf('-', face);
  if ('fault' in read) return refuse(read.fault, face, options['json'] === true);
  const table = readTable(read.text);
  if ('id' in table) {
    face.err(`nimlab: ${say(table, face.language)}\n`);
    return exits.input;
  }
  return show(
    undefined,
    interruptible(() => patternsOf(table, undefined, knownValues())),
    options,
    face,
  );
}

async function ofGame(word: string, options: Options, face: Face): Promise<Exit> {
  const source = await fileOrGame(word);
  if (!source.ok) return refuse(source.fault, face, options['json'] === true);
  const read = readGame({ game: source.game, page: source.page, set: listOf(options['set']) });
  if (!read.ok)
    return refuse(faultAlone(read.fault, [word], 'pattern', listOf(options['set'])), face, options['json'] === true);
  for (const fact of remarks(source, read.value)) face.err(`nimlab: ${say(fact, face.language)}\n`);
  if (read.value.shape.length > 2) {
    face.err(`nimlab: ${say({ id: 'pattern-shape', game: read.value.name }, face.language)}\n`);
    return exits.input;
  }
  const asked = countOf(options['to']);
  const extents = asked === undefined ? USUAL[read.value.shape.length === 2 ? 1 : 0] : [asked];
  const budget = typeof options['budget'] === 'string' ? budgetOf(countOf(options['budget']) ?? 0) : DEFAULT_BUDGET;
  const convention = options['misere'] === true ? 'misere' : 'normal';
  let fact: Fact | undefined;
  for (const to of extents) {
    const ended = await runLong(tabulate(read.value, { from: 0, to }, convention, budget), face);
    if (ended.stopped) return exits.stopped;
    const table = ended.value;
    if (!('id' in table))
      return show(
        read.value.name,
        interruptible(() =>
          patternsOf(table, read.value.code, knownValues(), memoryCertificateOf(read.value, convention)),
        ),
        options,
        face,
      );
    fact = table;
    if (fact.id !== 'budget-spent') break;
  }
  if (fact !== undefined) face.err(`nimlab: ${say(fact, face.language)}\n`);
  return fact?.id === 'budget-spent' ? exits.undecided : exits.input;
}

function show(game: string | undefined, patterns: Patterns, options: Options, face: Face): Exit {
  face.out(options['json'] === true ? patternJson(game, patterns, face) : patternText(game, patterns, face));
  return exits.answered;
}

/** What is wrong with the words and options, as a sentence; undefined when nothing is. */
function mistyped(words: readonly string[], options: Options, face: Face): string | undefined {
  const { language } = face;
  if (words.length === 0) return label('what-to-study', language);
  if (options['to'] !== undefined && countOf(options['to']) === undefined) return label('which-range', language);
  return budgetTyped(options, language);
}
