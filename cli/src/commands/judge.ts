import { held, judge, judged } from 'nimlab';
import { type Exit, exits } from '../exit.ts';
import type { Face } from '../face.ts';
import type { Options } from '../options.ts';

// Words are loaded only where something must be said: most runs only compute.
/** `nimlab judge NAME`: the output of an online-judge problem for the input on the standard input; warnings go to the error output. */
export async function judgeCommand(words: readonly string[], _options: Options, face: Face): Promise<Exit> {
  const found = await judge(words[0] ?? '');
  if (found === undefined) {
    const { label } = await import('words');
    face.err(`nimlab: ${label('no-such-judge', face.language, { name: words[0] ?? '' })}\n`);
    return exits.input;
  }
  const { notes, fault } = judged(found, face.pull() ?? held(await face.input()), face.out);
  if (notes.length === 0 && fault === undefined) return exits.answered;
  const { say } = await import('words');
  for (const note of notes) face.err(`nimlab: ${say(note, face.language)}\n`);
  return fault === undefined ? exits.answered : (await import('../print/refusal.ts')).refuse(fault, face);
}
