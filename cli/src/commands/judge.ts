import { judge } from 'nimlab';
import { label, say } from 'words';
import { type Exit, exits } from '../exit.ts';
import type { Face } from '../face.ts';
import type { Options } from '../program.ts';

/** `nimlab judge NAME`: the output of an online-judge problem for the input on the standard input; warnings go to the error output. */
export async function judgeCommand(words: readonly string[], _options: Options, face: Face): Promise<Exit> {
  const found = judge(words[0] ?? '');
  if (found === undefined) {
    face.err(`nimlab: ${label('no-such-judge', face.language, { name: words[0] ?? '' })}\n`);
    return exits.input;
  }
  const result = found.answer(await face.input());
  if (!result.ok) {
    face.err(`nimlab: ${say(result.fault, face.language)}\n`);
    return exits.input;
  }
  face.out(result.value.output);
  for (const warning of result.value.warnings) face.err(`nimlab: ${say(warning, face.language)}\n`);
  return exits.answered;
}
