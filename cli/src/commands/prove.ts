import {
  type Checked,
  type Convention,
  checkClaim,
  claimOn,
  memoryCertificateOf,
  memoryFact,
  type Rules,
  readGame,
} from 'nimlab';
import { label, say } from 'words';
import { writeCertificate } from '../certificates.ts';
import { type Exit, exits } from '../exit.ts';
import type { Face } from '../face.ts';
import { runLong } from '../long.ts';
import type { Options } from '../options.ts';
import { claimJson, claimText } from '../print/claim.ts';
import { refuse } from '../print/refusal.ts';
import { fileOrGame } from '../source.ts';
import { listOf } from '../typed.ts';
import { periodCommand } from './period.ts';

/** `nimlab prove GAME --certificate FILE`: the period command where the proof is what matters; with a claim, the claim too. */
export async function proveCommand(words: readonly string[], options: Options, face: Face): Promise<Exit> {
  if (typeof options['certificate'] !== 'string') {
    face.err(`nimlab: ${label('which-certificate', face.language)}\n`);
    return exits.input;
  }
  const start = words.findIndex((word) => /^\s*claim\b/u.test(word));
  const game = (start < 1 ? words : words.slice(0, start)).join(' ');
  const source = await fileOrGame(game);
  const read = source.ok ? readGame({ game: source.game, page: source.page, set: listOf(options['set']) }) : source;
  if (!read.ok)
    return start < 1 ? periodCommand(words, options, face) : refuse(read.fault, face, options['json'] === true);
  const rules = read.value;
  let isMisere = options['misere'] === true;
  if (start >= 1) {
    const claim = await claimed(game, words.slice(start).join(' ').trim(), rules, options, face);
    if (claim.code !== exits.answered) return claim.code;
    isMisere = claim.isMisere;
  }
  return isMisere || (rules.code === undefined && rules.memory !== undefined)
    ? remembered(rules, isMisere ? 'misere' : 'normal', options['certificate'], options, face)
    : periodCommand([game], options, face);
}

/** The proof by a finite memory of what is taken. */
function remembered(rules: Rules, convention: Convention, path: string, options: Options, face: Face): Exit {
  const certificate = memoryCertificateOf(rules, convention);
  if (certificate === undefined) {
    face.err(`nimlab: ${say({ id: 'certificate-none', game: rules.name }, face.language)}\n`);
    return exits.undecided;
  }
  const { preperiod, period, values } = certificate;
  const text = say(memoryFact(certificate), face.language);
  if (options['json'] === true)
    face.out(
      `${JSON.stringify({ game: rules.name, convention, status: 'proved', preperiod, period, proof: values.length, text })}\n`,
    );
  else face.out(`${rules.name}  ${label('proved', face.language)}  ${text}\n`);
  return writeCertificate(path, certificate, face) ? exits.answered : exits.input;
}

/** Tests the claim: proved or not, in full. */
async function claimed(
  word: string,
  claim: string,
  { page, parameters }: Rules,
  options: Options,
  face: Face,
): Promise<{ readonly code: Exit; readonly isMisere: boolean }> {
  const json = options['json'] === true;
  const failed = (code: Exit) => ({ code, isMisere: false });
  if (page.text === '') {
    face.err(`nimlab: ${label('prove-page', face.language, { game: word })}\n`);
    return failed(exits.input);
  }
  const found = claimOn(page.text, claim, parameters);
  if (!found.ok) return failed(refuse(found.fault, face, json));
  const ended = await runLong(checkClaim(found.value, undefined), face);
  if (ended.stopped) {
    face.err(`nimlab: ${label('stopped', face.language)}\n`);
    return failed(exits.stopped);
  }
  if (json) face.out(`${JSON.stringify(claimJson(word, ended.value, face.language))}\n`);
  else face.out(claimText(word, ended.value, face));
  return { code: codeOf(ended.value), isMisere: ended.value.convention === 'misere' };
}

function codeOf({ verdict: { verdict } }: Checked): Exit {
  if (verdict === 'proved') return exits.answered;
  return verdict === 'refuted' ? exits.refuted : exits.undecided;
}
