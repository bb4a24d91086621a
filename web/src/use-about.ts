import type { Both } from 'nimlab';
import { useEffect, useState } from 'react';
import { useWords } from './language.tsx';

const abouts = { en: () => import('./engine/abouts-en.ts'), zh: () => import('./engine/abouts-zh.ts') } as const;

/** What a game is about, in the language chosen: of a game of the catalogue it is loaded when it is first shown. */
export function useAbout(name: string, own: Both | 'catalogue'): string {
  const { language } = useWords();
  const [lines, setLines] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    let isHere = true;
    if (own === 'catalogue')
      void abouts[language]().then((module) => {
        if (isHere) setLines(module.lines);
      });
    return () => {
      isHere = false;
    };
  }, [own, language]);
  return own === 'catalogue' ? (lines[name] ?? '') : own[language];
}
