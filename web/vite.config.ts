import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { pagePreloaded } from './build/preload.ts';
import { oneLanguageWritten, pagesWithoutAbouts } from './build/written.ts';

const conditions = ['nimlab-source', 'module', 'browser', 'import', 'default'];

/** The page as a folder of static files that any host serves, from any path; after the first visit it needs no network. */
export default defineConfig({
  base: './',
  plugins: [
    react(),
    oneLanguageWritten(),
    pagePreloaded(),
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
  build: { target: 'es2023', sourcemap: false, chunkSizeWarningLimit: 700 },
});
