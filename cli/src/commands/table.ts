import { budgetOf, DEFAULT_BUDGET, type Form, forms, readGame, remarks, tabulate, written } from 'nimlab';
import { label, say } from 'words';
import { certificatesOf } from '../certificates.ts';
import { type Exit, exits } from '../exit.ts';
import type { Face } from '../face.ts';
import { runLong } from '../long.ts';
import type { Options } from '../options.ts';
import { writePieces } from '../pieces.ts';
import { refuse } from '../print/refusal.ts';
import { faultAlone, fileOrGame } from '../source.ts';
import { budgetTyped, countOf, endsOf, listOf } from '../typed.ts';
import { heapsCommand } from './heaps.ts';

/** What a table covers when nothing is asked: one number to 40, two numbers to 15, more to 7. */
const USUAL = [40, 15, 7] as const;

/** `nimlab table GAME`: nim-values, or outcomes where values have no meaning, in one of the forms. */
export async function tableCommand(words: readonly string[], options: Options, face: Face): Promise<Exit> {
  const wrong = mistyped(words, options, face);
  if (wrong !== undefined) {
    face.err(`nimlab: ${wrong}\n`);
    return exits.input;
  }
  const source = await fileOrGame(words.join(' '));
  if (!source.ok) return refuse(source.fault, face);
  const loaded = await certificatesOf(options, face);
  if ('code' in loaded) return loaded.code;
  const { certificates } = loaded;
  const read = readGame({ game: source.game, page: source.page, set: listOf(options['set']), certificates });
  if (!read.ok) return refuse(faultAlone(read.fault, words, 'table', listOf(options['set'])), face);
  for (const fact of remarks(source, read.value)) face.err(`nimlab: ${say(fact, face.language)}\n`);
  const from = countOf(options['from']) ?? 0;
  const isList = read.value.shape[0]?.depth === 1;
  const fields =
    isList && typeof options['to'] === 'string' ? options['to'].split(',').length : read.value.shape.length;
  const to =
    options['to'] === undefined ? Math.max(from, USUAL[Math.min(fields, 3) - 1] ?? 0) : endsOf(options['to'], fields);
  const form = formOf(options['form']);
  if (to === undefined || (typeof to === 'number' ? to < from : to.some((end) => end < from))) {
    const miscounted = to === undefined ? endsTyped(options['to'], fields, read.value.name, face) : undefined;
    face.err(`nimlab: ${miscounted ?? label('which-range', face.language)}\n`);
    return exits.input;
  }
  const budget = typeof options['budget'] === 'string' ? budgetOf(countOf(options['budget']) ?? 0) : DEFAULT_BUDGET;
  const convention = options['misere'] === true ? 'misere' : 'normal';
  if (fields === 1 && typeof to === 'number' && convention === 'normal') {
    const done = await heapsCommand(read.value, { from, to, form: form ?? 'lines' }, options, face);
    if (done !== undefined) return done;
  } else if (options['resume'] !== undefined) {
    face.err(`nimlab: ${label('resume-needs-code', face.language)}\n`);
    return exits.input;
  }
  const isMap = (isList || fields > 1) && (form === undefined || form === 'map' || form === 'pairs');
  const asked = isMap ? 'outcomes' : 'values';
  const ended = await runLong(tabulate(read.value, { from, to }, convention, budget, asked), face);
  if (ended.stopped) return exits.stopped;
  if ('id' in ended.value) {
    face.err(`nimlab: ${say(ended.value, face.language)}\n`);
    const { options: count } = budget;
    if (ended.value.id === 'budget-spent')
      face.err(`nimlab: ${say({ id: 'spent-next', count, next: count * 10 }, face.language)}\n`);
    return ended.value.id === 'budget-spent' || ended.value.id === 'map-budget' ? exits.undecided : exits.input;
  }
  return writePieces(written(ended.value, form ?? (ended.value.is === 'map' ? 'map' : 'lines')), face);
}

/** That another number of ends is typed than the game has numbers, as a sentence; undefined where something else is wrong. */
function endsTyped(typed: Options[string], fields: number, game: string, { language }: Face): string | undefined {
  const parts = typeof typed === 'string' ? typed.normalize('NFKC').split(',') : [];
  if (parts.length < 2 || parts.length === fields || parts.some((part) => countOf(part) === undefined))
    return undefined;
  const example = Array.from({ length: fields }, (_, i) => 20 + 10 * i).join(',');
  const what = { game, count: fields, to: String(typed), example };
  return label(fields === 1 ? 'only-one-end' : 'which-ends', language, what);
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
  const { from } = options;
  if (from !== undefined && countOf(from) === undefined) return label('which-range', language);
  if (options['memory'] !== undefined && !countOf(options['memory'])) return label('which-memory', language);
  return budgetTyped(options, language);
}
