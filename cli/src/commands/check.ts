import { type Budget, budgetOf, type Checked, type Component, checkClaim, claimsOf, readSettings } from 'nimlab';
import { label, say } from 'words';
import { type Exit, exits, together } from '../exit.ts';
import type { Face } from '../face.ts';
import { runLong } from '../long.ts';
import type { Options } from '../options.ts';
import { claimJson, claimText } from '../print/claim.ts';
import { refuse } from '../print/refusal.ts';
import { shownPath, textOf } from '../text.ts';
import { countOf, listOf } from '../typed.ts';
import { compareWithGame, compareWithJudge } from './compare.ts';

/** Parameters chosen for the last game of each file. */
type Settings = Readonly<Record<string, Component>>;

/** `nimlab check FILE…`: a verdict for every claim; with --game or --judge, one's own program beside the right answers. */
export async function checkCommand(words: readonly string[], options: Options, face: Face): Promise<Exit> {
  if (options['budget'] !== undefined && !countOf(options['budget'])) {
    face.err(`nimlab: ${label('which-budget', face.language, { budget: String(options['budget']) })}\n`);
    return exits.input;
  }
  if (typeof options['judge'] === 'string') return compareWithJudge(options['judge'], words, options, face);
  if (typeof options['game'] === 'string') return compareWithGame(options['game'], words, options, face);
  if (words.length === 0) {
    face.err(`nimlab: ${label('what-to-check', face.language)}\n`);
    return exits.input;
  }
  const budget = typeof options['budget'] === 'string' ? budgetOf(countOf(options['budget']) ?? 0) : undefined;
  const settings = readSettings(listOf(options['set']));
  if (!settings.ok) return refuse(settings.fault, face, options['json'] === true);
  const codes: Exit[] = [];
  for (const path of words) {
    const code = await checkFile(path, settings.value, budget, options['json'] === true, face);
    codes.push(code);
    if (code === exits.stopped) break;
  }
  return together(codes);
}

async function checkFile(
  path: string,
  settings: Settings,
  budget: Budget | undefined,
  json: boolean,
  face: Face,
): Promise<Exit> {
  const read = await textOf(path, face);
  if ('fault' in read) return refuse(read.fault, face, json);
  const claims = claimsOf(read.text, settings);
  if (!claims.ok) return refuse(claims.fault, face, json);
  if (claims.value.length === 0) {
    face.err(`nimlab: ${shownPath(path, face)}: ${say({ id: 'claims-none' }, face.language)}\n`);
    return exits.input;
  }
  const done: Checked[] = [];
  for (const claim of claims.value) {
    const ended = await runLong(checkClaim(claim, budget), face);
    if (ended.stopped) {
      face.err(`nimlab: ${label('stopped', face.language)}\n`);
      return exits.stopped;
    }
    done.push(ended.value);
    if (json) face.out(`${JSON.stringify(claimJson(path, ended.value, face.language))}\n`);
    else face.out(claimText(`${path}:${ended.value.line}`, ended.value, face));
  }
  if (!json) face.out(`${say(summary(done), face.language)}\n`);
  const count = done.filter(isShort).length;
  if (!json && budget === undefined && count > 0)
    face.err(`nimlab: ${say({ id: 'claims-short', count }, face.language)}\n`);
  return together(done.map(codeOf));
}

/** Whether the budget ended a claim before its own range did. */
function isShort({ verdict }: Checked): boolean {
  if (verdict.verdict === 'observed') return verdict.to.id === 'to-case';
  return verdict.verdict === 'unsettled' && verdict.why.id === 'budget-spent';
}

function summary(done: readonly Checked[]) {
  const number = (word: Checked['verdict']['verdict']) => done.filter(({ verdict }) => verdict.verdict === word).length;
  return {
    id: 'claims-summary',
    count: done.length,
    proved: number('proved'),
    observed: number('observed'),
    refuted: number('refuted'),
    unsettled: number('unsettled'),
    wrong: done.filter(({ ok }) => !ok).length,
  } as const;
}

/** Refuted against expectation, or another verdict than expected: 1; unsettled where nothing else was expected: 3. */
function codeOf({ ok, verdict, expected }: Checked): Exit {
  if (verdict.verdict === 'unsettled' && expected !== 'unsettled') return exits.undecided;
  return ok ? exits.answered : exits.refuted;
}
