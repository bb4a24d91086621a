import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';

const folder = fileURLToPath(new URL('../dist', import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** The built page on a port of its own, and Debian's browser to look at it. */
export interface Served {
  readonly address: string;
  readonly browser: Browser;
  close(): Promise<void>;
}

export async function served(): Promise<Served> {
  const server = createServer((request, response) => {
    const asked = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    const path = join(folder, asked === '/' ? 'index.html' : asked);
    readFile(path).then(
      (bytes) => {
        response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' });
        response.end(bytes);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((ready) => server.listen(0, ready));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
  return {
    address: `http://localhost:${port}/`,
    browser,
    async close() {
      await browser.close();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** How a person looks at the page. */
export interface Look {
  readonly language?: 'en' | 'zh';
  readonly scheme?: 'light' | 'dark';
  readonly width?: number;
}

/** A page opened at a fragment, with the errors that it has thrown so far. */
export async function opened(
  { address, browser }: Served,
  fragment: string,
  { language = 'en', scheme = 'light', width = 1200 }: Look = {},
): Promise<{ readonly page: Page; readonly context: BrowserContext; readonly errors: readonly string[] }> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    locale: language === 'zh' ? 'zh-CN' : 'en-US',
    colorScheme: scheme,
    reducedMotion: 'reduce',
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
