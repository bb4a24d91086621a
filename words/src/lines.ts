import type { Sentence } from './sentence.ts';
import type { Language } from './values.ts';

/** What is said: a fact of the core, or a fixed word of a face. */
export type Kind = 'fact' | 'label';

/** A sentence in one language; with its singular where it has one. */
export type Line = string | readonly [many: string, one: string];

/** Lines of one language by their ids. */
export type Lines = Readonly<Record<Kind, Readonly<Record<string, Line>>>>;

/** Tables of sentences that are loaded together. */
export type Shelf = Readonly<Record<Kind, readonly Readonly<Record<string, Sentence>>[]>>;

/** A sentence in one language. */
export function lineOf(sentence: Sentence, language: Language): Line {
  return language === 'en' && sentence.one !== undefined ? [sentence.en, sentence.one] : sentence[language];
}

/** A shelf in one language. */
export function linesOf(shelf: Shelf, language: Language): Lines {
  const inOne = (tables: Shelf[Kind]) =>
    Object.fromEntries(tables.flatMap(Object.entries<Sentence>).map(([id, row]) => [id, lineOf(row, language)]));
  return { fact: inOne(shelf.fact), label: inOne(shelf.label) };
}
