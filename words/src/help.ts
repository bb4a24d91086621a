import type { Sentence } from './sentence.ts';

/** The help of the command line, one page a topic. */
export const help = {
  nimlab: {
    en: `nimlab: ask any impartial game who wins, by which moves, why, and how sure

  nimlab solve nim 3 6 9              a game of the catalogue and a position
  nimlab solve 0.77 7 --misere        a take-and-break code
  nimlab solve 'n -> n - k for k in {1, 3, 4}' 10
  nimlab solve 'kayles 7 + nim 3'     different games in one position

  solve      who wins, the first winning move, the reasons
  table      Sprague-Grundy values, losing positions, maps
  pattern    what holds for a table, and what only seemed to
  export     a program in C++, Python, Java, TypeScript or Rust that plays the game
  period     how the values repeat, and whether that is proved
  prove      the same, the proof into a file     verify  replays such a file
  check      judge a file of claims
  judge      answer an online-judge problem, byte for byte
  play       play a game in the terminal
  games      the catalogue          show    a game's page
  judges     the problems           help    this; "help solve" and so on: one page each
  completion bash|zsh|fish          text that completes commands in a shell

  --lang zh|en   the language (else LC_ALL or LANG)      --version

More pages: help positions, help rules, help exits
`,
    zh: `nimlab：问任何公平组合游戏：谁赢、怎么走、为什么、有多可靠

  nimlab solve nim 3 6 9              目录里的游戏和局面
  nimlab solve 0.77 7 --misere        取分代码（八进制游戏）
  nimlab solve 'n -> n - k for k in {1, 3, 4}' 10
  nimlab solve 'kayles 7 + nim 3'     一个局面里放几种游戏

  solve      谁赢、第一个必胜走法、理由
  table      打表：SG 值、必败态、二维图
  pattern    在表里找规律，并指出不成立的
  export     生成会下这个游戏的程序（C++、Python、Java、TypeScript、Rust）
  period     SG 值怎样循环，是否已证明
  prove      同上，并把证明写成文件         verify  重放证明文件
  check      检验一份命题文件
  judge      按在线评测的格式逐字节作答
  play       在终端里对弈
  games      游戏目录               show    一个游戏的规则页
  judges     评测题目               help    本页；“help solve” 等各有一页
  completion bash|zsh|fish          输出 shell 补全脚本

  --lang zh|en   语言（默认看 LC_ALL 或 LANG）           --version

更多：help positions、help rules、help exits
`,
  },
  solve: {
    en: `nimlab solve GAME POSITION [options]     nimlab solve 'kayles 7 + nim 3'     nimlab solve [GAME] -

  GAME      a name or nickname in either language, a code (0.77), a .game file, or one line of rules in quotes
  POSITION  see "help positions"; "-" reads positions from the standard input, one a line

  --misere          the player who cannot move wins
  --all             every winning move, and for every losing move the reply that refutes it
  --count           how many winning moves there are
  --why             the reasons, step by step
  --set m=3         a parameter of the game (repeat for several)
  --budget N        how many options may be generated (10000000)
  --json            one JSON object an answer          --evidence FILE   write the evidence whole
  --with FILE       a proved period to answer by, replayed first (see "help prove")
`,
    zh: `nimlab solve 游戏 局面 [选项]     nimlab solve 'kayles 7 + nim 3'     nimlab solve [游戏] -

  游戏   名称或别名（中英文均可）、代码（0.77）、.game 文件，或引号里的一行规则
  局面   见 “help positions”；“-” 从标准输入读局面，每行一个

  --misere          反规则：不能走的人赢
  --all             所有必胜走法，以及每个错误走法的应对
  --count           必胜走法的个数
  --why             一步一步讲理由
  --set m=3         游戏的参数（可重复）
  --budget N        最多生成多少个走法（10000000）
  --json            每个答案一个 JSON 对象             --evidence 文件   写出完整证据
  --with 文件       用已证明的周期作答，先重放（见 “help prove”）
`,
  },
  table: {
    en: `nimlab table GAME [--from N] [--to N] [--misere] [--set m=3] [--form FORM] [--budget N] [--with FILE]

  Games of two or more numbers: --to N is the end of all of them, --to A,B of each.
  Long rows of take-and-break games: --resume FILE keeps a checkpoint in FILE and goes on from it, --memory N is the most MiB (1024)
  FORM  lines (x over SG[x]), sg (sg[3]=1, …), pairs (losing pairs and their differences), map (X losing, O winning),
        csv, json, bfile (as OEIS writes sequences), cpp, python, latex, markdown, svg (a picture)
`,
    zh: `nimlab table 游戏 [--from N] [--to N] [--misere] [--set m=3] [--form 格式] [--budget N] [--with 文件]

  两个数或更多个数的游戏：--to N 是所有数的上限，--to A,B 分别给出每个数的上限。
  取石分堆游戏的长表：--resume 文件 把断点存入文件，并从它继续；--memory N 是内存上限，单位 MiB（1024）
  格式  lines（x 与 SG[x] 两行）、sg（sg[3]=1, …）、pairs（必败对及其差）、map（X 必败，O 必胜）、
        csv、json、bfile（OEIS 的数列格式）、cpp、python、latex、markdown、svg（图）
`,
  },
  pattern: {
    en: `nimlab pattern GAME [--to N] [--misere] [--set m=3] [--json]     nimlab pattern - [--json] < TABLE

  Looks for patterns in nim-values, lost positions and maps, simplest first. Each is written as a claim in the rules
  language, proved or observed to N, with its exceptions; then come the ones that seemed right at first, and where they break.
  TABLE is a table in any form of "nimlab table": x over SG[x], sg[3]=1, an array, a list, lines "n value", CSV, losing
  pairs, X and O. A list of numbers that grow is read as lost positions too.
`,
    zh: `nimlab pattern 游戏 [--to N] [--misere] [--set m=3] [--json]     nimlab pattern - [--json] < 表

  在 SG 值、必败态和二维图里找规律，简单的在前。每条都写成规则语言里的命题，注明已证明或观察到 N，并列出例外；
  最后列出开头看着对、后来不成立的规律，以及第一个反例。
  表可以是 “nimlab table” 的任何一种格式：x 与 SG[x] 两行、sg[3]=1、数组、列表、每行“n 值”、CSV、必败对、X 与 O。递增的一列数也当作必败态来读。
`,
  },
  period: {
    en: `nimlab period GAME [--to N] [--set m=3] [--certificate FILE] [--json] [--budget N]

  The least period of the nim-values, the preperiod (from where they repeat), the saltus (what each period adds), and the
  numbers before that do not fit. Proved: for finite take-and-break codes (where values rise: of three heaps at most, by a
  power of two), subtraction sets, takes of all numbers but finitely many, and takes that a remainder of the heap allows,
  also in rules of your own that have such a form; the run stops with the proof. Else observed to N, or none to N. --to says how far to look, whatever it costs.
  --certificate writes the proof (docs/periods.md, docs/certificates.md).
`,
    zh: `nimlab period 游戏 [--to N] [--set m=3] [--certificate 文件] [--json] [--budget N]

  SG 值的最小周期、前段长（从何处开始循环）、增量（每过一个周期加多少），以及此前不合的数。
  已证明：有限的取分代码（值递增时：最多留下三堆，增量为 2 的幂）、取子集合（减法游戏）、除有限个数以外都可取的游戏、能取的数取决于余数的游戏；
  自己写的规则只要是这种形式也一样。一有证明就停。否则只说观察到 N，或到 N 为止没有。--to 指定看到哪里，不计代价。
  --certificate 写出证明（docs/periods.zh-CN.md、docs/certificates.zh-CN.md）。
`,
  },
  prove: {
    en: `nimlab prove GAME [CLAIM] --certificate FILE [--misere] [--to N] [--set m=3] [--json] [--budget N]

  Proves the period of the nim-values (see "help period") and writes the proof. "solve", "table" and "play" take it by --with FILE.
  With --misere: who wins one heap when the last to move loses, where what may be taken is a finite set, or depends on a remainder.
  With a claim, such as "claim loses when n mod 7 in {0, 2}", proves that too: over the common period of claim and values.
  Exit codes then: 0 proved, 1 refuted, with the counterexample, 3 only observed or unsettled (no file is written).
`,
    zh: `nimlab prove 游戏 [断言] --certificate 文件 [--misere] [--to N] [--set m=3] [--json] [--budget N]

  证明 SG 值的周期（见 “help period”），并写出证明。“solve”、“table”、“play” 用 --with 文件 载入。
  加 --misere：走最后一步者负时一堆的胜负，能取的数是有限的几个，或取决于余数。
  给出断言时（如 “claim loses when n mod 7 in {0, 2}”），在断言与 SG 值的公共周期上证明它。
  此时退出码：0 已证明；1 被否定，并给出反例；3 只是观察到或无法判定（不写文件）。
`,
  },
  verify: {
    en: `nimlab verify FILE… [--json]

  Replays certificates by the referee alone: every value is computed anew. 0 it stands, 1 it is refused, and where, 2 no certificate.
`,
    zh: `nimlab verify 文件… [--json]

  只由裁判重放证书：每个值都重新计算。0 成立；1 被拒，并说明在哪里；2 不是证书。
`,
  },
  export: {
    en: `nimlab export GAME --to cpp|python|java|typescript|rust [--misere] [--set m=3]

  Writes a short program that reads a position and prints who wins ("first" or "second") and the first winning move in the
  game's own order. It uses a theorem that the game's page cites, the proved period, or a search of every position; its first
  lines say which, how sure that is, what is read, and for which numbers it is right: C++, Java and Rust count in 64 bits,
  Python and TypeScript exactly. What has no counterpart in a program is named.
`,
    zh: `nimlab export 游戏 --to cpp|python|java|typescript|rust [--misere] [--set m=3]

  生成一个短程序：读入局面，输出谁赢（first 先手，second 后手）和按游戏次序的第一个必胜走法。程序使用页面引用的定理、
  已证明的周期，或搜索所有局面；开头几行注明用哪一种、可靠程度、读入什么、对多大的数正确：C++、Java、Rust 用 64 位整数，
  Python 与 TypeScript 精确。无法写成程序的部分会指出来。
`,
  },
  check: {
    en: `nimlab check FILE… [--set m=3] [--json] [--budget N]
nimlab check --game GAME [--misere] [--set NAME=VALUE] ANSWERS
nimlab check --judge NAME INPUT OUTPUT

  FILE holds games and claims in the rules language. Each claim gets a verdict: proved, observed to N, refuted with the
  smallest counterexample and a line of play that shows it, or unsettled. "expect refuted" in the file states our verdict;
  then only a different one is an error. --set chooses parameters of the last game. "-" reads the standard input.
  With --game, ANSWERS holds what your own program says, a line each: "3 6 9 : win", "3 6 9 : 12" (nim-value), or a winning
  move "3 6 9 : 3: 9 -> 5". With --judge, your program's OUTPUT for INPUT is compared with what the problem wants.
`,
    zh: `nimlab check 文件… [--set m=3] [--json] [--budget N]
nimlab check --game 游戏 [--misere] [--set 名字=值] 答案文件
nimlab check --judge 题目 输入文件 输出文件

  文件里是用规则语言写的游戏和命题。每个命题得到一个结论：已证明、观察到 N、被推翻（附最小反例和一局演示）或未定。
  命题里写 “expect refuted” 表示我们认定的结论，此时只有结论不同才算错误。--set 设定文件里最后一个游戏的参数。“-” 读标准输入。
  用 --game 时，答案文件里每行写你的程序的回答：“3 6 9 : win”、“3 6 9 : 12”（SG 值），或一步必胜走法 “3 6 9 : 3: 9 -> 5”。
  用 --judge 时，把你的程序对该输入的输出与题目要求的输出逐行比较。
`,
  },
  judge: {
    en: `nimlab judge NAME < input > output

  Reads the input of an online-judge problem and writes its output, byte for byte. "nimlab judges" lists the problems.
`,
    zh: `nimlab judge 题目 < 输入 > 输出

  读入在线评测题的输入，逐字节写出答案。“nimlab judges” 列出全部题目。
`,
  },
  play: {
    en: `nimlab play GAME [POSITION] [--misere] [--second] [--skill 0..1] [--set m=3] [--with FILE]

  A game against the laboratory: type a move such as "2: 9 -> 5", or "take 4 from 2"; h hint, w why, u undo, q quit.
  Without a position a usual one is taken. --second lets the laboratory begin; --skill is the share of perfect moves it makes.
`,
    zh: `nimlab play 游戏 [局面] [--misere] [--second] [--skill 0..1] [--set m=3] [--with 文件]

  与实验室对弈：输入走法，如 “2: 9 -> 5” 或 “take 4 from 2”；h 提示，w 为什么，u 悔棋，q 退出。
  不写局面就从常用的开局开始。--second 让它先走；--skill 是它走对的比例。
`,
  },
  games: {
    en: 'nimlab games [WORDS] [--json]\n\n  The catalogue, a line a game; with words, only those that match.\n',
    zh: 'nimlab games [词] [--json]\n\n  游戏目录，每行一个；写词则只列相符的。\n',
  },
  show: {
    en: "nimlab show GAME\n\n  A game's page: what it is, its rules and its theorems.\n",
    zh: 'nimlab show 游戏\n\n  一个游戏的规则页：说明、规则和定理。\n',
  },
  judges: {
    en: 'nimlab judges [NAME] [--json]\n\n  The online-judge problems, and whether each statement was seen or recalled; with a name, that problem whole.\n',
    zh: 'nimlab judges [题目] [--json]\n\n  在线评测题目，以及题面是见过还是凭记忆；写题目名则显示全文。\n',
  },
  completion: {
    en: 'nimlab completion bash|zsh|fish\n\n  For example: source <(nimlab completion bash)\n',
    zh: 'nimlab completion bash|zsh|fish\n\n  例如：source <(nimlab completion bash)\n',
  },
  positions: {
    en: `Positions

  nim 3 6 9      also 3,6,9  3 + 6 + 9  [3,6,9]  ３，６，９ : heaps
  nim 10^18 2^60        powers of large heaps
  wythoff 3 5 + 4 7     a game of two numbers: groups of two, joined by +
  staircase 1 0 2       a game of a list: one list; several lists are joined by +
  'kayles 7 + nim 3'    different games: each after its name
  fibonacci 20          some games also take a shorter start; "nimlab show GAME" says which
`,
    zh: `局面的写法

  nim 3 6 9      也可写 3,6,9  3 + 6 + 9  [3,6,9]  ３，６，９ ：各堆
  nim 10^18 2^60        很大的堆可以写成乘方
  wythoff 3 5 + 4 7     两个数的游戏：两个一组，用 + 连接
  staircase 1 0 2       列表游戏：一行是一个列表；几个列表用 + 连接
  'kayles 7 + nim 3'    不同的游戏：各写在自己的名称后面
  fibonacci 20          有些游戏还有更短的开局写法；见 “nimlab show 游戏”
`,
  },
  rules: {
    en: `Rules, on one line or in a file

  'n -> n - k for k in {1, 3, 4}'                    take 1, 3 or 4
  '(a, b) -> (a - k, b) for k in 1..a; -> (a, b - k) for k in 1..b'
  'n -> a and n - 2 - a for a in 0..n - 2'           take two neighbours of a row
  game NAME(FIELDS; PARAMETERS) on a page of its own, then its moves: see docs/language.md
`,
    zh: `规则：一行，或一份文件

  'n -> n - k for k in {1, 3, 4}'                    取 1、3 或 4 个
  '(a, b) -> (a - k, b) for k in 1..a; -> (a, b - k) for k in 1..b'
  'n -> a and n - 2 - a for a in 0..n - 2'           从一行里取相邻两个
  文件里写 game 名称(字段; 参数)，下面是走法：见 docs/language.md
`,
  },
  exits: {
    en: `Exit codes

  0 answered   1 a claim refuted or evidence refused   2 bad input or usage   3 undecided within the budget   130 stopped
  Of several answers, the first of 2, 1, 3, 0 that occurs.
`,
    zh: `退出码

  0 已回答   1 命题被推翻或证据被拒   2 输入或用法有误   3 预算内未能判定   130 被停止
  多个答案时，取 2、1、3、0 中最先出现的。
`,
  },
} as const satisfies Readonly<Record<string, Sentence>>;

/** A topic of the help. */
export type Topic = keyof typeof help;

/** Whether a word is a topic of the help. */
export function isTopic(word: string): word is Topic {
  return Object.hasOwn(help, word);
}
