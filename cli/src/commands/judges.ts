import { judges } from 'nimlab';
import { label } from 'words';
import { type Exit, exits } from '../exit.ts';
import type { Face } from '../face.ts';
import type { Options } from '../options.ts';
import { plain } from '../print/json.ts';

/** `nimlab judges`: the online-judge problems, a line each, with whether the statement was seen or recalled; with a name, that problem whole. */
export async function judgesCommand(words: readonly string[], options: Options, face: Face): Promise<Exit> {
  const [wanted] = words;
  const found = (await judges()).filter(({ name }) => wanted === undefined || name === wanted);
  if (found.length === 0) {
    face.err(`nimlab: ${label('no-such-judge', face.language, { name: wanted ?? '' })}\n`);
    return exits.input;
  }
  if (options['json'] === true) {
    for (const { name, title, known, source, limits, sample } of found)
      face.out(`${JSON.stringify(plain({ name, title, known, source, limits, sample }))}\n`);
    return exits.answered;
  }
  const width = Math.max(...found.map(({ name }) => name.length));
  for (const judge of found) {
    face.out(`${judge.name.padEnd(width)}  ${label(judge.known, face.language)}  ${judge.title[face.language]}\n`);
    if (wanted === undefined) continue;
    face.out(
      `\n${judge.statement[face.language]}\n\n${label('sample', face.language)}\n${judge.sample.input}\n${judge.sample.output}\n${judge.source}\n`,
    );
  }
  return exits.answered;
}
