import { type Checked, checkClaim, claimOn, readGame } from 'nimlab';
import { label } from 'words';
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
  if (start < 1) return periodCommand(words, options, face);
  const game = words.slice(0, start);
  const code = await claimed(game.join(' '), words.slice(start).join(' ').trim(), options, face);
  return code === exits.answered ? periodCommand(game, options, face) : code;
}

/** Tests the claim: proved or not, in full. */
async function claimed(word: string, claim: string, options: Options, face: Face): Promise<Exit> {
  const json = options['json'] === true;
  const source = await fileOrGame(word);
  if (!source.ok) return refuse(source.fault, face, json);
  const read = readGame({ game: source.game, page: source.page, set: listOf(options['set']) });
  if (!read.ok) return refuse(read.fault, face, json);
  const { page, parameters } = read.value;
  if (page.text === '') {
    face.err(`nimlab: ${label('prove-page', face.language, { game: word })}\n`);
    return exits.input;
  }
  const found = claimOn(page.text, claim, parameters);
  if (!found.ok) return refuse(found.fault, face, json);
  const ended = await runLong(checkClaim(found.value, undefined), face);
  if (ended.stopped) {
    face.err(`nimlab: ${label('stopped', face.language)}\n`);
    return exits.stopped;
  }
  if (json) face.out(`${JSON.stringify(claimJson(word, ended.value, face.language))}\n`);
  else face.out(claimText(word, ended.value, face));
  return codeOf(ended.value);
}

function codeOf({ verdict: { verdict } }: Checked): Exit {
  if (verdict === 'proved') return exits.answered;
  return verdict === 'refuted' ? exits.refuted : exits.undecided;
}
