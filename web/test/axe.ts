import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { Look } from './served.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A look in each language; each is then seen in both themes. */
export const LANGUAGE_LOOKS: readonly Look[] = [{ language: 'en' }, { language: 'zh', width: 360 }];

/** What axe-core finds wrong on the page as it stands, and then, where only colours differ, in the dark theme. */
export async function violations(page: Page): Promise<readonly string[]> {
  await page.addScriptTag({ content: source });
  const light = await found(page, 'axe.run()');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('[data-mantine-color-scheme="dark"]').waitFor();
  await page.evaluate(SETTLED);
  const dark = await found(page, "axe.run({ runOnly: ['color-contrast', 'link-in-text-block'] })");
  await page.emulateMedia({ colorScheme: 'light' });
  await page.locator('[data-mantine-color-scheme="light"]').waitFor();
  return [...light, ...dark.map((one) => `dark: ${one}`)];
}

// Colours change by transitions: they are measured when those have come to their end.
const SETTLED = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))).then(() =>
  Promise.allSettled(document.getAnimations()
    .filter((one) => one.effect.getComputedTiming().iterations !== Infinity).map((one) => one.finished)))`;

/** One text for each violation: the rule, and the places that break it. */
async function found(page: Page, run: string): Promise<readonly string[]> {
  const list = `${run}.then(({ violations }) => violations.map(({ id, nodes }) =>
    id + ': ' + nodes.map(({ html, failureSummary }) => html + ' ' + failureSummary).join(' | ')))`;
  return await page.evaluate<readonly string[]>(list);
}
