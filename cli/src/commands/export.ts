import { exported, programLanguages, readGame, remarks } from 'nimlab';
import { label, say } from 'words';
import { type Exit, exits } from '../exit.ts';
import type { Face } from '../face.ts';
import type { Options } from '../options.ts';
import { refuse } from '../print/refusal.ts';
import { faultAlone, fileOrGame } from '../source.ts';
import { listOf } from '../typed.ts';

/** `nimlab export GAME --to cpp|python|java|typescript|rust`: a program that plays the game. */
export async function exportCommand(words: readonly string[], options: Options, face: Face): Promise<Exit> {
  const language = programLanguages.find((name) => name === options['to']);
  if (words.length === 0 || language === undefined) {
    face.err(`nimlab: ${label('what-to-export', face.language, { languages: programLanguages.join(', ') })}\n`);
    return exits.input;
  }
  const source = await fileOrGame(words.join(' '));
  if (!source.ok) return refuse(source.fault, face);
  const read = readGame({ game: source.game, page: source.page, set: listOf(options['set']) });
  if (!read.ok) return refuse(faultAlone(read.fault, words, 'export', listOf(options['set'])), face);
  for (const fact of remarks(source, read.value)) face.err(`nimlab: ${say(fact, face.language)}\n`);
  const program = exported(read.value, language, options['misere'] === true ? 'misere' : 'normal');
  if (typeof program !== 'string') {
    face.err(`nimlab: ${say(program, face.language)}\n`);
    return exits.input;
  }
  face.out(program);
  return exits.answered;
}
