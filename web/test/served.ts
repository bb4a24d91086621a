import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { serve } from '../../scripts/static.mjs';

const folder = fileURLToPath(new URL('../dist', import.meta.url));

/** The built page on a port of its own, and Debian's browser to look at it. */
export interface Served {
  readonly address: string;
  readonly browser: Browser;
  close(): Promise<void>;
}

export async function served(): Promise<Served> {
  const { address, close } = await serve(folder, 0);
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
  return {
    address,
    browser,
    async close() {
      await browser.close();
      await close();
    },
  };
}

/** How a person looks at the page. */
export interface Look {
  readonly language?: 'en' | 'zh';
  readonly scheme?: 'light' | 'dark';
  readonly width?: number;
  /** The page may store itself for later visits, which takes the processor from what is looked at. */
  readonly stores?: boolean;
}

/** A page opened at a fragment, with the errors that it has thrown so far. */
export async function opened(
  { address, browser }: Served,
  fragment: string,
  { language = 'en', scheme = 'light', width = 1200, stores = false }: Look = {},
): Promise<{ readonly page: Page; readonly context: BrowserContext; readonly errors: readonly string[] }> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    locale: language === 'zh' ? 'zh-CN' : 'en-US',
    colorScheme: scheme,
    reducedMotion: 'reduce',
    serviceWorkers: stores ? 'allow' : 'block',
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(address + fragment);
  return { page, context, errors };
}
