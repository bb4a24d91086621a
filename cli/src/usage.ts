import type { CommanderError } from 'commander';
import { nearest } from 'nimlab';
import { label } from 'words';
import { type Exit, exits } from './exit.ts';
import type { Face } from './face.ts';
import { type CommandName, commands, optionNames } from './options.ts';

/** Says what is wrong with a command line, in the person's language. */
export function usage(error: CommanderError, words: readonly string[], face: Face): Exit {
  const what = /'([^']*)'/u.exec(error.message)?.[1]?.split(' ')[0] ?? '';
  const [first = ''] = words.filter((word) => !word.startsWith('-'));
  const isCommand = Object.hasOwn(commands, first);
  const code = error.code === 'commander.excessArguments' && !isCommand ? 'commander.unknownCommand' : error.code;
  face.err(`nimlab: ${sentence(code, code === 'commander.unknownCommand' ? first : what, face)}\n`);
  const known = code === 'commander.unknownOption' && isCommand ? flags(first) : Object.keys(commands);
  const names = nearest(code === 'commander.unknownOption' ? what : first, known);
  if (names.length > 0 && code.includes('unknown'))
    face.err(`${label('did-you-mean', face.language, { names: names.join(', ') })}\n`);
  return exits.input;
}

/** Says that the language asked for is none of the two. */
export function wrongLanguage(language: string, face: Face): Exit {
  face.err(`nimlab: ${label('which-language', face.language, { language })}\n`);
  return exits.input;
}

function flags(command: string): readonly string[] {
  return [...optionNames(command as CommandName), '--lang', '--help']; // hasOwn just saw the name
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
