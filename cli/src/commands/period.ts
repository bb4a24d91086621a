import { budgetOf, type Periods, periods, readRepeating, remarks } from 'nimlab';
import { label, say } from 'words';
import { writeCertificate } from '../certificates.ts';
import { type Exit, exits } from '../exit.ts';
import type { Face } from '../face.ts';
import { runLong } from '../long.ts';
import { optimizeLater } from '../optimizing.ts';
import type { Options } from '../options.ts';
import { periodFacts } from '../print/period.ts';
import { refuse } from '../print/refusal.ts';
import { faultAlone, fileOrGame } from '../source.ts';
import { budgetTyped, countOf, listOf } from '../typed.ts';

/** How far a game is looked at when nothing is asked: by its code, or by its table. */
const USUAL = { code: 1_000_000, table: 1000 } as const;

/** What may be spent when neither an end nor a budget is asked for. */
const SPENT = 3_000_000;

/** `nimlab period GAME`: the least period of its values, proved where a theorem bounds it. */
export async function periodCommand(words: readonly string[], options: Options, face: Face): Promise<Exit> {
  const { language } = face;
  const wrong =
    words.length === 0 ? label('what-repeats', language) : (ended(options, face) ?? budgetTyped(options, language));
  if (wrong !== undefined) {
    face.err(`nimlab: ${wrong}\n`);
    return exits.input;
  }
  const json = options['json'] === true;
  const source = await fileOrGame(words.join(' '));
  if (!source.ok) return refuse(source.fault, face, json);
  const read = readRepeating({ game: source.game, page: source.page, set: listOf(options['set']) });
  if (!read.ok) return refuse(faultAlone(read.fault, words, 'period', listOf(options['set'])), face, json);
  if (!json) for (const fact of remarks(source, read.value)) face.err(`nimlab: ${say(fact, language)}\n`);
  const usual = read.value.code === undefined ? USUAL.table : USUAL.code;
  const open = await face.pair?.();
  optimizeLater();
  const run = await runLong(periods(read.value, countOf(options['to']) ?? usual, budget(options), open), face);
  if (run.stopped) {
    face.err(`nimlab: ${label('stopped', language)}\n`);
    return exits.stopped;
  }
  const found = run.value;
  if ('id' in found) {
    face.err(`nimlab: ${say(found, language)}\n`);
    return found.id === 'budget-spent' ? exits.undecided : exits.input;
  }
  show(found, json, face);
  return await certified(found, options['certificate'], face);
}

/** With --to the person says how far; then only --budget ends it sooner. */
function budget(options: Options) {
  const typed = countOf(options['budget']);
  if (typed !== undefined) return budgetOf(typed);
  return options['to'] === undefined
    ? budgetOf(SPENT)
    : { options: Number.POSITIVE_INFINITY, bytes: 1024 * 1024 * 1024 };
}

function ended(options: Options, face: Face): string | undefined {
  const { to } = options;
  return to === undefined || countOf(to) !== undefined ? undefined : label('which-end', face.language);
}

function show(found: Periods, json: boolean, face: Face): void {
  const { language } = face;
  const facts = periodFacts(found);
  if (json) {
    const { certificate, repetition, ...rest } = found;
    const text = facts.map((fact) => say(fact, language));
    face.out(
      `${JSON.stringify({ ...rest, code: found.code ?? null, ...NOTHING, ...repetition, proof: certificate?.values.length ?? null, text })}\n`,
    );
    return;
  }
  const status = found.status === 'none' ? '' : `${label(found.status, language)}  `;
  face.out(`${found.game}  ${status}${facts.map((fact) => say(fact, language)).join('\n')}\n`);
}

const NOTHING = { preperiod: null, period: null, saltus: null };

async function certified(found: Periods, path: Options[string], face: Face): Promise<Exit> {
  if (typeof path !== 'string') return exits.answered;
  if (found.certificate === undefined) {
    face.err(`nimlab: ${say({ id: 'certificate-none', game: found.game }, face.language)}\n`);
    return exits.undecided;
  }
  return writeCertificate(path, found.certificate, face) ? exits.answered : exits.input;
}
