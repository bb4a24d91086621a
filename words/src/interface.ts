import type { Sentence } from './sentence.ts';

/** The fixed words of the faces: names of outcomes, certainty, headings, help. */
export const labels = {
  winning: { en: 'winning position', zh: '必胜态' },
  losing: { en: 'losing position', zh: '必败态' },
  drawn: { en: 'draw', zh: '和局' },
  undecided: { en: 'undecided', zh: '未能判定' },
  value: { en: 'nim-value', zh: 'SG 值' },
  sum: { en: 'nim-sum', zh: '异或和' },
  normal: { en: 'normal play', zh: '正常规则' },
  misere: { en: 'misère', zh: '反 Nim 规则' },
  proved: { en: 'proved', zh: '已证明' },
  cited: { en: 'cited', zh: '引用定理' },
  computed: { en: 'computed', zh: '已穷举' },
  observed: { en: 'observed', zh: '仅观察到' },
} as const satisfies Readonly<Record<string, Sentence>>;
