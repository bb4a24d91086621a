import type { FaultId } from 'nimlab';
import type { Sentence } from './sentence.ts';

/** What is wrong with what a person typed, and what to write instead. Every fault also carries `at`, `line` and `column`. */
export const faults: Readonly<Record<FaultId, Sentence>> = {
  'unknown-name': {
    en: 'nothing is called "{{name}}" here',
    zh: '这里没有叫“{{name}}”的东西',
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
  'rules-break': {
    en: 'the rules of the game break on this position: {{why}}',
    zh: '游戏的规则在这个局面上行不通：{{why}}',
  },
  'bad-code': {
    en: 'this is no take-and-break code; write one like 0.77, 4.[3] or 0.3F',
    zh: '这不是取分代码；请写成 0.77、4.[3]、0.3F 这样',
  },
  'code-grows': {
    en: 'a digit before the point must leave more parts than this one does, or a heap would not get smaller',
    zh: '小数点前的数字必须把堆分成更多份，否则堆不会变小',
  },
  'unknown-game-near': {
    en: 'no game is called "{{name}}"; did you mean {{instead}}?',
    zh: '没有叫“{{name}}”的游戏；是不是想写 {{instead}}？',
  },
  'file-missing': { en: 'there is no file {{path}}', zh: '没有文件 {{path}}' },
  'file-unreadable': { en: 'the file {{path}} cannot be read', zh: '文件 {{path}} 无法读取' },
  'file-too-large': { en: 'the file {{path}} is larger than 32 MB; split it', zh: '文件 {{path}} 超过 32 MB，请拆小' },
  'file-not-text': {
    en: 'the file {{path}} is not UTF-8 text; save it as UTF-8',
    zh: '文件 {{path}} 不是 UTF-8 文本，请另存为 UTF-8',
  },
  'no-game': {
    en: 'no game is named: write its name, a code such as 0.77, or a rule such as "n -> n - k for k in {1, 3, 4}"',
    zh: '没有写明是什么游戏：请写出名称、代码（如 0.77）或规则（如 "n -> n - k for k in {1, 3, 4}"）',
  },
  'unclear-setting': {
    en: 'cannot read the parameter "{{text}}"; write it like m=3 or s={1, 3, 4}',
    zh: '看不懂参数“{{text}}”；请写成 m=3 或 s={1, 3, 4} 这样',
  },
  'unknown-game': {
    en: 'no game is called "{{name}}"',
    zh: '没有叫“{{name}}”的游戏',
  },
};
