import type { HtmlTagDescriptor, Plugin } from 'vite';

/** Lets the document ask for the page's own chunk, its styles and what it imports before the first script has run. */
export function pagePreloaded(): Plugin {
  return {
    name: 'page-preloaded',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
        const page = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/web/src/page.tsx') === true);
        if (page === undefined) return [];
        const entry = chunks.find(({ isEntry }) => isEntry);
        const asked = new Set([entry?.fileName, ...(entry?.imports ?? [])]);
        const scripts = [page.fileName, ...page.imports].filter((name) => !asked.has(name));
        const parts = chunks.filter(({ fileName }) => scripts.includes(fileName));
        const styles = new Set(parts.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
        for (const name of entry?.viteMetadata?.importedCss ?? []) styles.delete(name);
        return [
          ...scripts.map((name) => linked('modulepreload', name)),
          ...[...styles].map((name) => linked('stylesheet', name)),
        ];
      },
    },
  };
}

function linked(rel: string, name: string): HtmlTagDescriptor {
  return { tag: 'link', attrs: { rel, crossorigin: true, href: `./${name}` }, injectTo: 'head' };
}
