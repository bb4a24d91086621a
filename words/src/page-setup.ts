import type { Sentence } from './sentence.ts';

/** The set-up of a game, its opponents and the ladder of hints: what Play says only once it is asked. */
export const setupLabels = {
  'page-position-hint': {
    en: 'Numbers such as 3 5 7; left empty, the game’s own start',
    zh: '数字，如 3 5 7；留空则用游戏自己的开局',
  },
  'page-who-first': { en: 'Who begins', zh: '谁先走' },
  'page-opponent': { en: 'Opponent', zh: '对手' },
  'page-perfect': { en: 'Perfect', zh: '完美' },
  'page-random': { en: 'Random', zh: '随机' },
  'page-person': { en: 'A second person', zh: '另一个人' },
  'page-kind': { en: 'Perfect but kind: the longest lesson', zh: '完美但温和：尽量多走几步' },
  'page-skill': { en: 'As strong as I choose', zh: '强弱自定' },
  'page-bits': { en: 'Sees only the lowest bits', zh: '只看得见最低几位' },
  'page-parity': { en: 'Sees only odd and even', zh: '只看奇偶' },
  'page-skill-share': { en: 'How often it finds the right move: {{share}} %', zh: '走对的可能：{{share}} %' },
  'page-bits-count': { en: 'Bits that it sees: {{count}}', zh: '看得见的位数：{{count}}' },
  'page-about-perfect': {
    en: 'Wins every position that is won, and defends a lost one as long as it can.',
    zh: '必胜的局面一定赢；必败时尽量拖延。',
  },
  'page-about-kind': {
    en: 'Never errs, but takes the longest way, so that you see more of the game.',
    zh: '从不走错，但总走最长的路，让你多看几步。',
  },
  'page-about-skill': {
    en: 'Finds the right move with this chance, and else moves at random.',
    zh: '以这样的可能走对，否则随便走。',
  },
  'page-about-bits': {
    en: 'Balances only the lowest bits of the nim-values. Find out where it goes blind.',
    zh: '只平衡 SG 值的最低几位。找出它看不见的地方。',
  },
  'page-about-parity': {
    en: 'Leaves an even number of counters whenever it can, and sees nothing else.',
    zh: '能留下偶数颗就留偶数颗，别的都看不见。',
  },
  'page-about-random': { en: 'Any move is as likely as any other.', zh: '每种走法都一样可能。' },
  'page-about-person': { en: 'Two people in turn on this device.', zh: '两个人在这台设备上轮流走。' },
  'page-by-name': { en: 'Choose a game by its name instead', zh: '改为按名称选游戏' },
  'page-own-rules-text': { en: 'Rules', zh: '规则' },
  'page-qr': { en: 'As a QR code', zh: '显示为二维码' },
  'page-qr-of': { en: 'QR code of the link to this position', zh: '此局面链接的二维码' },
  'page-rules-line': {
    en: 'Line {{line}}, column {{column}}: {{fault}}',
    zh: '第 {{line}} 行第 {{column}} 列：{{fault}}',
  },
  'page-own-rules-hint': {
    en: 'One line a move, such as: n -> n - s for s in {1, 3, 4}',
    zh: '每行一种走法，例如：n -> n - s for s in {1, 3, 4}',
  },
  'page-shape': { en: 'A position is {{shape}}.', zh: '局面的形式：{{shape}}。' },
  'page-shape-such': {
    en: 'A position is written {{shape}}, for example {{start}}.',
    zh: '局面写成 {{shape}}，例如 {{start}}。',
  },
  'page-shape-start': { en: 'Left empty: {{start}}.', zh: '留空则为 {{start}}。' },
  'page-hints-used': { en: 'Hints used: {{count}}', zh: '已用提示：{{count}} 次' },
  'page-next-hint': { en: 'Say more', zh: '再多说一点' },
  'page-hide': { en: 'Hide', zh: '收起' },
  'page-hint-1': { en: 'Can I win here?', zh: '这里我能赢吗？' },
  'page-hint-2': { en: 'Which idea?', zh: '用什么想法？' },
  'page-hint-3': { en: 'Where?', zh: '在哪里走？' },
  'page-hint-4': { en: 'Which moves?', zh: '哪些走法？' },
  'page-hint-5': { en: 'Why?', zh: '为什么？' },
} as const satisfies Readonly<Record<string, Sentence>>;
