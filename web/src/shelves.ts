import { type Language, type Lines, speaker } from 'words/speaker';

/** The words that are loaded together, and where each language of them comes from. */
const sources = {
  first: { en: () => import('words/first/en'), zh: () => import('words/first/zh') },
  setup: { en: () => import('words/setup/en'), zh: () => import('words/setup/zh') },
  study: { en: () => import('words/study/en'), zh: () => import('words/study/zh') },
} as const;

type Shelf = keyof typeof sources;

const wanted = new Set<Shelf>(['first']);
const held: Record<Language, Map<Shelf, Lines>> = { en: new Map(), zh: new Map() };
let current: Language = 'en';

/** Loads what is wanted so far in a language, which then is the one spoken. */
export async function speakIn(language: Language): Promise<void> {
  await Promise.all(
    [...wanted].map(async (shelf) => {
      if (!held[language].has(shelf)) held[language].set(shelf, (await sources[shelf][language]()).lines);
    }),
  );
  current = language;
}

/** Loads the words that the places beside Play need. */
export async function withStudyWords(): Promise<void> {
  await withWords('study');
}

/** Loads the words of a shelf, and of those wanted before. */
export async function withWords(shelf: Shelf): Promise<void> {
  wanted.add(shelf);
  await speakIn(current);
}

/** Says what the shelves hold that were loaded. */
export const { say, alone, label } = speaker((kind, id, language) => {
  for (const { [kind]: lines } of held[language].values()) if (Object.hasOwn(lines, id)) return lines[id];
  return undefined;
});

const KEY = 'nimlab-language';

/** The language that the address, the last visit or the browser asks for. */
export function usualLanguage(): Language {
  const asked = new URLSearchParams(location.search).get('lang') ?? localStorage.getItem(KEY) ?? navigator.language;
  return asked.startsWith('zh') ? 'zh' : 'en';
}

/** Keeps the language for the next visit. */
export function keepLanguage(language: Language): void {
  localStorage.setItem(KEY, language);
}
