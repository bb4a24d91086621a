/** What a typed line asks of the place Play; anything else is a move. */
export type Command =
  | { readonly is: 'hint' | 'why' | 'best' | 'undo' | 'redo' | 'moves' | 'read' | 'value' | 'new' | 'swap' | 'help' }
  | { readonly is: 'go'; readonly ply: number }
  | { readonly is: 'move'; readonly text: string };

const WORDS = {
  hint: ['h', 'hint', '提示'],
  why: ['w', 'why', '为什么', '为何'],
  best: ['best', '最佳', '最好'],
  undo: ['u', 'undo', 'back', '悔棋', '撤销'],
  redo: ['r', 'redo', '重做'],
  moves: ['m', 'moves', '走法'],
  read: ['read', 'position', 'board', '局面', '读'],
  value: ['value', 'who', 'who wins', '值', '谁赢', 'sg'],
  new: ['n', 'new', 'rematch', '重来', '再来'],
  swap: ['swap', '交换'],
  help: ['?', 'help', '帮助'],
} as const;

/** What a person typed into the command box. */
export function commandOf(line: string): Command {
  const typed = line.normalize('NFKC').trim().toLowerCase();
  const jump = /^(?:go|到|第)\s*(\d{1,6})\s*步?$/u.exec(typed);
  if (jump) return { is: 'go', ply: Number(jump[1]) };
  const names = Object.keys(WORDS) as readonly (keyof typeof WORDS)[]; // the record's keys are exactly its words
  const is = names.find((name) => WORDS[name].some((word) => word === typed));
  if (is !== undefined) return { is };
  const pair = /^(\d+)-(\d+)$/u.exec(typed);
  return { is: 'move', text: pair ? `take ${pair[2]} from ${pair[1]}` : line };
}
