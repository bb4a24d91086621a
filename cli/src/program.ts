import { Command, CommanderError } from 'commander';
import { type Exit, exits } from './exit.ts';
import type { Face } from './face.ts';
import { usage } from './usage.ts';

/** The options of a command as typed. */
export type Options = Readonly<Record<string, string | boolean | readonly string[] | undefined>>;

/** A command: its words, its options, and the work, loaded only when it runs. */
interface Entry {
  readonly name: string;
  readonly words: string;
  readonly options: readonly (readonly [flags: string] | readonly [flags: string, repeated: true])[];
  readonly load: () => Promise<(words: readonly string[], options: Options, face: Face) => Promise<Exit>>;
}

const MISERE = ['--misere'] as const;
const SET = ['--set <name=value>', true] as const;
const JSON_FLAG = ['--json'] as const;

const entries: readonly Entry[] = [
  {
    name: 'solve',
    words: '[words...]',
    options: [MISERE, SET, JSON_FLAG, ['--all'], ['--count'], ['--why'], ['--budget <options>'], ['--evidence <file>']],
    load: async () => (await import('./commands/solve.ts')).solveCommand,
  },
  {
    name: 'table',
    words: '[game]',
    options: [MISERE, SET, ['--from <n>'], ['--to <n>'], ['--form <form>'], ['--budget <options>']],
    load: async () => (await import('./commands/table.ts')).tableCommand,
  },
  { name: 'check', words: '[files...]', options: [JSON_FLAG, ['--budget <options>']], load: async () => (await import('./commands/check.ts')).checkCommand },
  { name: 'judge', words: '[name]', options: [], load: async () => (await import('./commands/judge.ts')).judgeCommand },
  {
    name: 'play',
    words: '[words...]',
    options: [MISERE, SET, ['--second'], ['--skill <share>'], ['--seed <number>']],
    load: async () => (await import('./commands/play.ts')).playCommand,
  },
  { name: 'games', words: '[words...]', options: [JSON_FLAG], load: async () => (await import('./commands/games.ts')).gamesCommand },
  { name: 'show', words: '[words...]', options: [SET], load: async () => (await import('./commands/show.ts')).showCommand },
  { name: 'judges', words: '[name]', options: [JSON_FLAG], load: async () => (await import('./commands/judges.ts')).judgesCommand },
  { name: 'help', words: '[topic]', options: [], load: async () => (await import('./commands/help.ts')).helpCommand },
  { name: 'completion', words: '[shell]', options: [], load: async () => (await import('./commands/completion.ts')).completionCommand },
];

/** The names of the commands, and the option names of each (for completion and help). */
export const commands: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  entries.map(({ name, options }) => [name, options.map(([flags]) => flags.split(' ')[0] ?? flags)]),
);

/** Runs a command line (without the program's own name) and gives its exit code. */
export async function run(words: readonly string[], face: Face): Promise<Exit> {
  let code: Exit = exits.answered;
  const program = bare(new Command('nimlab')).option('--version');
  for (const entry of entries) {
    const command = bare(program.command(entry.name)).argument(entry.words).option('--lang <language>').option('--help');
    for (const [flags, repeated] of entry.options) {
      if (repeated) command.option(flags, '', (value: string, before: readonly string[]) => [...before, value], []);
      else command.option(flags);
    }
    command.action(async (typed: string | readonly string[] | undefined, options: Options) => {
      const given = typeof typed === 'string' ? [typed] : (typed ?? []);
      if (options['help'] === true) code = await help(entry.name, face);
      else code = await (await entry.load())(given, options, face);
    });
  }
  program.option('--lang <language>').option('--help');
  program.action(async (options: Options) => {
    if (options['version'] === true) code = await version(face);
    else code = await help(undefined, face);
  });
  try {
    await program.parseAsync([...words], { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return usage(error, words, face);
    throw error;
  }
}

/** A command that says nothing by itself: its mistakes are thrown and worded elsewhere, in two languages. */
function bare(command: Command): Command {
  return command
    .exitOverride()
    .helpOption(false)
    .helpCommand(false)
    .configureOutput({ writeOut: () => undefined, writeErr: () => undefined });
}

async function help(topic: string | undefined, face: Face): Promise<Exit> {
  return (await import('./commands/help.ts')).helpCommand(topic === undefined ? [] : [topic], {}, face);
}

async function version(face: Face): Promise<Exit> {
  const { version: number } = await import('nimlab');
  face.out(`nimlab ${number}\n`);
  return exits.answered;
}
