import { version } from 'nimlab';
import { type Exit, exits } from '../exit.ts';
import type { Face } from '../face.ts';

/** `nimlab --version`. */
export function versionCommand(face: Face): Exit {
  face.out(`nimlab ${version}\n`);
  return exits.answered;
}
