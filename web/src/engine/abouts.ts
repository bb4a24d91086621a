import { catalogue } from 'nimlab';

/** What each game of the catalogue is about, in one language. */
export function aboutsIn(language: 'en' | 'zh'): Readonly<Record<string, string>> {
  return Object.fromEntries(catalogue().map(({ name, about }) => [name, about[language]]));
}
