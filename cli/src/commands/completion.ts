import { gameNames, judgeNames } from 'nimlab';
import { label } from 'words';
import { type Exit, exits } from '../exit.ts';
import type { Face } from '../face.ts';
import { type CommandName, commands, type Options, optionNames } from '../options.ts';

const names = Object.keys(commands) as readonly CommandName[]; // the record's keys are exactly its names
const SHELLS = ['bash', 'zsh', 'fish'] as const;

/** `nimlab completion bash|zsh|fish`: the text that a shell sources to complete commands, options, games and judges. */
export async function completionCommand(words: readonly string[], _options: Options, face: Face): Promise<Exit> {
  const [shell] = words;
  switch (SHELLS.find((name) => name === shell)) {
    case 'bash':
      face.out(bash());
      return exits.answered;
    case 'zsh':
      face.out(`autoload -U +X bashcompinit && bashcompinit\n${bash()}`);
      return exits.answered;
    case 'fish':
      face.out(fish());
      return exits.answered;
    case undefined:
      face.err(`nimlab: ${label('which-shell', face.language, { shells: SHELLS.join(', ') })}\n`);
      return exits.input;
  }
}

/** What may follow each command. */
function followers(command: string): readonly string[] {
  if (command === 'judge' || command === 'judges') return judgeNames;
  if (command === 'help') return names;
  if (command === 'completion') return SHELLS;
  return ['solve', 'table', 'play', 'show'].includes(command) ? gameNames : [];
}

function bash(): string {
  const cases = names.map((command) => {
    const all = [...optionNames(command), '--lang', ...followers(command)].join(' ');
    return `    ${command}) COMPREPLY=($(compgen -W "${all}" -- "$word"));;`;
  });
  return `_nimlab() {
  local word="\${COMP_WORDS[COMP_CWORD]}"
  if [ "$COMP_CWORD" -eq 1 ]; then COMPREPLY=($(compgen -W "${names.join(' ')}" -- "$word")); return; fi
  case "\${COMP_WORDS[1]}" in
${cases.join('\n')}
  esac
  [ "\${#COMPREPLY[@]}" -gt 0 ] || COMPREPLY=($(compgen -f -- "$word"))
}
complete -F _nimlab nimlab
`;
}

function fish(): string {
  const lines = [`complete -c nimlab -f -n __fish_use_subcommand -a '${names.join(' ')}'`];
  for (const command of names) {
    const seen = `'__fish_seen_subcommand_from ${command}'`;
    lines.push(`complete -c nimlab -n ${seen} -a '${followers(command).join(' ')}'`);
    for (const option of optionNames(command)) lines.push(`complete -c nimlab -n ${seen} -l ${option.slice(2)}`);
  }
  return `${lines.join('\n')}\n`;
}
