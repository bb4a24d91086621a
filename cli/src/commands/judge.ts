import { judge, judged } from 'nimlab';
import { label, say } from 'words';
import { type Exit, exits } from '../exit.ts';
import type { Face } from '../face.ts';
import type { Options } from '../options.ts';
import { refuse } from '../print/refusal.ts';

/** `nimlab judge NAME`: the output of an online-judge problem for the input on the standard input; warnings go to the error output. */
export async function judgeCommand(words: readonly string[], _options: Options, face: Face): Promise<Exit> {
  const found = judge(words[0] ?? '');
  if (found === undefined) {
    face.err(`nimlab: ${label('no-such-judge', face.language, { name: words[0] ?? '' })}\n`);
    return exits.input;
  }
  const { output, notes, fault } = judged(found, await face.input());
  face.out(output);
  for (const note of notes) face.err(`nimlab: ${say(note, face.language)}\n`);
  return fault === undefined ? exits.answered : refuse(fault, face);
}
