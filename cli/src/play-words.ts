/** The letters of the commands, and the words that people type for them. */
const COMMANDS = {
  q: ['quit', 'exit', '退出'],
  b: ['', 'board', '看局面'],
  h: ['hint', '提示'],
  w: ['why', '为什么'],
  u: ['undo', '悔棋'],
  r: ['redo', '重做'],
  n: ['new', '重来'],
  '?': ['help', '？', '帮助'],
} as const;

/** The letter of the command that a line is, or undefined. */
export function commandOf(line: string): keyof typeof COMMANDS | undefined {
  const typed = line.trim().toLowerCase();
  const letters = Object.keys(COMMANDS) as readonly (keyof typeof COMMANDS)[]; // the record's keys are exactly its letters
  return letters.find((letter) => letter === typed || COMMANDS[letter].some((word) => word === typed));
}
