import { type Place, placeIn } from 'nimlab';
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

/** Where the words after a first one begin: places count in the words as typed, joined by blanks. */
export function placeAfter(first: string): Place {
  const text = `${first} `;
  return placeIn(text, text.length);
}

/** The upper end of a table as typed: one number for all fields, or one for each (`300,200`); undefined when it is neither. */
export function endsOf(
  option: string | boolean | readonly string[] | undefined,
  fields: number,
): number | readonly number[] | undefined {
  const parts = typeof option === 'string' ? option.normalize('NFKC').split(',') : [];
  if (parts.length < 2) return countOf(option);
  // 1,000,000 is one number, with commas between its thousands.
  const areThousands = parts.slice(1).every((part) => /^\d{3}$/u.test(part));
  if (parts.length !== fields || parts.at(-1)?.startsWith('00') === true)
    return areThousands ? countOf(option) : undefined;
  const ends = parts.map((part) => countOf(part));
  return ends.includes(undefined) ? undefined : ends.filter((end) => end !== undefined);
}

/** What is wrong with a typed budget, as a sentence; undefined when nothing is. */
export function budgetTyped(options: Options, language: Language): string | undefined {
  const { budget } = options;
  return budget === undefined || countOf(budget)
    ? undefined
    : label('which-budget', language, { budget: String(budget) });
}
