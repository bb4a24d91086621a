import type { Plugin } from 'vite';
import { runnerImport } from 'vite';

const SHELF = /\/words\/src\/\w+-(?:en|zh)\.ts$/u;

/** Writes each shelf of words out as plain text of its one language, so that the page loads no other. */
export function wordsOfOneLanguage(conditions: string[]): Plugin {
  return {
    name: 'words-of-one-language',
    enforce: 'pre',
    async load(id) {
      if (!SHELF.test(id)) return undefined;
      const { module, dependencies } = await runnerImport<{ readonly lines: unknown }>(id, { resolve: { conditions } });
      for (const file of dependencies) this.addWatchFile(file);
      return `export const lines = JSON.parse(${JSON.stringify(JSON.stringify(module.lines))});`;
    },
  };
}
