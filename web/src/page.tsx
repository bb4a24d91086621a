import { MantineProvider } from '@mantine/core';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Language } from 'words/speaker';
import { App } from './app.tsx';
import { WordsProvider } from './language.tsx';
import { theme } from './theme.ts';

/** Puts the page into the document, its words being there. */
export function show(root: HTMLElement, language: Language): void {
  const page = (
    <StrictMode>
      <MantineProvider theme={theme} defaultColorScheme="auto" withCssVariables={false} withGlobalClasses={false}>
        <WordsProvider first={language}>
          <App />
        </WordsProvider>
      </MantineProvider>
    </StrictMode>
  );
  // At once: the browser has other work waiting, which a person does not wait for.
  flushSync(() => createRoot(root).render(page));
}
