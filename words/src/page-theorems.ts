import type { Sentence } from './sentence.ts';

/** The theorems of Learn: title, puzzle, statement, and why it is so. */
export const theoremLabels = {
  'learn-pn': { en: 'Won and lost positions', zh: '必胜态与必败态' },
  'learn-pn-puzzle': {
    en: 'One pile. A move takes 1, 3 or 4. Whoever cannot move loses.',
    zh: '一堆石子，每步取 1、3 或 4 颗。不能走的人输。',
  },
  'learn-pn-says': {
    en: 'A position is won for the player to move exactly when some move leads to a lost one, and lost exactly when every move leads to a won one.',
    zh: '一个局面是必胜态，当且仅当有一步能走到必败态；是必败态，当且仅当每一步都走到必胜态。',
  },
  'learn-pn-formula': {
    en: 'A position is lost exactly when every move from it leads to a won one.',
    zh: '一个局面必败，当且仅当从它出发的每一步都走到必胜态。',
  },
  'learn-pn-1': {
    en: 'Begin at the end. A position without moves is lost for whoever is to move: that is the rule.',
    zh: '从终局开始：没有走法的局面，轮到谁谁输，这是规则。',
  },
  'learn-pn-2': {
    en: 'Then work upwards. Each position leads only to smaller ones, whose fate is known by then; so every position gets a mark, N for won or P for lost, and never both.',
    zh: '再从小到大。每个局面只能走到更小的局面，而它们的胜负已经知道；所以每个局面都恰好得到一个记号：N 必胜，P 必败。',
  },
  'learn-bash': { en: 'Bash’s game', zh: '巴什博弈' },
  'learn-bash-puzzle': {
    en: 'One pile. A move takes 1, 2 or 3. Whoever takes the last wins.',
    zh: '一堆石子，每步取 1、2 或 3 颗，取到最后一颗的人赢。',
  },
  'learn-bash-says': {
    en: 'If a move takes 1 to m, exactly the multiples of m + 1 are lost.',
    zh: '每步取 1 到 m 颗时，恰好 m + 1 的倍数是必败态。',
  },
  'learn-bash-formula': {
    en: 'A pile of n is lost exactly when n modulo m + 1 is 0.',
    zh: 'n 颗必败，当且仅当 n 除以 m + 1 余 0。',
  },
  'learn-bash-1': {
    en: 'At a multiple of m + 1, whatever k the first takes, the other takes m + 1 - k: the pile is a multiple again, and smaller. So the other takes the last.',
    zh: '在 m + 1 的倍数处，先走的人取 k 颗，对手就取 m + 1 - k 颗，又回到更小的倍数；所以最后一颗归对手。',
  },
  'learn-bash-2': {
    en: 'At any other number the remainder is between 1 and m: take it, and the opponent stands at a multiple.',
    zh: '其余情形余数在 1 到 m 之间：取走余数，就把倍数留给对手。',
  },
  'learn-race': { en: 'The race to 20', zh: '抢 20' },
  'learn-race-puzzle': {
    en: 'Count up to 20. A move adds 1 or 2. Whoever says 20 wins.',
    zh: '往 20 数，每步加 1 或 2，谁先数到 20 谁赢。',
  },
  'learn-race-says': {
    en: 'What counts is how far it is to 20: it is Bash’s game turned upside down. Say the numbers 2, 5, 8, 11, 14, 17, 20.',
    zh: '重要的是离 20 还有多远：它就是倒过来的巴什博弈。抢 2、5、8、11、14、17、20。',
  },
  'learn-race-formula': {
    en: 'n is lost exactly when 20 minus n is a multiple of 3.',
    zh: 'n 是必败的数，当且仅当 20 减 n 是 3 的倍数。',
  },
  'learn-race-1': {
    en: 'From 17 the opponent reaches 18 or 19, and you say 20. So 17 is as good as 20; by the same reason 14 is as good as 17, and so on down to 2.',
    zh: '从 17 起，对手只能到 18 或 19，你就数到 20。所以抢到 17 等于抢到 20；同理抢到 14 等于抢到 17，一直到 2。',
  },
  'learn-race-2': {
    en: 'Every third number is a key, because one move of each side can always make 3 together.',
    zh: '每隔三个数有一个关键数，因为双方各走一步总能凑成 3。',
  },
  'learn-nim': { en: 'Nim: both halves', zh: 'Nim：定理的两半' },
  'learn-nim-puzzle': {
    en: 'Several piles. A move takes any number from one pile. Whoever takes the last wins.',
    zh: '若干堆石子，每步从一堆中取任意颗，取到最后一颗的人赢。',
  },
  'learn-nim-says': {
    en: 'Write the piles in binary. The player to move loses exactly when every column holds an even number of ones, that is, when the nim-sum is 0.',
    zh: '把各堆写成二进制。轮到走的人必败，当且仅当每一列 1 的个数都是偶数，即异或和为 0。',
  },
  'learn-nim-formula': {
    en: 'Piles h 1 to h k are lost exactly when their nim-sum is 0.',
    zh: '各堆 h1 到 hk 必败，当且仅当它们的异或和为 0。',
  },
  'learn-nim-1': {
    en: 'First half. If some column is odd, look at the leftmost one, and choose a pile with a one there. Turn over its digits in all odd columns: it becomes less, because its first changed digit goes from 1 to 0; and every column is even now.',
    zh: '前一半：若有奇数列，看最左边的一列，选一堆在该列为 1 的，把它在所有奇数列上的数字翻转：最先改变的一位由 1 变 0，所以这堆变小，而现在每列都是偶数。',
  },
  'learn-nim-2': {
    en: 'Second half. If every column is even, any move changes one pile, so at least one digit of it, and the column of that digit becomes odd. Every move spoils the balance.',
    zh: '后一半：若每列都是偶数，任何一步都改变一堆，至少改变它的一位数字，那一列就成了奇数。每一步都会打破平衡。',
  },
  'learn-nim-3': {
    en: 'The end, with no stones, is balanced. So whoever always leaves balance behind never meets the end on his own turn.',
    zh: '终局没有石子，是平衡的。所以一直把平衡留给对手的人，不会在自己的回合遇到终局。',
  },
  'learn-sums': { en: 'Sums and the mex', zh: '游戏之和与 mex' },
  'learn-sums-puzzle': {
    en: 'Two games side by side: a row of pins in Kayles, and a pile of Nim. A move is a move in one of them.',
    zh: '两个游戏并排：Kayles 的一排柱子，和一堆 Nim 的石子。每步在其中一个里走。',
  },
  'learn-sums-says': {
    en: 'Give each position the smallest number that none of its options has, the mex. In a sum of games the player to move loses exactly when the nim-sum of these values is 0.',
    zh: '给每个局面它的后继都没有的最小的数，即 mex。游戏之和中，轮到走的人必败，当且仅当这些 SG 值的异或和为 0。',
  },
  'learn-sums-formula': {
    en: 'The value of G is the least number that is not the value of any position that G leads to; the value of a sum is the nim-sum of the values.',
    zh: 'G 的 SG 值是它能走到的各局面的 SG 值中没有出现的最小数；和的 SG 值等于各部分 SG 值的异或。',
  },
  'learn-sums-1': {
    en: 'A position of value v can move to every value below v, just as a Nim pile of v can.',
    zh: 'SG 值为 v 的局面可以走到每个小于 v 的值，就像一堆 v 颗的 Nim。',
  },
  'learn-sums-2': {
    en: 'It may also move to larger values; but from there the opponent can come straight back to v, so nothing is gained.',
    zh: '它也可能走到更大的值；但对手可以立刻走回 v，所以什么也没得到。',
  },
  'learn-sums-3': {
    en: 'So each part plays like a Nim pile of its value, and Nim’s theorem tells the rest (Sprague 1935, Grundy 1939).',
    zh: '所以每一部分都相当于一堆 Nim，其余由 Nim 的定理给出（Sprague 1935，Grundy 1939）。',
  },
  'learn-wythoff': { en: 'Wythoff’s game', zh: '威佐夫博弈' },
  'learn-wythoff-puzzle': {
    en: 'Two piles. A move takes any number from one, or the same number from both. Whoever takes the last wins.',
    zh: '两堆石子，每步从一堆取任意颗，或从两堆取同样多颗，取到最后一颗的人赢。',
  },
  'learn-wythoff-says': {
    en: 'The lost pairs are (0, 0), (1, 2), (3, 5), (4, 7), (6, 10), …: the k-th has the difference k, and its smaller number is k times 1.618… rounded down.',
    zh: '必败的数对是 (0, 0)、(1, 2)、(3, 5)、(4, 7)、(6, 10)……：第 k 对相差 k，较小的数是 k 乘 1.618…… 后取整。',
  },
  'learn-wythoff-formula': {
    en: 'Lost pair number k is k times phi rounded down, and that plus k; phi is 1.618….',
    zh: '第 k 个必败对是 kφ 向下取整，以及它加上 k；φ 约为 1.618。',
  },
  'learn-wythoff-1': {
    en: 'Each new pair begins with the smallest number not yet used, so every number stands in exactly one pair, and every difference occurs once. No move leads from a lost pair to another.',
    zh: '每个新数对都从还没用过的最小的数开始，所以每个数恰好在一对里，每个差恰好出现一次。从一个必败对不可能一步走到另一个。',
  },
  'learn-wythoff-2': {
    en: 'From any other pair one move reaches a lost one: lower the number whose partner is smaller, or both alike.',
    zh: '从其他数对总能一步走到必败对：减小其中一个数，或者两个数同减。',
  },
  'learn-fibonacci': { en: 'Fibonacci Nim', zh: '斐波那契博弈' },
  'learn-fibonacci-puzzle': {
    en: 'One pile. The first move may not take all; after that a move takes at most twice what was just taken. Whoever takes the last wins.',
    zh: '一堆石子，第一步不能取完，之后每步至多取对手刚取的两倍，取到最后一颗的人赢。',
  },
  'learn-fibonacci-says': {
    en: 'Exactly the Fibonacci numbers are lost. Otherwise write the pile as Fibonacci numbers, no two neighbours among them, and take the least part.',
    zh: '恰好斐波那契数是必败态。否则把石子数写成互不相邻的斐波那契数之和，取走最小的一份。',
  },
  'learn-fibonacci-formula': {
    en: 'Write n as Fibonacci numbers; n is won exactly when the least of them may be taken, that is, is at most the limit q.',
    zh: '把 n 写成斐波那契数之和；当且仅当最小的一份不超过上限 q（取得走）时必胜。',
  },
  'learn-fibonacci-1': {
    en: 'The next part is more than twice the least one, because they are no neighbours; so after you took the least part the opponent cannot take the next.',
    zh: '各份互不相邻，所以次小的一份大于最小一份的两倍；你取走最小的一份后，对手取不完次小的那份。',
  },
  'learn-fibonacci-2': {
    en: 'He must break that part, and what is left of it again has a least part within your reach.',
    zh: '对手只能把它拆开，而剩下的部分又有一个你取得到的最小份。',
  },
  'learn-staircase': { en: 'Staircase Nim', zh: '阶梯 Nim' },
  'learn-staircase-puzzle': {
    en: 'Stones lie on steps 1, 2, 3, … A move brings any number from one step down to the next; from step 1 they reach the ground. Whoever cannot move loses.',
    zh: '石子放在第 1、2、3……级台阶上，每步把一级上的任意颗移到下一级，第 1 级的移到地面。不能走的人输。',
  },
  'learn-staircase-says': {
    en: 'Only the steps with odd numbers count: they are Nim piles, and the rest does not matter.',
    zh: '只看奇数级：它们就是 Nim 的各堆，其余无关。',
  },
  'learn-staircase-formula': {
    en: 'Lost exactly when the nim-sum of the odd steps is 0.',
    zh: '必败，当且仅当奇数级台阶的异或和为 0。',
  },
  'learn-staircase-1': {
    en: 'A move from an odd step takes stones away from what counts, as in Nim.',
    zh: '从奇数级移走石子，就是从有关的堆里取走石子，和 Nim 一样。',
  },
  'learn-staircase-2': {
    en: 'A move from an even step brings stones onto an odd one. Move just as many one step further, and all that counts is as before.',
    zh: '从偶数级移下来的石子落到奇数级上；把同样多颗再往下移一级，有关的部分就恢复原样。',
  },
  'learn-georgia': { en: 'Georgia and Bob', zh: '移棋子（Georgia and Bob）' },
  'learn-georgia-puzzle': {
    en: 'Pieces on a strip. A move takes one piece any number of squares to the left, not past another. Whoever cannot move loses.',
    zh: '一条格子上有若干棋子，每步把一枚向左移任意格，不能越过别的棋子。不能走的人输。',
  },
  'learn-georgia-says': {
    en: 'Pair the pieces from the right. The gaps inside the pairs are Nim piles; the rest does not matter.',
    zh: '从右边起两两配对，每对之间的空格数就是 Nim 的各堆，其余无关。',
  },
  'learn-georgia-formula': {
    en: 'Lost exactly when the nim-sum of the gaps inside the pairs, counted from the right, is 0.',
    zh: '必败，当且仅当从右边起两两配对后各间隔的异或和为 0。',
  },
  'learn-georgia-1': {
    en: 'Moving the right piece of a pair makes its gap smaller: a move of Nim.',
    zh: '移动一对中右边的棋子，空格减少，就是 Nim 的一步。',
  },
  'learn-georgia-2': {
    en: 'Moving the left one makes the gap larger; move the right one just as far, and the gap is as before.',
    zh: '移动左边的棋子，空格增多；把右边的移同样多格，空格就恢复原样。',
  },
  'learn-kayles': { en: 'Kayles and mirroring', zh: 'Kayles 与对称' },
  'learn-kayles-puzzle': {
    en: 'Pins in a row. A move knocks down one, or two neighbours. Whoever knocks down the last wins.',
    zh: '柱子排成一排，每步击倒一根或相邻的两根，击倒最后一根的人赢。',
  },
  'learn-kayles-says': {
    en: 'Whoever begins on a single row wins: open in the middle so that two equal rows are left, and mirror every move from then on.',
    zh: '只有一排时先走的人必胜：从正中间击倒，留下两排相等的柱子，以后每步对称着走。',
  },
  'learn-kayles-formula': {
    en: 'From 71 pins on, the value of n + 12 pins is that of n pins.',
    zh: '从 71 根起，n + 12 根与 n 根的 SG 值相同。',
  },
  'learn-kayles-1': {
    en: 'Two equal rows are lost: whatever is done in one of them can be done in the other.',
    zh: '两排相等是必败态：对手在一排里怎么走，你就在另一排里照样走。',
  },
  'learn-kayles-2': {
    en: 'An odd row has a middle pin, an even row a middle pair; so one move always leaves two equal rows, or nothing.',
    zh: '奇数排有正中一根，偶数排有正中一对；所以总能一步留下两排相等的，或者什么也不剩。',
  },
  'learn-misere': { en: 'Misère Nim', zh: '反 Nim' },
  'learn-misere-puzzle': {
    en: 'Nim, but whoever takes the last stone loses.',
    zh: '规则同 Nim，但取到最后一颗的人输。',
  },
  'learn-misere-says': {
    en: 'Play as in Nim while some pile is above 1. Only when all piles are 1 it turns round: then an odd number of piles is lost.',
    zh: '只要还有一堆超过 1 颗，就按 Nim 走。所有堆都是 1 颗时才反过来：堆数为奇数是必败态。',
  },
  'learn-misere-formula': {
    en: 'While some pile holds 2 or more: lost exactly when the nim-sum is 0.',
    zh: '只要有一堆不少于 2 颗：必败，当且仅当异或和为 0。',
  },
  'learn-misere-1': {
    en: 'When all piles are 1 there is nothing to choose: who has an odd number before him takes the last.',
    zh: '所有堆都是 1 颗时没有选择：面对奇数堆的人会取到最后一颗。',
  },
  'learn-misere-2': {
    en: 'When exactly one pile is above 1, the player to move decides: bring it to 1 or to 0, whichever leaves an odd number of ones.',
    zh: '恰有一堆超过 1 颗时，轮到走的人可以决定：把它取成 1 颗或取完，留下奇数个 1。',
  },
  'learn-misere-3': {
    en: 'With two or more such piles nim-sum 0 is lost as in Nim: every answer can be kept up until the other side leaves exactly one.',
    zh: '有两堆或更多这样的堆时，和 Nim 一样，异或和为 0 是必败态：可以一直应对到对手留下恰好一堆。',
  },
  'learn-rows': { en: 'Rows in misère play', zh: '一排石子，取最后者输' },
  'learn-rows-puzzle': {
    en: 'Stones in a row. A move takes one, or two neighbours. Whoever takes the last loses.',
    zh: '石子排成一排，每步取一颗或相邻的两颗，取到最后一颗的人输。',
  },
  'learn-rows-says': {
    en: 'A single row is lost exactly for 1, 4, 9, 12 and 20 stones. The rule “1, 4, 7, 10, …” is wrong: 7 is won.',
    zh: '只有一排时，恰在 1、4、9、12、20 颗时是必败态。“1、4、7、10……”的说法不对：7 颗是必胜态。',
  },
  'learn-rows-1': {
    en: 'Mirroring does not help here: it would take the last stone. Even two equal rows can be won.',
    zh: '这里对称走法不管用：它会让自己取到最后一颗。连两排相等的局面也可能是必胜态。',
  },
  'learn-rows-2': {
    en: 'From 7 leave 5 and 1, or 3 and 3. That these five rows are all was proved by Sibert and Conway in 1992.',
    zh: '7 颗时留下 5 和 1，或 3 和 3。只有这五个必败，是 Sibert 与 Conway 1992 年证明的。',
  },
  'learn-tower': { en: 'Black Tower and its lock', zh: '黑色大楼与它的锁' },
  'learn-tower-puzzle': {
    en: 'Eight floors with 8, 7, 6, … 1 lamps. A move puts out any number on one floor; the last floor, with one lamp, opens only when all others are dark. Whoever puts out the last lamp wins. The printed solution darkens the floor of 8. Does it win?',
    zh: '八层楼，各有 8、7、6……1 盏灯。每步关掉某一层的任意盏；只有一盏灯的最后一层，要等其他各层全黑才打开。关掉最后一盏灯的人赢。书上的解答是关掉有 8 盏的那一层，它能赢吗？',
  },
  'learn-tower-says': {
    en: 'With one lamp behind the lock, the other floors are misère Nim: whoever puts out the last lamp outside loses, for the other then takes the locked one.',
    zh: '锁后只有一盏灯时，其余各层是反 Nim：谁关掉外面的最后一盏，对手就关掉锁后的那盏而获胜。',
  },
  'learn-tower-1': {
    en: 'Plain Nim counts the locked lamp as a pile, as if it could be taken at any time. Under the lock it cannot, and the printed move loses.',
    zh: '普通 Nim 把锁后的灯也算作一堆，好像随时可以关。有锁时不行，所以书上的走法会输。',
  },
  'learn-tower-2': {
    en: 'So make the nim-sum of the other seven floors 0 while one of them holds two lamps or more: of the 8, leave 1, not 0.',
    zh: '所以只要其余七层中还有一层不少于两盏，就把它们的异或和变成 0：8 盏的那层应留下 1 盏，而不是 0 盏。',
  },
  'learn-periods': { en: 'Periods', zh: '周期' },
  'learn-periods-puzzle': {
    en: 'One pile. A move takes 2, 5 or 7. The pile is large: you need not compute them all.',
    zh: '一堆石子，每步取 2、5 或 7 颗。这堆很大：不必全部算出来。',
  },
  'learn-periods-says': {
    en: 'When the numbers that may be taken are finitely many, the values of the piles repeat from some pile on.',
    zh: '允许取的颗数只有有限种时，各堆的 SG 值从某处起循环。',
  },
  'learn-periods-formula': {
    en: 'From n 0 on, the value of n + p is that of n.',
    zh: '从 n0 起，n + p 与 n 的 SG 值相同。',
  },
  'learn-periods-1': {
    en: 'A value depends only on the last few values, as many as the greatest take; and values are at most the number of takes. So only finitely many windows exist, and one must come back.',
    zh: '一个值只取决于前面若干个值，个数是最大的取法；而值不超过取法的种数。所以窗口只有有限种，总有一个会重复出现。',
  },
  'learn-periods-2': {
    en: 'From there on everything repeats. So one repeated window is a proof for all piles, of any size.',
    zh: '从那里起一切都重复。所以只要有一个窗口重复，就证明了所有大小的堆。',
  },
} as const satisfies Readonly<Record<string, Sentence>>;
