import type { PatternId } from 'nimlab';
import type { Sentence } from './sentence.ts';

/** The patterns of a table, and what became of each. */
export const patterns: Readonly<Record<PatternId, Sentence>> = {
  'pattern-constant': { en: 'the same everywhere but at listed places', zh: '除列出的位置外处处相同' },
  'pattern-affine': { en: 'grows by a constant', zh: '等差增长' },
  'pattern-residue': { en: 'depends on the remainder alone', zh: '只取决于余数' },
  'pattern-periodic': { en: 'period {{period}} from {{from}} on', zh: '从 {{from}} 起以 {{period}} 为周期' },
  'pattern-rising': {
    en: 'from {{from}} on rises by {{saltus}} in each period of {{period}}',
    zh: '从 {{from}} 起每 {{period}} 项增加 {{saltus}}',
  },
  'pattern-kind': { en: 'a kind of number: {{name}}', zh: '一类特殊的数：{{name}}' },
  'pattern-digits': { en: 'read off the binary digits', zh: '由二进制各位决定' },
  'pattern-lowest-digit': {
    en: 'decided by the lowest digit {{digit}} in base {{base}}',
    zh: '由 {{base}} 进制中最低的数字 {{digit}} 的位置决定',
  },
  'pattern-self-similar': { en: 'self-similar in base {{base}}', zh: '在 {{base}} 进制下自相似' },
  'pattern-automaton': {
    en: 'an automaton of {{states}} states reads it off the digits of {{of}} in base {{base}}, lowest first ({{machine}}; * lost)',
    zh: '{{states}} 个状态的自动机从低位到高位读 {{of}} 的 {{base}} 进制数字即可判定（{{machine}}；* 为必败）',
  },
  'pattern-automaton-values': {
    en: 'an automaton of {{states}} states reads it off the digits of {{of}} in base {{base}}, lowest first ({{machine}}; the values of the states: {{told}})',
    zh: '{{states}} 个状态的自动机从低位到高位读 {{of}} 的 {{base}} 进制数字即可得出（{{machine}}；各状态的值：{{told}}）',
  },
  'pattern-recurrence': {
    en: 'the lost positions a(1), a(2), … from {{from}} on follow a(k) = {{rule}}',
    zh: '从 {{from}} 起，必败态 a(1), a(2), …… 满足 a(k) = {{rule}}',
  },
  'pattern-beatty': { en: 'whole parts of the multiples of an irrational', zh: '某个无理数的倍数取整' },
  'pattern-code': { en: 'the values of {{code}}', zh: '与 {{code}} 的 SG 值相同' },
  'pattern-code-moved': {
    en: 'at {{field}} the value of {{code}} at {{heap}}',
    zh: '{{field}} 处等于 {{code}} 在 {{heap}} 处的 SG 值',
  },
  'pattern-code-odd': {
    en: 'at {{field}} the value of {{code}} at {{heap}}, with 1 put in by exclusive or where {{field}} is odd',
    zh: '{{field}} 处等于 {{code}} 在 {{heap}} 处的 SG 值，{{field}} 为奇数时再异或 1',
  },
  'pattern-published': {
    en: 'OEIS {{number}}, {{name}}: its terms from {{from}} to {{to}}',
    zh: 'OEIS {{number}}（{{name}}）从 {{from}} 到 {{to}} 的各项',
  },
  'pattern-parts': { en: 'one number made of the two decides', zh: '由两个数合成的一个数决定' },
  'pattern-pairs': {
    en: 'the k-th lost pair differs by {{step}} * k, and begins with the whole part of k * {{slope}}',
    zh: '第 k 个必败对相差 {{step}} * k，较小数为 k * {{slope}} 取整',
  },
  'pattern-smallest-part': {
    en: "the smallest part of the first number decides: a greedy sum of Schwenk's numbers for {{quota}} (for x: powers of 2, for 2 * x: Fibonacci numbers)",
    zh: '由第一个数的最小加项决定：按 {{quota}} 的 Schwenk 数作贪心分解（x 对应 2 的幂，2 * x 对应斐波那契数）',
  },
  'pattern-observed': { en: 'observed to {{to}}, not proved', zh: '观察到 {{to}}，并未证明' },
  'pattern-needs': {
    en: 'observed to {{to}}, not proved: a proof needs the values to {{need}} (nimlab prove looks for one)',
    zh: '观察到 {{to}}，并未证明：要证明需算到 {{need}}（可用 nimlab prove）',
  },
  'pattern-broken': {
    en: '{{says}}: broken at {{at}}, where it says {{said}} and {{found}} is found',
    zh: '{{says}}：在 {{at}} 处不成立，它说是 {{said}}，实际是 {{found}}',
  },
  'pattern-broken-lost': {
    en: '{{says}}: broken at {{at}}, which is lost',
    zh: '{{says}}：在 {{at}} 处不成立，那里是必败态',
  },
  'pattern-broken-won': {
    en: '{{says}}: broken at {{at}}, which is not lost',
    zh: '{{says}}：在 {{at}} 处不成立，那里不是必败态',
  },
  'table-endless': {
    en: 'no table can be made of {{game}}: play from {{at}} goes up past {{total}} without an end in sight',
    zh: '无法为 {{game}} 制表：从 {{at}} 出发会一直增大（超过 {{total}}），看不到终点',
  },
  'pattern-game': {
    en: 'at {{field}} the value of {{game}} at {{heap}}, compared from {{from}} to {{to}}',
    zh: '{{field}} 处等于 {{game}} 在 {{heap}} 处的 SG 值，从 {{from}} 比较到 {{to}}',
  },
  'export-finals': {
    en: 'no program is written for {{game}}: some of its moves lose or draw the whole game at once, or win it while others leave several components or another game',
    zh: '不能为 {{game}} 生成程序：它有的走法会立刻输掉整个游戏或判和，或者有立刻取胜的走法而其他走法会留下几个部分或转到另一个游戏',
  },
  'export-untold': {
    en: 'no program is written for {{game}}: this part of its page has no counterpart in programs: {{what}}',
    zh: '不能为 {{game}} 生成程序：页面中的这一部分无法写成程序：{{what}}',
  },
  'export-code': {
    en: 'no program is written for {{code}}: programs are written for codes that add no tokens and leave three heaps at most',
    zh: '不能为 {{code}} 生成程序：只为不增加石子、且每步至多留下三堆的编码生成程序',
  },
  'export-large': {
    en: 'no program in 64-bit numbers is written for {{game}}: its formula leaves them too soon; try python or typescript',
    zh: '不能用 64 位整数为 {{game}} 生成程序：公式很快就会溢出；可改用 python 或 typescript',
  },
  'export-endless': {
    en: 'no program is written for {{game}}: no theorem tells who wins, and what can come of its small positions is without end or too much for a search',
    zh: '不能为 {{game}} 生成程序：没有定理给出胜负，而从小局面出发会出现的局面没有尽头，或多得无法搜索',
  },
  'paste-empty': { en: 'there is no table on the standard input', zh: '标准输入里没有表' },
  'paste-unread': {
    en: 'this table cannot be read; forms: x: over SG[x]:, sg[3]=1, an array, a list, lines "n value", CSV, losing pairs, X and O',
    zh: '读不懂这张表；可用的写法：x: 与 SG[x]: 两行、sg[3]=1、数组、列表、每行“n 值”、CSV、必败对、X 与 O',
  },
};
