import type { Sentence } from './sentence.ts';

/** What the command line says beside answers: mistakes of usage, headings of lists. */
export const commands = {
  'did-you-mean': { en: 'did you mean {{names}}?', zh: '是不是想写 {{names}}？' },
  'unknown-option': {
    en: 'there is no option {{option}} here; "nimlab help" lists them',
    zh: '这里没有选项 {{option}}；用 “nimlab help” 查看',
  },
  'unknown-command': {
    en: 'there is no command "{{command}}"; "nimlab help" lists them',
    zh: '没有命令 “{{command}}”；用 “nimlab help” 查看',
  },
  'option-needs-value': { en: 'the option {{option}} needs a value after it', zh: '选项 {{option}} 后面要写一个值' },
  'too-many-words': {
    en: 'too many words; put a position with blanks in quotes',
    zh: '参数太多；带空格的局面请加引号',
  },
  'unclear-command': {
    en: 'this command line cannot be read; "nimlab help" shows the forms',
    zh: '看不懂这条命令；用 “nimlab help” 查看写法',
  },
  'which-language': { en: '--lang is zh or en, not "{{language}}"', zh: '--lang 只能是 zh 或 en，不是 “{{language}}”' },
  'which-shell': { en: 'name a shell: {{shells}}', zh: '请写明一种 shell：{{shells}}' },
  'which-budget': {
    en: '--budget is a whole number of options, such as 10000000, not "{{budget}}"',
    zh: '--budget 是走法数的上限（整数，如 10000000），不是 “{{budget}}”',
  },
  'which-memory': {
    en: '--memory is a whole number of mebibytes, such as 1024',
    zh: '--memory 是以 MiB 为单位的整数，如 1024',
  },
  'resume-needs-code': {
    en: '--resume is for rows of nim-values of take-and-break games, such as 0.77',
    zh: '--resume 只用于取石分堆游戏（如 0.77）的 SG 值表',
  },
  'heaps-so-far': { en: 'heap {{so}} of {{to}}', zh: '已算到 {{so}}，共 {{to}}' },
  'stopped-resume': {
    en: 'stopped; the same command goes on from {{path}}',
    zh: '已停止；再次运行同一命令即可从 {{path}} 继续',
  },
  'what-to-solve': {
    en: 'name a game and a position: nimlab solve nim 3 6 9, or nimlab solve "kayles 7 + nim 3"',
    zh: '请写出游戏和局面：nimlab solve nim 3 6 9，或 nimlab solve "kayles 7 + nim 3"',
  },
  'what-to-check': {
    en: 'name a file of claims: nimlab check FILE; or compare a program: nimlab check --game nim PAIRS, nimlab check --judge luogu-p1247 INPUT OUTPUT',
    zh: '请写明断言文件：nimlab check 文件；或核对自己的程序：nimlab check --game nim 答案文件，nimlab check --judge luogu-p1247 输入文件 输出文件',
  },
  'no-such-game': {
    en: 'no game of the catalogue is called "{{name}}"; "nimlab games" lists them all',
    zh: '目录里没有叫“{{name}}”的游戏；用 “nimlab games” 列出全部',
  },
  'no-such-judge': {
    en: 'no judge is called "{{name}}"; "nimlab judges" lists them all',
    zh: '没有叫“{{name}}”的题目；用 “nimlab judges” 列出全部',
  },
  'no-such-topic': {
    en: 'there is no help on "{{topic}}"; topics: {{topics}}',
    zh: '没有关于“{{topic}}”的帮助；可选：{{topics}}',
  },
  'what-to-tabulate': { en: 'name a game: nimlab table kayles --to 40', zh: '请写出游戏：nimlab table kayles --to 40' },
  'what-to-study': {
    en: 'name a game: nimlab pattern kayles --to 200, or give a table: nimlab pattern - < table.txt',
    zh: '请写出游戏：nimlab pattern kayles --to 200；或给出一张表：nimlab pattern - < table.txt',
  },
  'what-to-export': {
    en: 'name a game and a language ({{languages}}): nimlab export kayles --to cpp',
    zh: '请写出游戏和语言（{{languages}}）：nimlab export kayles --to cpp',
  },
  'what-repeats': {
    en: 'name a game: nimlab period kayles --to 10000',
    zh: '请写出游戏：nimlab period kayles --to 10000',
  },
  'which-end': { en: '--to is a whole number, such as --to 10000', zh: '--to 是整数，如 --to 10000' },
  'which-certificate': {
    en: 'name the file to write: nimlab prove kayles --certificate FILE',
    zh: '请写明要写出的文件：nimlab prove kayles --certificate 文件',
  },
  'prove-page': {
    en: 'a claim needs rules to stand on, and {{game}} is only a code: write its rules as a line',
    zh: '断言要写在规则上，而 {{game}} 只是一个编码：请把规则写成一行',
  },
  'what-to-verify': {
    en: 'name a certificate file: nimlab verify FILE',
    zh: '请写明证书文件：nimlab verify 文件',
  },
  'which-form': { en: 'there is no form "{{form}}"; forms: {{forms}}', zh: '没有格式“{{form}}”；可选：{{forms}}' },
  'which-range': {
    en: '--from and --to are whole numbers, --from the smaller, such as --from 0 --to 100',
    zh: '--from 和 --to 是整数，且前者不大于后者，如 --from 0 --to 100',
  },
  'which-ends': {
    en: '{{game}} has {{count}} numbers, and --to {{to}} names another number of ends: write one end for each, such as --to {{example}}, or one for all',
    zh: '{{game}} 有 {{count}} 个数，而 --to {{to}} 给出的上限个数不同：请为每个数各写一个上限，如 --to {{example}}，或只写一个',
  },
  'only-one-end': {
    en: '{{game}} has one number, and --to {{to}} names more ends than one: write one, such as --to {{example}}',
    zh: '{{game}} 只有一个数，而 --to {{to}} 给出了多个上限：请只写一个，如 --to {{example}}',
  },
  'what-to-play': {
    en: 'name a game, with a position or without: nimlab play nim 3 5 7',
    zh: '请写出游戏，局面可写可不写：nimlab play nim 3 5 7',
  },
  'play-usual': {
    en: 'No position was typed: the game begins from {{position}}.',
    zh: '没有写局面：从 {{position}} 开始。',
  },
  'which-skill': { en: '--skill is a number from 0 to 1, such as 0.7', zh: '--skill 是 0 到 1 之间的数，如 0.7' },
  'play-welcome': {
    en: '{{game}}: {{goal}}.\nType a move; ? lists what else you can type.',
    zh: '{{game}}：{{goal}}。\n请输入走法；输入 ? 查看其他命令。',
  },
  'play-goal-normal': { en: 'the last to move wins', zh: '走最后一步者胜' },
  'play-goal-misere': { en: 'the last to move loses', zh: '走最后一步者负（反 Nim 规则）' },
  'play-help': {
    en: '2: 9 -> 5  or  take 4 from 2: a move (in a list, 4 from its 2nd number)\nh: a hint, each time a stronger one   w: why   u: undo   r: redo   b: the board   n: new game   q: quit',
    zh: '2: 9 -> 5  或  从 2 取 4：走法（在列表里，就是第 2 个数减 4）\nh：提示，一次比一次明白   w：为什么   u：悔棋   r：重做   b：看局面   n：重来   q：退出',
  },
  'play-prompt': { en: 'Your move: ', zh: '请走：' },
  'play-reply': { en: 'The laboratory’s move: {{move}}.', zh: '实验室走：{{move}}。' },
  'play-no-such-move': {
    en: 'There is no move "{{line}}" here; type it like {{example}}, or ? for help.',
    zh: '这里没有走法“{{line}}”；请写成 {{example}} 这样，或输入 ? 查看帮助。',
  },
  'play-which-move': {
    en: '"{{line}}" may mean {{first}}, or {{second}}; write it in full.',
    zh: '“{{line}}”可以是 {{first}}，也可以是 {{second}}；请写全。',
  },
  'play-won': { en: 'You have won.', zh: '你赢了。' },
  'play-lost': { en: 'You have lost.', zh: '你输了。' },
  'play-drawn': { en: 'A draw.', zh: '和局。' },
  'play-turning-point': {
    en: 'Move {{ply}} ({{move}}) let the game slip; {{better}} would have held it.',
    zh: '第 {{ply}} 步（{{move}}）放走了机会；应走 {{better}}。',
  },
  'play-over': { en: 'n: new game   u: undo   q: quit\n', zh: 'n：重来   u：悔棋   q：退出\n' },
  'cannot-write': { en: 'the file {{path}} cannot be written', zh: '文件 {{path}} 无法写入' },
  'standard-input': { en: 'standard input', zh: '标准输入' },
  stopped: { en: 'stopped', zh: '已停止' },
  seen: { en: 'seen', zh: '见过原题' },
  recalled: { en: 'recalled', zh: '凭记忆' },
  sample: { en: 'Sample', zh: '样例' },
  'winning-moves': { en: 'winning moves: {{number}}', zh: '必胜走法：{{number}} 种' },
  'drawing-moves': { en: 'moves that keep the draw: {{number}}', zh: '保持和局的走法：{{number}} 种' },
  'refuting-replies': { en: 'other moves, and what refutes each:', zh: '其他走法，以及对方怎样取胜：' },
  'and-more': { en: '… and more', zh: '……还有更多' },
  heaps: { en: '{{count}} heaps', zh: '{{count}} 堆' },
  method: { en: 'method', zh: '方法' },
} as const satisfies Readonly<Record<string, Sentence>>;
