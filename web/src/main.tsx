import '@mantine/core/styles.css';
import './page.css';
import { MantineProvider } from '@mantine/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { WordsProvider } from './language.tsx';
import { theme } from './theme.ts';

const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <MantineProvider theme={theme} defaultColorScheme="auto">
        <WordsProvider>
          <App />
        </WordsProvider>
      </MantineProvider>
    </StrictMode>,
  );
