import basics from '../../../../claims/basics.claims?raw';
import tower from '../../../../claims/black-tower.claims?raw';
import contests from '../../../../claims/nim-for-contests.claims?raw';
import brief from '../../../../claims/nim-in-brief.claims?raw';
import row from '../../../../claims/row-of-stones.claims?raw';

/** The articles whose claims are bundled, the most telling one first. */
export const articles = [
  { name: 'tower', text: tower },
  { name: 'basics', text: basics },
  { name: 'brief', text: brief },
  { name: 'contests', text: contests },
  { name: 'row', text: row },
] as const;

/** What Black Tower prints as its solution, under the rule as printed: the last floor is locked until all others are dark. */
export const lock = `game open(h[])
  called "Black Tower, every floor open" zh "黑色大楼（各层都开放）"
  require len(h) > 0  "there is a last floor"
  same as sorted(h)
  -> h with [i] -= k   for i in 1..len(h), k in 1..h[i]

game tower(h[])
  called "Black Tower, the last floor locked" zh "黑色大楼（14 层上锁）"
  require len(h) > 0  "there is a last floor"
  same as sorted(h[1..len(h) - 1]) ++ [h[len(h)]]
  -> h with [i] -= k   for i in 1..len(h)  if i < len(h) or sum(h) = h[i]  for k in 1..h[i]

  claim best in [8, 7, 6, 5, 4, 3, 2, 1] is [8, 7, 6, 5, 4, 3, 2, 1] -> [0, 7, 6, 5, 4, 3, 2, 1]
    "案例1：关掉第 7 层的全部 8 盏灯就能获胜"
  claim [0, 7, 6, 5, 4, 3, 2, 1] wins
    "上锁时：关掉 8 盏反而让对手必胜"
`;

/** One claim of every kind, the first of each true or false as it comes: a formula, who wins, a period, a value table, a move, a position, a strategy. */
export const sayings = [
  { name: 'formula', game: 'take {1, 2, 3}', claim: 'g(n) = n mod 4' },
  { name: 'outcome', game: 'bash', claim: 'P iff n mod 3 == 0' },
  { name: 'period', game: 'kayles', claim: 'period 12 from 71' },
  { name: 'table', game: 'take {1, 3, 4}', claim: 'values [0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 3]' },
  { name: 'position', game: 'nim', claim: 'first player wins from 1 2 3' },
  { name: 'move', game: 'tower', claim: 'best in [3, 2, 1] is [3, 2, 1] -> [2, 2, 1]' },
  {
    name: 'strategy',
    game: 'bash',
    claim: 'wins when n mod 4 != 0\n  reply n - n mod 4',
  },
] as const;
