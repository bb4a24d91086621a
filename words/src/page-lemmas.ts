import type { Sentence } from './sentence.ts';

/** What stands behind a step of a proof, for those who ask why. */
export const lemmaLabels = {
  'learn-lemma': { en: 'Why?', zh: '为什么？' },
  'learn-lemma-own': {
    en: 'A pile of n can be made any smaller number, and nothing else. The least number that cannot be reached is n itself.',
    zh: 'n 颗的一堆可以变成任何更小的数，但变不成别的。走不到的最小的数正是 n 本身。',
  },
  'learn-lemma-theorem': {
    en: 'The value is the least number that is missing among the values of all positions that one move can reach. The theorem says it without looking through them.',
    zh: 'SG 值是一步能走到的各局面的 SG 值中缺少的最小的数。定理不必逐一查看就给出了它。',
  },
  'learn-lemma-period': {
    en: 'The value of a heap hangs only on a bounded number of earlier values. Once enough of them repeat, all that follows repeats with them.',
    zh: '一堆的 SG 值只取决于之前有限个值。只要这些值重复得足够长，以后的一切都跟着重复。',
  },
  'learn-lemma-mex': {
    en: 'With value v, a move can reach every value below v and none equal to v: just what a Nim pile of v can do. A move to a greater value is answered by a move back to v.',
    zh: 'SG 值为 v 时，一步能走到小于 v 的每个值，却走不到 v：这正是 v 颗的一堆 Nim 能做的。若有人走到更大的值，另一方再走回 v。',
  },
  'learn-lemma-columns': {
    en: 'Every number is a sum of different powers of two in just one way: take out the greatest power that fits; what is left is smaller than that power, so it never comes twice.',
    zh: '每个数都能唯一地写成不同的 2 的幂之和：每次取放得下的最大的幂，剩下的比它小，所以同一个幂不会出现两次。',
  },
  'learn-lemma-sum': {
    en: 'Two ones in a column cancel each other. What is left of a column is one 1 where their number is odd, and nothing where it is even.',
    zh: '同一列的两个 1 互相抵消。一列有奇数个 1 就剩下一个 1，有偶数个就什么也不剩。',
  },
  'learn-lemma-top': {
    en: 'All columns further right together are worth less than this one: 1 + 2 + 4 = 7, less than 8. Whatever happens to them, a 1 that becomes 0 here makes the number smaller; so it is a move.',
    zh: '右边各列合起来也不到这一列：1 + 2 + 4 = 7，小于 8。无论右边怎么变，这里的 1 变成 0，数就变小，所以这是一步合法的走法。',
  },
  'learn-lemma-balanced': {
    en: 'A move changes just one number, so it changes at least one of its digits; the count of ones in the column of that digit goes up or down by one, from even to odd.',
    zh: '一步只改变一个数，至少改变它的一位数字；那一列 1 的个数就增减一，由偶数变成奇数。',
  },
  'learn-lemma-mended': {
    en: 'Each flipped digit changes the count of ones in its column by one. The odd columns were flipped, and only they: all are even now.',
    zh: '每翻转一位，那一列 1 的个数就增减一。翻转的恰好是所有奇数列，所以现在每列都是偶数。',
  },
  'learn-lemma-value': {
    en: 'The value is the least number that no move reaches. So every smaller value is reached by some move, and 0 is among them.',
    zh: 'SG 值是一步走不到的最小的数，所以更小的每个值都有一步能走到，其中就有 0。',
  },
  'learn-lemma-mirror': {
    en: 'After every answer the parts are equal again. The player who answers never is the first who finds no move.',
    zh: '每次应对之后，两边又相同。后走的一方永远不会先遇到无步可走。',
  },
  'learn-lemma-ones': {
    en: 'Each move takes just one of the ones, so the number of moves is known from the start.',
    zh: '每一步恰好拿走一个 1，所以总步数从一开始就定了。',
  },
  'learn-lemma-one-big': {
    en: 'From a single number above 1 both remainders can be reached, 1 and 0: you choose whether an odd or an even number of ones is left.',
    zh: '唯一一个大于 1 的数可以变成 1 或 0：剩下奇数个还是偶数个 1，由你选择。',
  },
  'learn-lemma-many-big': {
    en: 'With a single number above 1 some column is odd, the one of its highest digit. Players who leave nim-sum 0 therefore never leave just one such number; such a moment comes on their own turn, and they use it.',
    zh: '只有一个大于 1 的数时，它最高位那一列必为奇数。所以留下异或和 0 的人绝不会恰好留下一个这样的数；那一刻总轮到他自己来走，由他利用。',
  },
  'learn-lemma-residue': {
    en: 'No single move is a whole multiple of the divisor, so none leads from this remainder to itself; and from every other remainder one move makes up the difference.',
    zh: '任何一步都不是除数的倍数，所以从这个余数一步走不回它自己；而从其他余数，一步就能补上差额。',
  },
  'learn-lemma-zeckendorf': {
    en: 'After the greatest Fibonacci number that fits is taken out, what is left is less than the Fibonacci number before it. So no two neighbours occur, and the parts are the only ones possible.',
    zh: '取出放得下的最大的斐波那契数之后，剩下的比它前一个斐波那契数还小。所以不会出现相邻的两个，拆法也只有这一种。',
  },
  'learn-lemma-least': {
    en: 'The next part is not a neighbour of the least, so it is more than twice as large: whoever may take at most twice the least part cannot take the next part whole.',
    zh: '下一份与最小的一份不相邻，所以比它的两倍还大：最多只能取最小一份的两倍的人，取不走完整的下一份。',
  },
  'learn-lemma-golden': {
    en: 'Multiples of the golden ratio, rounded down, and the same plus 1, 2, 3, … run through all whole numbers, each once. So every number stands in one lost pair, and every difference belongs to one.',
    zh: '黄金比的倍数向下取整，以及它们分别加上 1、2、3……，恰好把所有正整数各取一次。所以每个数恰在一个必败对里，每个差恰属于一个必败对。',
  },
  'learn-lemma-answer': {
    en: 'The answer brings back every number that counts, and there is always room for it. Such pairs of moves only put the end off; they cannot go on for ever.',
    zh: '应对的一步让要算的数全部复原，而且总有地方可走。这样的一来一回只是推迟结局，不会没完没了。',
  },
  'learn-lemma-locked': {
    en: 'Who puts out the last lamp below opens the locked floor for the opponent, who at once takes all of it. So nobody wants the last move below.',
    zh: '谁关掉下面的最后一盏灯，就替对手打开了上锁的一层，对手立刻把它全部关掉。所以谁也不想在下面走最后一步。',
  },
  'learn-nim-plain-says': {
    en: 'Split every pile into blocks of 1, 2, 4, 8 …, at most one of each size. The player to move loses exactly when every block has a partner of its own size.',
    zh: '把每一堆拆成大小为 1、2、4、8……的块，每种至多一块。轮到走的人必败，当且仅当每一块都能与同样大小的块配成一对。',
  },
  'learn-nim-plain-1': {
    en: 'First half. If some block is without a partner, look at the greatest such size, and choose a pile that has it. Take that block away, and put in or take out smaller ones until all pair off. The smaller blocks together are less than the one that went (1 + 2 + 4 is less than 8): the pile has become smaller, so this is a move.',
    zh: '前一半：若有块落单，看其中最大的一种，选一堆有这种块的，去掉这一块，再补上或去掉较小的块，直到全部成对。较小的块合起来也不到去掉的那一块（1 + 2 + 4 小于 8），所以这堆变小了，这是一步合法的走法。',
  },
  'learn-nim-plain-2': {
    en: 'Second half. If every block has a partner, any move changes one pile, so some block comes or goes there, and one of that size is now alone. Every move spoils the pairs.',
    zh: '后一半：若每一块都成对，任何一步都只改变一堆，那里总有一块出现或消失，于是这种大小的块就有一块落单。每一步都会打破配对。',
  },
  'learn-nim-plain-3': {
    en: 'The end, with no stones, leaves no block alone. So whoever always leaves pairs behind never meets the end on his own turn.',
    zh: '终局没有石子，也就没有落单的块。所以一直把成对的局面留给对手的人，不会在自己的回合遇到终局。',
  },
} as const satisfies Readonly<Record<string, Sentence>>;
