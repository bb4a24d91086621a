import { help, isTopic, label } from 'words';
import { type Exit, exits } from '../exit.ts';
import type { Face } from '../face.ts';
import type { Options } from '../options.ts';

/** `nimlab help [TOPIC]`: one page of help. */
export async function helpCommand(words: readonly string[], _options: Options, face: Face): Promise<Exit> {
  const topic = words[0] ?? 'nimlab';
  if (isTopic(topic)) {
    face.out(help[topic][face.language]);
    return exits.answered;
  }
  face.err(`nimlab: ${label('no-such-topic', face.language, { topic, topics: Object.keys(help).join(', ') })}\n`);
  return exits.input;
}
