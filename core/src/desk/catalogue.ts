import { fold, game, names, page } from '../games/registry.ts';
import type { Both, Rules } from '../rules/rules.ts';

/** A game of the catalogue in a list. */
export interface Entry {
  readonly name: string;
  readonly called: Both;
  readonly about: Both;
  readonly nicknames: readonly string[];
  readonly theorems: readonly { readonly text: string; readonly source: string }[];
}

/** The games of the catalogue, sorted by name. */
export function catalogue(): readonly Entry[] {
  return names.map((name) => {
    const { page, theorems } = game(name);
    const plain = { en: name, zh: name };
    return {
      name,
      called: page.called ?? plain,
      about: page.about ?? { en: '', zh: '' },
      nicknames: page.nicknames,
      theorems: theorems.map(({ text, source }) => ({ text, source })),
    };
  });
}

/** Whether rules are a game of the catalogue, and not a page that a person wrote under the same name. */
export function isCatalogued({ name, page: own }: Rules): boolean {
  return own.text !== '' && own.text === page(name);
}

/** Whether words stand in the name, the titles or a nickname of a game. */
export function nameMatches({ name, called, nicknames }: Entry, words: string): boolean {
  const wanted = fold(words);
  return [name, called.en, called.zh, ...nicknames].some((known) => fold(known).includes(wanted));
}
