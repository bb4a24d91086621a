import type { Browser } from './browser.ts';

/** A page that a visitor has opened. */
export interface Page {
  readonly session: string;
  readonly go: (address: string) => Promise<void>;
  /** The value of an expression in the page, a promise awaited, as soon as it is neither undefined nor false; it must be data. */
  readonly value: <T>(expression: string) => Promise<T>;
  readonly close: () => Promise<void>;
}

/** Somebody who comes to the site: the browser knows nothing of an earlier visit. */
export interface Visitor {
  /** Opens an empty page; `script` runs in it before any of the site's. */
  readonly page: (script?: string) => Promise<Page>;
  readonly leave: () => Promise<void>;
}

const PATIENCE_MS = 60_000;

/** How often a value is looked for: asking is work for the page too. */
const EVERY_MS = 50;

/** A new visitor. */
export async function visitor({ ask }: Browser): Promise<Visitor> {
  const { browserContextId } = await ask('Target.createBrowserContext');
  return {
    async page(source) {
      const { targetId } = await ask('Target.createTarget', { url: 'about:blank', browserContextId });
      const session = String((await ask('Target.attachToTarget', { targetId, flatten: true }))['sessionId']);
      if (source !== undefined) {
        await ask('Page.enable', {}, session);
        await ask('Page.addScriptToEvaluateOnNewDocument', { source }, session);
      }
      return {
        session,
        async go(url) {
          await ask('Page.navigate', { url }, session);
        },
        async value<T>(expression: string) {
          const end = performance.now() + PATIENCE_MS;
          while (performance.now() < end) {
            const told = await ask(
              'Runtime.evaluate',
              { expression, returnByValue: true, awaitPromise: true },
              session,
            );
            const { value } = told['result'] as { readonly value?: T }; // what the protocol calls a remote object
            if (value !== undefined && value !== false) return value;
            await new Promise((later) => setTimeout(later, EVERY_MS));
          }
          throw new Error(`${expression} never came`);
        },
        async close() {
          await ask('Target.closeTarget', { targetId });
        },
      };
    },
    async leave() {
      await ask('Target.disposeBrowserContext', { browserContextId });
    },
  };
}
