import type { PeriodId } from 'nimlab';
import type { Sentence } from './sentence.ts';

/** How the values of a game repeat, what became of a certificate, and where it fails. */
export const periods: Readonly<Record<PeriodId, Sentence>> = {
  'period-shape': {
    en: 'periods are told of games whose position is one number; {{game}} has another shape',
    zh: '周期只对局面为一个数的游戏有意义；{{game}} 不是这样',
  },
  'period-no-values': {
    en: 'the numbers of {{game}} do not all have a nim-value, so that nothing repeats',
    zh: '{{game}} 的数并非都有 SG 值，谈不上周期',
  },
  'period-ends': {
    en: 'the positions of {{game}} end at {{last}}, so that there is no period to look for',
    zh: '{{game}} 的局面到 {{last}} 为止，谈不上周期',
  },
  'period-repeats': {
    en: 'period {{period}}, preperiod {{preperiod}}: the values {{block}} repeat from {{preperiod}} on',
    zh: '周期 {{period}}，前段长 {{preperiod}}：从 {{preperiod}} 起循环的值是 {{block}}',
  },
  'period-rises': {
    en: 'period {{period}}, preperiod {{preperiod}}, saltus {{saltus}}: from {{preperiod}} on the values {{block}} come again, {{saltus}} more in every period',
    zh: '周期 {{period}}，前段长 {{preperiod}}，增量 {{saltus}}：从 {{preperiod}} 起的值 {{block}} 每过一个周期各加 {{saltus}}',
  },
  'period-none': { en: 'no period up to {{to}}', zh: '到 {{to}} 为止没有周期' },
  'period-exceptions': {
    en: 'numbers before that do not fit: {{exceptions}}',
    zh: '此前不合周期的数：{{exceptions}}',
  },
  'period-proved': {
    en: 'for all numbers, from the values up to {{to}}',
    zh: '由到 {{to}} 为止的值推出，对所有的数成立',
  },
  'period-observed': {
    en: 'up to {{to}} only; nothing is proved beyond',
    zh: '只到 {{to}} 为止；之后未证明',
  },
  'certificate-stands': {
    en: '{{code}}: period {{period}}, preperiod {{preperiod}}, saltus {{saltus}}; all {{count}} values were computed anew',
    zh: '{{code}}：周期 {{period}}，前段长 {{preperiod}}，增量 {{saltus}}；{{count}} 个值全部重新算过',
  },
  'certificate-refused': {
    en: 'the certificate of {{code}} is refused: {{flaw}}',
    zh: '{{code}} 的证书被拒：{{flaw}}',
  },
  'certificate-memory-normal': {
    en: 'one heap, {{takes}}: the nim-values have period {{period}}, preperiod {{preperiod}}; all {{count}} were computed anew',
    zh: '一堆，{{takes}}：SG 值的周期 {{period}}，前段长 {{preperiod}}；{{count}} 个值全部重新算过',
  },
  'certificate-memory-misere': {
    en: 'one heap, {{takes}}, misère: who wins has period {{period}}, preperiod {{preperiod}}; all {{count}} outcomes were computed anew',
    zh: '一堆，{{takes}}，反 Nim 规则：胜负的周期 {{period}}，前段长 {{preperiod}}；{{count}} 个结果全部重新算过',
  },
  'certificate-memory-refused': {
    en: 'the certificate of a finite memory is refused: {{flaw}}',
    zh: '有限记忆的证书被拒：{{flaw}}',
  },
  'certificate-memory-misere-only': {
    en: 'the certificate tells who wins in misère play: ask with --misere',
    zh: '这份证书说的是反 Nim 规则下的胜负：请加 --misere',
  },
  'flaw-memory-form': {
    en: 'the moves of {{game}} have no form that a finite memory is enough for',
    zh: '{{game}} 的走法不是有限记忆就够的形式',
  },
  'flaw-memory-takes': {
    en: 'from heap {{heap}} of {{game}} other numbers may be taken than the certificate says',
    zh: '在 {{game}} 中，从 {{heap}} 颗的堆里能取的数与证书所写不同',
  },
  'flaw-takes': {
    en: 'no number says what may be taken',
    zh: '没有写明能取走多少',
  },
  'flaw-modulus': {
    en: 'the period {{period}} is no multiple of {{modulus}}, the number of remainders that are told apart',
    zh: '周期 {{period}} 不是所区分的余数个数 {{modulus}} 的倍数',
  },
  'flaw-heap-outcome': {
    en: 'heap {{heap}} is said to be {{said}} (1 the player to move wins, 0 they lose); it is {{found}}',
    zh: '堆 {{heap}} 说是 {{said}}（1 为要走的人胜，0 为负），其实是 {{found}}',
  },
  'certificate-none': {
    en: 'no certificate: no period of {{game}} is proved',
    zh: '没有证书：{{game}} 的周期没有得到证明',
  },
  'flaw-no-period': {
    en: 'preperiod {{preperiod}}, period {{period}} and saltus {{saltus}} are no repetition',
    zh: '前段 {{preperiod}}、周期 {{period}}、增量 {{saltus}} 不成周期',
  },
  'flaw-no-bound': {
    en: 'no theorem bounds the period of {{code}} in this way',
    zh: '没有定理能这样界定 {{code}} 的周期',
  },
  'flaw-too-few': {
    en: 'the proof needs {{need}} values, and has {{values}}',
    zh: '证明需要 {{need}} 个值，只有 {{values}} 个',
  },
  'flaw-value': {
    en: 'heap {{heap}} is said to have value {{said}}; it has {{found}}',
    zh: '堆 {{heap}} 的值说是 {{said}}，其实是 {{found}}',
  },
  'flaw-repetition': {
    en: 'heap {{heap}} should repeat the value {{said}}; it has {{found}}',
    zh: '堆 {{heap}} 应当重复值 {{said}}，其实是 {{found}}',
  },
  'flaw-settled': {
    en: 'the values that every later heap can reach do not repeat: {{value}} breaks it',
    zh: '以后各堆都能到达的值没有重复：{{value}} 不合',
  },
  'flaw-saltus': {
    en: 'the theorem speaks of a saltus that is a power of two; {{saltus}} is none',
    zh: '定理只适用于增量为 2 的幂的情形；{{saltus}} 不是',
  },
  'flaw-rise-small': {
    en: 'heap {{heap}}, before the repetition, has value {{value}}; the theorem asks for less than {{rise}}',
    zh: '循环之前的堆 {{heap}} 的值是 {{value}}；定理要求小于 {{rise}}',
  },
  'flaw-rise-meets': {
    en: 'heap {{heap}} should have value {{value}}; a split that leaves several large heaps might have it too',
    zh: '堆 {{heap}} 的值应当是 {{value}}；留下几个大堆的拆法也可能有这个值',
  },
  'flaw-rise-misses': {
    en: 'nothing shows that heap {{heap}} has an option of value {{value}}, so that its own may be smaller than the repetition says',
    zh: '看不出堆 {{heap}} 有值为 {{value}} 的走法，因此它的值可能比循环所说的小',
  },
  'flaw-not-least': {
    en: 'the values already repeat with period {{period}} from {{preperiod}} on: the certificate does not give the least numbers',
    zh: '值从 {{preperiod}} 起已经以 {{period}} 为周期：证书给出的不是最小的数',
  },
};
