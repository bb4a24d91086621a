import type { Fact } from 'nimlab';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import type { PageLabelId } from 'words/shelves';
import type { Language } from 'words/speaker';
import { alone, keepLanguage, label, say, speakIn } from './shelves.ts';

/** The page's words in the language chosen. */
export interface Words {
  readonly language: Language;
  readonly other: () => void;
  readonly t: (id: PageLabelId, values?: Readonly<Record<string, string | number>>) => string;
  readonly say: (fact: Fact) => string;
  /** The same where it stands alone, in English with a capital. */
  readonly alone: (fact: Fact) => string;
}

const Context = createContext<Words | undefined>(undefined);

/** Gives the words to everything inside, and the language to the document; the first language is loaded already. */
export function WordsProvider({ first, children }: { readonly first: Language; readonly children: ReactNode }) {
  const [language, setLanguage] = useState<Language>(first);
  useEffect(() => {
    document.documentElement.lang = language === 'zh' ? 'zh-Hans' : 'en';
    keepLanguage(language);
  }, [language]);
  const words = useMemo<Words>(
    () => ({
      language,
      other() {
        const next = language === 'zh' ? 'en' : 'zh';
        void speakIn(next).then(() => setLanguage(next));
      },
      t: (id, values = {}) => label(id, language, values),
      say: (fact) => say(fact, language),
      alone: (fact) => alone(fact, language),
    }),
    [language],
  );
  return <Context.Provider value={words}>{children}</Context.Provider>;
}

/** The words of the page. */
export function useWords(): Words {
  const words = useContext(Context);
  if (words === undefined) throw new Error('no words above');
  return words;
}
