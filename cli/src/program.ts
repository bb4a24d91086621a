import { Command, CommanderError } from 'commander';
import { type Exit, exits } from './exit.ts';
import type { Face } from './face.ts';
import { type CommandName, commands, type Flags, type Options } from './options.ts';

type Run = (words: readonly string[], options: Options, face: Face) => Promise<Exit>;

/** The work of each command, loaded only when it runs. */
const loads: Readonly<Record<CommandName, () => Promise<Run>>> = {
  solve: async () => (await import('./commands/solve.ts')).solveCommand,
  table: async () => (await import('./commands/table.ts')).tableCommand,
  pattern: async () => (await import('./commands/pattern.ts')).patternCommand,
  period: async () => (await import('./commands/period.ts')).periodCommand,
  prove: async () => (await import('./commands/prove.ts')).proveCommand,
  verify: async () => (await import('./commands/verify.ts')).verifyCommand,
  export: async () => (await import('./commands/export.ts')).exportCommand,
  check: async () => (await import('./commands/check.ts')).checkCommand,
  judge: async () => (await import('./commands/judge.ts')).judgeCommand,
  play: async () => (await import('./commands/play.ts')).playCommand,
  games: async () => (await import('./commands/games.ts')).gamesCommand,
  show: async () => (await import('./commands/show.ts')).showCommand,
  judges: async () => (await import('./commands/judges.ts')).judgesCommand,
  help: async () => (await import('./commands/help.ts')).helpCommand,
  completion: async () => (await import('./commands/completion.ts')).completionCommand,
};

/** The names of the commands. */
const names = Object.keys(commands) as readonly CommandName[]; // the record's keys are exactly its names

/** Runs a command line (without the program's own name) and gives its exit code. */
export async function run(words: readonly string[], face: Face): Promise<Exit> {
  let code: Exit = exits.answered;
  const program = bare(new Command('nimlab')).enablePositionalOptions().option('--version');
  // Where the first word is a command, the others are not even declared.
  const meant = names.filter((name) => name === words[0]);
  for (const name of meant.length > 0 ? meant : names) {
    const { words: typedAs, options: flags } = commands[name];
    const command = bare(program.command(name)).argument(typedAs).option('--lang <language>').option('--help');
    for (const flag of flags) declare(command, flag);
    command.action(async (typed: string | readonly string[] | undefined, options: Options) => {
      const given = typeof typed === 'string' ? [typed] : (typed ?? []);
      if (!isSpoken(options)) code = await misspoken(options, face);
      else code = options['help'] === true ? await help(name, face) : await (await loads[name]())(given, options, face);
    });
  }
  program.option('--lang <language>').option('--help');
  program.action(async (options: Options) => {
    if (!isSpoken(options)) code = await misspoken(options, face);
    else if (options['version'] === true) code = await version(face);
    else code = await help(undefined, face);
  });
  try {
    await program.parseAsync([...words], { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return (await import('./usage.ts')).usage(error, words, face);
    throw error;
  }
}

function declare(command: Command, [flags, repeated]: Flags): void {
  if (repeated) command.option(flags, '', (value: string, before: readonly string[]) => [...before, value], []);
  else command.option(flags);
}

/** A command that says nothing by itself: its mistakes are thrown and worded elsewhere, in two languages. */
function bare(command: Command): Command {
  return command
    .exitOverride()
    .helpOption(false)
    .helpCommand(false)
    .configureOutput({ writeOut: () => undefined, writeErr: () => undefined });
}

/** Whether the language asked for, where one is, is one of the two. */
function isSpoken({ lang }: Options): boolean {
  return lang === undefined || lang === 'zh' || lang === 'en';
}

async function misspoken({ lang }: Options, face: Face): Promise<Exit> {
  return (await import('./usage.ts')).wrongLanguage(String(lang), face);
}

async function help(topic: string | undefined, face: Face): Promise<Exit> {
  return (await import('./commands/help.ts')).helpCommand(topic === undefined ? [] : [topic], {}, face);
}

async function version(face: Face): Promise<Exit> {
  return (await import('./commands/version.ts')).versionCommand(face);
}
