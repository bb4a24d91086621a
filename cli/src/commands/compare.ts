import {
  budgetOf,
  checkPair,
  compareOutput,
  DEFAULT_BUDGET,
  judge,
  type PairResult,
  readGame,
  readPairs,
} from 'nimlab';
import { label, say } from 'words';
import { type Exit, exits, together } from '../exit.ts';
import type { Face } from '../face.ts';
import { runLong } from '../long.ts';
import type { Options } from '../options.ts';
import { plain } from '../print/json.ts';
import { refuse } from '../print/refusal.ts';
import { fileOrGame } from '../source.ts';
import { textOf } from '../text.ts';
import { countOf, listOf } from '../typed.ts';

/** `nimlab check --judge NAME INPUT OUTPUT`: the first line in which a program's output is not what the problem wants. */
export async function compareWithJudge(
  name: string,
  words: readonly string[],
  options: Options,
  face: Face,
): Promise<Exit> {
  const json = options['json'] === true;
  const found = await judge(name);
  const [input, output, ...more] = words;
  if (found === undefined || input === undefined || output === undefined || more.length > 0) {
    face.err(
      `nimlab: ${found === undefined ? label('no-such-judge', face.language, { name }) : label('what-to-check', face.language)}\n`,
    );
    return exits.input;
  }
  const [given, printed] = [await textOf(input, face), await textOf(output, face)];
  if ('fault' in given) return refuse(given.fault, face, json);
  if ('fault' in printed) return refuse(printed.fault, face, json);
  const read = compareOutput(found, new TextEncoder().encode(given.text), printed.text);
  if (!read.ok) return refuse(read.fault, face, json);
  const compared = read.value;
  for (const note of compared.notes) face.err(`nimlab: ${say(note, face.language)}\n`);
  const text = say(compared.fact, face.language);
  face.out(json ? `${JSON.stringify({ ...compared.fact, accepted: compared.accepted, text })}\n` : `${text}\n`);
  return compared.accepted ? exits.answered : exits.refuted;
}

/** `nimlab check --game GAME PAIRS`: lines `POSITION : ANSWER`, each beside the game's own answer. */
export async function compareWithGame(
  game: string,
  words: readonly string[],
  options: Options,
  face: Face,
): Promise<Exit> {
  const json = options['json'] === true;
  const source = await fileOrGame(game);
  if (!source.ok) return refuse(source.fault, face, json);
  const rules = readGame({ ...source, set: listOf(options['set']) });
  if (!rules.ok) return refuse(rules.fault, face, json);
  const [path, ...more] = words;
  if (path === undefined || more.length > 0) {
    face.err(`nimlab: ${label('what-to-check', face.language)}\n`);
    return exits.input;
  }
  const read = await textOf(path, face);
  if ('fault' in read) return refuse(read.fault, face, json);
  const pairs = readPairs(read.text, rules.value);
  if (!pairs.ok) return refuse(pairs.fault, face, json);
  const budget = typeof options['budget'] === 'string' ? budgetOf(countOf(options['budget']) ?? 0) : DEFAULT_BUDGET;
  const results: PairResult[] = [];
  for (const pair of pairs.value) {
    const ended = await runLong(checkPair(pair, options['misere'] === true ? 'misere' : 'normal', budget), face);
    if (ended.stopped) {
      face.err(`nimlab: ${label('stopped', face.language)}\n`);
      return exits.stopped;
    }
    results.push(ended.value);
    show(ended.value, json, face);
  }
  if (!json) face.out(`${said(results, face)}\n`);
  return together(results.map(({ verdict }) => CODES[verdict]));
}

const CODES = { right: exits.answered, wrong: exits.refuted, unsettled: exits.undecided } as const;

function show({ line, verdict, fact }: PairResult, json: boolean, face: Face): void {
  const text = fact === undefined ? undefined : say(fact, face.language);
  if (json) face.out(`${JSON.stringify(plain({ line, verdict, ...fact, text }))}\n`);
  else if (text !== undefined) face.out(`${text}\n`);
}

function said(results: readonly PairResult[], face: Face): string {
  const right = results.filter(({ verdict }) => verdict === 'right').length;
  const count = results.length;
  return say(right === count ? { id: 'pairs-right', count } : { id: 'pairs-some', right, count }, face.language);
}
