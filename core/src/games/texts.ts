// Written by `npm run texts` from the .game files beside it; never edited.
/** The text of every game of the catalogue, by the name of its file. */
export const texts = {
  addnim: `game addnim(h[]; cap = 3)
  called "Nim with adding, heaps capped" zh "可以加石子的 Nim（有上限）"
  nickname "nim with adding", "northcott heaps", "可加石子的 Nim"
  about "Nim in which a move may also add one counter to a heap that is neither empty nor at the cap, as often as one likes. Play need not end, so a position may be drawn: with two heaps nearly everything is."
    zh "规则同 Nim，但也可以给一堆既不空也没到上限的石子加上一颗，次数不限。游戏可能永远不结束，所以除了必胜态和必败态，还有和棋；两堆时几乎都是和棋。"
  require every(x <= cap for x in h) "no heap is larger than the cap" zh "没有一堆多于上限"
  -> h with [i] -= k   for i in 1..len(h), k in 1..h[i]
  -> h with [i] += 1   for i in 1..len(h)  if 0 < h[i] < cap
`,
  aliquot: `game aliquot(n)
  called "Aliquot: take a proper divisor" zh "取真约数（Aliquot）"
  nickname "proper divisors", "leetcode 1025", "取真约数", "真因数博弈", "除数博弈"
  about "A move takes a proper divisor of the size of the heap, that is, a divisor smaller than the heap, so a heap of one is over. The value of a heap is the number of times that two divides it: odd heaps are lost, even heaps are won, for instance by taking one."
    zh "每步取走的石子数必须是该堆石子数的真约数（小于它自身），所以只剩一颗时游戏结束。一堆的 SG 值是石子数中因子 2 的个数：奇数是必败态，偶数是必胜态，例如取走一颗即可。"
  let g(x) = (ones(lowbit(x) - 1) if x > 0 else 0)
  -> n - d   if n > 0  for d in divisors(n)  if d < n
  theorem value = g(n)
    reach v in order by n - d   for d in {2 ^ v}  if n > 0 and v < g(n)
    reach v in order by n - d   if n > 0  for d in divisors(n)  if d < n and g(n - d) = v and not (v < g(n) and d = 2 ^ v)
    because twos(n)
    "Berlekamp, Conway, Guy: Winning Ways"
`,
  attack: `game attack(n, t; power = [1, 2, 3])
  called "Attack on Red Kingdom" zh "进攻红王国"
  nickname "attack on red kingdom", "codeforces 1312f", "进攻红王国"
  about "A group of n soldiers; an attack of type 1, 2 or 3 removes that type's power of them, or all when fewer are left. Types 2 and 3 may not follow themselves on the same group; t is the type of the last attack on it (0 or 1: all types are open)."
    zh "一组 n 名士兵，第 1、2、3 种攻击各消灭一定人数（不足则全部）。对同一组，第 2 种不能连用，第 3 种也不能连用；t 是上一次攻击的种类（0 或 1 表示都可用）。"
  start n = (n, 0)
  require 0 <= t <= 3 and len(power) = 3 and every(p >= 1 for p in power) "t is 0 to 3; three powers of at least 1"
    zh "t 只能是 0 到 3；三种攻击的威力都至少为 1"
  -> (n - min(n, power[i]), i)   if n > 0  for i in 1..3  if i = 1 or i != t
`,
  auction: `game auction(n; goal = 20, m = 3)
  called "Auction: reach or pass the price" zh "竞价（达到或超过底价）"
  nickname "bidding race", "hdu 2149", "拍卖", "竞价"
  about "A price starts at 0; the bidders raise it in turn by at least one and at most m, and the first bid that reaches or passes the goal wins. Only the last step differs from the race to a goal: every bid that is large enough ends the game, so near the goal there may be several winning bids."
    zh "价格从 0 开始，两人轮流加价，每次至少加 1、至多加 m，谁先使价格达到或超过底价谁就获胜。它与“谁先数到 20”只在最后一步不同：只要加得够多都算赢，所以接近目标时可能有多个制胜加价。离目标的距离是 m + 1 的倍数时为必败态。"
  start = 0
  require m >= 1 "m is at least 1" zh "m 至少为 1"
  -> n + k   if n < goal  for k in 1..m
  sample goal - d   for d in 0..60
  theorem value = max(goal - n, 0) mod (m + 1)
    reach v by n + k   for k in {(goal - n - v) mod (m + 1)}  if 0 < k < goal - n and v <= m
    reach v by n + k   if v = 0 and n < goal  for k in goal - n..m
    because distance(min(n, goal), goal), residue(max(goal - n, 0), m + 1), complement(m + 1)
    "folklore"
  theorem misere tame   "Ferguson 1974"
`,
  band: `game band(n; p = 2, q = 4)
  called "Take p to q, a small rest whole" zh "每次取 p 到 q 颗（不足则取完）"
  nickname "take p to q", "hdu 2897", "取 p 到 q 颗"
  about "A move takes at least p and at most q counters, and all of them when fewer than p are left. Together two players can always make p + q. So in normal play a heap is lost when its remainder modulo p + q is 0 or more than q, and in misère play when its remainder is 1 to p."
    zh "每步至少取 p 颗、至多取 q 颗，剩下不足 p 颗时必须取完。两人各取一次总能凑成 p + q。所以取完者胜时，除以 p + q 余 0 或余数大于 q 是必败态；取完者输时，除以 p + q 余 1 到 p 是必败态。"
  require 1 <= p <= q "1 <= p <= q" zh "1 <= p <= q"
  -> n - k     for k in p..min(q, n)
  -> n - k     for k in {n}  if 0 < n < p
  let low(v) = (q + 1 if v = 0 else (v - 1) * p + 1)
  let high(v) = (p + q if v = 0 else min(v * p, q))
  theorem value = (0 if n mod (p + q) > q else (n mod (p + q) + p - 1) div p)
    reach v in order by n - k   for c in {(n - high(v)) mod (p + q)}, b in [c - p - q, c], k in max(p, b)..min(q, n, b + high(v) - low(v))
    reach v in order by n - k   if v = 0 and 0 < n < p  for k in {n}
    "folklore"
  theorem misere loses when 1 <= n mod (p + q) <= p
    reply in order n - k        for c in {(n - p) mod (p + q)}, b in [c - p - q, c], k in max(p, b)..min(q, n, b + p - 1)
    because residue(n, p + q, [k for k in 1..p])
    "folklore: HDU 2897"
`,
  bash: `game bash(n; m = 3)
  called "Bash's game, take 1 to m" zh "巴什博弈"
  nickname "take 1 to m", "nim game", "leetcode 292", "巴什", "巴什博奕", "取石子 1 到 m 颗"
  about "One heap; a move takes at least one counter and at most m. Whatever the opponent takes, you can bring the sum of his take and yours to m + 1, so the multiples of m + 1 are lost. Several heaps together are played as Nim on the remainders modulo m + 1."
    zh "只有一堆石子，每步至少取 1 颗，至多取 m 颗。对手取 k 颗，你就取 m + 1 - k 颗，所以石子数是 m + 1 的倍数时是必败态，其余是必胜态。多堆同时进行时，每堆的 SG 值是除以 m + 1 的余数，再看异或和。"
  require m >= 1 "m is at least 1" zh "m 至少为 1"
  -> n - k   for k in 1..min(m, n)
  theorem value = n mod (m + 1)
    reach v by n - k   for k in {(n - v) mod (m + 1)}  if k > 0 and v <= m
    because residue(n, m + 1), complement(m + 1)
    "folklore"
  theorem misere tame
    because residue(n, m + 1, 1), complement(m + 1)
    "Ferguson 1974"
`,
  calendar: `game calendar(y, m, d)
  called "Calendar Game" zh "日历游戏"
  nickname "calendar game", "poj 1082", "hdu 1079", "日历游戏"
  about "From a date a move goes to the next day, or to the same day of the next month if that month has one; whoever reaches 4 November 2001 wins, and nobody may pass it. Month and day together are even in the won dates, and the only others are 30 September and 30 November."
    zh "从某个日期出发，每步移到下一天，或下个月的同一天（若有这一天）；到达 2001 年 11 月 4 日者胜，不能越过。月与日之和为偶数的日期是必胜态，此外只有 9 月 30 日和 11 月 30 日也是必胜态。"
  let last(a, b) = (30 if b in {4, 6, 9, 11} else 31 if b != 2 else 29 if a mod 400 = 0 or a mod 4 = 0 and a mod 100 != 0 else 28)
  let a = (y + 1 if m = 12 else y)
  let b = m mod 12 + 1
  require 1583 <= y and 1 <= m <= 12 and 1 <= d <= last(y, m) and 10000 * y + 100 * m + d <= 20011104 "a date of the Gregorian calendar up to 4 November 2001"
    zh "应是公历 2001 年 11 月 4 日或更早的日期（从 1583 年起）"
  sample (2001 - k, 13 - m, 32 - d)   for k in 0..3, m in 1..12, d in 1..31
  ends
  -> (y, m, d + 1)   if d < last(y, m)
  -> (a, b, 1)       if d = last(y, m)
  -> (a, b, d)       if d <= last(a, b)
  keep 10000 * y + 100 * m + d <= 20011104
  theorem wins when m + d is even or d = 30 and m in {9, 11}   "folklore: POJ 1082; true of all dates from 1583"
`,
  cells: `game cells(s[])
  called "Cells moved right" zh "向右移石子（格子）"
  nickname "nowcoder 218562", "stones to the right", "牛客 218562", "移石子", "向右移动石子"
  about "A row of cells holds stones; a move takes one or more stones from a cell to the next cell on its right, and stones in the last cell are out of play. This is staircase Nim with the stairs counted from the right end: the value is the nim-sum of the cells at odd distance from the last one."
    zh "一排格子里放着石子，每步从某一格拿起至少一颗移到右边相邻的一格，最后一格里的石子不再使用。它就是从右端数起的阶梯 Nim：与最后一格距离为奇数的各格石子数的异或和就是 SG 值，为 0 是必败态，否则是必胜态。反 Nim 时对这些格子用反 Nim 的规则。"
  let x = xor(s[i] for i in 1..len(s) - 1 if len(s) - i is odd)
  let odds(p) = [t[i] for t in p, i in 1..len(t) - 1 if len(t) - i is odd]
  let send(i, w) = (s[i] - xor(s[i], w) if len(s) - i is odd else xor(s[i + 1], w) - s[i + 1])
  -> s with [i] -= k, [i + 1] += k   for i in 1..len(s) - 1, k in 1..s[i]
  theorem value = x
    reach v by s with [i] -= k, [i + 1] += k   for i in 1..len(s) - 1, k in {send(i, xor(x, v))}  if 0 < k <= s[i]
    because oddcells(odds([s]), [i for i in 1..len(s) - 1 if len(s) - i is odd]), columns(odds([s]))
    "folklore"
  theorem misere loses when xor(odds(position)) = (1 if every(c <= 1 for c in odds(position)) else 0)
    reply s with [i] -= k, [i + 1] += k   for i in 1..len(s) - 1, k in {send(i, xor(odds(position))), send(i, xor(xor(odds(position)), 1))}
    because oddcells(odds([s]), [i for i in 1..len(s) - 1 if len(s) - i is odd]), misere(odds([s]))
    "folklore: misère Nim on the cells at odd distance"
`,
  chalkboard: `game chalkboard(b[])
  called "Chalkboard exclusive-or game" zh "黑板异或游戏"
  nickname "chalkboard xor game", "leetcode 810", "黑板异或"
  about "Numbers stand on a board and a move erases one of them. Whoever begins his turn when the exclusive or of all numbers is 0 wins at once; so to make it 0 by erasing is to lose. The mover wins exactly when the exclusive or is already 0 or the count of numbers is even."
    zh "黑板上写着若干个数，每步擦去一个。轮到自己时所有数的异或和已经为 0 就当场获胜，所以擦完后使异或和变成 0 的人输。异或和为 0，或者数的个数为偶数时是必胜态，否则是必败态。"
  -> win             if xor(b) = 0
  -> b without [i]   if xor(b) != 0  for i in 1..len(b)
  theorem wins when xor(b) = 0 or len(b) is even   "LeetCode 810"
`,
  chomp: `game chomp(b[])
  called "Chomp" zh "Chomp（巧克力游戏）"
  nickname "chocolate bar", "poisoned chocolate", "巧克力游戏", "毒巧克力", "咬巧克力", "吃巧克力"
  about "A bar of chocolate, given by the lengths of its rows, none longer than the row above; the square in the upper left corner is poisoned. A move chooses a square other than the poisoned one and eats it with everything to its right and below. Every full rectangle is won for the first player, by an argument that does not tell how; two rows are lost when they differ by one, and an L with equal arms is lost."
    zh "一块巧克力，由各行长度给出，下面的行不比上面的长；左上角的一格有毒。每步选一格（不能选有毒的），把它连同右边和下边的全部吃掉，只剩毒格时不能再走。任何完整的矩形（不止一格）都是先手必胜，但证明并不告诉怎么走；两行时，上行恰比下行多一格是必败态；两臂相等的 L 形是必败态。"
  kept as [x for x in b if x > 0]
  require len(b) > 0 and every(b[i] >= b[i + 1] for i in 1..len(b) - 1) and sum(b) > 0 "there is at least one square, and no row is longer than the one above it"
    zh "至少有一格，并且下面的行不比上面的长"
  -> [(min(b[i], c - 1) if i >= r else b[i]) for i in 1..len(b)]   for r in 1..len(b), c in 1..b[r]  if r + c > 2
  theorem loses when b[1] = 1 + sum(b[2..len(b)])   except when len(b) > 2
    reply [(min(b[i], c - 1) if i >= r else b[i]) for i in 1..len(b)]   for r in 1..len(b), c in {(2 + sum(b[2..len(b)]) if r = 1 else b[1])}
    because pairs(b[1], 1 + sum(b[2..len(b)]))   "Gale 1974"
  theorem loses when b[1] = len(b)   except when len(b) < 3 or b[2] > 1
    reply in order [(min(b[i], c - 1) if i >= r else b[i]) for i in 1..len(b)]
      for r in {(1 if b[1] > len(b) else b[1] + 1)}, c in {(len(b) + 1 if b[1] > len(b) else 1)}
    because pairs(b[1], len(b))   "Gale 1974"
  theorem wins if len(b) + b[1] > 2 and every(x = b[1] for x in b)   "Gale 1974"
`,
  coprime: `game coprime(n)
  called "Coprime Nim" zh "互质 Nim"
  nickname "coprime nim", "project euler 560", "互质取石子"
  about "A move takes a number of counters that has no common divisor with the size of the heap. An even heap is worth 0, a heap of one is worth 1, and any other odd heap is worth the place of its least prime divisor among the primes 2, 3, 5, 7, …"
    zh "每步取走的石子数必须与该堆石子数互质。偶数堆的 SG 值是 0，一颗的堆是 1，其他奇数堆的 SG 值是其最小质因数在质数 2、3、5、7……中的序号。多堆时看这些值的异或和，为 0 是必败态。"
  let least(x) = min([d for d in divisors(x) if d > 1])
  -> n - k   for k in 1..n  if gcd(k, n) = 1
  theorem value = (0 if n is even else 1 if n = 1 else count(p is prime for p in 2..least(n)))   except when n > 1000000
    "Project Euler 560"
`,
  corner: `game corner(a, b)
  called "King to the corner" zh "王走到角落"
  nickname "kiki's game", "hdu 2147", "king to the corner"
  about "A piece stands a columns and b rows from the corner; a move brings it one square nearer along the row, along the column, or along both. It is lost exactly when both distances are even: from there every move makes one odd, and from elsewhere both can be made even."
    zh "棋子与角落相距 a 列、b 行，每步沿行、沿列或沿斜线靠近一格。两个距离都是偶数时是必败态：无论怎么走都会出现奇数；否则总能一步使两个距离都变成偶数，是必胜态。"
  same as (min(a, b), max(a, b))
  -> (a - 1, b)
  -> (a, b - 1)
  -> (a - 1, b - 1)
  theorem loses when a is even and b is even
    reply (a - a mod 2, b - b mod 2)
    "folklore"
`,
  couples: `game couples(n)
  called "Couples are forever" zh "成双不分（Couples Are Forever）"
  nickname "couples are forever", "成双不分"
  about "A move splits a heap into two smaller heaps, equal or not, but a heap of two may not be split. Take one counter off every heap and you have the game of Officers: a heap of n + 1 here behaves exactly as a heap of n there, so the values are just as mysterious."
    zh "每步把一堆分成两个非空的小堆，可以相等，但只有两颗的堆不能再分。把每堆都减去一颗，就是军官游戏：这里的 n + 1 与那里的 n 完全一样，因此 SG 值同样没有发现周期。"
  -> a and n - a   if n > 2  for a in 1..n div 2
`,
  crosses: `game crosses(row[] of ".X")
  called "Treblecross on the board" zh "一维井字棋（棋盘）"
  nickname "treblecross board", "一维井字棋棋盘", "三连叉棋盘"
  about "The same game as Treblecross with every square shown: a dot is an empty square, and a move writes X in one of them. Whoever completes three X in a row wins at once. Positions in which somebody has already played close to another X can be asked as well."
    zh "与一维井字棋是同一个游戏，只是把每个格子都写出来：点表示空格，每步在一个空格里画 X。谁先连成三个相邻的 X，当场获胜。也可以查询已经有人把 X 画得很近的局面。"
  let on(i) = 1 <= i <= len(row) and row[min(max(i, 1), len(row))] = 1
  let three(i) = on(i - 2) and on(i - 1) or on(i - 1) and on(i + 1) or on(i + 1) and on(i + 2)
  -> win                 for i in 1..len(row)  if row[i] = 0 and three(i)
  -> row with [i] = 1    for i in 1..len(row)  if row[i] = 0 and not three(i)
`,
  cut: `game cut(w, h)
  called "Cutting Game: first to cut off a single square" zh "剪纸游戏（先剪出一格者胜）"
  nickname "cutting game", "poj 2311", "剪纸游戏"
  about "A sheet of w by h squares; a move cuts one piece along a grid line into two, and whoever first cuts off a piece of a single square wins. A strip one square wide is won at once, so nobody cuts one off by choice; between wider pieces the game is an ordinary sum, and a player left with pieces of two or three by two or three must give up a strip. Cuts at equal distances from two opposite edges make the same pieces and count as one move. Both sides of a typed sheet are at least two."
    zh "一张 w×h 格的纸，每步把一块沿格线剪成两块，先剪出单独一格者胜。宽为一格的纸条可以立刻剪出一格取胜，所以谁也不愿剪出这样的纸条；其余的块就是普通的游戏之和。只剩边长为 2 或 3 的块时，轮到的人只能剪出纸条而输。离两条对边等距的两刀剪出同样的两块，算作同一步。输入的纸两边都不小于 2。"
  require w >= 2 and h >= 2 "both sides are at least 2" zh "两边的长度都至少为 2"
  same as (min(w, h), max(w, h))
  -> (k, h) and (w - k, h)   for k in 2..w div 2
  -> (w, k) and (w, h - k)   for k in 2..h div 2
`,
  daisies: `game daisies(n)
  called "Daisies" zh "雏菊（4.7）"
  nickname "4.7", "daisy", "雏菊"
  about "A move splits a heap into two without taking, or takes one counter and leaves the rest in no heap, one heap or two. Every heap is won: an odd one has value 1, an even one value 2. It is easily confused with Lasker's Nim, in which any number may be taken. Misère play is wild."
    zh "每步把一堆分成两堆而不取，或者取走一颗，剩下的留成零堆、一堆或两堆。非空的堆都是必胜态：奇数的 SG 值是 1，偶数的 SG 值是 2。它常与可取任意颗的 Lasker Nim 混淆。反 Nim 的情形很不规则。"
  -> a and n - a         for a in 1..n div 2
  -> n - 1               if n > 0
  -> a and n - 1 - a     for a in 1..(n - 1) div 2
  theorem value = (0 if n = 0 else 1 if n is odd else 2)   "Guy and Smith 1956"
`,
  dawson: `game dawson(n)
  called "Dawson's chess" zh "道森棋（0.137）"
  nickname "0.137", "dawsons chess", "dawson", "道森", "道森国际象棋", "划掉一点及其相邻的点"
  about "A row of dots; a move strikes out one dot together with its neighbours that are still there. Dawson stated it in 1935 with pawns that must capture, in three rows of squares; this is the version in which the last player wins. The values repeat with period 34 from 52 on, after seven exceptions, and equal those of Dawson's Kayles with a row one longer."
    zh "一排点，每步划掉一个点以及与它相邻且还在的点。道森 1935 年提出时是三行棋盘上必须吃子的兵，这里是最后走的人获胜的版本。SG 值从 52 起以 34 为周期，此前有 7 个例外；长度加一就与道森 Kayles 的 SG 值相同。SG 值为 0 的长度是必败态。"
  let early = [0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5, 2, 7, 4, 0, 1,
    1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 4, 5, 5, 2]
  let block = [8, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 4, 5, 5, 9, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5, 3, 7, 4]
  -> max(i - 2, 0) and max(n - i - 1, 0)   for i in 1..n
  theorem value = (early[n + 1] if n < 52 else block[n mod 34 + 1])   "Guy and Smith 1956"
`,
  dawsonkayles: `game dawsonkayles(n)
  called "Dawson's Kayles" zh "道森 Kayles（0.07）"
  nickname "0.07", "flip game", "leetcode 294", "project euler 306", "cram 1 x n", "涂相邻两格", "翻转游戏"
  about "A row of squares; a move takes two neighbouring squares, and the row may fall into two. It is Dawson's chess with rows one longer, and Cram on a board one square wide. The values repeat with period 34 from 53 on, after eight exceptions. Misère play of this game is unsolved."
    zh "一排格子，每步取走（涂掉）相邻的两格，一排可能分成两排。把长度减一就是道森棋，也就是宽度为 1 的 Cram。SG 值从 53 起以 34 为周期，此前有 8 个例外；SG 值为 0 的长度是必败态。反 Nim 的情形至今没有解决。"
  let early = [0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5, 2, 7, 4, 0,
    1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 4, 5, 5, 2]
  let block = [4, 8, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 4, 5, 5, 9, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5, 3, 7]
  -> a and n - 2 - a   for a in 0..n - 2
  theorem value = (early[n + 1] if n < 53 else block[n mod 34 + 1])   "Guy and Smith 1956"
`,
  dawsonring: `game dawsonrow(n)
  let early = [0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5, 2, 7, 4, 0, 1,
    1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 4, 5, 5, 2]
  let block = [8, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 4, 5, 5, 9, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5, 3, 7, 4]
  -> max(i - 2, 0) and max(n - i - 1, 0)   for i in 1..n
  theorem value = (early[n + 1] if n < 52 else block[n mod 34 + 1])   "Guy and Smith 1956"
game dawsonring(n)
  called "Dawson's chess in a ring" zh "环形道森棋"
  nickname "ring of dawson", "dots in a ring", "环形划点", "圆周划点"
  about "Dots stand in a ring; a move strikes out one dot together with its neighbours that are still there. The first move leaves a row of three dots fewer, so a ring is won exactly when that row of Dawson's chess is lost; the row's values repeat with period 34."
    zh "若干点围成一圈，每步划掉一个点以及与它相邻且还在的点。第一步之后剩下少三个点的一排，所以环是必胜态当且仅当那一排道森棋是必败态；一排的 SG 值以 34 为周期。"
  let lost = [0, 4, 8, 14, 20, 24, 28, 34, 38, 42]
  let r = n - 3
  -> dawsonrow(max(n - 3, 0))   if n > 0
  theorem value = (0 if n = 0 else 1 if n < 3 or r in lost or r > 51 and r mod 34 in {4, 8, 20, 24, 28} else 0)   "Guy and Smith 1956"
`,
  discard: `game discard(a, b)
  called "Discard one, split the other (E&D)" zh "弃一分一（E&D）"
  nickname "e&d", "luogu p2148", "洛谷 P2148"
  about "A pair of heaps. A move throws one of the two away and splits the other into two that are not empty; a pair of ones is over. Write the sizes less one in binary, one below the other: the value is the number of places, counted from the right, before the first one where both have a zero. Several pairs are played by the nim-sum of their values."
    zh "一对石子堆，每步扔掉其中一堆，并把另一堆分成非空的两堆；两堆都只剩一颗时不能再动。把两堆各减 1 写成二进制：从右数起，第一个两数都为 0 的位之前有几位，SG 值就是几。多对同时进行时看异或和。"
  require a >= 1 and b >= 1 "both heaps hold at least one stone" zh "两堆都至少有一颗石子"
  same as (min(a, b), max(a, b))
  let g(x, y) = ones(lowbit(bitor(x - 1, y - 1) + 1) - 1)
  let top(v) = 2 ^ v - 1
  let both(n, v) = (n - 2) mod 2 ^ (v + 1) - top(v)
  let masks(n, v) = [([0, 2 ^ j] if bit(both(n, v), j) = 0 else [0]) for j in v - 1..0 by -1]
  -> (k, b - k)   for k in 1..b - 1
  -> (k, a - k)   if a != b  for k in 1..a - 1
  theorem value = g(a, b)
    reach v in order by (k, b - k)   if b > 1 and v < len(digits(b, 2)) and 0 <= both(b, v) <= top(v)
      for q in 0..(b - 2) div 2 ^ (v + 1)  for c in choices(masks(b, v))  for k in {1 + q * 2 ^ (v + 1) + both(b, v) + sum(c)}
    reach v in order by (k, a - k)   if a != b and a > 1 and v < len(digits(a, 2)) and 0 <= both(a, v) <= top(v)
      for q in 0..(a - 2) div 2 ^ (v + 1)  for c in choices(masks(a, v))  for k in {1 + q * 2 ^ (v + 1) + both(a, v) + sum(c)}
    "folklore, from a table"
`,
  distincttakes: `game distincttakes(n, used[])
  called "Never the same take from one heap" zh "每堆不可重复取同样多"
  nickname "game of stones", "codeforces 768e", "不可重复取"
  about "Nim, except that from one heap the same number may never be taken twice in the game; the list holds the numbers already taken from the heap. A fresh heap is worth the greatest g for which 1 + 2 + … + g does not exceed its size."
    zh "规则同 Nim，但对同一堆，取过的数目整局中不能再用；列表里是这一堆已经用过的数目。没动过的一堆，SG 值是满足 1 + 2 + … + g 不超过石子数的最大的 g，多堆时看异或和。"
  start n = (n, [])
  kept as (n, sorted(used))
  require distinct(used) and every(x >= 1 for x in used) "the numbers already taken are different and at least 1"
    zh "已经取过的数互不相同，并且至少为 1"
  -> (n - k, used ++ [k])   for k in 1..n  if k not in used
  theorem value = (floor(sqrt(8 * n + 1)) - 1) div 2   except when len(used) > 0
    "Codeforces 768E"
`,
  divisors: `game divisors(n)
  called "Take a divisor" zh "取约数石子"
  nickname "subtract a divisor", "divisor game", "取约数", "取因数"
  about "A move takes a divisor of the size of the heap, the whole heap allowed. An odd heap has only odd divisors and becomes even or empty; so the value is one more than the number of times that two divides the heap. A heap of any size is won at once by taking it whole; the values matter when there are several heaps."
    zh "每步取走的石子数必须是该堆石子数的约数，可以整堆取完。奇数只有奇约数，取完后变成偶数或空堆；因此 SG 值等于石子数中因子 2 的个数加一。单独一堆总是整堆取完就赢，多堆时要看各堆 SG 值的异或和。"
  let g(x) = (ones(2 * lowbit(x) - 1) if x > 0 else 0)
  -> n - d   if n > 0  for d in divisors(n)
  theorem value = g(n)
    reach v in order by n - d   if v = 0 and n > 0  for d in {n}
    reach v in order by n - d   for d in {2 ^ max(v - 1, 0)}  if 0 < v < g(n) and d < n
    reach v in order by n - d   if v > 0 and n > 0  for d in divisors(n)  if d < n and g(n - d) = v and not (v < g(n) and d = 2 ^ max(v - 1, 0))
    because twos(n)
    "folklore"
`,
  dynamic: `game dynamic(n, q; factor = 2, strict = 0, whole = 0)
  called "Dynamic Nim" zh "动态 Nim（倍数取石子）"
  nickname "dynamic nim", "schwenk's nim", "take at most c times", "倍数取石子", "k 倍动态减法", "动态减法游戏"
  about "One heap; nobody may take more than a fixed factor times what the opponent has just taken; with strict = 1 it must be less than that. The first move may not take the whole heap, unless whole = 1. Factor 1 is decided by powers of two: take the lowest binary one of the heap, if you may; factor 2 is Fibonacci Nim. For other factors Schwenk's numbers take the place of the Fibonacci numbers."
    zh "只有一堆石子，每步不能超过对手刚才所取的若干倍（factor 倍）；strict = 1 时必须严格小于这个倍数。第一步不能取完，除非设 whole = 1。倍数为 1 时看 2 的幂：能取走石子数二进制最低位的 1 就是必胜态；倍数为 2 就是斐波那契博弈；其他倍数由 Schwenk 数列代替斐波那契数列。"
  start n = (n, max(n - 1 + whole, 0))
  require factor >= 1 and strict in {0, 1} and whole in {0, 1} "the factor is at least 1; strict and whole are 0 or 1"
    zh "倍数 factor 至少为 1；strict 和 whole 只能是 0 或 1"
  let z(x) = sorted(zeckendorf(x, factor, strict))
  -> (n - k, factor * k - strict)   for k in 1..min(n, q)
  theorem wins when n > 0 and min(zeckendorf(n, factor, strict)) <= q   except when factor = strict
    reply (n - k, factor * k - strict)   for k in [sum(z(n)[1..i]) for i in 1..len(z(n))]
    because greedy(zeckendorf(n, factor, strict), q, factor * min([n] ++ zeckendorf(n, factor, strict)) - strict)
    "Schwenk 1970"
  theorem misere wins when n = 0 or q = 0 or n > 1 and min(zeckendorf(n - 1, factor, strict)) <= q   except when factor = strict
    reply (n - k, factor * k - strict)   if n > 1  for k in [sum(z(n - 1)[1..i]) for i in 1..len(z(n - 1))]
    because oneless(n), greedy(zeckendorf(max(n - 1, 0), factor, strict), q, factor * min([n] ++ zeckendorf(max(n - 1, 0), factor, strict)) - strict)
    "from Schwenk 1970: nobody takes the last counter by choice, so the heap counts one less"
`,
  endnim: `game endnim(h[])
  called "End-Nim" zh "两端取石子（End-Nim）"
  nickname "end nim", "endnim", "两端 Nim", "只取两端"
  about "Heaps stand in a row; a move takes any number of counters, at least one, from the heap at the left end or from the one at the right end. A heap that is gone lets the next one become the end. With at most two heaps it is Nim; with more the ends alone decide less than one would think, and the position is searched."
    zh "若干堆石子排成一行，每步只能从最左边或最右边的一堆中取走至少一颗，一堆取完后相邻的堆就成为新的一端。不超过两堆时就是 Nim：两堆相等是必败态；三堆以上要靠搜索，不能只看两端。"
  kept as [x for x in h if x > 0]
  -> h with [1] -= k        if len(h) > 0  for k in 1..h[1]
  -> h with [len(h)] -= k   if len(h) > 1  for k in 1..h[len(h)]
  theorem loses when len(h) = 0 or len(h) = 2 and h[1] = h[len(h)]   except when len(h) > 2
    reply h with [1] -= k        if len(h) > 0  for k in {h[1] - (h[2] if len(h) > 1 else 0)}           if k > 0
    reply h with [len(h)] -= k   if len(h) > 1  for k in {h[len(h)] - h[1]}   if k > 0
    "Bouton 1901"
`,
  equalnim: `game equalnim(h[])
  called "The same number from any heaps" zh "从任意几堆取同样多"
  nickname "project euler 260", "stone game euler 260", "任意几堆取同样多"
  about "A move chooses some of the heaps, one at least, and takes the same positive number from each of them. With two heaps it is Wythoff's game; with three no formula is known, and the losing triples are found by search."
    zh "每步选任意几堆（至少一堆），从每个选中的堆取走同样多的石子，至少一颗。两堆时就是威佐夫博弈；三堆时没有已知的公式，必败态要靠搜索得到。"
  -> [(h[i] - k if i in s else h[i]) for i in 1..len(h)]
    for c in 1..len(h)  for s in subsets(1..len(h), c)  for k in 1..min(h[i] for i in s)
  let lower(d) = floor(phi * d)
  let pair(x) = (x + (lower(x) - x + 1) if x > 0 and lower(lower(x) - x + 1) = x else lower(x) - x)
  theorem loses when min(h) = floor(phi * (max(h) - min(h)))   except when len(h) != 2
    reply [(h[i] - k if i in s else h[i]) for i in 1..len(h)]
      for c in 1..len(h)  for s in subsets(1..len(h), c)
      for k in {(min(h) - lower(max(h) - min(h)) if c = 2 else h[s[1]] - pair(h[3 - s[1]]))}  if 0 < k <= min(h[i] for i in s)
    "Wythoff 1907"
`,
  erasedigit: `game erasedigit(d[] of "0123456789")
  called "Erase a digit, keep a multiple of three" zh "擦数字（保持 3 的倍数）"
  nickname "uva 11489", "integer game", "擦数字"
  about "A number is written as a row of digits; a move erases one digit so that the sum of the digits that are left is a multiple of three, where nothing counts as zero. After the first move only digits divisible by three can be erased, so their number decides by its parity."
    zh "一个数写成一串数字，每步擦去一位，使剩下各位数字之和是 3 的倍数（全部擦完算 0）。第一步之后只能擦 0、3、6、9，所以这些数字的个数的奇偶决定胜负。"
  let threes = count(x mod 3 = 0 for x in d)
  -> d without [i]   for i in 1..len(d)  if (sum(d) - d[i]) mod 3 = 0
  theorem wins when (threes is odd if sum(d) mod 3 = 0 else threes is even and some(x mod 3 = sum(d) mod 3 for x in d))
    "folklore: UVa 11489"
`,
  euclid: `game euclid(a, b)
  called "Euclid, down to zero" zh "欧几里得博弈（减到 0）"
  nickname "euclid's game", "euclid to zero", "poj 2348", "hdu 1525", "luogu p1290", "欧几里得", "欧几里德的游戏", "辗转相减"
  about "Two numbers; a move subtracts a positive multiple of the smaller from the larger, and the result may be zero, which ends the game. The pair is lost exactly when the larger number lies strictly between the smaller one and the golden ratio times it: there only one move is open, and it leads out of that range. In misère play nobody wants to make the zero, and the pair of equal numbers is lost as well."
    zh "两个正整数，每步从较大的数中减去较小数的正整数倍，结果可以是 0，得到 0 的人获胜。较大数严格介于较小数与其黄金分割倍之间时是必败态：此时只有一种减法，而且会走出这个范围；其余都是必胜态，相等时一步就赢。反 Nim 时谁都不愿减到 0，于是两数相等也是必败态。"
  kept as (min(a, b), max(a, b))
  -> (a, b - q * a)   if a > 0  for q in 1..b div a
  theorem loses when a = 0 or a < b < phi * a
    reply (a, b - q * a)   if a > 0  for q in b div a - 1..b div a
    because euclid(a, b)
    "Cole and Davie 1969"
  theorem misere loses when a > 0 and b < phi * a
    reply (a, b - q * a)   if a > 0  for q in b div a - 1..b div a
    because page
    "Grossman 1997"
`,
  euclidpositive: `game euclidpositive(a, b)
  called "Euclid, numbers stay positive" zh "欧几里得博弈（保持为正）"
  nickname "grossman's euclid", "euclid until equal", "欧几里得（到相等为止）", "正数欧几里得"
  about "Two positive numbers; a move subtracts a positive multiple of the smaller from the larger, and both must stay positive. Play ends when the numbers are equal. The pair is lost exactly when the larger is less than the golden ratio times the smaller; the value is b/a - a/b, rounded down, so sums of several pairs are solved as well."
    zh "两个正整数，每步从较大的数中减去较小数的正整数倍，两数都必须保持为正，相等时游戏结束。较大数小于较小数的黄金分割倍时是必败态，否则是必胜态。SG 值是 b/a - a/b 向下取整，因此多对同时进行时也能用异或和求解。"
  kept as (min(a, b), max(a, b))
  require a >= 1 and b >= 1 "both numbers are at least 1" zh "两个数都至少为 1"
  let g(x, y) = (max(x, y) * max(x, y) - min(x, y) * min(x, y)) div (x * y)
  -> (a, b - q * a)   if a > 0  for q in 1..(b - 1) div a
  theorem value = g(a, b)
    reach v by (a, b - q * a)   for q in b div a - v - 1..b div a - v  if 1 <= q < b div a and g(a, b - q * a) = v
    reach v by (a, b - q * a)   for q in {b div a}  if b mod a > 0 and g(a, b - q * a) = v
    because euclid(a, b, 1)
    "Nivasch 2006"
`,
  fibonacci: `game fibonacci(n, q)
  called "Fibonacci Nim" zh "斐波那契博弈"
  nickname "fibonacci nim", "whinihan's game", "hdu 2516", "斐波那契", "斐波那契取石子", "斐波那契 Nim"
  about "One heap; the first move may take any number but not the whole heap, and after that nobody may take more than twice what the opponent has just taken; the second field q is the most that may be taken now. Write the heap as a sum of Fibonacci numbers, no two of them neighbours (Zeckendorf): you win exactly when its smallest part may be taken, and so a fresh heap is lost exactly when it is a Fibonacci number."
    zh "只有一堆石子，第一步可以取任意颗但不能取完，以后每步不能超过对手刚才所取的两倍；第二个数 q 表示当前最多能取几颗。把石子数写成互不相邻的斐波那契数之和（齐肯多夫表示）：最小的一项不超过 q 就是必胜态，取走它即可。所以开局时石子数恰为斐波那契数就是必败态。"
  start n = (n, max(n - 1, 0))
  let z(x) = sorted(zeckendorf(x))
  -> (n - k, 2 * k)   for k in 1..min(n, q)
  theorem wins when n > 0 and min(zeckendorf(n)) <= q
    reply (n - k, 2 * k)   for k in [sum(z(n)[1..i]) for i in 1..len(z(n))]
    because zeckendorf(n, q)
    "Whinihan 1963"
  theorem misere wins when n = 0 or q = 0 or n > 1 and min(zeckendorf(n - 1)) <= q
    reply (n - k, 2 * k)   if n > 1  for k in [sum(z(n - 1)[1..i]) for i in 1..len(z(n - 1))]
    because oneless(n), zeckendorf(max(n - 1, 0), q)
    "from Whinihan 1963: nobody takes the last counter by choice, so the heap counts one less"
`,
  fibtake: `game fibtake(n)
  called "Take a Fibonacci number" zh "取斐波那契数石子"
  nickname "subtract a fibonacci number", "hdu 1848", "fibonacci again and again", "取斐波那契数"
  about "A move takes a Fibonacci number of counters, 1, 2, 3, 5, 8, …, from one heap. It shares nothing but the name with Fibonacci Nim, where the previous take limits the next. Values are tabulated; in misère play the rule of Nim is applied to the values."
    zh "每步从一堆中取走一个斐波那契数（1、2、3、5、8……）颗石子。它和“斐波那契博弈”只是名字相近：后者限制的是上一步所取的两倍。SG 值靠打表得到，多堆看异或和；反 Nim 时把反 Nim 的规则用在 SG 值上。"
  -> n - k   for k in 1..n  if k is fibonacci
  theorem misere tame   "Ferguson 1974"
`,
  georgia: `game georgia(p[])
  called "Coin strip (Georgia and Bob)" zh "移棋子（Georgia 和 Bob）"
  nickname "georgia and bob", "coin strip", "silver dollar game", "poj 1704", "luogu p10507", "乔治和鲍勃", "移动棋子", "新 Nim 棋盘"
  about "Pieces stand on different squares of a strip numbered from 1; a move shifts one piece left by one or more squares, without jumping over or onto another. Pair the pieces from the right: the gaps in front of the right-most piece, of the third from the right, and so on, are Nim heaps, and the other gaps do not matter. With an odd number of pieces the left-most gap, down to the edge, is one of them."
    zh "棋子放在从 1 开始编号的一排格子上，各占一格；每步把一枚棋子向左移动至少一格，不能越过别的棋子，也不能与它重叠。从最右边的棋子开始两两配对，每对之间的空格数就是一堆石子，其余空隙不起作用；棋子为奇数枚时，最左边的棋子与边界配对。这些空格数的异或和就是 SG 值，为 0 是必败态。"
  kept as sorted(p)
  require distinct(p) and every(x >= 1 for x in p) "the pieces stand on different squares, numbered from 1"
    zh "棋子站在不同的格子上，格子从 1 编号"
  let gap(t, i) = t[i] - (t[i - 1] if i > 1 else 0) - 1
  let heaps(l) = [gap(t, i) for t in l, i in 1..len(t) if len(t) - i is even]
  let x = xor(heaps([p]))
  let step(i, w) = (gap(p, i) - xor(gap(p, i), w) if len(p) - i is even else xor(gap(p, i + 1), w) - gap(p, i + 1))
  -> p with [i] -= k   for i in 1..len(p), k in 1..gap(p, i)
  theorem value = x
    reach v by p with [i] -= k   for i in 1..len(p), k in {step(i, xor(x, v))}  if 0 < k <= gap(p, i)
    because gaps(p), columns(heaps([p]))
    "folklore"
  theorem misere loses when xor(heaps(position)) = (1 if every(c <= 1 for c in heaps(position)) else 0)
    reply p with [i] -= k   for i in 1..len(p), k in {step(i, xor(heaps(position))), step(i, xor(xor(heaps(position)), 1))}  if 0 < k <= gap(p, i)
    because gaps(p), misere(heaps([p]))
    "folklore: misère Nim on the gaps"
`,
  greedynim: `game greedynim(h[])
  called "Greedy Nim" zh "贪心 Nim（只取最大堆）"
  nickname "greedy nim", "largest heap only", "贪心 Nim", "只取最大堆"
  about "Nim in which counters may only be taken from a heap of the largest size. A position is lost exactly when the number of largest heaps is even: the winner leaves the heaps paired at the top. In misère play the same holds, except that when all heaps are ones an odd number of them is lost."
    zh "与 Nim 相同，但只能从最大的堆中取石子。最大堆的个数为偶数时是必败态，为奇数时是必胜态：赢家总能把最大堆的个数变成偶数。反 Nim 时结论相同，只是当所有堆都是 1 时，奇数堆才是必败态。"
  let top = max([0] ++ h)
  let tops = count(x = top for x in h if x > 0)
  let next = max([0] ++ [x for x in h if x < top])
  let nexts = count(x = next for x in h if x > 0)
  -> h with [i] -= k   for i in 1..len(h)  if h[i] = top  for k in 1..top
  let free = tops > 1 or next > 0 and nexts is even
  theorem loses when tops is even
    reply in order h with [i] -= k   for i in 1..len(h)  if h[i] = top  for k in (1 if tops > 1 else top - next + (1 if free else 0))..(top if free else top - next)
    "Albert and Nowakowski 2004"
  theorem misere loses when top = 1 and tops is odd or top > 1 and tops is even
    reply in order h with [i] -= k   if tops > 1 or next > 1
      for i in 1..len(h)  if h[i] = top  for k in (1 if tops > 1 else top - next + (1 if free else 0))..(top if free else top - next)
    reply in order h with [i] -= k   if tops = 1 and next <= 1
      for i in 1..len(h)  if h[i] = top  for k in {top - (nexts + 1) mod 2}
    because page
    "Albert and Nowakowski 2004"
`,
  grundy: `game grundy(n)
  called "Grundy's game" zh "Grundy 游戏（不等分堆）"
  nickname "grundys game", "unequal split", "不等分", "分成不等的两堆"
  about "A move splits a heap into two heaps of different sizes; heaps of one and two cannot be split. The values have been computed for more than 10^10 heaps, and no period has been found; whether there is one is a famous open question. The lost heaps begin 0, 1, 2, 4, 7, 10, 20, 23, 26."
    zh "每步把一堆分成大小不等的两堆，一颗或两颗的堆不能再分。SG 值已经算到 10^10 以上，没有发现周期；是否最终周期是著名的未解问题。必败态开头是 0、1、2、4、7、10、20、23、26。"
  -> a and n - a   for a in 1..(n - 1) div 2
`,
  grunt: `game grunt(row[] of "TH")
  called "Grunt" zh "Grunt（对称翻四枚）"
  nickname "grunt", "turn four in symmetry", "对称翻四枚"
  about "Coins in a row; a move turns four of them in a symmetric pattern: the first coin, a head at the right end of the pattern, and two coins between, equally far from the ends. Because two heads are put for one, the values are those of Grundy's game, the places being counted from 0."
    zh "一排硬币，每步按对称的位置翻四枚：第一枚、作为右端的一枚正面，以及与两端距离相等的中间两枚。这相当于把一个正面换成两个，所以从 0 数起，第 n 位正面的 SG 值就是 Grundy 游戏中 n 的 SG 值。"
  -> [(1 - row[j] if j in {1, a + 1, i - a, i} else row[j]) for j in 1..len(row)]   for i in 4..len(row)  if row[i] = 1  for a in 1..(i - 2) div 2
`,
  half: `game half(n; d = 2)
  called "Take at most a part" zh "至多取一半"
  nickname "take at most half", "strange nim", "arc091f", "至多取 1/d", "取不超过一半"
  about "A move takes at least one counter and at most one d-th of the heap, rounded down. For d = 2 the value of an even heap is half of it, and an odd heap n has the value of (n - 1) / 2: divide n + 1 by two as long as it is even, then halve and round down. The lost heaps are 0 and those one less than a power of two."
    zh "每步至少取 1 颗，至多取该堆的 d 分之一（向下取整）。d = 2 时，偶数 n 的 SG 值是 n / 2，奇数 n 的 SG 值与 (n - 1) / 2 相同：把 n + 1 反复除以 2 直到变成奇数，再除以 2 向下取整。必败态是 0 以及比 2 的幂少 1 的数。"
  require d >= 1 "the heap is divided by at least 1" zh "除数至少为 1"
  -> n - k   for k in 1..n div d
  theorem value = ((n + 1) div lowbit(n + 1)) div 2   except when d != 2
    reach v by n - k   for k in [n + 1 - (2 * v + 1) * 2 ^ t for t in 0..len(digits(n, 2))]  if 1 <= k <= n div 2
    "folklore; OEIS A025480"
`,
  halve: `game halve(n; k = 2)
  called "Take one or halve into k" zh "减一或对半分成 k 堆"
  nickname "codeforces 603c", "lieges of legendre", "对半分堆"
  about "A move takes one counter from a heap, or replaces an even heap 2x by k heaps of x each. For even k the k equal heaps cancel and from 3 on the values are 0 and 1 in turn; for odd k they count as one heap of x, and the value depends on how often two divides the heap."
    zh "每步从一堆中取走一颗，或者把偶数堆 2x 换成 k 堆 x。k 为偶数时这些相等的堆两两抵消，从 3 起 SG 值 0、1 交替；k 为奇数时它们相当于一堆 x，SG 值取决于石子数中因子 2 的个数。"
  require k >= 1 "k is at least 1" zh "k 至少为 1"
  let t = ones(lowbit(max(n, 1)) - 1)
  let m = n div lowbit(max(n, 1))
  -> n - 1
  -> all [n div 2 for i in 1..k]   if n > 0 and n is even
  theorem value = (n if n < 3 else 1 - n mod 2)   except when k is odd   "Codeforces 603C"
  theorem value = ([0, 1, 0, 1, 2][n + 1] if n < 5 else 0 if t = 0 else 1 if m = 3 and t is even or m != 3 and t is odd else 2)   except when k is even   "Codeforces 603C"
`,
  heappass: `game heappass(n, p)
  called "Nim with one pass for every heap" zh "每堆可跳过一次的 Nim"
  nickname "pass per heap", "nim with heap passes", "每堆跳过一次"
  about "Nim, and in addition each heap, while it is not empty, may be passed on once in the whole game by either player. The second field is 1 while the heap's pass is unused. A heap with its pass has the value n + 1 when n is odd and n - 1 when n is even, so several heaps are solved by a nim-sum."
    zh "规则同 Nim，但每一堆在非空时，整局中可以由任意一方跳过一次；第二个数为 1 表示这一堆还没有被跳过。未跳过的堆，n 为奇数时 SG 值是 n + 1，n 为偶数时是 n - 1（空堆是 0），所以多堆仍然看异或和。"
  start n = (n, 1)
  require p in {0, 1} "p is 1 while the pass of the heap is unused, and 0 after it" zh "这一堆还没有跳过时 p 为 1，跳过之后 p 为 0"
  let g(x) = (x if p = 0 or x = 0 else x + 1 if x is odd else x - 1)
  -> (n - k, p)   for k in 1..n
  -> (n, 0)       if p = 1 and n > 0
  theorem value = g(n)
    reach v by (n - k, p)   for k in {n - g(v)}  if k > 0
    reach v by (n, 0)       if p = 1 and n > 0 and v = n
    "folklore"
`,
  hill: `game hill(p[], k)
  called "Climbing the Hill" zh "爬山"
  nickname "climbing the hill", "hdu 4315", "爬山"
  about "People stand on cells below a hilltop, which is cell 0 and holds any number of them; the k-th from the top is the king. A move brings one person any number of cells nearer without passing or meeting another below the top, and whoever brings the king to the top wins. Pair the people from the rear: the gaps inside the pairs are Nim heaps, as in Georgia and Bob. With an odd number of people the first one's distance to the top is a heap too; it counts one less when the king is second, for then nobody may step onto the top in front of him. A king in front wins at once."
    zh "若干人站在山坡的格子上，山顶是第 0 格，可容任意多人；从上数第 k 人是国王。每步让一人向上走至少一格，不能越过别人，山顶以外不能同格，把国王送到山顶者胜。从最后一人起两两配对，每对之间的空格数就是一堆石子，与 Georgia 和 Bob 相同。人数为奇数时，第一人到山顶的距离也是一堆；若国王是第二人，这个距离要减一，因为谁走上山顶，对手就能把国王送上去。国王在最前面时先手立刻获胜。"
  kept as (sorted(p), k)
  require distinct(p) and every(x >= 1 for x in p) and 0 <= k <= len(p) "people stand on different cells from 1, and the king is one of them"
    zh "各人站在从 1 编号的不同格子上，国王是其中之一"
  let heap(i) = p[i] - (p[i - 1] + 1 if i > 1 else 1 if k in {0, 2} else 0)
  -> (p with [i] -= j, k)               for i in 1..len(p), j in 1..p[i] - (p[i - 1] if i > 1 else 0) - 1
  -> win                                if k = 1
  -> (p without [1], k - 1)             if k > 1
  let x = xor(heap(i) for i in 1..len(p) if len(p) - i is even)
  theorem wins when k = 1 or x != 0
    reply (p with [i] -= j, k)   for i in 1..len(p)
      for j in {(heap(i) - xor(heap(i), x) if len(p) - i is even else xor(heap(i + 1), x) - heap(i + 1))}
      if 0 < j < p[i] - (p[i - 1] if i > 1 else 0)
    reply win                    if k = 1
    reply (p without [1], k - 1) if k > 1
    "folklore: HDU 4315"
`,
  kayles: `game kayles(n)
  called "Kayles" zh "九柱戏（Kayles）"
  nickname "0.77", "rip van winkle", "九柱戏", "保龄球游戏", "一排取一个或相邻两个"
  about "A row of pins; a move knocks down one pin or two neighbours, and a gap stays a gap, so a row may fall into two. The values repeat with period 12 from 71 on, after fourteen exceptions, and no row but the empty one is lost: leave two equal rows and mirror. In misère play it is not so simple: a single row is lost exactly for 1, 4, 9, 12 and 20 pins, and several rows are lost just when they are in normal play, except for a few families of rows of 1, 4, 5, 9, 12, 17, 20 and 25 pins."
    zh "一排柱子，每步击倒一根或相邻的两根，空位不会合拢，所以一排可能分成两排。SG 值从 71 起以 12 为周期，此前有 14 个例外；单独一排只要不空就是必胜态：先从中间击倒，再与对手对称着走。反 Nim 时就没有这么简单：单独一排恰在 1、4、9、12、20 根时是必败态；几排在一起时与正常规则的必败态相同，只有由 1、4、5、9、12、17、20、25 根的排组成的几类局面例外。"
  let early = [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7, 4, 1, 2, 8, 5, 4, 7, 2, 1, 8, 6, 7,
    4, 1, 2, 3, 1, 4, 7, 2, 1, 8, 2, 7, 4, 1, 2, 8, 1, 4, 7, 2, 1, 4, 2, 7, 4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 6]
  let g(h) = (early[h + 1] if h < 71 else [4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7][h mod 12 + 1])
  let only(p, s) = every(h = 0 or h in s for h in p)
  let odd(p, s) = count(h in s for h in p) is odd
  let one(p, k) = count(h = k for h in p) = 1
  let fives(p) = only(p, {1, 4, 5}) and not odd(p, {5})
  let twenties(p) = only(p, {1, 4, 9, 12, 17, 20}) and not odd(p, {9, 12, 17})
  let twentyfive(p) = one(p, 25) and only(p, {1, 4, 9, 12, 17, 20, 25})
  let unlike(p) = fives(p) and not odd(p, {1, 4}) or twenties(p) and not odd(p, {1, 4, 20})
    or twentyfive(p) and not odd(p, {9, 12, 17}) and odd(p, {1, 4, 20})
  let more(p) = only(p, {1, 4, 5}) and odd(p, {1, 4}) or twenties(p) and odd(p, {1, 4, 20})
    or only(p, {1, 4, 9}) and odd(p, {9}) and not odd(p, {1, 4}) or only(p, {1, 4, 12}) and one(p, 12) and not odd(p, {1, 4})
    or one(p, 25) and only(p, {1, 4, 9, 25}) and odd(p, {9}) and odd(p, {1, 4})
  let lost(p) = xor(g(h) for h in p) = 0 and not unlike(p) or more(p)
  let others(p, n) = p without [min([i for i in 1..len(p) if p[i] = n])]
  let fits(p, a, b) = (lost(p ++ [a, b]) if a + b < 60 else xor(xor(g(h) for h in p), g(a), g(b)) = 0)
  let blocks(m) = max(0, (m - 144) div 12)
  let ends(p, m) = [a for a in 0..min(m, 71) if fits(p, a, m - a)]
  let block(p, m) = [r for r in 72..83 if blocks(m) > 0 and fits(p, r, m - r)]
  let rest(p, m) = [a for a in 72 + 12 * blocks(m)..m if fits(p, a, m - a)]
  -> a and n - k - a   for k in 1..2, a in 0..n - k
  theorem value = g(n)   "Guy and Smith 1956"
  theorem misere loses when lost(position)
    reply in order a and n - k - a   for p in [others(position, n)], k in 1..2
      for (to, s) in [(0, ends(p, n - k)), ((12 * (blocks(n - k) - 1) if len(block(p, n - k)) > 0 else -1), block(p, n - k)), (0, rest(p, n - k))]
      for b in 0..to by 12, r in s, a in {b + r}
    because page
    "Sibert and Conway 1992"
`,
  lasker: `game lasker(n)
  called "Lasker's Nim" zh "Lasker 的 Nim（可分堆）"
  nickname "laskers nim", "4.[3]", "hdu 3032", "nim or split", "拉斯克 Nim", "分堆 Nim", "Nim or not Nim"
  about "A move takes any number of counters from a heap, or splits a heap into two non-empty heaps without taking. The value of n is n itself, except that 4k + 3 and 4k + 4 change places. In misère play, heaps of one aside, the game is played just as Nim on these values."
    zh "每步从一堆中取走任意颗，或者不取而把一堆分成两个非空的小堆。n 的 SG 值一般就是 n，只是 4k + 3 与 4k + 4 互换：3 变 4，4 变 3，7 变 8，8 变 7。多堆时看这些值的异或和；反 Nim 时对这些值用反 Nim 的规则。"
  let g(x) = (x + 1 if x mod 4 = 3 else x - 1 if x > 0 and x mod 4 = 0 else x)
  let others(p) = xor(xor(g(x) for x in p), g(n))
  let isBig(p) = count(x > 1 for x in p) > (1 if n > 1 else 0)
  let one(p) = (g(others(p)) if isBig(p) else 1 - others(p))
  let several(p) = (others(p) if isBig(p) or n > 2 else 1 - others(p))
  -> n - k         for k in 1..n
  -> a and n - a   for a in 1..n div 2
  theorem value = g(n)
    reach v in order by n - k         if g(v) < n  for k in {n - g(v)}
    reach v in order by a and n - a   for (a, b) in valueparts(n, 2, v, [1, 2, 4, 3])
    "Lasker 1931"
  theorem misere loses when xor(g(x) for x in position) = (1 if every(x <= 1 for x in position) else 0)
    reply in order n - k         if one(position) < n  for k in {n - one(position)}
    reply in order a and n - a   for (a, b) in valueparts(n, 2, several(position), [1, 2, 4, 3])
    "Berlekamp, Conway, Guy: Winning Ways"
  theorem misere tame   "Berlekamp, Conway, Guy: Winning Ways"
`,
  leap: `game leap(row[] of ".X")
  called "Move to the next empty square" zh "移到右边第一个空格"
  nickname "hdu 5724", "chess hdu 5724", "向右跳到空格"
  about "Pieces stand on a row of squares, one on each X; a move shifts a piece to the first empty square on its right, jumping over the pieces that stand in between, but never off the row. When all pieces are packed at the right end nobody can move. Rows are searched, and several rows are added by their values."
    zh "一排格子上有若干棋子（X），每步把一枚棋子移到它右边第一个空格，可以跳过中间连成一片的棋子，但不能移出棋盘。所有棋子都挤到右端时不能再走。每一行靠搜索求 SG 值，多行时看异或和。"
  -> row with [i] = 0, [j] = 1   for i in 1..len(row)  if row[i] = 1  for j in i + 1..len(row)  if row[j] = 0 and every(row[m] = 1 for m in i + 1..j - 1)
`,
  mark: `game mark(n)
  called "Mark" zh "Mark（减一或折半）"
  nickname "mark game", "subtract one or halve", "减一或折半"
  about "A move takes one counter, or halves the heap, rounding down. A heap is lost exactly when it is 0 or when two divides it an odd number of times. In misère play the same holds except for the powers of two, for which it is turned round."
    zh "每步取走一颗，或者把石子数折半（向下取整）。石子数为 0，或者其中因子 2 的个数为奇数时是必败态，其余是必胜态。反 Nim 时除了 2 的幂之外结论相同，而对 2 的幂胜负正好相反。"
  let t = ones(lowbit(max(n, 1)) - 1)
  -> n - 1
  -> n div 2   if n > 1
  theorem loses when n = 0 or t is odd
    reply n - 1
    reply n div 2   if n > 1
    because twos(n)
    "Fraenkel 2011"
  theorem misere loses when n > 0 and (t is odd and n != lowbit(n) or t is even and n = lowbit(n))
    reply n - 1
    reply n div 2   if n > 1
    because page
    "Fraenkel 2011"
`,
  mockturtles: `game mockturtles(row[] of "TH")
  called "Mock Turtles" zh "假龟（Mock Turtles）"
  nickname "mock turtles", "turn at most three", "翻至多三枚"
  about "Coins in a row; a move turns one, two or three of them, and the right-most of these must go from heads to tails. A head at place n, counted from 1, has as its value the n-th odious number 1, 2, 4, 7, 8, 11, 13, 14, …: the numbers with an odd number of ones in binary."
    zh "一排硬币，每步翻一枚、两枚或三枚，其中最右边的一枚必须由正面翻成反面。从 1 数起，第 n 位正面的 SG 值是第 n 个“奇数个 1”的数：1、2、4、7、8、11、13、14……看所有正面的异或和，为 0 是必败态。"
  -> [(1 - row[j] if j = i or j in s else row[j]) for j in 1..len(row)]
    for i in 1..len(row)  if row[i] = 1  for c in 0..2, s in subsets(1..i - 1, c)
  theorem value = xor(2 * i - 1 - ones(i - 1) mod 2 for i in 1..len(row) if row[i] = 1)   "Berlekamp, Conway, Guy: Winning Ways"
`,
  moebius: `game moebius(row[] of "TH")
  called "Moebius" zh "莫比乌斯翻硬币（Moebius）"
  nickname "moebius", "turn at most five", "翻至多五枚"
  about "Coins in a row; a move turns one to five of them, and the right-most of these must go from heads to tails. On eighteen coins it has the beauty of the symmetries of the projective line of order 17; the values 1, 2, 4, 8, 16, 31, 32, 64, 103, 128, … are known only as a table."
    zh "一排硬币，每步翻一至五枚，其中最右边的一枚必须由正面翻成反面。18 枚硬币时它与 17 阶射影直线的对称性有关，十分优美；SG 值 1、2、4、8、16、31、32、64、103、128……只能列表，没有公式。"
  let known = [1, 2, 4, 8, 16, 31, 32, 64, 103, 128, 171, 213, 256, 301, 342, 439, 475, 494, 512, 558]
  -> [(1 - row[j] if j = i or j in s else row[j]) for j in 1..len(row)]
    for i in 1..len(row)  if row[i] = 1  for c in 0..4, s in subsets(1..i - 1, c)
  theorem value = xor(known[i] for i in 1..len(row) if row[i] = 1)   except when len(row) > 20   "Berlekamp, Conway, Guy: Winning Ways"
`,
  mogul: `game mogul(row[] of "TH")
  called "Mogul" zh "莫卧儿翻硬币（Mogul）"
  nickname "mogul", "turn at most seven", "翻至多七枚"
  about "Coins in a row; a move turns one to seven of them, and the right-most of these must go from heads to tails. On twenty-four coins its lost positions form the Golay code; the values 1, 2, 4, 8, 16, 32, 64, 127, 128, 256, … are known only as a table."
    zh "一排硬币，每步翻一至七枚，其中最右边的一枚必须由正面翻成反面。24 枚硬币时，它的必败态恰好组成戈莱码；SG 值 1、2、4、8、16、32、64、127、128、256……只能列表，没有公式。"
  let known = [1, 2, 4, 8, 16, 32, 64, 127, 128, 256, 512, 911, 1024, 1459]
  -> [(1 - row[j] if j = i or j in s else row[j]) for j in 1..len(row)]
    for i in 1..len(row)  if row[i] = 1  for c in 0..6, s in subsets(1..i - 1, c)
  theorem value = xor(known[i] for i in 1..len(row) if row[i] = 1)   except when len(row) > 14   "Berlekamp, Conway, Guy: Winning Ways"
`,
  moidores: `game moidores(row[] of "TH")
  called "Moidores" zh "Moidores（翻至多九枚）"
  nickname "moidores", "turn at most nine", "翻至多九枚"
  about "Coins in a row; a move turns one to nine of them, and the right-most of these must go from heads to tails. It is the next game after Turning Turtles, Mock Turtles, Moebius and Mogul; its values are found by search only."
    zh "一排硬币，每步翻一至九枚，其中最右边的一枚必须由正面翻成反面。它是翻龟、假龟、Moebius、Mogul 之后的下一个游戏，SG 值没有公式，只能靠搜索得到。"
  -> [(1 - row[j] if j = i or j in s else row[j]) for j in 1..len(row)]
    for i in 1..len(row)  if row[i] = 1  for c in 0..8, s in subsets(1..i - 1, c)
`,
  moore: `game moore(h[]; k = 2)
  called "Moore's Nim, up to k heaps" zh "Moore 的 Nim-k"
  nickname "moore's nim", "nim-k", "moore nim", "摩尔 Nim", "Nim-K", "最多取 k 堆"
  about "A move takes counters from at least one and at most k heaps, from each of them at least one, not necessarily the same number. Write the heaps in binary: the position is lost exactly when the number of ones in every column is a multiple of k + 1. In misère play, when no heap is larger than one, the number of ones must instead leave remainder 1."
    zh "每步可以从至少一堆、至多 k 堆中取石子，每个选中的堆至少取一颗，各堆所取可以不同。把各堆写成二进制：每一列 1 的个数都是 k + 1 的倍数时是必败态，否则是必胜态；k = 1 就是普通 Nim。反 Nim 时，若每堆都不超过 1，则 1 的个数除以 k + 1 余 1 才是必败态。"
  require k >= 1 "k is at least 1" zh "k 至少为 1"
  let top(p) = len(digits(max([0] ++ p), 2)) - 1
  let column(p, j) = count(bit(x, j) = 1 for x in p) mod (k + 1)
  -> [h[i] - sum(t[j] for j in 1..len(s) if s[j] = i) for i in 1..len(h)]
    for c in 1..min(k, len(h))  for s in subsets(1..len(h), c)  for t in choices(1..h[i] for i in s)
  theorem loses when every(column(h, j) = 0 for j in 0..top(h))
    reply in order [h[i] - sum(t[j] for j in 1..len(s) if s[j] = i) for i in 1..len(h)]   for (c, s, t) in lowerings(h, k, 0)
    because digitcounts(h, k + 1)
    "Moore 1910"
  theorem misere loses when (sum(h) mod (k + 1) = 1 if every(x <= 1 for x in h) else every(column(h, j) = 0 for j in 0..top(h)))
    reply in order [h[i] - sum(t[j] for j in 1..len(s) if s[j] = i) for i in 1..len(h)]
      for (c, s, t) in lowerings(h, k, (1 if count(x > 1 for x in h) <= k else 0))
    because page
    "Moore 1910"
`,
  multiply: `game multiply(n)
  called "Multiplication game" zh "乘法游戏"
  nickname "a multiplication game", "uva 847", "hdu 1517"
  about "A number starts at 1 and is multiplied in turn by 2 to 9; whoever first makes it n or more wins. Here n is what is left to do: a move with factor k leaves n divided by k, rounded up, and 1 is the end. The won n are 2 to 9, 19 to 162, 325 to 2916, …: above a power of 18 and up to nine times that power."
    zh "数从 1 开始，轮流乘以 2 到 9，先使它不小于 n 者胜。这里用 n 表示还差的倍数：乘以 k 之后剩下 n 除以 k 向上取整，剩下 1 就结束。n 在 2 到 9、19 到 162、325 到 2916……时是必胜态：大于 18 的某个幂而不超过它的九倍；其余是必败态。"
  require n >= 1 "n is at least 1" zh "n 至少为 1"
  -> (n + k - 1) div k   if n > 1  for k in 2..9  if k = 2 or (n + k - 1) div k < (n + k - 2) div (k - 1)
  theorem loses when not some(18 ^ i < n <= 9 * 18 ^ i for i in 0..len(digits(n, 18)))   "folklore: UVa 847"
`,
  musttake: `game musttake(h[]; k = 3)
  called "Must take k while a heap allows it" zh "能取 k 就必须取 k"
  nickname "must take k", "forced takes", "必须取 k 颗"
  about "While some heap holds at least k counters, a move must remove exactly k from such a heap; after that it is ordinary Nim on the remainders. The forced part has a fixed number of moves, so only its parity and the Nim that is left decide."
    zh "只要有一堆不少于 k 颗，就必须从这样的堆中恰好取走 k 颗；之后各堆剩下的余数按普通 Nim 进行。强制阶段的步数是固定的，所以只看它的奇偶以及剩下的 Nim 局面是必胜态还是必败态。"
  require k >= 1 "k is at least 1" zh "k 至少为 1"
  let forced = sum(x div k for x in h)
  let rest = [x mod k for x in h]
  let p = (1 if every(x <= 1 for x in rest) else 0)
  -> h with [i] -= k   for i in 1..len(h)  if h[i] >= k
  -> h with [i] -= t   if forced = 0  for i in 1..len(h), t in 1..h[i]
  theorem wins when (xor(rest) != 0 if forced is even else xor(rest) = 0)   "Bouton 1901"
  theorem misere wins when (xor(rest) != p if forced is even else xor(rest) = p)
    because page
    "Bouton 1901"
`,
  nim: `game nim(n)
  called "Nim" zh "尼姆（Nim）"
  nickname "bouton", "marienbad", "尼姆", "尼姆博弈", "取石子", "Nim 取石子", "拈", "Nim 游戏"
  about "Several heaps of counters. A move takes any number of counters, at least one, from a single heap. Write the heaps in binary, one below the other: a position is lost exactly when every column holds an even number of ones, and then every move spoils some column. In misère play the same rule holds until only heaps of one are left; then an odd number of them is lost."
    zh "有若干堆石子，每步从某一堆中取走至少一颗，也可以取完。把各堆写成二进制上下对齐：每一列的 1 都是偶数个（异或和为 0）就是必败态，此时无论怎么取都会破坏某一列；否则是必胜态。反 Nim（取最后一颗者输）中规则相同，直到只剩大小为 1 的堆：这时奇数堆必败。"
  -> n - k   for k in 1..n
  theorem value = n
    reach v by n - k   for k in {n - v}  if k > 0
    "Bouton 1901"
  theorem misere tame   "Bouton 1901"
`,
  nimble: `game nimble(x)
  called "Nimble" zh "Nimble（移硬币）"
  nickname "nimble coins", "移硬币", "尼姆硬币"
  about "Coins stand on the squares 0, 1, 2, … of a strip, several on one square if need be; a move pushes one coin any number of squares to the left. Each coin is a heap: the coin on square x is a Nim heap of x counters, so the value of the position is the nim-sum of the squares."
    zh "若干枚硬币放在编号 0、1、2……的格子上，同一格可以有多枚；每步把一枚硬币向左移动任意格。每枚硬币就是一堆石子：在第 x 格的硬币相当于 x 颗石子的 Nim 堆，所以看各硬币位置的异或和，为 0 是必败态，否则是必胜态。"
  -> x - k   for k in 1..x
  theorem value = x
    reach v by x - k   for k in {x - v}  if k > 0
    "Bouton 1901"
  theorem misere tame   "Bouton 1901"
`,
  norepeat: `game norepeat(n, last; m = 5)
  called "Not the number just taken" zh "不能取与对手相同的数"
  nickname "no repeat", "do not copy", "不可重复对手"
  about "One heap; a move takes one to m counters, but not the number that the opponent has just taken, and whoever cannot move loses. The second field is the last take, 0 at the start. For m = 5 a fresh heap is lost exactly when its remainder modulo 13 is 0 or 7."
    zh "一堆石子，每步取 1 到 m 颗，但不能与对手刚才取的数目相同，不能走的人输；第二个数是上一步所取，开局为 0。m = 5 时，开局的石子数除以 13 余 0 或 7 是必败态，其余是必胜态。"
  start n = (n, 0)
  require m >= 1 "m is at least 1" zh "m 至少为 1"
  require last <= m "the last take is at most m" zh "上一次取走的数不超过 m"
  -> (n - k, k)   for k in 1..min(m, n)  if k != last
  let lost = [[0, 7], [0, 1, 7, 8], [0, 7], [0, 3, 6, 7], [0, 7, 11], [0, 5, 7, 12]]
  theorem loses when n mod 13 in lost[last + 1] and (n != 8 or last != 1) or n = 4 and last = 4   except when m != 5
    "folklore: the outcomes repeat, which a finite table proves"
`,
  northcott: `game northcott(s[](l, r), t; width = 8)
  called "Northcott's game" zh "Northcott 博弈（对棋）"
  nickname "northcott", "northcott's nim", "诺斯科特", "对棋"
  about "Every row of a board holds a piece of the left player and, further right, a piece of the right player. A move slides one of your own pieces along its row, forward or backward, without jumping. The gaps between the pieces are Nim heaps; a step back is answered by an equal step forward, so retreats do not help, although the rules alone would allow play to go on for long. The field t says who moves: 1 the left player, 2 the right player."
    zh "棋盘每一行有一枚左方棋子，其右边有一枚右方棋子；每步把自己的一枚棋子沿所在行前进或后退任意格，不能越过对方。每行两子之间的空格数就是一堆石子，看异或和：为 0 是必败态。后退没有用，对手只要前进同样的格数即可。最后一个数 t 表示轮到谁：1 是左方，2 是右方。"
  start s[](l, r) = (s, 1)
  require t in {1, 2} and every(1 <= l < r <= width for (l, r) in s) "in every row the left piece stands left of the right piece, on the board; t is 1 or 2"
    zh "每一行左边的棋子都在右边棋子的左侧，且都在棋盘上；t 只能是 1 或 2"
  let gap(i) = s[i][2] - s[i][1] - 1
  let x = xor(r - l - 1 for (l, r) in s)
  -> (s with [i][1] += k, 2)   if t = 1  for i in 1..len(s), k in 1..gap(i)
  -> (s with [i][2] -= k, 1)   if t = 2  for i in 1..len(s), k in 1..gap(i)
  -> (s with [i][1] -= k, 2)   if t = 1  for i in 1..len(s), k in 1..s[i][1] - 1
  -> (s with [i][2] += k, 1)   if t = 2  for i in 1..len(s), k in 1..width - s[i][2]
  theorem loses when x = 0
    reply (s with [i][1] += k, 2)   if t = 1  for i in 1..len(s), k in {gap(i) - xor(gap(i), x)}  if k > 0
    reply (s with [i][2] -= k, 1)   if t = 2  for i in 1..len(s), k in {gap(i) - xor(gap(i), x)}  if k > 0
    reply (s with [i][1] -= k, 2)   if t = 1  for i in 1..len(s), k in {xor(gap(i), x) - gap(i)}  if 0 < k < s[i][1]
    reply (s with [i][2] += k, 1)   if t = 2  for i in 1..len(s), k in {xor(gap(i), x) - gap(i)}  if 0 < k <= width - s[i][2]
    because columns([r - l - 1 for (l, r) in s]), retreat(t)
    "Berlekamp, Conway, Guy: Winning Ways"
`,
  officers: `game officers(n)
  called "Officers" zh "军官（Officers，0.6）"
  nickname "0.6", "officers", "军官游戏"
  about "A move takes one counter from a heap and leaves the rest in one or two heaps, but not in none, so a heap of one cannot be moved. No period of the values has been found, although more than 10^13 of them are known. In misère play single heaps of 2, 5, 8, …, 29 are lost, and then the pattern breaks at 32."
    zh "每步从一堆中取走一颗，剩下的必须留成一堆或分成两堆，不能一颗不剩，所以只有一颗的堆不能动。SG 值已经算到 10^13 以上仍没有发现周期。反 Nim 时单独一堆为 2、5、8……29 是必败态，但这个规律到 32 就不成立了。"
  -> n - 1               if n > 1
  -> a and n - 1 - a     for a in 1..(n - 1) div 2
`,
  onepass: `game onepass(h[], p)
  called "Nim with one pass in the game" zh "全局只能跳过一次的 Nim"
  nickname "nim with a pass", "global pass", "可跳过一次的 Nim", "带 pass 的 Nim"
  about "Nim, and once in the whole game one of the players may pass, but not when all heaps are gone. The second field is 1 while the pass is unused. With two heaps the unused pass turns the lost pairs into (0, 0), (1, 2), (3, 4), (5, 6), …; with three heaps nobody knows a rule, a small change that spoils the whole theory."
    zh "规则同 Nim，但整局中可以有一方跳过一次，石子取完后不能再跳过；第二个数为 1 表示还没有人用过。只有两堆且未跳过时，必败态变成 (0, 0)、(1, 2)、(3, 4)、(5, 6)……三堆时至今没有已知的规律，一个小小的改动就毁掉了整套理论。"
  start h[] = (h, 1)
  require p in {0, 1} "p is 1 while the pass is unused, and 0 after it" zh "还没有跳过时 p 为 1，跳过之后 p 为 0"
  let a = max([0] ++ h)
  -> (h with [i] -= k, p)   for i in 1..len(h), k in 1..h[i]
  -> (h, 0)                 if p = 1 and sum(h) > 0
  let partner(x) = (0 if x = 0 else x - 1 if x is even else x + 1)
  theorem loses when xor(h) = 0   except when p = 1
    reply (h with [i] -= k, p)   for i in 1..len(h), k in {h[i] - xor(h[i], xor(h))}
    "Bouton 1901"
  theorem loses when a = 0 or a is even and sum(h) = 2 * a - 1   except when p = 0 or count(x > 0 for x in h) > 2
    reply in order (h with [i] -= k, p)   for i in 1..len(h), k in {h[i] - partner(sum(h) - h[i])}  if k > 0
    reply in order (h, 0)                 if xor(h) = 0
    "Morrison, Friedman and Landsberg 2012"
`,
  ordered: `game ordered(h[])
  called "Heaps in order" zh "保持次序的取石子"
  nickname "pebbles", "kam pebbles", "monotone nim", "stone game strategist", "luogu p3480", "洛谷 P3480"
  about "Heaps stand in a row, none smaller than the one before it, and it must stay so. A move takes one or more stones from one heap. Look at the steps between neighbours: a move carries stones from one step to the step on its right, and from the last step out of play. So this is staircase Nim from the right end, and the value is the nim-sum of every other step, the last one included."
    zh "若干堆石子从左到右不降排列，操作后仍须不降。每步从一堆取走至少一颗。看相邻两堆的差：从一堆取走石子，就是把它的差移到右边一个差上，从最后一堆取则移出游戏。所以这是从右端数起的阶梯 Nim：最后一个差、倒数第三个差……的异或和就是 SG 值，为 0 是必败态。"
  require every(h[i] <= h[i + 1] for i in 1..len(h) - 1) "no heap is smaller than the one before it"
    zh "每一堆都不少于它前面的一堆"
  let step(t, i) = t[i] - (t[i - 1] if i > 1 else 0)
  let steps(l) = [step(t, i) for t in l, i in 1..len(t) if len(t) - i is even]
  let x = xor(steps([h]))
  let move(i, w) = (step(h, i) - xor(step(h, i), w) if len(h) - i is even else xor(step(h, i + 1), w) - step(h, i + 1))
  -> h with [i] -= k   for i in 1..len(h), k in 1..step(h, i)
  theorem value = x
    reach v by h with [i] -= k   for i in 1..len(h), k in {move(i, xor(x, v))}  if 0 < k <= step(h, i)
    "folklore"
`,
  paintring: `game paintring(n, ring; m = 2)
  called "Paint m neighbours on a ring" zh "环上连续涂 m 个"
  nickname "hdu 3980", "paint chain", "环形涂色", "涂珠子"
  about "A ring of n beads; a move paints m unpainted beads that are neighbours. The first move cuts the ring into a row, and from then on a move cuts a row into two. The second field says whether the beads still form a ring (1) or already a row (0)."
    zh "n 颗珠子围成一圈，每步把相邻的 m 颗未涂色的珠子涂上颜色。第一步把环切成一排，以后每步把一排切成两排。第二个数表示这些珠子还是一圈（1）还是已经成一排（0）。"
  start n = (n, 1)
  require ring in {0, 1} and m >= 1 "ring is 0 or 1, and m is at least 1" zh "ring 只能是 0 或 1，m 至少为 1"
  -> (n - m, 0)                      if ring = 1
  -> (a, 0) and (n - m - a, 0)       if ring = 0  for a in 0..n - m
`,
  powers: `game powers(n; base = 2)
  called "Take a power" zh "取幂次石子"
  nickname "powers of two", "stone game timus 1180", "hdu 1847", "取 2 的幂", "2 的幂次取石子"
  about "A move takes 1, b, b², b³, … counters from a heap, for a base b of at least two. Modulo b + 1 a power is either 1 or -1, so the whole game is decided by the remainder: with powers of two the multiples of three are lost. With an odd base every take is odd and only the parity of the heap counts."
    zh "每步从一堆中取走 1、b、b²、b³……颗石子（b 至少为 2）。任何一个幂次除以 b + 1 的余数都是 1 或 -1，所以胜负只看余数：取 2 的幂时，3 的倍数是必败态，其余是必胜态。底数为奇数时，每次取走的都是奇数，只看石子总数的奇偶。"
  require base >= 2 "the base is at least 2" zh "底数至少为 2"
  let g(x) = (x mod 2 if base is odd else 2 if x mod (base + 1) = base else x mod (base + 1) mod 2)
  -> n - k   for k in 1..n  if k is power of base
  theorem value = g(n)
    reach v in order by n - k   for k in 1..n  if k is power of base  if g(n - k) = v
    because residue(n, (2 if base is odd else base + 1), [i for i in 0..(0 if base is odd else base - 1) by 2])
    "folklore"
  theorem misere tame   "Ferguson 1974"
`,
  primes: `game primes(n)
  called "Take a prime" zh "取质数石子"
  nickname "subtract a prime", "取质数", "素数取石子"
  about "A move takes a prime number of counters, 2, 3, 5, 7, …, so that a heap of one cannot be moved. The lost heaps begin 0, 1, 9, 10, 25, 34, 35, 49, 55, 85, 91, 100, 115 and no formula for them is known. Values are tabulated; in misère play the rule of Nim is applied to the values."
    zh "每步从一堆中取走质数（2、3、5、7……）颗石子，因此只剩一颗时无法再取。必败态开头是 0、1、9、10、25、34、35、49、55、85、91、100、115，没有已知的公式。SG 值靠打表得到；反 Nim 时把反 Nim 的规则用在 SG 值上。"
  -> n - k   for k in 1..n  if k is prime
  theorem misere tame   "Ferguson 1974"
`,
  primesminus1: `game primesminus1(n)
  called "Take a prime minus one" zh "取质数减一"
  nickname "prime minus one", "subtract p - 1", "质数减一", "素数减一取石子"
  about "A move takes one counter less than a prime: 1, 2, 4, 6, 10, 12, … The lost heaps begin 0, 3, 8, 11, 32, 35, 56, 59, 64, 67; the gap of three comes again and again, but this is only seen, not proved. Values are tabulated; in misère play the rule of Nim is applied to the values."
    zh "每步取走的石子数是某个质数减一：1、2、4、6、10、12……必败态开头是 0、3、8、11、32、35、56、59、64、67；相差 3 的一对反复出现，但这只是观察，没有证明。SG 值靠打表得到；反 Nim 时把反 Nim 的规则用在 SG 值上。"
  -> n - k   for k in 1..n  if k + 1 is prime
  theorem misere tame   "Ferguson 1974"
`,
  race: `game race(n; goal = 20, m = 2)
  called "Race to the goal" zh "谁先数到 20"
  nickname "race to 20", "race to 100", "who says 20", "谁先数到20", "抢 20", "抢数游戏", "报数游戏", "抢三十"
  about "The players count up from 0 in turn, each by at least one and at most m, and whoever says the goal wins. Seen from the goal it is Bash's game: the distance that is left is the heap. With steps of one or two and goal 20 the key numbers are 2, 5, 8, 11, 14, 17 and 20: say one of them and you keep them all."
    zh "两人从 0 开始轮流往上数，每次至少数 1 个、至多数 m 个，先数到目标数的人获胜。从目标往回看，它就是巴什博弈：离目标的距离就是石子数。每次数 1 或 2 个、目标为 20 时，关键数是 2、5、8、11、14、17、20，抢到其中一个就能一路抢下去。"
  start = 0
  require m >= 1 "m is at least 1" zh "m 至少为 1"
  require n <= goal "the count does not pass the goal" zh "报出的数不超过目标"
  -> n + k   if n < goal  for k in 1..min(m, goal - n)
  sample goal - d   for d in 0..60
  theorem value = (goal - n) mod (m + 1)
    reach v by n + k   for k in {(goal - n - v) mod (m + 1)}  if 0 < k <= goal - n and v <= m
    because distance(n, goal), residue(goal - n, m + 1), complement(m + 1)
    "folklore"
  theorem misere tame
    because distance(n, goal), residue(goal - n, m + 1, 1), complement(m + 1)
    "Ferguson 1974"
`,
  ring: `game kaylesrow(n)
  -> a and n - k - a   for k in 1..2, a in 0..n - k
game ring(n)
  called "Kayles in a ring" zh "环形 Kayles"
  nickname "ring of kayles", "coins in a circle", "poj 2484", "a funny game", "环形取一个或相邻两个", "硬币围成一圈"
  about "Pins or coins stand in a ring; a move takes one, or two that are neighbours. The first move opens the ring into a row, and every non-empty row of Kayles is won, so a ring of three or more is lost for the first player: he is answered by leaving two equal rows."
    zh "硬币围成一圈，每步取走一枚或相邻的两枚，空位不合拢。第一步把环变成一排，而非空的一排 Kayles 总是必胜态，所以三枚以上的环先手必败：后手把剩下的一排从中间分成相等的两段，然后对称着走。"
  -> kaylesrow(n - k)   for k in 1..min(2, n)
  theorem value = (n if n < 3 else 0)   "folklore; POJ 2484"
`,
  ringedges: `game ringedges(e[])
  called "Coin on a ring of edges" zh "取数游戏 II（环上移动）"
  nickname "luogu p1288", "洛谷 P1288", "取数游戏", "环上取数"
  about "A coin stands on a ring of nodes, between the last edge of the list and the first; every edge carries a number, and at least one of them is 0. A move lowers the number of a neighbouring edge that is not 0 and carries the coin across. The mover wins exactly when the number of edges up to the first 0 is odd on one of the two sides: he empties the edge behind him and the other cannot come back."
    zh "硬币停在环上列表最后一条边与第一条边之间的结点，每条边上有一个数，至少有一个是 0。每步选一条数不为 0 的相邻边，把数改小并把硬币移过去。向左或向右到第一个 0 之间的边数有一个是奇数，就是必胜态：每次把走过的边减到 0，对手就无法回头；两边都是偶数则是必败态。"
  require some(x = 0 for x in e) "at least one edge carries 0" zh "至少有一条边上写着 0"
  -> rotate(e with [1] -= k, 1)          for k in 1..e[1]
  -> rotate(e with [len(e)] -= k, -1)    for k in 1..e[len(e)]
  let right = min([i for i in 1..len(e) if e[i] = 0]) - 1
  let left = len(e) - max([i for i in 1..len(e) if e[i] = 0])
  theorem wins when right is odd or left is odd
    reply in order rotate(e with [1] -= k, 1)         if right is odd  for k in (1 if left is odd else e[1])..e[1]
    reply in order rotate(e with [len(e)] -= k, -1)   if left is odd   for k in (1 if right is odd else e[len(e)])..e[len(e)]
    "folklore: Luogu P1288"
`,
  ruler: `game ruler(row[] of "TH")
  called "Ruler" zh "直尺翻硬币（Ruler）"
  nickname "ruler", "turn a run of coins", "翻连续一段"
  about "Coins in a row; a move turns any number of neighbouring coins, and the right-most of them must go from heads to tails. A head at place n, counted from 1, has the largest power of two that divides n as its value, like the marks on a ruler: 1, 2, 1, 4, 1, 2, 1, 8."
    zh "一排硬币，每步翻连续的若干枚，其中最右边的一枚必须由正面翻成反面。从 1 数起，第 n 位正面的 SG 值是能整除 n 的最大的 2 的幂：1、2、1、4、1、2、1、8……就像直尺上的刻度。看所有正面的异或和，为 0 是必败态。"
  -> [(1 - row[j] if i - k < j <= i else row[j]) for j in 1..len(row)]   for i in 1..len(row)  if row[i] = 1  for k in 1..i
  theorem value = xor(lowbit(i) for i in 1..len(row) if row[i] = 1)   "Berlekamp, Conway, Guy: Winning Ways"
`,
  rulerette: `game rulerette(row[] of "TH")
  called "Rulerette" zh "小直尺翻硬币（Rulerette）"
  nickname "rulerette", "ruler with at least two coins", "翻连续至少两枚"
  about "As Ruler, but a move must turn at least two neighbouring coins. A head at an odd place is worth nothing, and a head at an even place n is worth half of the largest power of two that divides n."
    zh "与直尺游戏相同，但每步至少要翻相邻的两枚。奇数位正面的 SG 值是 0；偶数位 n 正面的 SG 值是能整除 n 的最大的 2 的幂的一半。看所有正面的异或和，为 0 是必败态。"
  -> [(1 - row[j] if i - k < j <= i else row[j]) for j in 1..len(row)]   for i in 1..len(row)  if row[i] = 1  for k in 2..i
  theorem value = xor(lowbit(i) div 2 for i in 1..len(row) if row[i] = 1)   "Berlekamp, Conway, Guy: Winning Ways"
`,
  rwythoff: `game rwythoff(a, b; r = 2)
  called "r-Wythoff" zh "r-威佐夫博弈"
  nickname "generalized wythoff", "fraenkel's game", "广义威佐夫", "r 威佐夫"
  about "As Wythoff's game, but when counters are taken from both heaps the two numbers need only differ by less than r; r = 1 is Wythoff's game itself. The lost pairs differ by r, 2r, 3r, … and are again given by an irrational number, (2 - r + √(r² + 4)) / 2, with exact integer arithmetic."
    zh "与威佐夫博弈相同，只是从两堆同时取时，两个数目之差只要小于 r 即可；r = 1 就是威佐夫博弈。必败态的两堆之差依次是 r、2r、3r……较小的数由无理数 (2 - r + √(r² + 4)) / 2 给出，这里全部用整数精确计算。"
  require r >= 1 "r is at least 1" zh "r 至少为 1"
  same as (min(a, b), max(a, b))
  let lower(k) = (floor(k * sqrt(r * r + 4)) + k * (2 - r)) div 2
  let under(x) = (floor(x * sqrt(r * r + 4)) + x * (r - 2)) div (2 * r)
  let pair(x) = (0 if x = 0 else x + r * (under(x) + 1) if lower(under(x) + 1) = x else x - r * (x - under(x)))
  let spot(e) = (lower(abs(e)) + (r * abs(e) if e < 0 else 0), lower(abs(e)) + (r * e if e > 0 else 0))
  let q = (b - a) div r
  -> (a - k, b)       for k in 1..a
  -> (a, b - k)       for k in 1..b
  -> (a - i, b - j)   for i in 1..a, j in max(1, i - r + 1)..min(b, i + r - 1)
  theorem loses when (b - a) mod r = 0 and min(a, b) = lower(abs(b - a) div r)
    reply (a - k, b)       for k in {a - pair(b)}
    reply (a, b - k)       for k in {b - pair(a)}
    reply (a - i, b - j)   for (i, j) in [(a - spot(e)[1], b - spot(e)[2]) for e in ([q + 1, q] if b >= a else [q, q + 1])]  if i >= 1 and j >= 1 and abs(i - j) < r
    because golden(a, b, r)
    "Fraenkel 1982"
`,
  sequential: `game sequential(h[])
  called "Sequential Nim" zh "依次取石子"
  nickname "sequential nim", "codeforces 1382b"
  about "Heaps in a row; stones may be taken only from the first heap that is not empty. Whoever first meets a heap of more than one decides: take all of it, or all but one, whichever leaves the opponent in the wrong place. So only the heaps of one at the beginning count: an even number of them is won, unless all heaps are one; then an odd number is won."
    zh "若干堆石子排成一行，每次只能从第一个非空的堆取。谁先遇到多于一颗的堆，谁就能选择取完或只留一颗，从而决定以后由谁先手。所以只看开头有几堆只有一颗：为偶数时先手必胜；如果所有堆都只有一颗，则总堆数为奇数时先手必胜。"
  kept as [x for x in h if x > 0]
  let lead = min([i for i in 1..len(h) if h[i] > 1] ++ [len(h) + 1]) - 1
  -> h with [1] -= k   if len(h) > 0  for k in 1..h[1]
  theorem loses when (lead is even if lead = len(h) else lead is odd)
    reply h with [1] -= k   if len(h) > 0  for k in max(h[1] - 1, 1)..h[1]
    "folklore"
`,
  split3: `game split3(n)
  called "Nim or split in three" zh "Nim 或分成三堆"
  nickname "hdu 5795", "a simple nim", "split into three", "分三堆 Nim"
  about "A move takes any number of counters from a heap, or splits a heap into three non-empty heaps. As in Lasker's Nim the values are the sizes with pairs exchanged, but here 8k + 7 and 8k + 8 change places."
    zh "每步从一堆中取走任意颗，或者把一堆分成三个非空的小堆。与 Lasker 的 Nim 类似，n 的 SG 值一般就是 n，只是 8k + 7 与 8k + 8 互换：7 变 8，8 变 7。多堆时看这些值的异或和。"
  let g(x) = (x + 1 if x mod 8 = 7 else x - 1 if x > 0 and x mod 8 = 0 else x)
  let others(p) = xor(xor(g(x) for x in p), g(n))
  let isBig(p) = count(x > 1 for x in p) > (1 if n > 1 else 0)
  let one(p) = (g(others(p)) if isBig(p) else 1 - others(p))
  let several(p) = (others(p) if isBig(p) or n > 3 else 1 - others(p))
  -> n - k                     for k in 1..n
  -> a and b and n - a - b     for a in 1..n div 3, b in a..(n - a) div 2
  theorem value = g(n)
    reach v in order by n - k                   if g(v) < n  for k in {n - g(v)}
    reach v in order by a and b and n - a - b   for (a, b, c) in valueparts(n, 3, v, [1, 2, 3, 4, 5, 6, 8, 7])
    "folklore; HDU 5795"
  theorem misere loses when xor(g(x) for x in position) = (1 if every(x <= 1 for x in position) else 0)
    reply in order n - k                   if one(position) < n  for k in {n - one(position)}
    reply in order a and b and n - a - b   for (a, b, c) in valueparts(n, 3, several(position), [1, 2, 3, 4, 5, 6, 8, 7])
    "folklore: every heap from 2 on can leave both 0 and 1"
  theorem misere tame   "folklore: every heap from 2 on can leave both 0 and 1"
`,
  splitonto: `game splitonto(h[])
  called "Split a pile onto two others" zh "分一堆到另外两堆"
  nickname "splitstonegame", "split stone game", "分石子到其他堆"
  about "A move takes a pile of at least two stones, splits it into two non-empty parts and puts the parts on two different other piles, so it needs three piles. Every move removes one pile and play goes on as long as three piles are left: the mover wins exactly when the number of piles is odd, at least three, and not all of them are single stones."
    zh "每步选一堆不少于两颗的石子，分成两个非空部分，分别放到另外两个不同的堆上，因此至少要有三堆。每步恰好减少一堆，只要还有三堆就能继续：堆数是不小于 3 的奇数且不全是 1 时是必胜态，否则是必败态。"
  kept as [x for x in h if x > 0]
  -> [(0 if l = i else h[l] + a if l = j else h[l] + h[i] - a if l = m else h[l]) for l in 1..len(h)]
    for i in 1..len(h), j in 1..len(h) - 1, m in j + 1..len(h)  if i != j and i != m  for a in 1..h[i] - 1
  theorem wins when len(h) >= 3 and len(h) is odd and max([0] ++ h) > 1
    reply in order [(0 if l = i else h[l] + a if l = j else h[l] + h[i] - a if l = m else h[l]) for l in 1..len(h)]
      for i in 1..len(h), j in 1..len(h) - 1, m in j + 1..len(h)  if i != j and i != m  for a in 1..h[i] - 1
    "folklore: TopCoder SplitStoneGame"
`,
  spread: `game spread(h[])
  called "Throw away and spread" zh "扔掉与分发"
  nickname "a new stone game", "poj 1740", "新石子游戏"
  about "A move chooses a heap, throws away at least one of its stones, and may spread any of the others over the other heaps that are not empty. Heaps can grow, but the number of stones falls. The position is lost exactly when the heaps fall into pairs of equal ones: then every move can be copied in the partner."
    zh "每步选一堆，扔掉其中至少一颗，还可以把这一堆余下的若干颗分给别的非空堆。别的堆可以变大，但总数一定减少。所有石子堆能两两配成相等的一对时是必败态：对手怎么动，就在配对的堆上照做；否则是必胜态。"
  kept as [x for x in h if x > 0]
  same as sorted(h)
  let paired(s) = len(s) is even and every(s[i] = s[i + 1] for i in 1..len(s) by 2)
  -> [(h[j] - k - sum(d) if j = i else h[j] + d[j]) for j in 1..len(h)]
    for i in 1..len(h)  for d in choices(0..(0 if j = i else h[i] - 1) for j in 1..len(h))  for k in 1..h[i] - sum(d)
  theorem loses when paired(sorted(h))
    reply in order [(h[j] - k - sum(d) if j = i else h[j] + d[j]) for j in 1..len(h)]   for (i, d, k) in pairings(h)
    "folklore: POJ 1740"
`,
  squares: `game squares(n)
  called "Take a square" zh "取平方数石子"
  nickname "subtract a square", "leetcode 1510", "stone game iv", "取平方数", "平方数取石子"
  about "A move takes a perfect square, 1, 4, 9, 16, …, from a heap. No formula for the lost heaps is known; they begin 0, 2, 5, 7, 10, 12, 15, 17, 20, 22, 34, 39, 44 and grow rare slowly. Values are tabulated; in misère play the rule of Nim is applied to the values."
    zh "每步从一堆中取走一个完全平方数（1、4、9、16……）颗石子。必败态没有已知的公式，开头是 0、2、5、7、10、12、15、17、20、22、34、39、44。SG 值靠打表得到；反 Nim 时把反 Nim 的规则用在 SG 值上。"
  -> n - k   for k in 1..n  if k is square
  theorem misere tame   "Ferguson 1974"
`,
  staircase: `game staircase(s[])
  called "Staircase Nim" zh "阶梯 Nim"
  nickname "staircase nim", "stairs", "阶梯博弈", "台阶 Nim", "阶梯尼姆"
  about "Counters lie on the steps of a staircase; a move takes one or more counters from one step to the step just below, and from step 1 to the ground, where they are out of play. Only the odd steps count: counters that come down from an even step can be sent on at once. So the value is the nim-sum of steps 1, 3, 5, …"
    zh "石子放在台阶上，每步从某一级拿起至少一颗放到下一级，从第 1 级则移到地面，不再使用。只有奇数级有用：对手从偶数级移下来的石子，可以立刻原样再往下移一级。所以 SG 值就是第 1、3、5……级石子数的异或和，为 0 是必败态。反 Nim 时对奇数级用反 Nim 的规则。"
  let x = xor(s[i] for i in 1..len(s) by 2)
  let odds(p) = [t[i] for t in p, i in 1..len(t) by 2]
  let send(i, w) = (s[i] - xor(s[i], w) if i is odd else xor(s[i - 1], w) - s[i - 1])
  -> s with [1] -= k                    if len(s) > 0  for k in 1..s[1]
  -> s with [i] -= k, [i - 1] += k      for i in 2..len(s), k in 1..s[i]
  theorem value = x
    reach v by s with [1] -= k                  if len(s) > 0  for k in {send(1, xor(x, v))}  if k > 0
    reach v by s with [i] -= k, [i - 1] += k    for i in 2..len(s), k in {send(i, xor(x, v))}  if 0 < k <= s[i]
    because oddsteps([s[i] for i in 1..len(s) by 2], [i for i in 1..len(s) by 2]), columns([s[i] for i in 1..len(s) by 2])
    "folklore"
  theorem misere loses when xor(odds(position)) = (1 if every(c <= 1 for c in odds(position)) else 0)
    reply s with [1] -= k                  if len(s) > 0  for k in {send(1, xor(odds(position))), send(1, xor(xor(odds(position)), 1))}
    reply s with [i] -= k, [i - 1] += k    for i in 2..len(s), k in {send(i, xor(odds(position))), send(i, xor(xor(odds(position)), 1))}
    because oddsteps(odds([s]), [i for i in 1..len(s) by 2]), misere(odds([s]))
    "folklore: misère Nim on the odd steps"
`,
  subtraction: `game subtraction(n; set = {1, 3, 4})
  called "Subtraction game" zh "减法游戏（取石子集合 S）"
  nickname "take from a set", "take-away", "减法博弈", "取石子集合", "S-Nim"
  about "A move takes a number of counters that belongs to a fixed set. The values of the heaps repeat with a period for every finite set, and a table that repeats over as many heaps as the largest take is already a proof. Several heaps are played by the nim-sum of their values; in misère play the rule of Nim is applied to the values."
    zh "每步只能从一堆中取走集合 S 里的某个数目。对任何有限集合，SG 值最终都是周期的；只要打表看到连续 max S 项重复，就已经证明了周期。多堆时把各堆的 SG 值异或；反 Nim 时把反 Nim 的规则用在 SG 值上即可。"
  require every(k >= 1 for k in set) "every number that may be taken is at least 1" zh "允许取走的数都至少为 1"
  -> n - k   for k in set
  theorem misere tame   "Ferguson 1974"
`,
  takerun: `game takerun(n)
  called "Take a run" zh "取连续一段"
  nickname "hdu 2509", "be the winner", "neighbouring apples", "取连续若干个", "取相邻的任意个"
  about "A row of apples; a move takes any number of neighbours from one row, and what is left falls into two rows. Although rows can be cut, a row of n has the value n, as in Nim, because two parts together never reach more than n - 1. In misère play, too, it is played as Nim."
    zh "一排苹果，每步从某一排中取走相邻的任意个，剩下的可能断成两排。虽然可以切断，但长度 n 的 SG 值仍是 n，与 Nim 相同，因为两段之和不超过 n - 1，其异或也不会更大。反 Nim 时同样按 Nim 的规则判断。"
  -> a and n - k - a   for k in 1..n, a in 0..n - k
  let others(p) = xor(xor(p), n)
  let isBig(p) = count(x > 1 for x in p) > (1 if n > 1 else 0)
  theorem value = n
    reach v in order by a and n - k - a   for (k, a, b) in xorparts(n, v, 1, n)
    "Berlekamp, Conway, Guy: Winning Ways"
  theorem misere loses when xor(position) = (1 if every(x <= 1 for x in position) else 0)
    reply in order a and n - k - a   if isBig(position)       for (k, a, b) in xorparts(n, others(position), 1, n)
    reply in order a and n - k - a   if not isBig(position)   for (k, a, b) in xorparts(n, others(position), 1, max(n - 4, 0))
    reply in order a and n - k - a   if not isBig(position)   for (k, a, b) in xorparts(n, 1 - others(position), max(n - 2, 1), n)
    "Berlekamp, Conway, Guy: Winning Ways"
  theorem misere tame   "Berlekamp, Conway, Guy: Winning Ways"
`,
  teams: `game teams(n, i; m = [4, 4])
  called "Team Nim round a table" zh "围桌轮流取石子"
  nickname "team nim", "poj 2068"
  about "Two teams sit alternately round a table; the player on seat i takes at least one and at most m[i] stones, then the next seat is to move. The seat belongs to the position, so the game is not a sum of heaps: whole positions are searched. In the problem the team that takes the last stone loses: play it as misère."
    zh "两队交替围桌而坐，第 i 个座位上的人至少取一颗、至多取 m[i] 颗，然后轮到下一个座位。轮到谁也是局面的一部分，所以要搜索整个局面。原题中取到最后一颗的队输：按反 Nim（取最后者输）计算。"
  require every(x >= 1 for x in m) "everybody may take at least one" zh "每个人至少可以取一颗"
  require 1 <= i <= len(m) "seats are numbered from 1" zh "座位从 1 编号，i 不超过人数"
  -> (n - k, i mod len(m) + 1)   for k in 1..min(n, m[i])
`,
  tower: `game tower(h[])
  called "Black Tower (floor 14 locked)" zh "黑色大楼（14 层上锁）"
  nickname "black tower", "tower-locked", "黑色大楼", "黑塔", "关灯大楼"
  about "The floors of a building hold lit lamps; a move switches off one or more lamps of one floor, and the last floor may be entered only when all the others are dark. Whoever switches off the last lamp wins. Nobody wants to darken the last of the lower floors, because the opponent then takes the locked floor at once: below it the game is misère Nim. From 8, 7, 6, 5, 4, 3, 2 and the locked 1 the only winning move leaves one lamp of the eight. Where the last to move loses instead, the floors below a locked one of one lamp are ordinary Nim, and below any other misère Nim."
    zh "大楼各层亮着若干盏灯，每步关掉某一层的至少一盏；最后一层（14 层）上了锁，要等其他各层全黑才能进入，关掉最后一盏灯的人获胜。谁把下面各层关完，对手就立刻关掉上锁的一层，所以下面各层其实是反 Nim。8、7、6、5、4、3、2 与上锁的 1 这个开局，唯一的制胜着法是把 8 盏的那层关到只剩 1 盏。若改为走最后一步者负，上锁的一层只有 1 盏时，下面各层是普通 Nim；多于 1 盏时，下面仍是反 Nim。"
  start = [8, 7, 6, 5, 4, 3, 2, 1]
  let roof = (h[len(h)] if len(h) > 0 else 0)
  let below = (h[1..len(h) - 1] if len(h) > 0 else h)
  let x = xor(below)
  let end = (1 if every(f <= 1 for f in below) else 0)
  -> h with [i] -= k   for i in 1..len(h)  if i < len(h) or sum(h) = h[i]  for k in 1..h[i]
  theorem loses when x = (0 if roof = 0 else end)
    reply h with [i] -= k   for i in 1..len(h) - 1, k in {h[i] - xor(h[i], x), h[i] - xor(h[i], x, 1)}
    reply h with [i] -= k   if len(h) > 0 and sum(h) = roof  for i in {len(h)}, k in {roof}
    because locked, misere(below)
    "Bouton 1901: misère Nim on the unlocked floors"
  theorem misere loses when x = (0 if roof = 1 else end)
    reply h with [i] -= k   for i in 1..len(h) - 1, k in {h[i] - xor(h[i], x), h[i] - xor(h[i], x, 1)}
    reply h with [i] -= k   if len(h) > 0 and sum(h) = roof  for i in {len(h)}, k in {roof - 1}
    because page
    "Bouton 1901: Nim below a locked floor of one lamp, misère Nim below any other"
`,
  toweropen: `game toweropen(h[])
  called "Black Tower (floor 14 open)" zh "黑色大楼（14 层不上锁）"
  nickname "tower-open", "black tower open", "黑色大楼开放", "黑塔不上锁"
  about "The same building without the lock: a move switches off one or more lamps of any one floor, and whoever switches off the last lamp wins. This is plain Nim on the floors. From 8, 7, 6, 5, 4, 3, 2, 1 the nim-sum is 8, and the only winning move darkens the floor of eight; with the lock this very move loses."
    zh "同一座大楼，但没有锁：每步关掉任意一层的至少一盏灯，关掉最后一盏的人获胜。这就是普通的 Nim，看各层灯数的异或和。8、7、6、5、4、3、2、1 的异或和是 8，唯一的制胜着法是把 8 盏的那层全部关掉；若最后一层上锁，这一步反而会输。"
  start = [8, 7, 6, 5, 4, 3, 2, 1]
  let floors(p) = [f for t in p for f in t]
  -> h with [i] -= k   for i in 1..len(h), k in 1..h[i]
  theorem value = xor(h)
    reach v by h with [i] -= k   for i in 1..len(h), k in {h[i] - xor(h[i], xor(h), v)}  if k > 0
    because columns(h)
    "Bouton 1901"
  theorem misere loses when xor(floors(position)) = (1 if every(f <= 1 for f in floors(position)) else 0)
    reply h with [i] -= k   for i in 1..len(h), k in {h[i] - xor(h[i], xor(floors(position))), h[i] - xor(h[i], xor(floors(position)), 1)}
    because misere(h)
    "Bouton 1901"
`,
  treblecross: `game treblecross(n)
  called "Treblecross" zh "一维井字棋（Treblecross）"
  nickname "one-dimensional tic-tac-toe", "crosses and crosses", "poj 3537", "一维井字棋", "三连叉"
  about "A row of empty squares in which both players write X; whoever completes three neighbouring X wins. A cross within two squares of another hands the win to the opponent, so after each move the two squares on either side are dead, and what is left are rows of free squares in which the last to move wins. Up to 60 squares the second player wins for 6, 12, 22, 30, 32, 44 and 54; no period is known."
    zh "一排空格，双方都画 X，谁先连成三个相邻的 X 谁就获胜。在离已有的 X 两格以内画 X 等于送给对手，所以每步之后左右各两格都不能再用，剩下若干段空格，最后能走的人获胜。60 格以内，长度为 6、12、22、30、32、44、54 时后手必胜；SG 值有没有周期至今未知。"
  -> max(i - 3, 0) and max(n - i - 2, 0)   for i in 1..n
`,
  triplets: `game triplets(row[] of "TH")
  called "Triplets" zh "三胞胎翻硬币（Triplets）"
  nickname "triplets", "turn exactly three", "翻恰好三枚"
  about "Coins in a row; a move turns exactly three of them, and the right-most must go from heads to tails. Heads at the first two places are worth nothing; after them come the odious numbers 1, 2, 4, 7, 8, 11, … of Mock Turtles."
    zh "一排硬币，每步恰好翻三枚，最右边的一枚必须由正面翻成反面。前两位的正面 SG 值是 0，从第三位起依次是假龟游戏中的 1、2、4、7、8、11……看所有正面的异或和，为 0 是必败态。"
  -> row with [i] = 0, [j] = 1 - row[j], [m] = 1 - row[m]   for i in 3..len(row)  if row[i] = 1  for m in 2..i - 1, j in 1..m - 1
  theorem value = xor(2 * i - 5 - ones(i - 3) mod 2 for i in 3..len(row) if row[i] = 1)   "Berlekamp, Conway, Guy: Winning Ways"
`,
  turnips: `game turnips(row[] of "TH")
  called "Turnips" zh "萝卜翻硬币（Turnips）"
  nickname "turnips", "ternups", "turn three equally spaced", "等距翻三枚"
  about "Coins in a row; a move turns three equally spaced coins, and the right-most of them must go from heads to tails. The values of single heads begin 0, 0, 1, 0, 0, 1, 2, 2, 1; they seem to follow the digits of the place in base three, but that is an observation and not a theorem here."
    zh "一排硬币，每步翻等距的三枚，其中最右边的一枚必须由正面翻成反面。单个正面的 SG 值开头是 0、0、1、0、0、1、2、2、1，看起来由位置的三进制数字决定，但在这里只是观察，没有当作定理。"
  -> row with [i] = 0, [i - d] = 1 - row[i - d], [i - 2 * d] = 1 - row[i - 2 * d]   for i in 1..len(row)  if row[i] = 1  for d in 1..(i - 1) div 2
`,
  turtles: `game turtles(row[] of "TH")
  called "Turning Turtles" zh "翻龟（Turning Turtles）"
  nickname "turning turtles", "turn at most two", "翻硬币", "翻乌龟", "翻至多两枚"
  about "Coins in a row, numbered from 1 at the left; a move turns a head to tails and may turn one more coin, heads or tails, somewhere to its left. It is Nim in disguise: a head at place n is a heap of n, and two equal heaps cancel as two turns of one coin do."
    zh "一排硬币，从左起编号为 1、2、3……每步把一枚正面（H）翻成反面（T），并且还可以再翻它左边的任意一枚。这是伪装的 Nim：第 n 位的正面相当于一堆 n 颗石子，同一枚硬币翻两次就抵消。所以看所有正面位置的异或和，为 0 是必败态。"
  let x = xor(i for i in 1..len(row) if row[i] = 1)
  -> row with [i] = 0                       for i in 1..len(row)  if row[i] = 1
  -> row with [i] = 0, [j] = 1 - row[j]     for i in 1..len(row)  if row[i] = 1  for j in 1..i - 1
  theorem value = x
    reach v by row with [i] = 0                       for i in 1..len(row)  if row[i] = 1 and xor(x, i) = v
    reach v by row with [i] = 0, [j] = 1 - row[j]     for i in 1..len(row)  if row[i] = 1  for j in {xor(x, i, v)}  if 0 < j < i
    "Berlekamp, Conway, Guy: Winning Ways"
`,
  twins: `game twins(row[] of "TH")
  called "Twins" zh "双胞胎翻硬币（Twins）"
  nickname "twins", "turn exactly two", "翻恰好两枚"
  about "Coins in a row; a move turns exactly two of them, and the one further right must go from heads to tails. A head at the first place can never be turned alone, so the places count from 0: a head at place n has the value n - 1, and the game is Nim once more."
    zh "一排硬币，每步恰好翻两枚，右边的一枚必须由正面翻成反面。第一位的正面不能单独翻，所以位置相当于从 0 数起：第 n 位正面的 SG 值是 n - 1，仍然就是 Nim，看异或和即可。"
  let x = xor(i - 1 for i in 1..len(row) if row[i] = 1)
  -> row with [i] = 0, [j] = 1 - row[j]   for i in 1..len(row)  if row[i] = 1  for j in 1..i - 1
  theorem value = x
    reach v by row with [i] = 0, [j] = 1 - row[j]   for i in 1..len(row)  if row[i] = 1  for j in {xor(x, i - 1, v) + 1}  if j < i
    "Berlekamp, Conway, Guy: Winning Ways"
`,
  welter: `game welter(a[])
  called "Welter's game" zh "Welter 博弈"
  nickname "welter", "coins on a strip", "韦尔特", "Welter 硬币"
  about "Coins stand on different squares 0, 1, 2, … of a strip; a move pushes one coin to any lower square that is free, and it may jump over others. The value is the nim-sum of the squares and, for every two coins, of 2^(v + 1) - 1, where 2^v is the largest power of two that divides their distance. With two coins it is the nim-sum less one."
    zh "硬币放在编号 0、1、2……的格子上，各占一格；每步把一枚硬币移到左边任意一个空格，可以越过其他硬币。SG 值是各硬币位置的异或，再对每两枚硬币异或上 2^(v + 1) - 1，其中 2^v 是两者距离中最大的 2 的幂因子。只有两枚硬币时，就是两个位置的异或减一。"
  kept as sorted(a)
  require distinct(a) "the coins stand on different squares" zh "硬币在不同的格子上"
  let w(p) = xor(xor(p), xor(2 * lowbit(abs(p[j] - p[i])) - 1 for j in 2..len(p), i in 1..j - 1))
  let high(v) = len(digits(max([v] ++ a), 2)) + 1
  let free(i, v) = xor(v, w(a without [i]))
  let near(i, v) = [free(i, v)] ++ [a[j] mod 2 ^ t + 2 ^ t * (1 - bit(a[j], t)) + 2 ^ (t + 1) * (free(i, v) div 2 ^ (t + 1)) for j in 1..len(a) if j != i for t in 0..high(v)]
  let spots(i, v) = [x for x in near(i, v) if every(a[j] != x for j in 1..len(a) if j != i) and w(a with [i] = x) = v]
  -> a with [i] -= k   for i in 1..len(a), k in 1..a[i]  if a[i] - k not in a
  theorem value = w(a)
    reach v by a with [i] -= k   for i in 1..len(a), k in {a[i] - max([-1] ++ spots(i, v))}  if 0 < k <= a[i]
    "Conway: On Numbers and Games"
`,
  wythoff: `game wythoff(a, b)
  called "Wythoff's game" zh "威佐夫博弈"
  nickname "wythoff nim", "queen to the corner", "poj 1067", "威佐夫", "威佐夫博奕", "皇后走格子", "取石子游戏"
  about "Two heaps; a move takes any number from one heap, or the same number from both. The lost pairs are (0, 0), (1, 2), (3, 5), (4, 7), (6, 10), …: the k-th pair differs by k, and its smaller number is k times the golden ratio, rounded down. This is computed exactly here, not with decimals. In misère play only the smallest pairs change: (0, 1) and (2, 2) are lost instead of (0, 0) and (1, 2)."
    zh "两堆石子，每步从一堆中取任意颗，或者从两堆中取同样多颗。必败态是 (0, 0)、(1, 2)、(3, 5)、(4, 7)、(6, 10)……第 k 对相差 k，较小的数是 k 乘黄金分割比后向下取整；这里用整数精确计算，不用小数。反 Nim（最后取者输）时只有最小的几对变化：必败态 (0, 0)、(1, 2) 换成 (0, 1)、(2, 2)。"
  same as (min(a, b), max(a, b))
  let lower(k) = floor(phi * k)
  let pair(x) = (x + (lower(x) - x + 1) if x > 0 and lower(lower(x) - x + 1) = x else lower(x) - x)
  let mate(x) = (1 - x if x < 2 else 2 if x = 2 else pair(x))
  -> (a - k, b)       for k in 1..a
  -> (a, b - k)       for k in 1..b
  -> (a - k, b - k)   for k in 1..min(a, b)
  theorem loses when min(a, b) = lower(abs(a - b))
    reply (a - k, b)       for k in {a - pair(b)}
    reply (a, b - k)       for k in {b - pair(a)}
    reply (a - k, b - k)   for k in {min(a, b) - lower(abs(a - b))}
    because golden(a, b)
    "Wythoff 1907"
  theorem misere loses when a + b = 1 or a = 2 and b = 2 or max(a, b) > 2 and min(a, b) = lower(abs(a - b))
    reply (a - k, b)       for k in {a - mate(b)}
    reply (a, b - k)       for k in {b - mate(a)}
    reply (a - k, b - k)   for k in {min(a, b) - (2 if a = b else 0 if abs(a - b) = 1 else lower(abs(a - b)))}
    because page
    "Fraenkel 1984"
`,
  xorsplit: `game xorsplit(n)
  called "Split by exclusive or" zh "异或分堆"
  nickname "hdu 4388", "stone game ii", "异或分裂"
  about "A heap n is replaced by two smaller non-empty heaps k and n xor k. The numbers of ones in binary of the two parts add up to that of n up to an even number, so every play has the same parity: a heap with an even number of ones in binary counts 1, any other counts 0."
    zh "把一堆 n 换成两个更小的非空堆 k 与 n xor k。两部分二进制中 1 的个数之和与 n 中 1 的个数奇偶相同，所以总步数的奇偶是确定的：二进制中 1 的个数为偶数的堆 SG 值是 1，其余是 0。"
  -> k and xor(n, k)   for p in [lowbit(n)]  for k in p..n - 1  if xor(n, k) < n
  theorem value = (0 if n = 0 else 1 - ones(n) mod 2)
    reach v in order by k and xor(n, k)   if n > 0 and v = ones(n) mod 2
      for p in [lowbit(n)]  for j in 0..len(digits(n, 2)) - 1  if bit(n, j) = 1  for k in 2 ^ j..min(2 ^ (j + 1), n) - 1
    "folklore; HDU 4388"
`,
} as const;
