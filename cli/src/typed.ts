import { type Language, label } from 'words';
import type { Options } from './options.ts';

/** An option that may be repeated, as a list. */
export function listOf(option: string | boolean | readonly string[] | undefined): readonly string[] {
  if (typeof option === 'string') return [option];
  return Array.isArray(option) ? option : [];
}

/** A whole number from 0 as typed for an option (full-width digits too); undefined when it is none. */
export function countOf(option: string | boolean | readonly string[] | undefined): number | undefined {
  if (typeof option !== 'string') return undefined;
  const text = option.normalize('NFKC').replaceAll(/[_,]/gu, '');
  const number = Number(text);
  return /^\d+$/u.test(text) && Number.isSafeInteger(number) ? number : undefined;
}

/** What is wrong with a typed budget, as a sentence; undefined when nothing is. */
export function budgetTyped(options: Options, language: Language): string | undefined {
  const { budget } = options;
  return budget === undefined || countOf(budget)
    ? undefined
    : label('which-budget', language, { budget: String(budget) });
}
