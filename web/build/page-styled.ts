import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** Lets the document ask for the styles of the page's own chunk before the first script has run. */
export function pageStyled(): Plugin {
  return {
    name: 'page-styled',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }): HtmlTagDescriptor[] {
        const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
        const linked = chunks.find(({ isEntry }) => isEntry)?.viteMetadata?.importedCss;
        const styles = [...(chunks.find(holdsPage)?.viteMetadata?.importedCss ?? [])];
        return styles
          .filter((name) => linked?.has(name) !== true)
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'stylesheet', crossorigin: true, href: `./${name}` },
            injectTo: 'head',
          }));
      },
    },
  };
}

/** Whether a chunk is that of the page itself, which the entry shows. */
export function holdsPage({ moduleIds }: Rolldown.OutputChunk): boolean {
  return moduleIds.some((id) => id.endsWith('/web/src/page.tsx'));
}
