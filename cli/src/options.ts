/** The options of a command as typed. */
export type Options = Readonly<Record<string, string | boolean | readonly string[] | undefined>>;

/** The flags of an option as commander writes them; `repeated`: it may be given several times. */
export type Flags = readonly [flags: string] | readonly [flags: string, repeated: true];

const MISERE = ['--misere'] as const;
const SET = ['--set <name=value>', true] as const;
const JSON_FLAG = ['--json'] as const;
const BUDGET = ['--budget <options>'] as const;
const WITH = ['--with <file>', true] as const;
const CERTIFICATE = ['--certificate <file>'] as const;

/** Every command with its words and its options, in the order of the help. */
export const commands = {
  solve: {
    words: '[words...]',
    options: [MISERE, SET, JSON_FLAG, ['--all'], ['--count'], ['--why'], BUDGET, ['--evidence <file>'], WITH],
  },
  table: {
    words: '[words...]',
    options: [
      MISERE,
      SET,
      ['--from <n>'],
      ['--to <n>'],
      ['--form <form>'],
      BUDGET,
      WITH,
      ['--resume <file>'],
      ['--memory <mebibytes>'],
    ],
  },
  pattern: { words: '[words...]', options: [MISERE, SET, JSON_FLAG, ['--to <n>'], BUDGET] },
  period: { words: '[words...]', options: [SET, JSON_FLAG, ['--to <n>'], BUDGET, CERTIFICATE] },
  prove: { words: '[words...]', options: [SET, MISERE, JSON_FLAG, ['--to <n>'], BUDGET, CERTIFICATE] },
  verify: { words: '[files...]', options: [JSON_FLAG] },
  export: { words: '[words...]', options: [MISERE, SET, ['--to <language>']] },
  check: { words: '[files...]', options: [MISERE, SET, JSON_FLAG, ['--game <game>'], ['--judge <name>'], BUDGET] },
  judge: { words: '[name]', options: [] },
  play: { words: '[words...]', options: [MISERE, SET, ['--second'], ['--skill <share>'], ['--seed <number>'], WITH] },
  games: { words: '[words...]', options: [JSON_FLAG] },
  show: { words: '[words...]', options: [SET] },
  judges: { words: '[name]', options: [JSON_FLAG] },
  help: { words: '[topic]', options: [] },
  completion: { words: '[shell]', options: [] },
} as const satisfies Readonly<Record<string, { readonly words: string; readonly options: readonly Flags[] }>>;

/** The name of a command. */
export type CommandName = keyof typeof commands;

/** The options of every command, without their values: for completion. */
export function optionNames(name: CommandName): readonly string[] {
  return commands[name].options.map(([flags]) => flags.split(' ')[0] ?? flags);
}
