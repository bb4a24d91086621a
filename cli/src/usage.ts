import type { CommanderError } from 'commander';
import { label } from 'words';
import { type Exit, exits } from './exit.ts';
import type { Face } from './face.ts';

/** Says what is wrong with a command line, in the person's language. */
export function usage(error: CommanderError, words: readonly string[], face: Face): Exit {
  const what = /'([^']*)'/u.exec(error.message)?.[1] ?? words[0] ?? '';
  const instead = /Did you mean (?:one of )?([^?]*)\?/u.exec(error.message)?.[1];
  face.err(`nimlab: ${sentence(error.code, what.split(' ')[0] ?? what, face)}\n`);
  if (instead !== undefined) face.err(`${label('did-you-mean', face.language, { names: instead })}\n`);
  return exits.input;
}

function sentence(code: string, what: string, face: Face): string {
  switch (code) {
    case 'commander.unknownOption':
      return label('unknown-option', face.language, { option: what });
    case 'commander.unknownCommand':
      return label('unknown-command', face.language, { command: what });
    case 'commander.optionMissingArgument':
      return label('option-needs-value', face.language, { option: what });
    case 'commander.excessArguments':
      return label('too-many-words', face.language);
    default:
      return label('unclear-command', face.language);
  }
}
