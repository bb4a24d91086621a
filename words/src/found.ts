import type { Sentence } from './sentence.ts';

/** The headings of a list of patterns. */
export const found = {
  'pattern-none': { en: 'Nothing found up to {{to}}.', zh: '到 {{to}} 为止没有找到规律。' },
  'pattern-table': { en: 'the table', zh: '所给的表' },
  'pattern-both': {
    en: 'a list that grows: read as lost positions, and as the nim-values of 0, 1, 2, …',
    zh: '递增的一列数：既当作必败态读，也当作 0、1、2……的 SG 值读',
  },
  'pattern-head': { en: '{{game}}, to {{to}}', zh: '{{game}}，到 {{to}}' },
  'pattern-values': { en: 'nim-values', zh: 'SG 值' },
  'pattern-lost': { en: 'lost positions', zh: '必败态' },
  'pattern-exceptions': { en: 'exceptions: {{list}}', zh: '例外：{{list}}' },
  'pattern-refuted': { en: 'looked right at first, and broke:', zh: '开头看着对，后来不成立：' },
} as const satisfies Readonly<Record<string, Sentence>>;
