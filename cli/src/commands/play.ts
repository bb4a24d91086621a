import { type Convention, type Question, readGame, readQuestion, usualStart } from 'nimlab';
import { label } from 'words';
import { certificatesOf } from '../certificates.ts';
import { chances, shareOf } from '../chance.ts';
import { converse } from '../conversation.ts';
import { type Exit, exits } from '../exit.ts';
import type { Face } from '../face.ts';
import type { Options } from '../options.ts';
import { refuse } from '../print/refusal.ts';
import { fileOrGame } from '../source.ts';
import { countOf, listOf, placeAfter } from '../typed.ts';

/** `nimlab play GAME [POSITION]`: a game against the laboratory on the terminal. */
export async function playCommand(words: readonly string[], options: Options, face: Face): Promise<Exit> {
  const [first, ...rest] = words;
  const skill = shareOf(options['skill']);
  if (first === undefined || skill === undefined) {
    face.err(`nimlab: ${label(first === undefined ? 'what-to-play' : 'which-skill', face.language)}\n`);
    return exits.input;
  }
  const source = await fileOrGame(first);
  if (!source.ok) return refuse(source.fault, face);
  const convention: Convention = options['misere'] === true ? 'misere' : 'normal';
  const loaded = await certificatesOf(options, face);
  if ('code' in loaded) return loaded.code;
  const question = {
    ...source,
    position: rest.join(' '),
    place: placeAfter(first),
    convention,
    set: listOf(options['set']),
    certificates: loaded.certificates,
  };
  const asked = readQuestion(question);
  const usual = asked.ok || rest.length > 0 ? undefined : usualOf(question);
  const read = usual === undefined ? asked : readQuestion({ ...question, position: usual });
  if (!read.ok) return refuse(read.fault, face);
  if (usual !== undefined) face.out(`${label('play-usual', face.language, { position: usual })}\n`);
  const seat = { face, skill, personFirst: options['second'] !== true, chance: chances(countOf(options['seed'])) };
  return converse(read.value, convention, seat);
}

/** Where a game begins when only its name is typed. */
function usualOf(question: Question): string | undefined {
  const rules = readGame(question);
  return rules.ok ? usualStart(rules.value) : undefined;
}
