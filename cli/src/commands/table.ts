import { budgetOf, DEFAULT_BUDGET, type Form, formed, forms, readGame, remarks, tabulate } from 'nimlab';
import { label, say } from 'words';
import { certificatesOf } from '../certificates.ts';
import { type Exit, exits } from '../exit.ts';
import type { Face } from '../face.ts';
import { runLong } from '../long.ts';
import type { Options } from '../options.ts';
import { refuse } from '../print/refusal.ts';
import { fileOrGame } from '../source.ts';
import { budgetTyped, countOf, listOf } from '../typed.ts';

/** What a table covers when nothing is asked: one number to 40, two numbers to 15. */
const USUAL = [40, 15] as const;

/** `nimlab table GAME`: nim-values, or outcomes where values have no meaning, in one of eleven forms. */
export async function tableCommand(words: readonly string[], options: Options, face: Face): Promise<Exit> {
  const wrong = mistyped(words, options, face);
  if (wrong !== undefined) {
    face.err(`nimlab: ${wrong}\n`);
    return exits.input;
  }
  const source = await fileOrGame(words.join(' '));
  if (!source.ok) return refuse(source.fault, face);
  const loaded = await certificatesOf(listOf(options['with']), face);
  if ('code' in loaded) return loaded.code;
  const { certificates } = loaded;
  const read = readGame({ game: source.game, page: source.page, set: listOf(options['set']), certificates });
  if (!read.ok) return refuse(read.fault, face);
  for (const fact of remarks(source, read.value)) face.err(`nimlab: ${say(fact, face.language)}\n`);
  const from = countOf(options['from']) ?? 0;
  const to = countOf(options['to']) ?? Math.max(from, read.value.shape.length === 2 ? USUAL[1] : USUAL[0]);
  const budget = typeof options['budget'] === 'string' ? budgetOf(countOf(options['budget']) ?? 0) : DEFAULT_BUDGET;
  const convention = options['misere'] === true ? 'misere' : 'normal';
  const ended = await runLong(tabulate(read.value, { from, to }, convention, budget), face);
  if (ended.stopped) return exits.stopped;
  if ('id' in ended.value) {
    face.err(`nimlab: ${say(ended.value, face.language)}\n`);
    return ended.value.id === 'budget-spent' ? exits.undecided : exits.input;
  }
  face.out(formed(ended.value, formOf(options['form']) ?? (ended.value.is === 'map' ? 'map' : 'lines')));
  return exits.answered;
}

function formOf(typed: Options[string]): Form | undefined {
  return forms.find((form) => form === typed);
}

/** What is wrong with the words and options, as a sentence; undefined when nothing is. */
function mistyped(words: readonly string[], options: Options, face: Face): string | undefined {
  const { language } = face;
  if (words.length === 0) return label('what-to-tabulate', language);
  const { form } = options;
  if (form !== undefined && formOf(form) === undefined)
    return label('which-form', language, { form: String(form), forms: forms.join(', ') });
  for (const end of [options['from'], options['to']])
    if (end !== undefined && countOf(end) === undefined) return label('which-range', language);
  const to = countOf(options['to']);
  if (to !== undefined && to < (countOf(options['from']) ?? 0)) return label('which-range', language);
  return budgetTyped(options, language);
}
