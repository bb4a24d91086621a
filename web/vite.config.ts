import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const conditions = ['nimlab-source', 'module', 'browser', 'import', 'default'];

/** The page as a folder of static files that any host serves, from any path. */
export default defineConfig({
  base: './',
  plugins: [react()],
  resolve: { conditions },
  worker: { format: 'es' },
  build: { target: 'es2023', sourcemap: false },
});
