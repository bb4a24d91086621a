import type { FaultId } from 'nimlab';
import type { Sentence } from './sentence.ts';

/** What is wrong with what a person typed, and what to write instead. Every fault also carries `at`, `line` and `column`. */
export const faults: Readonly<Record<FaultId, Sentence>> = {
  'unknown-name': {
    en: 'nothing is called "{{name}}" here',
    zh: '这里没有叫“{{name}}”的东西',
  },
  'unknown-name-near': {
    en: 'nothing is called "{{name}}" here; did you mean {{instead}}?',
    zh: '这里没有叫“{{name}}”的东西；是不是想写 {{instead}}？',
  },
  'unknown-name-among': {
    en: 'nothing is called "{{name}}" here; the names here are {{known}}',
    zh: '这里没有叫“{{name}}”的东西；这里有的名字是 {{known}}',
  },
  unexpected: {
    en: 'expected {{expected}} here, found {{found}}',
    zh: '这里应当是{{expected}}，却写了{{found}}',
  },
  missing: {
    en: '{{expected}} is missing after {{after}}',
    zh: '{{after}} 之后缺少 {{expected}}',
  },
  unfinished: {
    en: 'the statement breaks off after {{after}}; finish it',
    zh: '语句在 {{after}} 之后中断了，请写完',
  },
  leftover: {
    en: 'the statement is complete before {{found}}; a new one begins on its own line with a keyword',
    zh: '语句在 {{found}} 之前已经结束；新的语句要另起一行，以关键字开头',
  },
  'no-expression': {
    en: 'a number, name, list or bracket should stand here, not {{found}}',
    zh: '这里应当是数、名字、列表或括号，却写了 {{found}}',
  },
  'no-name': { en: 'a name should stand here, not {{found}}', zh: '这里应当是名字，却写了 {{found}}' },
  'no-text': {
    en: 'a text in quotes, such as "Kayles", should stand here, not {{found}}',
    zh: '这里应当是引号中的文字，如 "Kayles"，却写了 {{found}}',
  },
  'no-exponent': { en: 'an exponent is missing after ^; write it like 2 ^ k', zh: '^ 之后缺少指数；请写成 2 ^ k 这样' },
  'reserved-word': {
    en: '{{found}} is a word of the language; choose another name',
    zh: '{{found}} 是本语言的保留字，请换一个名字',
  },
  'open-bracket': {
    en: 'the bracket {{found}} is never closed; write {{expected}} before the next statement',
    zh: '括号 {{found}} 没有闭合；请在下一条语句之前写 {{expected}}',
  },
  'stray-bracket': {
    en: 'the bracket {{found}} closes nothing; remove it or open it first',
    zh: '括号 {{found}} 没有与之对应的开括号；请删去，或先写开括号',
  },
  'unclosed-text': {
    en: 'the text that begins here has no closing quote on its line; write " at its end',
    zh: '从这里开始的文字在本行没有结束引号；请在末尾写 "',
  },
  'unknown-keyword': {
    en: 'no statement begins with {{found}}; it begins with one of {{keywords}}',
    zh: '没有以 {{found}} 开头的语句；语句以下列之一开头：{{keywords}}',
  },
  'before-game': {
    en: 'a page begins with its game, such as "game heap(n)" and on the next line "-> n - k for k in 1..n", and claims stand below it; here it begins with {{found}}',
    zh: '一页应以游戏开头，例如 "game heap(n)"，下一行写 "-> n - k for k in 1..n"，断言写在其下；这里却以 {{found}} 开头',
  },
  'misspelt-keyword': {
    en: 'no statement begins with {{found}}; did you mean {{instead}}?',
    zh: '没有以 {{found}} 开头的语句；是不是想写 {{instead}}？',
  },
  'unknown-kind': {
    en: '{{found}} is no kind of number; after "is" write one of {{kinds}}',
    zh: '{{found}} 不是一种数；“is”之后请写下列之一：{{kinds}}',
  },
  'bare-conditional': {
    en: 'put "a if c else b" in brackets: (a if c else b)',
    zh: '“a if c else b”要放在括号里：(a if c else b)',
  },
  'write-instead': { en: 'write {{write}} instead of {{found}}', zh: '请把 {{found}} 写成 {{write}}' },
  'not-whole': {
    en: '{{found}} is not written as a whole number; write whole numbers only, in plain digits',
    zh: '{{found}} 不是整数的写法；只能写整数，逐位写出数字',
  },
  'said-twice': { en: '{{found}} may be said only once', zh: '{{found}} 只能写一次' },
  'nested-too-deep': {
    en: 'nested more than {{limit}} deep; split it with let',
    zh: '嵌套超过 {{limit}} 层；请用 let 拆开',
  },
  'page-too-large': {
    en: 'the rules have {{size}} characters; at most {{limit}} are read',
    zh: '规则有 {{size}} 个字符；最多读 {{limit}} 个',
  },
  'empty-page': {
    en: 'there are no rules; write a game, such as "game heap(n)" and on the next line "-> n - k for k in 1..n"',
    zh: '没有规则；请写一个游戏，例如 "game heap(n)"，下一行写 "-> n - k for k in 1..n"',
  },
  'control-character': {
    en: 'a control character (code {{code}}) stands here; remove it',
    zh: '这里有控制字符（编码 {{code}}），请删去',
  },
  'unknown-character': {
    en: '{{found}} is no sign of the language; texts stand in quotes "…", comments after #',
    zh: '{{found}} 不是本语言的符号；文字写在引号 "…" 中，注释写在 # 之后',
  },
  'wrong-shape': {
    en: 'a position of {{game}} is written {{shape}}, for example {{example}}',
    zh: '{{game}} 的局面应写成 {{shape}}，例如 {{example}}',
  },
  'wrong-count': {
    en: 'a position of {{game}} is written {{shape}}, for example {{example}}; several are joined by +: {{instead}}',
    zh: '{{game}} 的局面应写成 {{shape}}，例如 {{example}}；几个局面之间要写 +：{{instead}}',
  },
  'no-position': {
    en: 'no position is given; one of {{game}} is written {{shape}}, for example {{example}}',
    zh: '没有写局面；{{game}} 的局面应写成 {{shape}}，例如 {{example}}',
  },
  negative: {
    en: '{{found}} is negative; a position has whole numbers from 0',
    zh: '{{found}} 是负数；局面里只能有 0 和正整数',
  },
  fraction: {
    en: '{{found}} is a fraction; a position has whole numbers',
    zh: '{{found}} 是小数或分数；局面里只能有整数',
  },
  exponent: {
    en: '{{found}} has an exponent; write all digits of the number',
    zh: '{{found}} 是科学记数法；请把数字完整写出来',
  },
  'not-a-number': {
    en: '{{found}} is not a number',
    zh: '{{found}} 不是一个数',
  },
  'too-many-digits': {
    en: 'a number of {{found}} digits is too long; at most {{most}} are read',
    zh: '这个数有 {{found}} 位，太长了；最多读 {{most}} 位',
  },
  'missing-number': {
    en: 'a number is missing at {{found}}',
    zh: '{{found}} 这里缺一个数',
  },
  unclosed: {
    en: '{{found}} is opened here and never closed',
    zh: '这里的 {{found}} 没有配对的结尾',
  },
  unopened: {
    en: '{{found}} closes nothing; remove it, or open it before',
    zh: '这里的 {{found}} 前面没有配对的开头，请删去或补上',
  },
  'plus-in-brackets': {
    en: 'a + joins whole components and cannot stand inside brackets',
    zh: '“+” 用来连接完整的部分，不能写在括号里面',
  },
  'too-deep': {
    en: 'the brackets are nested too deep; at most {{most}} levels are read',
    zh: '括号嵌套太深；最多读 {{most}} 层',
  },
  'wrong-letter': {
    en: '{{found}} is not one of the letters {{letters}}',
    zh: '{{found}} 不在可用的字符 {{letters}} 之中',
  },
  'not-allowed': {
    en: '{{found}} is no position of {{game}}: {{why}}',
    zh: '{{found}} 不是 {{game}} 的局面：{{why}}',
  },
  'not-allowed-whole': {
    en: '{{found}} is no position of {{game}}: {{why}}; several positions are joined by +: {{instead}}',
    zh: '{{found}} 不是 {{game}} 的局面：{{why}}；几个局面之间要写 +：{{instead}}',
  },
  'rules-break': {
    en: 'the rules of the game break on this position: {{why}}',
    zh: '游戏的规则在这个局面上行不通：{{why}}',
  },
  'bad-code': {
    en: 'this is no take-and-break code; write one like 0.77, 4.[3] or 0.3F',
    zh: '这不是取分代码；请写成 0.77、4.[3]、0.3F 这样',
  },
  'code-digit': {
    en: '"{{found}}" is no digit of a take-and-break code: there may stand 0 to 9, A to F, * or a list such as {0,2+}, as in 0.77',
    zh: '“{{found}}”不是取分代码的数字：这里可以写 0 到 9、A 到 F、* 或 {0,2+} 这样的列表，例如 0.77',
  },
  'code-ends': {
    en: 'the take-and-break code ends too soon: here a digit must stand, 0 to 9 or A to F, as in 0.77',
    zh: '取分代码没有写完：这里应当有一个数字，0 到 9 或 A 到 F，例如 0.77',
  },
  'code-headless': {
    en: 'a take-and-break code has a digit before its point: write 0{{found}}',
    zh: '取分代码的小数点前要有数字：请写成 0{{found}}',
  },
  'code-leftover': {
    en: 'a take-and-break code ends with its repeated part [ ]: "{{found}}" cannot follow it',
    zh: '取分代码以循环部分 [ ] 结尾：后面不能再写“{{found}}”',
  },
  'code-parts': {
    en: 'the braces of a take-and-break code hold numbers of heaps, as in {0,2} or {2+}, not "{{found}}"',
    zh: '取分代码的花括号里写的是堆数，如 {0,2} 或 {2+}，不能写“{{found}}”',
  },
  'code-unclosed': {
    en: 'the "{{found}}" of this take-and-break code is never closed',
    zh: '取分代码里的“{{found}}”没有写上右括号',
  },
  'code-grows': {
    en: 'a digit before the point must leave more parts than this one does, or a heap would not get smaller',
    zh: '小数点前的数字必须把堆分成更多份，否则堆不会变小',
  },
  'unknown-game-near': {
    en: 'no game is called "{{name}}"; did you mean {{instead}}?',
    zh: '没有叫“{{name}}”的游戏；是不是想写 {{instead}}？',
  },
  'certificate-idle': {
    en: 'the certificate of {{code}} speaks of no game here: a game is that code only where its rules have that form',
    zh: '{{code}} 的证书与这里的游戏无关：只有规则正是这种形式的游戏才是该代码',
  },
  'certificate-memory-idle': {
    en: 'the certificate speaks of no game here: other numbers may be taken than it says, or the moves do not show by their form what may be taken',
    zh: '这份证书与这里的游戏无关：能取的数与证书所写不同，或走法的形式没有写明能取什么',
  },
  'checkpoint-bad': {
    en: 'this is no checkpoint of a table, or it was cut short or changed: remove the file to begin afresh',
    zh: '这不是打表的断点文件，或者它不完整、被改动过：删除该文件即可从头开始',
  },
  'certificate-not-json': {
    en: 'this is no certificate: a JSON object should stand here',
    zh: '这不是证书：应当是一个 JSON 对象',
  },
  'certificate-kind': {
    en: 'this is no certificate that can be read here: its field "certificate" should say "{{kind}}"',
    zh: '这不是能在此读取的证书：字段 “certificate” 应当是 “{{kind}}”',
  },
  'certificate-field': {
    en: 'the field "{{field}}" of the certificate is missing or of another kind: a text for the code, whole numbers else',
    zh: '证书的字段 “{{field}}” 缺失或类型不对：代码应为文字，其余应为整数',
  },
  'file-missing': { en: 'there is no file {{path}}', zh: '没有文件 {{path}}' },
  'file-unreadable': { en: 'the file {{path}} cannot be read', zh: '文件 {{path}} 无法读取' },
  'file-too-large': { en: 'the file {{path}} is larger than 32 MB; split it', zh: '文件 {{path}} 超过 32 MB，请拆小' },
  'file-not-text': {
    en: 'the file {{path}} is not UTF-8 text; save it as UTF-8',
    zh: '文件 {{path}} 不是 UTF-8 文本，请另存为 UTF-8',
  },
  'input-not-text': {
    en: 'the standard input is not UTF-8 text; save it as UTF-8',
    zh: '标准输入不是 UTF-8 文本，请另存为 UTF-8',
  },
  'no-position-here': {
    en: '{{command}} takes no position: write the game alone, "nimlab {{command}} {{game}}"',
    zh: '{{command}} 不带局面：只写游戏，“nimlab {{command}} {{game}}”',
  },
  'no-game': {
    en: 'no game is named: write its name, a code such as 0.77, or a rule such as "n -> n - k for k in {1, 3, 4}"',
    zh: '没有写明是什么游戏：请写出名称、代码（如 0.77）或规则（如 "n -> n - k for k in {1, 3, 4}"）',
  },
  'position-apart': {
    en: 'the game is {{game}}; write its position {{position}} apart from it',
    zh: '游戏是 {{game}}；请把局面 {{position}} 另外写',
  },
  'unclear-setting': {
    en: 'cannot read the parameter "{{text}}"; write it like m=3 or s={1, 3, 4}',
    zh: '看不懂参数“{{text}}”；请写成 m=3 或 s={1, 3, 4} 这样',
  },
  'unknown-game': {
    en: 'no game is called "{{name}}"',
    zh: '没有叫“{{name}}”的游戏',
  },
  'wrong-type': {
    en: 'a {{wanted}} should stand here, not a {{found}}',
    zh: '这里应当是 {{wanted}}，而不是 {{found}}',
  },
  'wrong-arguments': {
    en: '{{name}} takes {{least}} values at least and {{most}} at most; {{found}} are written',
    zh: '{{name}} 至少要 {{least}} 个值，至多 {{most}} 个；这里写了 {{found}} 个',
  },
  'unknown-function': {
    en: 'no function is called {{name}}',
    zh: '没有名为 {{name}} 的函数',
  },
  'not-function': {
    en: '{{name}} is a name, not a function; write {{name}} without brackets, or let {{name}}(x) = …',
    zh: '{{name}} 不是函数；请去掉括号，或写 let {{name}}(x) = …',
  },
  'unknown-letter': {
    en: 'the letter {{letter}} is not in the alphabet {{letters}}',
    zh: '字母 {{letter}} 不在字母表 {{letters}} 中',
  },
  'unknown-parameter': {
    en: '{{game}} has no parameter {{name}}',
    zh: '{{game}} 没有参数 {{name}}',
  },
  'wrong-parameter': {
    en: 'the parameter {{name}} is a {{wanted}}, not {{found}}',
    zh: '参数 {{name}} 应当是 {{wanted}}，而不是 {{found}}',
  },
  'not-fixed': {
    en: 'the standard value of a parameter may name no field and must be worked out without a position',
    zh: '参数的默认值不能用到局面的字段，必须能直接算出',
  },
  'duplicate-name': {
    en: '{{name}} already means something here; choose another name',
    zh: '{{name}} 在这里已有含义，请换一个名字',
  },
  'option-shape': {
    en: 'a component of {{game}} is written {{wanted}}; this is {{found}}',
    zh: '{{game}} 的一个部分应写成 {{wanted}}；这里是 {{found}}',
  },
  'same-differs': {
    en: '{{component}} and its look-alike {{other}} have different options, so "same as" is wrong',
    zh: '{{component}} 与它的同类 {{other}} 走法不同，所以“same as”不成立',
  },
  'endless-play': {
    en: 'the page says that every play ends, but {{cycle}} comes round again',
    zh: '规则说每局必定结束，但 {{cycle}} 会回到原处',
  },
  'broken-require': {
    en: 'a move leads to {{to}}, which the page does not allow: {{text}}',
    zh: '有一步走到 {{to}}，而规则不允许这样的局面：{{text}}',
  },
  'division-by-zero': {
    en: 'line {{line}} divides by zero',
    zh: '第 {{line}} 行除以了零',
  },
  'endless-range': {
    en: 'the range has step 0 and never ends; give it another step',
    zh: '这个范围的步长是 0，永远不会结束；请改用别的步长',
  },
  'index-outside': {
    en: 'line {{line}} asks for element {{index}} of a list of {{length}}',
    zh: '第 {{line}} 行要取长为 {{length}} 的列表的第 {{index}} 个元素',
  },
  'list-too-long': {
    en: 'a list grows past {{most}} elements',
    zh: '列表超过了 {{most}} 个元素',
  },
  'loop-too-long': {
    en: 'line {{line}} runs through more than {{most}} choices in vain; give the range a nearer end',
    zh: '第 {{line}} 行的循环超过 {{most}} 次仍一无所获；请给范围一个更近的终点',
  },
  'mixed-roots': {
    en: 'roots of different numbers are added or multiplied; compare them instead',
    zh: '不同数的平方根相加或相乘；请改为比较',
  },
  'below-zero': {
    en: '{{found}} is below zero; only whole numbers from 0 may stand there',
    zh: '{{found}} 小于零；那里只能是 0 或正整数',
  },
  'negative-number': {
    en: 'a number is below zero; a position has whole numbers from 0',
    zh: '有一个数小于零；局面里只能有 0 和正整数',
  },
  'negative-power': {
    en: 'a power with exponent or base {{found}} is not a whole number',
    zh: '指数或底数 {{found}} 的幂不是整数',
  },
  'not-list': {
    en: 'a list should stand here, not {{found}}',
    zh: '这里应当是列表，而不是 {{found}}',
  },
  'not-number': {
    en: 'a whole number should stand here, not {{found}}',
    zh: '这里应当是整数，而不是 {{found}}',
  },
  'not-power-of-two': {
    en: 'the length of this list should be a power of two, not {{found}}',
    zh: '这个列表的长度应当是 2 的幂，而不是 {{found}}',
  },
  'not-truth': {
    en: 'a condition should stand here, not {{found}}',
    zh: '这里应当是条件，而不是 {{found}}',
  },
  'root-unfit': {
    en: 'a number with a root in it cannot stand here; take floor(…) first',
    zh: '这里不能用带根号的数；请先取 floor(…)',
  },
  'nothing-in': {
    en: '{{name}} of nothing has no value',
    zh: '空的 {{name}} 没有值',
  },
  'small-base': {
    en: 'digits need a base of 2 or more, not {{found}}',
    zh: '进制至少是 2，而不是 {{found}}',
  },
  'too-large': {
    en: '{{found}} is too large for this',
    zh: '{{found}} 太大，这里无法使用',
  },
  unfactored: {
    en: 'a number here resists factoring: not all its divisors are known, so not every move is told',
    zh: '这里有一个数难以分解：不知道它的全部约数，所以给不出全部走法',
  },
  uncounted: {
    en: 'there are too many ways to choose among so many heaps: not every winning move is told',
    zh: '这么多堆里可选的取法太多，给不出全部必胜走法',
  },
  'wrong-component': {
    en: '{{component}} is no component of {{game}}',
    zh: '{{component}} 不是 {{game}} 的一个部分',
  },
  'wrong-tuple': {
    en: '{{found}} does not come apart into {{wanted}} names',
    zh: '{{found}} 不能拆成 {{wanted}} 个名字',
  },
  required: {
    en: '{{text}}',
    zh: '{{text}}',
  },
  'judge-ended': { en: 'the input ends where {{name}} is due', zh: '输入在应有 {{name}} 的地方就结束了' },
  'judge-number': {
    en: '{{name}} must be a whole number here, but there stands "{{found}}"',
    zh: '此处 {{name}} 应是整数，却是“{{found}}”',
  },
  'judge-list': { en: 'a list such as {3,5,9} must stand here', zh: '此处应是形如 {3,5,9} 的列表' },
  'judge-too-large': { en: '{{name}} is too large to be counted', zh: '{{name}} 太大，无法计数' },
  'judge-impossible': { en: '{{name}} = {{value}} cannot stand here', zh: '此处 {{name}} 不能是 {{value}}' },
  'judge-undecided': { en: 'this input is too large for the methods at hand', zh: '这个输入超出了现有方法的能力' },
  'needs-row': {
    en: 'this can be said only of a game whose component is one number, and {{game}} is none',
    zh: '只有局面是单个数的游戏才能这样说，{{game}} 不是',
  },
  'period-below-one': { en: 'a period is at least 1', zh: '周期至少是 1' },
  'unknown-verdict': {
    en: 'after "expect" stands one of {{wanted}}, not {{found}}',
    zh: 'expect 后面只能写 {{wanted}} 之一，不能是 {{found}}',
  },
  'pair-without-answer': {
    en: 'a line is "POSITION : ANSWER", such as "3 6 9 : win"; this one has no ":"',
    zh: '每行写“局面 : 答案”，如 “3 6 9 : win”；这一行没有冒号',
  },
  'pair-unclear': {
    en: '"{{found}}" is no answer: write win, lose, draw, N, P, D, yes, no, First, Second, a nim-value, or a move such as 3: 9 -> 5',
    zh: '看不懂答案“{{found}}”：可写 win、lose、draw、N、P、D、yes、no、First、Second、必胜、必败，一个 SG 值，或一步走法如 3: 9 -> 5',
  },
  'no-pairs': { en: 'there is no line to compare', zh: '没有可以比较的行' },
};
