import { label } from 'words';
import { type Exit, exits } from '../exit.ts';
import type { Face } from '../face.ts';
import type { Options } from '../options.ts';
import { periodCommand } from './period.ts';

/** `nimlab prove GAME --certificate FILE`: the period command where the proof is what matters. */
export async function proveCommand(words: readonly string[], options: Options, face: Face): Promise<Exit> {
  if (typeof options['certificate'] !== 'string') {
    face.err(`nimlab: ${label('which-certificate', face.language)}\n`);
    return exits.input;
  }
  return periodCommand(words, options, face);
}
