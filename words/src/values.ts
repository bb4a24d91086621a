import type { Component, Fact } from 'nimlab';

/** The two languages of every sentence. */
export type Language = 'en' | 'zh';

/** Anything that a fact may carry. */
export type Value = Fact[string];

const COMMA = { en: ', ', zh: '、' } as const;

/** A value as text: numbers in digits, a list with its commas, a list inside a list in parentheses, facts by their sentences. */
export function written(value: Value, language: Language, say: (fact: Fact) => string): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  if (!isList(value)) return say(value);
  return value.map((item: Component | Fact) => (isList(item) ? grouped(item) : written(item, language, say))).join(COMMA[language]);
}

function grouped(list: readonly Component[]): string {
  return `(${list.map((item) => (isList(item) ? grouped(item) : String(item))).join(', ')})`;
}

function isList<T>(value: T): value is T & readonly Component[] {
  return Array.isArray(value);
}
