import { readGame } from 'nimlab';
import { type Exit, exits } from '../exit.ts';
import type { Face } from '../face.ts';
import type { Options } from '../options.ts';
import { refuse } from '../print/refusal.ts';
import { fileOrGame } from '../source.ts';
import { listOf } from '../typed.ts';

/** `nimlab show GAME`: the page of a game: what it is called, what it is about, and its rules as they are read. */
export async function showCommand(words: readonly string[], options: Options, face: Face): Promise<Exit> {
  const source = await fileOrGame(words.join(' '));
  if (!source.ok) return refuse(source.fault, face);
  const read = readGame({ game: source.game, page: source.page, set: listOf(options['set']) });
  if (!read.ok) return refuse(read.fault, face);
  const { page, name } = read.value;
  const { language } = face;
  face.out(`${name}${page.called ? ` · ${page.called[language]}` : ''}\n`);
  if (page.about) face.out(`\n${page.about[language]}\n`);
  face.out(`\n${page.text.trim()}\n`);
  return exits.answered;
}
