import type { VerdictId } from 'nimlab';
import type { Sentence } from './sentence.ts';

/** What became of claims, and of the output of one's own program. */
export const verdicts: Readonly<Record<VerdictId, Sentence>> = {
  'claim-proved': { en: 'proved: {{by}}', zh: '已证明：{{by}}' },
  'claim-observed': { en: 'observed, not proved: {{to}}', zh: '只是观察到，并未证明：{{to}}' },
  'claim-refuted': {
    en: 'refuted: the claim says {{said}}, but {{found}}',
    zh: '已推翻：断言说{{said}}，实际上{{found}}',
  },
  'claim-refuted-at': {
    en: 'refuted {{place}}: there the claim says {{said}}, but {{found}}',
    zh: '已推翻，反例是 {{place}}：断言说{{said}}，实际上{{found}}',
  },
  'claim-unsettled': { en: 'unsettled: {{why}}', zh: '未能判定：{{why}}' },
  'claim-unsettled-at': { en: 'unsettled {{place}}: {{why}}', zh: '未能判定（{{place}}）：{{why}}' },
  'claim-expected': { en: 'The file expects: {{expected}}.', zh: '文件中预期的结论是：{{expected}}。' },
  'word-proved': { en: 'proved', zh: '已证明' },
  'word-observed': { en: 'observed', zh: '观察到' },
  'word-refuted': { en: 'refuted', zh: '已推翻' },
  'word-unsettled': { en: 'unsettled', zh: '未能判定' },
  'beside-normal': {
    en: 'When the last to move wins, the claim stands for {{game}} ({{verdict}}).',
    zh: '如果走最后一步者胜，这个断言对 {{game}} 成立（{{verdict}}）。',
  },
  'beside-misere': {
    en: 'When the last to move loses, the claim stands for {{game}} ({{verdict}}).',
    zh: '如果走最后一步者负，这个断言对 {{game}} 成立（{{verdict}}）。',
  },
  'beside-game': {
    en: 'Under the rules of {{game}} in this file the claim stands ({{verdict}}).',
    zh: '换成本文件中 {{game}} 的规则，这个断言成立（{{verdict}}）。',
  },
  'beside-swapped': {
    en: 'With winning and losing changed round, the claim stands for {{game}} ({{verdict}}).',
    zh: '把“胜”和“负”对调，这个断言对 {{game}} 成立（{{verdict}}）。',
  },
  'beside-parameter': {
    en: 'With {{name}} = {{value}} the claim stands ({{verdict}}).',
    zh: '若 {{name}} = {{value}}，这个断言成立（{{verdict}}）。',
  },
  'by-case': { en: 'every play from there is searched', zh: '已搜索此局面之后的所有走法' },
  'by-cases': {
    en: 'all {{count}} cases are computed',
    one: 'its one case is computed',
    zh: '{{count}} 种情形已全部算过',
  },
  'by-periods': {
    en: 'the values of {{code}} repeat every {{period}} from {{preperiod}} on, the formula does so too, and they agree up to {{heap}}',
    zh: '{{code}} 的 SG 值从 {{preperiod}} 起以 {{period}} 为周期，公式也是周期的，直到 {{heap}} 两者都一致',
  },
  'by-periods-raised': {
    en: 'the values of {{code}} repeat every {{period}} from {{preperiod}} on (each time raised by {{saltus}}), the formula does so too, and they agree up to {{heap}}',
    zh: '{{code}} 的 SG 值从 {{preperiod}} 起以 {{period}} 为周期（每周期增加 {{saltus}}），公式也是周期的，直到 {{heap}} 两者都一致',
  },
  'by-memory': {
    en: 'what may be taken needs a finite memory, so the values repeat every {{period}} from {{preperiod}} on; the formula does so too, and they agree up to {{heap}}',
    zh: '能取走什么只需有限的记忆，所以 SG 值从 {{preperiod}} 起以 {{period}} 为周期；公式也是周期的，直到 {{heap}} 两者都一致',
  },
  'by-memory-misere': {
    en: 'what may be taken needs a finite memory, so who wins in misère play repeats every {{period}} from {{preperiod}} on; the formula does so too, and they agree up to {{heap}}',
    zh: '能取走什么只需有限的记忆，所以反 Nim 规则下的胜负从 {{preperiod}} 起以 {{period}} 为周期；公式也是周期的，直到 {{heap}} 两者都一致',
  },
  'by-window': {
    en: 'who loses at n is told by the {{most}} heaps before, and these repeat every {{period}} from {{from}} on',
    zh: 'n 处的胜负由之前 {{most}} 堆决定，而它们从 {{from}} 起以 {{period}} 为周期',
  },
  'by-period-proof': {
    en: 'the values of {{code}} repeat every {{period}} from {{preperiod}} on, by a certificate that can be replayed',
    zh: '{{code}} 的 SG 值从 {{preperiod}} 起以 {{period}} 为周期，附有可复核的证书',
  },
  'by-period-proof-raised': {
    en: 'the values of {{code}} repeat every {{period}} from {{preperiod}} on (each time raised by {{saltus}}), by a certificate that can be replayed',
    zh: '{{code}} 的 SG 值从 {{preperiod}} 起以 {{period}} 为周期（每周期增加 {{saltus}}），附有可复核的证书',
  },
  'by-form': { en: 'the rule is {{code}} as it is written', zh: '规则的写法就是 {{code}}' },
  'to-total': {
    en: 'it holds up to total {{total}} ({{count}} positions)',
    one: 'it holds up to total {{total}} (one position)',
    zh: '总数不超过 {{total}} 时都成立（{{count}} 个局面）',
  },
  'to-positions': {
    en: 'it holds for all sums up to total {{total}} ({{count}} positions)',
    one: 'it holds for all sums up to total {{total}} (one position)',
    zh: '总数不超过 {{total}} 的所有组合都成立（{{count}} 个局面）',
  },
  'to-replies': {
    en: 'The moves it gives win at every won position up to total {{total}} ({{count}} positions).',
    one: 'The move it gives wins at the one won position up to total {{total}}.',
    zh: '它给出的走法在总数 {{total}} 以内的每个必胜态都能赢（{{count}} 个局面）。',
  },
  'to-case': {
    en: 'the first {{count}} cases hold, up to {{last}}',
    one: 'the first case holds, {{last}}',
    zh: '前 {{count}} 种情形成立，直到 {{last}}',
  },
  'says-wins': { en: 'the player to move wins', zh: '先手必胜' },
  'says-loses': { en: 'the player to move loses', zh: '先手必败' },
  'says-draws': { en: 'neither player can force a win', zh: '双方都不能必胜（和局）' },
  'says-not-wins': { en: 'the player to move does not win', zh: '先手不能必胜' },
  'says-not-loses': { en: 'the player to move does not lose', zh: '先手不会输' },
  'says-not-draws': { en: 'one of the players wins', zh: '有一方必胜' },
  'says-value': { en: 'the nim-value is {{value}}', zh: 'SG 值是 {{value}}' },
  'says-moves': { en: 'these moves win: {{moves}}', zh: '这些走法能赢：{{moves}}' },
  'says-only': { en: 'the winning moves are {{moves}}, and no others', zh: '必胜走法只有 {{moves}}' },
  'says-winning': { en: 'these moves win there: {{moves}}', zh: '那里能赢的走法是 {{moves}}' },
  'says-no-moves': { en: 'no move wins', zh: '没有必胜走法' },
  'says-illegal': { en: 'the rules do not allow {{moves}} there', zh: '规则不允许在这里走 {{moves}}' },
  'says-true': { en: 'the condition holds', zh: '条件成立' },
  'says-false': { en: 'it does not hold', zh: '条件不成立' },
  'says-sides': { en: 'its two sides are {{left}} and {{right}}', zh: '两边分别是 {{left}} 和 {{right}}' },
  'at-place': { en: 'at {{position}}', zh: '{{position}}' },
  'at-choice': { en: 'for {{choice}}', zh: '{{choice}}' },
  'at-place-choice': { en: 'at {{position}} for {{choice}}', zh: '{{position}}（{{choice}}）' },
  'no-values': {
    en: 'the positions of {{game}} have no nim-values here',
    zh: '{{game}} 的局面在这里没有 SG 值',
  },
  'nothing-said': { en: 'the claim speaks of no position that can stand', zh: '这个断言没有涉及任何合法局面' },
  'options-values': {
    en: 'From {{position}} the moves lead to the values {{values}}; the smallest number missing is {{value}}.',
    zh: '从 {{position}} 走一步能到的 SG 值有 {{values}}，其中没有出现的最小的数是 {{value}}。',
  },
  'claims-summary': {
    en: '{{count}} claims: {{proved}} proved, {{observed}} observed, {{refuted}} refuted, {{unsettled}} unsettled; {{wrong}} not as expected',
    one: 'one claim: {{proved}} proved, {{observed}} observed, {{refuted}} refuted, {{unsettled}} unsettled; {{wrong}} not as expected',
    zh: '共 {{count}} 条断言：证明 {{proved}} 条，观察到 {{observed}} 条，推翻 {{refuted}} 条，未定 {{unsettled}} 条；与预期不符 {{wrong}} 条',
  },
  'claims-short': {
    en: '{{count}} claims were cut short by the budget; --budget N gives each N steps',
    one: 'one claim was cut short by the budget; --budget N gives each N steps',
    zh: '有 {{count}} 条断言因预算用完而没有查完；用 --budget N 给每条 N 步',
  },
  'claims-none': {
    en: 'this file has no claim: write one under a game, such as "claim loses when n mod 4 = 0"',
    zh: '文件里没有断言：在游戏下面写一条，例如 “claim loses when n mod 4 = 0”',
  },
  'pair-wrong': {
    en: 'line {{line}}: {{position}}: your program says {{said}}, but {{found}}',
    zh: '第 {{line}} 行，{{position}}：你的程序说{{said}}，实际上{{found}}',
  },
  'pair-unsettled': {
    en: 'line {{line}}: {{position}}: undecided, {{why}}',
    zh: '第 {{line}} 行，{{position}}：未能判定，{{why}}',
  },
  'pairs-right': {
    en: 'all {{count}} lines are right',
    one: 'the one line is right',
    zh: '{{count}} 行全部正确',
  },
  'pairs-some': {
    en: '{{right}} of {{count}} lines are right',
    zh: '{{count}} 行中有 {{right}} 行正确',
  },
  'output-same': {
    en: 'all {{count}} lines are as the judge wants them',
    one: 'the one line is as the judge wants it',
    zh: '{{count}} 行全部符合题目要求',
  },
  'output-differs': {
    en: 'line {{line}}: your program prints "{{found}}", the right output is "{{wanted}}"',
    zh: '第 {{line}} 行：你的程序输出“{{found}}”，正确输出是“{{wanted}}”',
  },
  'output-short': {
    en: 'line {{line}}: your output has ended, the right output goes on with "{{wanted}}"',
    zh: '第 {{line}} 行：你的输出已结束，正确输出还有“{{wanted}}”',
  },
  'output-long': {
    en: 'line {{line}}: your program still prints "{{found}}", the right output has ended',
    zh: '第 {{line}} 行：你的程序还输出了“{{found}}”，正确输出已经结束',
  },
};
