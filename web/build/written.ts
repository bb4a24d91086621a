import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

/** Modules of one language each: `first-en.ts` and the like among the words, and what the games are about. */
const ONE_LANGUAGE = /\/(?:words\/src\/\w+|web\/src\/engine\/abouts)-(?:en|zh)\.ts$/u;

// Packages would be loaded by Node, which does not know where their sources are.
const inline = { resolve: { alias: { nimlab: fileURLToPath(new URL('../../core/src/index.ts', import.meta.url)) } } };

/** Writes the `lines` of a module of one language out as plain text, so that the page loads no other. */
export function oneLanguageWritten(): Plugin {
  return {
    name: 'one-language-written',
    enforce: 'pre',
    async load(id) {
      if (!ONE_LANGUAGE.test(id)) return undefined;
      const { module, dependencies } = await runnerImport<{ readonly lines: unknown }>(id, inline);
      for (const file of dependencies) this.addWatchFile(file);
      return `export const lines = JSON.parse(${JSON.stringify(JSON.stringify(module.lines))});`;
    },
  };
}

const QUOTED = '"(?:[^"\\\\]|\\\\.)*"';
const ABOUT = new RegExp(`\\n {2}about ${QUOTED}(?:\\s+zh ${QUOTED})?`, 'gu');

/** Takes what the games are about out of the pages of the catalogue: the engine needs none of it, and people read it in one language. */
export function pagesWithoutAbouts(): Plugin {
  return {
    name: 'pages-without-abouts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('/core/src/games/texts.ts')) return undefined;
      // The text is a module of template literals, in which a backslash is written twice.
      return (await readFile(id, 'utf8')).replaceAll(ABOUT, '');
    },
  };
}
