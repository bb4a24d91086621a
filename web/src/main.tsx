import '@mantine/core/styles.css';
import './page.css';
import { MantineProvider } from '@mantine/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { usualLanguage, WordsProvider } from './language.tsx';
import { speakIn } from './shelves.ts';
import { theme } from './theme.ts';

const root = document.getElementById('root');
const language = usualLanguage();

await speakIn(language);
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <MantineProvider theme={theme} defaultColorScheme="auto">
        <WordsProvider first={language}>
          <App />
        </WordsProvider>
      </MantineProvider>
    </StrictMode>,
  );
