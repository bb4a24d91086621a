import { MantineProvider } from '@mantine/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Language } from 'words/speaker';
import { App } from './app.tsx';
import { WordsProvider } from './language.tsx';
import { theme } from './theme.ts';

/** Puts the page into the document, its words being there. */
export function show(root: HTMLElement, language: Language): void {
  createRoot(root).render(
    <StrictMode>
      <MantineProvider theme={theme} defaultColorScheme="auto">
        <WordsProvider first={language}>
          <App />
        </WordsProvider>
      </MantineProvider>
    </StrictMode>,
  );
}
