import type { StepId } from 'nimlab';
import type { Sentence } from './sentence.ts';

/** The steps of an explanation: plain sentences on the person's own numbers. */
export const steps: Readonly<Record<StepId, Sentence>> = {
  take: { en: 'take {{count}} from pile {{part}}', zh: '从第 {{part}} 堆取 {{count}} 颗' },
  'take-only': { en: 'take {{count}}', zh: '取 {{count}} 颗' },
  becomes: { en: 'turn the {{from}} of part {{part}} into {{to}}', zh: '把第 {{part}} 部分的 {{from}} 变为 {{to}}' },
  'becomes-only': { en: 'turn {{from}} into {{to}}', zh: '把 {{from}} 变为 {{to}}' },
  vanishes: { en: 'clear the {{from}} of part {{part}}', zh: '把第 {{part}} 部分的 {{from}} 全部取走' },
  'vanishes-only': { en: 'clear {{from}}', zh: '把 {{from}} 全部取走' },
  'win-at-once': { en: 'move in part {{part}} and win at once', zh: '在第 {{part}} 部分走一步，直接获胜' },
  'lose-at-once': { en: 'move in part {{part}} and lose at once', zh: '在第 {{part}} 部分走一步，直接落败' },
  'draw-at-once': { en: 'move in part {{part}} and draw at once', zh: '在第 {{part}} 部分走一步，直接成和' },

  'win-at-once-only': { en: 'win at once', zh: '直接获胜' },
  'lose-at-once-only': { en: 'lose at once', zh: '直接落败' },
  'draw-at-once-only': { en: 'draw at once', zh: '直接成和' },

  'goal-normal': {
    en: 'It is your turn at {{position}}. Whoever cannot move loses, so you want to make the last move.',
    zh: '现在轮到你，局面是 {{position}}。不能走的人输，所以你要走到最后一步。',
  },
  'goal-misere': {
    en: 'It is your turn at {{position}}. Whoever makes the last move loses, so you want to leave the last move to the opponent.',
    zh: '现在轮到你，局面是 {{position}}。走最后一步的人输，所以你要把最后一步留给对手。',
  },
  'goal-finals': {
    en: 'It is your turn at {{position}}. Some moves of this game end it at once.',
    zh: '现在轮到你，局面是 {{position}}。这个游戏里有的一步会直接定胜负。',
  },
  'goal-normal-many': {
    en: 'It is your turn; there are {{count}} parts. Whoever cannot move loses, so you want to make the last move.',
    zh: '现在轮到你，一共有 {{count}} 个部分。不能走的人输，所以你要走到最后一步。',
  },
  'goal-misere-many': {
    en: 'It is your turn; there are {{count}} parts. Whoever makes the last move loses, so you want to leave it to the opponent.',
    zh: '现在轮到你，一共有 {{count}} 个部分。走最后一步的人输，所以你要把最后一步留给对手。',
  },
  'over-lost': { en: 'You have no move left, so you have lost.', zh: '你已无步可走，所以你输了。' },
  'over-won': {
    en: 'You have no move left: the opponent made the last move, so you have won.',
    zh: '你已无步可走：最后一步是对手走的，所以你赢了。',
  },

  'values-themselves': {
    en: 'Each pile counts as its own size.',
    zh: '每一堆的 SG 值就是它的颗数。',
  },
  'value-theorem': {
    en: '{{component}} has nim-value {{value}} ({{source}}): it plays like a Nim pile of {{value}}.',
    zh: '{{component}} 的 SG 值是 {{value}}（{{source}}）：它相当于一堆 {{value}} 颗的 Nim。',
  },
  'value-period': {
    en: '{{component}} has nim-value {{value}}: from {{preperiod}} on the values repeat every {{period}}, so {{component}} is worth as much as {{like}}{{rise}}.',
    zh: '{{component}} 的 SG 值是 {{value}}：从 {{preperiod}} 起每 {{period}} 个重复一次，所以 {{component}} 与 {{like}} 同值{{rise}}。',
  },
  'heap-won': {
    en: '{{component}} is won, by the list of who wins that the certificate gives.',
    zh: '按证书所列的胜负，{{component}} 必胜。',
  },
  'heap-lost': {
    en: '{{component}} is lost, by the list of who wins that the certificate gives.',
    zh: '按证书所列的胜负，{{component}} 必败。',
  },
  'heap-won-period': {
    en: '{{component}} is won: from {{preperiod}} on who wins repeats every {{period}}, so {{component}} stands as {{like}}, which is won.',
    zh: '{{component}} 必胜：从 {{preperiod}} 起胜负每 {{period}} 个重复一次，所以 {{component}} 与 {{like}} 相同，而 {{like}} 必胜。',
  },
  'heap-lost-period': {
    en: '{{component}} is lost: from {{preperiod}} on who wins repeats every {{period}}, so {{component}} stands as {{like}}, which is lost.',
    zh: '{{component}} 必败：从 {{preperiod}} 起胜负每 {{period}} 个重复一次，所以 {{component}} 与 {{like}} 相同，而 {{like}} 必败。',
  },
  'value-table': {
    en: '{{component}} has nim-value {{value}}: it plays like a Nim pile of {{value}}.',
    zh: '{{component}} 的 SG 值是 {{value}}：它相当于一堆 {{value}} 颗的 Nim。',
  },
  'value-theorem-zero': {
    en: '{{component}} has nim-value 0 ({{source}}): it counts for as little as an empty pile.',
    zh: '{{component}} 的 SG 值是 0（{{source}}）：它相当于一个空堆。',
  },
  'value-table-zero': {
    en: '{{component}} has nim-value 0: it counts for as little as an empty pile.',
    zh: '{{component}} 的 SG 值是 0：它相当于一个空堆。',
  },
  mex: {
    en: 'Why {{value}}: from {{component}} one move leads to the values {{values}}. The smallest number missing there is {{value}}.',
    one: 'Why {{value}}: from {{component}} every move leads to value {{values}}. The smallest number other than that is {{value}}.',
    zh: '为什么是 {{value}}：从 {{component}} 走一步，能到的 SG 值有 {{values}}；其中没有出现的最小的数就是 {{value}}。',
  },
  'mex-empty': {
    en: 'Why 0: from {{component}} there is no move.',
    zh: '为什么是 0：{{component}} 已无步可走。',
  },
  'values-many': {
    en: 'There are {{count}} parts, too many to list one by one; each has its nim-value.',
    zh: '一共有 {{count}} 个部分，不逐一列出；每个部分都有自己的 SG 值。',
  },

  columns: {
    en: 'Write the numbers in columns of 8, 4, 2, 1 and so on, and count the ones in each column:\n{{table}}',
    zh: '把每个数写成二进制（各列表示……8、4、2、1），数一数每一列有几个 1：\n{{table}}',
  },
  'nim-sum': {
    en: 'The columns with an odd number of ones make the nim-sum: {{values}} give {{sum}}.',
    zh: '1 的个数为奇数的那些列合起来就是异或和：{{values}} 的异或和是 {{sum}}。',
  },
  'nim-sum-many': {
    en: 'The nim-sum of the {{count}} values is {{sum}}.',
    zh: '这 {{count}} 个值的异或和是 {{sum}}。',
  },
  balanced: {
    en: 'Every column has an even number of ones: the position is balanced. A move changes exactly one of the numbers, so it makes some column odd, and the opponent can make every column even again. When nothing is left, all columns are even too: it is you who finds it so.',
    zh: '每一列的 1 都是偶数个：局面是平衡的。你每走一步恰好改变一个数，必定让某一列变成奇数个；对手总能再把每一列变回偶数个。全部取完时各列也都是偶数个，面对它的正是你。',
  },
  'balanced-one': {
    en: 'Its value is 0: every move leads to a value other than 0, and from there the opponent can always come back to 0.',
    zh: '它的 SG 值是 0：你怎么走都会到一个不为 0 的值，而对手总能再走回 0。',
  },
  'balanced-misere': {
    en: 'The nim-sum is 0. Every move makes it something else, and the opponent can make it 0 again, or, once a single number above 1 is left, leave you an odd number of ones.',
    zh: '异或和是 0。你怎么走它都会改变，而对手总能让它再变回 0；等到大于 1 的数只剩一个时，对手就给你留下奇数个 1。',
  },
  top: {
    en: 'The leftmost odd column is the one of {{column}}. Part {{part}} has a one there ({{value}}). Flip its digits in the odd columns: {{value}} becomes {{left}}. That is less, because the leftmost digit that changes turns from 1 to 0.',
    zh: '最左边的奇数列是 {{column}} 那一列。第 {{part}} 部分（{{value}}）在这一列是 1。把它在各奇数列上的数字翻转：{{value}} 变成 {{left}}。它一定变小，因为最左边改变的那一位由 1 变成了 0。',
  },
  mend: {
    en: 'To make every column even, part {{part}} must go from value {{value}} to value {{left}}, and its game has such a move.',
    zh: '要让每一列都变成偶数个 1，第 {{part}} 部分的值要从 {{value}} 变为 {{left}}，它的规则里正有这样一步。',
  },
  'top-number': {
    en: 'The leftmost odd column is the one of {{column}}. The number {{value}} has a one there. Flip its digits in the odd columns: it becomes {{left}}, which is less, and all columns are even.',
    zh: '最左边的奇数列是 {{column}} 那一列，{{value}} 在这一列是 1。把它在各奇数列上的数字翻转：它变成更小的 {{left}}，各列就都是偶数个 1。',
  },
  'one-number': {
    en: 'Only one number counts here, the {{value}}: bring it to 0.',
    zh: '这里要算的数只有一个，就是 {{value}}：把它变为 0。',
  },
  'one-number-zero': {
    en: 'The one number that counts is 0: whatever you do, the opponent can bring it back to 0.',
    zh: '要算的数只有一个，它已经是 0：你怎么走，对手都能让它再变回 0。',
  },
  'one-value': {
    en: 'Its value {{value}} is not 0, so some move leads to value 0; leave the opponent there.',
    zh: '它的 SG 值 {{value}} 不为 0，所以有一步能走到 SG 值 0；把这个局面留给对手。',
  },
  'equal-pair': {
    en: 'The two parts {{component}} and {{component}} are equal. Whatever you do in one, the opponent does in the other, and so always has an answer.',
    zh: '两个部分 {{component}} 和 {{component}} 一样。你在一个里怎么走，对手就在另一个里照样走，所以对手总有一步可应。',
  },
  'equal-pairs': {
    en: 'The parts form pairs of equals. Whatever you do in one of a pair, the opponent does in the other, and so always has an answer.',
    zh: '各部分可以两两配成相同的对。你在一对中的一个里怎么走，对手就在另一个里照样走，所以对手总有一步可应。',
  },

  'misere-ones-odd': {
    en: 'No number is above 1, and {{count}} of them are 1. Now only the parity counts: {{count}} is odd, so the last move falls to you.',
    one: 'No number is above 1, and just one of them is 1. Now only the parity counts: 1 is odd, so the last move falls to you.',
    zh: '没有大于 1 的数，等于 1 的有 {{count}} 个。这时只看奇偶：{{count}} 是奇数，所以最后一步落到你手里。',
  },
  'misere-ones-even': {
    en: 'No number is above 1, and {{count}} of them are 1. Now only the parity counts: {{count}} is even, so the last move falls to the opponent.',
    zh: '没有大于 1 的数，等于 1 的有 {{count}} 个。这时只看奇偶：{{count}} 是偶数，所以最后一步落到对手手里。',
  },
  'misere-one-big': {
    en: 'Only one number is above 1, the {{value}} (ones beside it: {{ones}}). Bring it down to {{left}}: then an odd number of ones is left, and the last one falls to the opponent.',
    zh: '大于 1 的数只有一个，就是 {{value}}（此外有 {{ones}} 个 1）。把它变为 {{left}}：这样剩下奇数个 1，最后一个落到对手手里。',
  },
  'misere-big': {
    en: 'Numbers above 1: {{count}}. While there are two or more of them, play exactly as if the last move won: leave nim-sum 0. Whoever does so is also the one who in the end finds exactly one number above 1, and shrinks it so that an odd number of ones is left.',
    zh: '大于 1 的数有 {{count}} 个。只要这样的数不少于两个，就和“走最后一步者胜”时一样走：让异或和变为 0。一直这样走的人，最后也正是面对唯一一个大于 1 的数的人，那时把它减小，给对方留下奇数个 1。',
  },
  'misere-big-many': {
    en: 'Two or more numbers are above 1: until one such number is left, play exactly as if the last move won.',
    zh: '大于 1 的数不止一个：在只剩一个这样的数之前，和“走最后一步者胜”时一样走。',
  },

  because: { en: 'Reason given by the theorem: {{name}} {{values}}.', zh: '定理给出的理由：{{name}} {{values}}。' },
  'theorem-says': {
    en: 'A theorem tells it ({{source}}): {{text}}.',
    zh: '由定理可知（{{source}}）：{{text}}。',
  },
  'page-says': {
    en: 'What is known of this game ({{source}}): {{about}}',
    zh: '关于这个游戏的结论（{{source}}）：{{about}}',
  },
  'tame-says': {
    en: 'In misère play this game goes like misère Nim on its nim-values ({{source}}).',
    zh: '在反 Nim 规则下，这个游戏按它的 SG 值像反 Nim 那样进行（{{source}}）。',
  },
  distance: {
    en: 'From {{n}} to {{goal}} it is {{rest}} more.',
    zh: '从 {{n}} 到 {{goal}} 还差 {{rest}}。',
  },
  residue: {
    en: 'Divide by {{modulus}}: {{n}} = {{quotient}} × {{modulus}} + {{rest}}, remainder {{rest}}.',
    zh: '除以 {{modulus}}：{{n}} = {{quotient}} × {{modulus}} + {{rest}}，余 {{rest}}。',
  },
  'residue-win': {
    en: 'Lost is the remainder {{lost}}. Leave it to the opponent: every move breaks it, and each time you can come back to it.',
    zh: '必败的余数是 {{lost}}。把这样的余数留给对手：对手每走一步都会破坏它，而你每次都能再走回来。',
  },
  'residue-lost': {
    en: 'Lost is the remainder {{lost}}, and that is where you are: every move breaks it, and each time the opponent can come back to it.',
    zh: '必败的余数是 {{lost}}，现在正是这样：你每走一步都会破坏它，而对手每次都能再走回来。',
  },
  complement: {
    en: 'If one player moves by k, the other answers by {{modulus}} - k: together that is always {{modulus}}.',
    zh: '一方走 k，另一方就走 {{modulus}} - k：两人合起来总是 {{modulus}}。',
  },
  zeckendorf: {
    en: 'Write {{n}} as Fibonacci numbers, the largest that fits first: {{n}} = {{sum}}. The least part is {{least}}.',
    zh: '把 {{n}} 拆成斐波那契数之和，每次取放得下的最大的一个：{{n}} = {{sum}}。最小的一份是 {{least}}。',
  },
  greedy: {
    en: 'Write {{n}} in the numbers of this game, the largest that fits first: {{n}} = {{sum}}. The least part is {{least}}.',
    zh: '用这个游戏的特征数来拆 {{n}}，每次取放得下的最大的一个：{{n}} = {{sum}}。最小的一份是 {{least}}。',
  },
  'least-fits': {
    en: 'You may take up to {{quota}}, so you can take the least part, {{least}}. Then the opponent may take at most {{after}}, less than the next part, {{next}}: the opponent can only break it, and you can take the least part again.',
    zh: '你最多可取 {{quota}} 颗，所以可以取走最小的一份 {{least}}。之后对手最多取 {{after}} 颗，少于下一份 {{next}}：对手只能把它拆开，而你又能取走最小的一份。',
  },
  'least-all': {
    en: 'You may take up to {{quota}}, so you can take all {{least}} at once.',
    zh: '你最多可取 {{quota}} 颗，所以可以把这 {{least}} 颗一次取完。',
  },
  'least-exceeds': {
    en: 'You may take up to {{quota}}, less than the least part, {{least}}: you cannot take a whole part. Whatever you take, the rest has a least part that the opponent may take.',
    zh: '你最多可取 {{quota}} 颗，少于最小的一份 {{least}}：你取不走完整的一份。无论你取几颗，剩下的数都有一个对手取得走的最小份。',
  },
  golden: {
    en: 'The piles {{small}} and {{large}} differ by {{difference}}. Among pairs with this difference exactly one is lost: ({{lower}}, {{upper}}), because {{index}} × {{ratio}} rounded down is {{lower}}.',
    zh: '两堆 {{small}} 与 {{large}} 相差 {{difference}}。差为它的各对里恰有一对是必败的：({{lower}}, {{upper}})，因为 {{index}} × {{ratio}} 向下取整为 {{lower}}。',
  },
  'golden-lost': {
    en: 'That is the pair on the table. Each number stands in just one lost pair, and each difference too, so no move leads from one lost pair to another.',
    zh: '桌上正是这一对。每个数只出现在一个必败对里，每个差也只对应一个必败对，所以一步走不到另一个必败对。',
  },
  'golden-win': {
    en: 'The pair on the table is another one, so a lost pair is one move away.',
    zh: '桌上不是这一对，所以一步就能走到某个必败对。',
  },
  'golden-none': {
    en: 'The piles {{small}} and {{large}} differ by {{difference}}, which is not a multiple of {{step}}; lost pairs differ by a multiple of {{step}}, so this is not one of them.',
    zh: '两堆 {{small}} 与 {{large}} 相差 {{difference}}，不是 {{step}} 的倍数；必败对的差都是 {{step}} 的倍数，所以这不是必败对。',
  },
  'odd-steps': {
    en: 'Only every other step counts, here steps {{places}} with {{stones}} stones: each of them plays like a Nim pile.',
    zh: '只有奇数级台阶要算，这里是第 {{places}} 级，石子数为 {{stones}}：每一级相当于一堆 Nim。',
  },
  'undo-step': {
    en: 'The other steps do not matter: when stones come down onto a counted step, the answer is to move just as many one step further, and nothing counted has changed.',
    zh: '其余的台阶不影响胜负：有人把石子移到要算的台阶上，另一方就把同样多的石子再往下移一级，要算的数都没有变。',
  },
  'odd-cells': {
    en: 'Only the cells at an odd distance from the last one count, here cells {{places}} with {{stones}} stones: each of them plays like a Nim pile.',
    zh: '只有与最后一格距离为奇数的格子要算，这里是第 {{places}} 格，石子数为 {{stones}}：每一格相当于一堆 Nim。',
  },
  'undo-cell': {
    en: 'The other cells do not matter: when stones come onto a counted cell, the answer is to move just as many one cell further, and nothing counted has changed.',
    zh: '其余的格子不影响胜负：有人把石子移到要算的格子上，另一方就把同样多的石子再往前移一格，要算的数都没有变。',
  },
  locked: {
    en: 'The last one opens only when all the others are empty, and whoever may enter it takes it whole and wins. So among the others you want the opponent to make the last move: there it is play in which the last to move loses.',
    zh: '最后一层要等其他各层全空才打开，谁能进去，谁就一次取完获胜。所以在其他各层里，你要让对手走最后一步：那里就是“走最后一步者负”的反 Nim。',
  },
  retreat: {
    en: 'A step back is answered by an equal step forward: the free squares between are as before.',
    zh: '一方后退几格，另一方就前进同样的格数：中间的空格数恢复原样。',
  },
  'one-less': {
    en: 'Nobody takes the last one by choice, so play as if there were {{less}} instead of {{n}} and the last of those won.',
    zh: '谁也不愿取最后一颗，所以把 {{n}} 颗当作 {{less}} 颗、按“取到最后一颗者胜”来走。',
  },
  gaps: {
    en: 'Pair the pieces from the right-most one. The free squares between the two of each pair count: {{counted}}. Each such gap plays like a Nim pile.',
    zh: '从最右边的棋子起两两配对，数每一对中间的空格：{{counted}}。每个这样的间隔相当于一堆 Nim。',
  },
  'gaps-edge': {
    en: 'Pair the pieces from the right-most one; the left-most piece, without a partner, pairs with the edge. The free squares between the two of each pair count: {{counted}}. Each such gap plays like a Nim pile.',
    zh: '从最右边的棋子起两两配对，最左边落单的那枚与左边界配对。数每一对中间的空格：{{counted}}。每个这样的间隔相当于一堆 Nim。',
  },
  'undo-gap': {
    en: 'When the left piece of a pair moves and its gap grows, the answer is to move the right piece just as far: the gap is as before.',
    zh: '若有人移动一对中左边的棋子使间隔变大，另一方就把右边的棋子也移同样多格：间隔恢复原样。',
  },
  'arms-equal': {
    en: 'The two sides are equal, {{a}} and {{b}}. Whatever is done to one side can be done to the other, so the player who answers always has a move.',
    zh: '两边相等，{{a}} 对 {{b}}。一边怎么走，另一边都能照样走，所以后走的一方总有一步可应。',
  },
  'arms-differ': {
    en: 'The two sides are {{a}} and {{b}}. Make them equal, and from then on copy every move of the opponent on the other side.',
    zh: '两边是 {{a}} 和 {{b}}。先把两边变成相等，以后对手在一边怎么走，你就在另一边照样走。',
  },
  'digit-counts': {
    en: 'Write the piles in columns of 8, 4, 2, 1 and so on; in each column count the ones, modulo {{modulus}}:\n{{table}}',
    zh: '把各堆写成二进制，数每一列 1 的个数，再除以 {{modulus}} 取余数：\n{{table}}',
  },
  'counts-even': {
    en: 'Every count is a multiple of {{modulus}}. A move may change fewer than {{modulus}} piles, so the leftmost column it changes loses some ones, but never {{modulus}} of them: its count is no multiple any more, and the opponent can repair that.',
    zh: '每一列的个数都是 {{modulus}} 的倍数。一步只能改动不到 {{modulus}} 堆，所以改动的最左一列会少掉几个 1，但少不到 {{modulus}} 个：它不再是倍数，而对手总能补回来。',
  },
  'counts-odd': {
    en: 'Some count is not a multiple of {{modulus}}. A move can make all of them multiples, changing fewer than {{modulus}} piles, from the leftmost such column on.',
    zh: '有的列的个数不是 {{modulus}} 的倍数。从最左边的这种列开始，改动不到 {{modulus}} 堆，就能让每一列都成为倍数。',
  },
  'euclid-choice': {
    en: '{{small}} goes into {{large}} at least {{quotient}} times: who moves here has a choice. Either leave the smallest possible pair, or leave one step before it and so force the opponent to hand it over; one of the two wins.',
    zh: '{{large}} 里至少有 {{quotient}} 个 {{small}}：轮到谁谁就有选择。可以直接减到最小的那一对，也可以留下前一步、逼对手交出那一对；两种走法中必有一种获胜。',
  },
  'euclid-even': {
    en: '{{large}} is a multiple of {{small}}: who moves here ends the game and wins.',
    zh: '{{large}} 是 {{small}} 的倍数：轮到谁谁就能结束游戏并获胜。',
  },
  'euclid-forced': {
    en: '{{small}} goes into {{large}} just once: the only move leads to ({{toSmall}}, {{toLarge}}).',
    zh: '{{large}} 里只有 1 个 {{small}}：只能走到 ({{toSmall}}, {{toLarge}})。',
  },
  'euclid-end': {
    en: 'At ({{small}}, {{large}}) there is no move left.',
    zh: '到 ({{small}}, {{large}}) 就无步可走了。',
  },
  twos: {
    en: '{{n}} can be halved evenly {{count}} times: {{n}} = {{product}}.',
    one: '{{n}} can be halved evenly once: {{n}} = {{product}}.',
    zh: '{{n}} 能被 2 整除 {{count}} 次：{{n}} = {{product}}。',
  },
  'odd-number': { en: '{{n}} is odd: it cannot be halved evenly.', zh: '{{n}} 是奇数，不能被 2 整除。' },

  move: {
    en: 'So {{move}}. That leaves {{position}}, which is lost for the opponent.',
    zh: '所以{{move}}，留下 {{position}}，这对对手是必败态。',
  },
  'move-balanced': {
    en: 'So {{move}}. That leaves {{position}} with nim-sum 0: every column is even.',
    zh: '所以{{move}}，留下 {{position}}，异或和为 0：每一列都是偶数个 1。',
  },
  'move-to': { en: 'So {{move}}, which is lost for the opponent.', zh: '所以{{move}}，这对对手是必败态。' },
  'move-mirror': {
    en: 'So {{move}}. That leaves {{position}}, made of equal pairs: copy in one half whatever the opponent does in the other.',
    zh: '所以{{move}}，留下 {{position}}，两两相同：以后对手在一半里怎么走，你就在另一半里照样走。',
  },
  'move-last': { en: 'So {{move}}: that ends the game and wins.', zh: '所以{{move}}：游戏到此结束，你获胜。' },
  'move-only': { en: 'So {{move}}.', zh: '所以{{move}}。' },
  'moves-one': { en: 'It is the only winning move.', zh: '这是唯一的必胜走法。' },
  'moves-alike': {
    en: 'There are {{count}} winning moves in all.',
    zh: '必胜的走法一共有 {{count}} 种。',
  },
  'lost-all': {
    en: 'Every one of your {{count}} moves leaves the opponent a winning position:',
    one: 'Your only move leaves the opponent a winning position:',
    zh: '你的全部走法（{{count}} 种）都会给对手留下必胜态：',
  },
  reply: {
    en: 'If you {{move}}, the opponent can {{reply}}, leaving {{position}}.',
    zh: '你若{{move}}，对手可以{{reply}}，留下 {{position}}。',
  },
  'reply-plain': {
    en: 'If you {{move}}, the opponent can {{reply}}.',
    zh: '你若{{move}}，对手可以{{reply}}。',
  },
  'reply-to': {
    en: 'If you turn it into {{to}}, the opponent can turn that into {{position}}.',
    zh: '你若变为 {{to}}，对手可以再变为 {{position}}。',
  },
  'reply-to-last': {
    en: 'If you turn it into {{to}}, the opponent can turn that into {{position}}, and that decides the game.',
    zh: '你若变为 {{to}}，对手可以再变为 {{position}}，胜负就此决定。',
  },
  'reply-then': {
    en: 'If you {{move}}, so that {{between}} is left, the opponent can {{reply}}, leaving {{position}}.',
    zh: '你若{{move}}，局面成为 {{between}}，对手可以{{reply}}，留下 {{position}}。',
  },
  'reply-last': {
    en: 'If you {{move}}, the opponent can {{reply}}, and that decides the game.',
    zh: '你若{{move}}，对手可以{{reply}}，胜负就此决定。',
  },
  'reply-over': {
    en: 'If you {{move}}, that is the last move of the game, and you lose.',
    zh: '你若{{move}}，那就是最后一步，你输了。',
  },
  'reply-none': { en: 'If you {{move}}, the game is over.', zh: '你若{{move}}，游戏就结束了。' },
  'replies-more': {
    en: 'It is likewise for the {{count}} other moves.',
    one: 'It is likewise for the one other move.',
    zh: '其余 {{count}} 种走法也一样。',
  },
  line: {
    en: 'Best play from here takes {{count}} moves: {{plies}}.',
    one: 'Best play from here takes one move: {{plies}}.',
    zh: '双方都走最好的话还有 {{count}} 步：{{plies}}。',
  },
  'ply-yours': { en: 'you {{move}}, leaving {{position}}', zh: '你{{move}}，留下 {{position}}' },
  'ply-theirs': { en: 'the opponent can {{move}}, leaving {{position}}', zh: '对手{{move}}，留下 {{position}}' },
  'ply-yours-plain': { en: 'you {{move}}', zh: '你{{move}}' },
  'ply-theirs-plain': { en: 'the opponent can {{move}}', zh: '对手{{move}}' },
  'ply-yours-last': { en: 'you {{move}}, the last move', zh: '你{{move}}，这是最后一步' },
  'ply-theirs-last': { en: 'the opponent can {{move}}, the last move', zh: '对手{{move}}，这是最后一步' },
  'line-more': { en: 'Best play begins: {{plies}} …', zh: '双方都走最好的话，开头是：{{plies}}……' },
  'draw-keeps': {
    en: 'Neither player can force a win: the game can go on for ever. To keep the draw, {{move}}.',
    zh: '双方都无法强行取胜，可以一直走下去。想保住和局，就{{move}}。',
  },
  'draw-none': {
    en: 'Neither player can force a win: the game can go on for ever.',
    zh: '双方都无法强行取胜，可以一直走下去。',
  },
};
