import type { Fault } from 'nimlab';
import { say } from 'words';
import { type Exit, exits } from '../exit.ts';
import type { Face } from '../face.ts';

/** Says a fault with its place, as one line on the error output or as a JSON object on the output; the exit code of bad input. */
export function refuse(fault: Fault, face: Face, json = false): Exit {
  const text = say(fault, face.language);
  if (json) {
    const { id, at, line, column } = fault;
    face.out(`${JSON.stringify({ error: { id, at, line, column, text } })}\n`);
  } else {
    face.err(`nimlab: ${isOfFile(fault) ? '' : `${fault.line}:${fault.column}: `}${text}\n`);
  }
  return exits.input;
}

/** Whether a fault is one of a whole file, which has no place in it. */
function isOfFile({ id }: Fault): boolean {
  return id.startsWith('file-') || id.startsWith('input-');
}
