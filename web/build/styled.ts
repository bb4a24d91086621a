import { fileURLToPath } from 'node:url';
import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import { type Plugin, runnerImport } from 'vite';

const THEME = fileURLToPath(new URL('../src/theme.ts', import.meta.url));

/** Writes the colours and sizes of the theme out as a style sheet, `theme.css`, so that no visit computes them. */
export function themeWritten(): Plugin {
  return {
    name: 'theme-written',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('/web/src/theme.css')) return undefined;
      const { module, dependencies } = await runnerImport<typeof import('../src/theme.ts')>(THEME);
      for (const file of dependencies) this.addWatchFile(file);
      const of = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, module.theme));
      return convertCssVariables({
        variables: of.variables,
        light: { ...of.light, '--mantine-color-scheme': 'light' },
        dark: { ...of.dark, '--mantine-color-scheme': 'dark' },
      });
    },
  };
}
