import type { Component, Fact } from 'nimlab';

/** The two languages of every sentence. */
export type Language = 'en' | 'zh';

/** Anything that a fact may carry. */
export type Value = Fact[string];

const COMMA = { en: ', ', zh: '、' } as const;
const SEMICOLON = { en: '; ', zh: '；' } as const;

/** A value as text: numbers in digits, a list with its commas, a list inside a list in parentheses, facts by their sentences. */
export function written(value: Value, language: Language, say: (fact: Fact) => string): string {
  if (value === undefined) return '';
  if (isPlain(value)) return visible(String(value));
  if (!isList(value)) return say(value);
  if (value.some(isFact)) return value.map((item) => written(item, language, say)).join(SEMICOLON[language]);
  return value.map(grouped).join(COMMA[language]);
}

function grouped(item: Component | Fact): string {
  return isList(item) ? `(${item.map(grouped).join(', ')})` : visible(String(item));
}

/** A text with what would act instead of being seen (controls, marks that turn the direction of writing) as its code. */
function visible(text: string): string {
  return text.replace(
    /[^\P{Cc}\n\t]|[\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function isPlain(value: Exclude<Value, undefined>): value is string | number | bigint {
  return typeof value !== 'object';
}

function isList(value: Component | Fact | readonly Fact[]): value is readonly Component[] | readonly Fact[] {
  return Array.isArray(value);
}

function isFact(item: Component | Fact): item is Fact {
  return typeof item === 'object' && !isList(item);
}
