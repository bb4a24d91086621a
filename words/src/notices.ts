import type { NoticeId } from 'nimlab';
import type { Sentence } from './sentence.ts';

/** What an answer says beside its outcome: how it was read, warnings, progress, reasons. */
export const notices: Readonly<Record<NoticeId, Sentence>> = {
  'reading-normal': { en: 'the last to move wins; {{position}}', zh: '走最后一步者胜；{{position}}' },
  'reading-finals': {
    en: 'some moves end the game at once, else the last to move wins; {{position}}',
    zh: '有的走法当场定胜负，否则走最后一步者胜；{{position}}',
  },
  'reading-finals-misere': {
    en: 'some moves end the game at once, else the last to move loses; {{position}}',
    zh: '有的走法当场定胜负，否则走最后一步者负；{{position}}',
  },
  'read-with': { en: '{{games}}, {{position}}', zh: '{{games}}，{{position}}' },
  'reading-misere': { en: 'the last to move loses; {{position}}', zh: '走最后一步者负（反 Nim 规则）；{{position}}' },
  'read-heaps': { en: 'read as heaps {{heaps}}', zh: '读作各堆 {{heaps}}' },
  'read-many': { en: 'read as {{count}} parts', zh: '读作 {{count}} 个部分' },
  'read-as': {
    en: 'read as {{position}}',
    zh: '读作 {{position}}',
  },
  'verdict-win': { en: 'You can win: {{move}}.', zh: '你能赢：{{move}}。' },
  'verdict-win-zero': { en: 'You can win: {{move}} (leaves nim-sum 0).', zh: '你能赢：{{move}}（走后异或和为 0）。' },
  'verdict-win-leaves': {
    en: 'You can win: {{move}} (leaves {{position}}).',
    zh: '你能赢：{{move}}（留下 {{position}}）。',
  },
  'verdict-won': { en: 'You can win.', zh: '你能赢。' },
  'verdict-lost': {
    en: 'The opponent can win: every move of yours leaves a winning position.',
    zh: '对手能赢：无论你怎么走，留给对手的都是必胜态。',
  },
  'verdict-draw': {
    en: 'Neither can force a win; {{move}} keeps the draw.',
    zh: '双方都无法强行取胜；{{move}}，可保和局。',
  },
  'verdict-draw-any': { en: 'Neither can force a win: a draw.', zh: '双方都无法强行取胜：和局。' },
  'verdict-over-lost': { en: 'You have no move left: you have lost.', zh: '你已无步可走：你输了。' },
  'verdict-over-won': { en: 'You have no move left: you have won.', zh: '你已无步可走：你赢了。' },
  'verdict-undecided': { en: 'Undecided: {{why}}.', zh: '未能判定：{{why}}。' },
  'winning-count': {
    en: '{{count}} moves win.',
    one: 'One move wins.',
    zh: '必胜的走法有 {{count}} 种。',
  },
  ground: { en: '{{certainty}}: {{evidence}}', zh: '{{certainty}}：{{evidence}}' },
  'certainty-proved': { en: 'proved', zh: '已证明' },
  'certainty-cited': { en: 'cited', zh: '引用定理' },
  'certainty-computed': { en: 'computed', zh: '已穷举' },
  'certainty-observed': { en: 'observed', zh: '仅观察到' },
  'by-theorem': {
    en: '{{source}}, compared with brute force to total {{total}} ({{count}} positions)',
    one: '{{source}}, compared with brute force to total {{total}} (1 position)',
    zh: '{{source}}，已与穷举对照到总数 {{total}}（{{count}} 个局面）',
  },
  'by-theorem-samples': {
    en: '{{source}}, compared with brute force on {{count}} positions that its page names',
    one: '{{source}}, compared with brute force on 1 position that its page names',
    zh: '{{source}}，已与穷举在规则所列的 {{count}} 个局面上对照',
  },
  'by-theorem-alone': { en: '{{source}}', zh: '{{source}}' },
  'code-of-rules': { en: '{{code}} (the code of these rules)', zh: '这套规则的代码 {{code}}' },
  'by-period': {
    en: 'the values of {{code}} repeat every {{period}} from {{preperiod}} on, by a certificate that can be replayed',
    zh: '{{code}} 的 SG 值从 {{preperiod}} 起以 {{period}} 为周期，附有可复核的证书',
  },
  'by-saltus': {
    en: 'the values of {{code}} rise by {{saltus}} every {{period}} from {{preperiod}} on, by a certificate that can be replayed',
    zh: '{{code}} 的 SG 值从 {{preperiod}} 起每 {{period}} 个增加 {{saltus}}，附有可复核的证书',
  },
  'by-repeating': {
    en: 'what may be taken needs a finite memory: the values repeat every {{period}} from {{preperiod}} on, by a certificate that can be replayed',
    zh: '能取走什么只需有限的记忆：SG 值从 {{preperiod}} 起以 {{period}} 为周期，附有可复核的证书',
  },
  'by-repeating-misere': {
    en: 'what may be taken needs a finite memory: who wins one heap in misère play repeats every {{period}} from {{preperiod}} on, by a certificate that can be replayed',
    zh: '能取走什么只需有限的记忆：反 Nim 规则下一堆的胜负从 {{preperiod}} 起以 {{period}} 为周期，附有可复核的证书',
  },
  'by-table': {
    en: 'a table of {{count}} nim-values, every one from all its moves',
    one: 'a table of one nim-value',
    zh: '{{count}} 个 SG 值的表，每个都由它的全部走法算出',
  },
  'by-search': {
    en: 'all {{count}} components that can arise were searched',
    one: 'the one component that can arise was searched',
    zh: '搜索了可能出现的全部 {{count}} 个部分',
  },
  'by-graph': {
    en: 'all {{count}} positions that can arise were searched',
    one: 'the one position that can arise was searched',
    zh: '搜索了可能出现的全部 {{count}} 个局面',
  },
  spent: {
    en: '{{count}} options were tried',
    one: 'one option was tried',
    zh: '已试过 {{count}} 种走法',
  },
  'spent-next': {
    en: '{{count}} options were tried; try --budget {{next}}',
    one: 'one option was tried; try --budget {{next}}',
    zh: '已试过 {{count}} 种走法；可再试 --budget {{next}}',
  },
  'budget-spent': { en: 'the budget is spent', zh: '预算已用完' },
  endless: {
    en: 'the page says that every play ends, but this one goes round: {{cycle}}',
    zh: '规则声明每局必终，但这里出现循环：{{cycle}}',
  },
  'move-unknown': {
    en: 'some moves lead where neither theorem nor budget reaches, so this need not be the first winning move',
    zh: '有些走法通向定理与预算都到不了的局面，所给的未必是第一个必胜走法',
  },
  'move-beyond-budget': { en: 'no winning move was found within the budget', zh: '在预算内没有找到必胜走法' },
  'table-shape': {
    en: 'a table needs a game of whole numbers, and as many ends after --to as it has numbers; {{game}} is another',
    zh: '打表需要由若干个整数构成的游戏，--to 后面的数与它们一样多；{{game}} 不符合',
  },
  'pattern-shape': {
    en: 'patterns are looked for in games of one or two numbers; {{game}} is another',
    zh: '规律只在一个数或两个数的游戏中寻找；{{game}} 不符合',
  },
  'map-memory': {
    en: 'the map would take {{bytes}} bytes of memory, more than the {{most}} that may be used; ask for fewer positions with --to, or give a larger --budget',
    zh: '这张图需要 {{bytes}} 字节内存，超过可用的 {{most}} 字节；请用 --to 缩小范围，或增大 --budget',
  },
  'map-budget': {
    en: 'the map takes {{options}} options or more, and the budget allows {{most}}; ask for fewer positions with --to, or try --budget {{next}}',
    zh: '这张图至少要试 {{options}} 种走法，而预算只允许 {{most}} 种；请用 --to 缩小范围，或试试 --budget {{next}}',
  },
  'table-memory': {
    en: 'a table to heap {{to}} may need {{need}} MiB of memory, and {{most}} MiB are allowed; ask for fewer heaps, or allow more with --memory',
    zh: '打到 {{to}} 的表可能需要 {{need}} MiB 内存，而上限是 {{most}} MiB；请少算一些，或用 --memory 提高上限',
  },
  'checkpoint-other': {
    en: 'the checkpoint is of {{code}}, not of {{wanted}}',
    zh: '断点文件属于 {{code}}，不是 {{wanted}}',
  },
  'table-too-large': {
    en: 'a table holds at most {{most}} positions; ask for fewer with --from and --to',
    zh: '一张表最多 {{most}} 个局面；请用 --from 和 --to 缩小范围',
  },
  'theorem-refuted': {
    en: 'the line "{{text}}" of this page is false and was not used: at {{at}} it says {{said}}, but the truth is {{found}}',
    zh: '本页的“{{text}}”不成立，没有采用：在 {{at}} 处它说是 {{said}}，实际是 {{found}}',
  },
  'theorem-observed': {
    en: 'rests on the line "{{text}}" of this page, which is not proved: {{to}}',
    zh: '依据本页的“{{text}}”，它未经证明：{{to}}',
  },
  'judge-below': {
    en: '{{name}} = {{value}}, but the problem promises at least {{from}}; answered all the same',
    zh: '{{name}} = {{value}}，而题目保证不小于 {{from}}；仍然作答',
  },
  'judge-above': {
    en: '{{name}} = {{value}}, but the problem promises at most {{to}}; answered all the same',
    zh: '{{name}} = {{value}}，而题目保证不大于 {{to}}；仍然作答',
  },
  'judge-rest': {
    en: 'the input goes on after the last test case; the rest was not read',
    zh: '最后一组数据之后还有输入，其余没有读取',
  },
  'hint-unknown': { en: 'This position is too large to work out here.', zh: '这个局面太大，此处算不出来。' },
  'hint-lost': {
    en: 'This position is lost if the other side plays right: make it long and wait for a slip.',
    zh: '对方走对的话你必败：尽量拖长，等对方出错。',
  },
  'hint-draw': { en: 'Neither side can force a win here; keep the draw.', zh: '双方都无法强行取胜；请保住和局。' },
  'hint-can-win': { en: 'You can win from here.', zh: '这里你能赢。' },
  'hint-idea-columns': {
    en: 'Write the values in binary, one under the other: some column has an odd number of ones. Make every column even.',
    zh: '把各部分的 SG 值写成二进制，上下对齐：有的列中 1 的个数是奇数。走一步让每一列都变成偶数。',
  },
  'hint-idea-misere': {
    en: 'The last to move loses: think of how the end will be, and leave an odd number of single ones there.',
    zh: '走最后一步者负：想想残局，最后要给对方留下奇数个 1。',
  },
  'hint-idea-leave-lost': {
    en: 'Look for a move after which every reply leaves you a won position again.',
    zh: '找一步棋，使对方无论怎样应对，你都仍处于必胜态。',
  },
  'hint-part': { en: 'Move in part {{part}}.', zh: '在第 {{part}} 部分走。' },
  'hint-over': { en: 'The game is over.', zh: '这一局已经结束。' },
  'hint-one-part': { en: 'There is only one part: choose how to change it.', zh: '只有一个部分：想想怎样改变它。' },
  'hint-moves': { en: 'Winning: {{moves}}.', zh: '必胜走法：{{moves}}。' },
  'flaw-empty': { en: 'the evidence is empty', zh: '证据是空的' },
  'flaw-method': {
    en: 'the answer names {{said}}, the evidence is {{found}}',
    zh: '答案所称方法是 {{said}}，证据却是 {{found}}',
  },
  'flaw-outcome': {
    en: 'the answer says {{said}}, the evidence gives {{found}}',
    zh: '答案说 {{said}}，证据得出 {{found}}',
  },
  'flaw-total': {
    en: 'the answer gives the value {{said}}, the evidence {{found}}',
    zh: '答案给出的 SG 值是 {{said}}，证据得出 {{found}}',
  },
  'flaw-length': {
    en: 'the answer gives {{said}} moves until the end, the evidence {{found}}',
    zh: '答案说还有 {{said}} 步结束，证据得出 {{found}}',
  },
  'flaw-no-move': { en: 'no move is given, though one exists', zh: '存在可给的走法，答案却没有给出' },
  'flaw-illegal': { en: 'the move given is not a legal one', zh: '给出的走法不合规则' },
  'flaw-move': { en: 'the move given leaves {{found}}', zh: '给出的走法之后是 {{found}}' },
  'flaw-option': { en: 'a move of the position leaves {{found}}', zh: '该局面有一步走后是 {{found}}' },
  'flaw-unlisted': {
    en: '{{game}} {{component}} is missing from the evidence',
    zh: '证据中缺少 {{game}} {{component}}',
  },
  'flaw-unknown-game': {
    en: 'the evidence speaks of {{game}}, which the position does not lead to',
    zh: '证据提到 {{game}}，但该局面走不到它',
  },
  'flaw-nim-value': {
    en: '{{game}} {{component}} is listed with the value {{said}}, its options give {{found}}',
    zh: '{{game}} {{component}} 列出的 SG 值是 {{said}}，由其走法算出 {{found}}',
  },
  'flaw-mark': {
    en: '{{position}} is marked {{said}}, its options give {{found}}',
    zh: '{{position}} 标为 {{said}}，由其走法得出 {{found}}',
  },
  'flaw-no-theorem': {
    en: 'the game has no theorem {{theorem}} that may be used',
    zh: '该游戏没有可用的定理 {{theorem}}',
  },
  'flaw-silent': {
    en: 'the theorem {{theorem}} says nothing of the position',
    zh: '定理 {{theorem}} 对该局面没有结论',
  },
  'flaw-theorem': {
    en: 'the theorem {{theorem}} says {{said}} of {{position}}, brute force {{found}}',
    zh: '定理 {{theorem}} 对 {{position}} 说 {{said}}，穷举得出 {{found}}',
  },
  'flaw-code': {
    en: 'the certificate is for {{said}}, the game is {{found}}',
    zh: '证书属于 {{said}}，而该游戏是 {{found}}',
  },
  'no-moves': {
    en: '{{game}} has no move at any size up to {{size}}: check the ranges',
    zh: '{{game}} 在大小 {{size}} 以内都没有任何走法，请检查范围',
  },
  'power-not-xor': {
    en: 'line {{line}}: ^ is a power; for exclusive or write xor(a, b)',
    zh: '第 {{line}} 行：^ 是乘方；异或请写 xor(a, b)',
  },
};
