import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { classicStart } from './build/classic.ts';
import { pageStyled } from './build/page-styled.ts';
import { themeWritten } from './build/styled.ts';
import { oneLanguageWritten, pagesWithoutAbouts } from './build/written.ts';

const conditions = ['nimlab-source', 'module', 'browser', 'import', 'default'];

/** The page as a folder of static files that any host serves, from any path; after the first visit it needs no network. */
export default defineConfig({
  base: './',
  plugins: [
    react(),
    oneLanguageWritten(),
    themeWritten(),
    pageStyled(),
    classicStart(),
    VitePWA({
      registerType: 'autoUpdate',
      injectRegister: null,
      manifest: {
        name: 'Nimlab',
        short_name: 'Nimlab',
        description: 'A laboratory for Nim and every game like it',
        theme_color: '#083d77',
        background_color: '#ffffff',
        display: 'standalone',
        start_url: './',
        icons: [{ src: './icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
      },
      workbox: { globPatterns: ['**/*.{js,css,html,svg,webmanifest}'], maximumFileSizeToCacheInBytes: 4_000_000 },
    }),
  ],
  resolve: { conditions },
  worker: { format: 'es', plugins: () => [oneLanguageWritten(), pagesWithoutAbouts()] },
  build: {
    target: 'es2023',
    sourcemap: false,
    chunkSizeWarningLimit: 700,
    modulePreload: {
      polyfill: false,
      // What the page starts with is there when a chunk is loaded later.
      resolveDependencies: (_, names) =>
        names.filter((name) => !/\/(?:start|page|rolldown-runtime)-[^/]+\.js$/u.test(name)),
    },
    rolldownOptions: {
      output: {
        // Each file costs a visit time: what the first screen needs is one chunk, and what starts before it another.
        codeSplitting: {
          groups: [
            { name: 'start', test: /\/web\/src\/(?:shelves|link|engine\/ahead)\.ts$/u, priority: 2 },
            { name: 'page', test: /\/web\/src\/page\.tsx$/u, priority: 1 },
          ],
        },
      },
    },
  },
});
