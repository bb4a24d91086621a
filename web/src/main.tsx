import '@mantine/core/styles.css';
import './page.css';
import { MantineProvider } from '@mantine/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { engine } from './engine/engine.ts';
import { usualLanguage, WordsProvider } from './language.tsx';
import { speakIn } from './shelves.ts';
import { theme } from './theme.ts';

/** How long after the engine has come the first screen still loads what it shows. */
const SETTLED_MS = 1000;

const root = document.getElementById('root');
const language = usualLanguage();

// The engine is fetched beside the words.
const ready = engine().ready();
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

// What works offline is fetched when the first screen no longer waits for the network.
await ready;
if ('serviceWorker' in navigator && import.meta.env.PROD)
  setTimeout(() => void navigator.serviceWorker.register('./sw.js'), SETTLED_MS);
