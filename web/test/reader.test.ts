import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Look, opened, type Served, served } from './served.ts';

// After a deliberate change of names or announcements: npx vitest run web/test/reader.test.ts -u, and read the difference.

let at: Served;
beforeAll(async () => {
  at = await served();
});
afterAll(() => at.close());

const SCREENS = {
  'play-invite': '#/play',
  'play-nim': '#/play/nim?p=3+5+7',
  'play-tower': '#/play/tower?p=3+2+1',
  'play-kayles': '#/play/kayles?p=5',
  analyse: '#/analyse/nim?p=1+2',
  lab: '#/lab/bash?n=20',
  learn: '#/learn',
  'learn-nim': '#/learn?card=nim&step=2',
  verify: '#/verify',
} as const;

const LANGUAGES = ['en', 'zh'] as const;

/** How often a screen is looked at until it stays as it is. */
const LOOKS = 60;
const PAUSE_MS = 250;
/** Looks that must agree before a screen is taken for finished. */
const AGREE = 4;

/** What a screen says while work is under way. */
const WORKING = /Working|Stop|计算中|停/u;

/** The names, roles and states of a screen as a screen reader has them, when it has come to rest; times and sizes differ from run to run. */
async function read(page: Page): Promise<string> {
  await page.locator('h1').waitFor();
  let last = '';
  for (let i = 0, same = 0; i < LOOKS && same < AGREE; i += 1) {
    const now = (await page.locator('body').ariaSnapshot())
      .replace(/\d+(?:\.\d+)?(?= ?(?:s|ms|秒|毫秒|seconds?|[KM]iB)(?![a-z]))/gu, '#')
      .replace(/localhost:\d+/gu, 'localhost');
    same = now === last && !WORKING.test(now) ? same + 1 : 0;
    last = now;
    await page.waitForTimeout(PAUSE_MS);
  }
  return `${last}\n`;
}

describe('a screen reader finds on each screen what is written here', () => {
  for (const language of LANGUAGES)
    for (const [name, fragment] of Object.entries(SCREENS))
      test(`${name}, ${language}`, async () => {
        const { page, context } = await opened(at, fragment, { language });
        const text = await read(page);
        await context.close();
        await expect(text).toMatchFileSnapshot(`./spoken/${name}.${language}.txt`);
      });
});

/** Keeps what live regions say, in order: a text that is new in a region, or in a region that is new. */
const LISTEN = `(() => {
  window.spoken = [];
  const said = new Map();
  const listen = () => {
    for (const region of document.querySelectorAll('[role=status], [role=alert], [aria-live]')) {
      const text = region.textContent.trim().replace(/\\s+/g, ' ');
      if (said.get(region) === text) continue;
      said.set(region, text);
      const live = region.getAttribute('aria-live') ?? (region.getAttribute('role') === 'alert' ? 'assertive' : 'polite');
      if (text !== '' && live !== 'off') window.spoken.push(live + ': ' + text);
    }
  };
  new MutationObserver(listen).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
})()`;

for (const language of LANGUAGES)
  test(`a short game is told move by move, ${language}`, async () => {
    const { page, context } = await opened(at, '#/play', { language });
    await page.addInitScript(LISTEN);
    await page.goto('about:blank');
    await page.goto(`${at.address}#/play/nim?p=1+2`);
    const command = page.locator('#command');
    const type = async (text: string) => {
      await command.fill(text);
      await command.press('Enter');
      await page.waitForTimeout(2 * PAUSE_MS);
    };
    await command.waitFor();
    await type('hint');
    await type('take 5 from 2');
    await type('take 1 from 2');
    await expect.poll(() => page.locator('.log li').count()).toBe(3);
    // The pile that the computer has left.
    for (const pile of [1, 2])
      if ((await page.getByText(/You have won|你赢了/u).count()) === 0) await type(`take 1 from ${pile}`);
    await page
      .getByText(/You have won|你赢了/u)
      .first()
      .waitFor();
    await page.waitForTimeout(2 * AGREE * PAUSE_MS);
    const all: readonly string[] = await page.evaluate('window.spoken');
    // Told only while the first board takes its time.
    const spoken = all.filter((line) => !/Working …|计算中……/u.test(line));
    await context.close();
    await expect(`${spoken.join('\n')}\n`).toMatchFileSnapshot(`./spoken/game.${language}.txt`);
  });

/** How far the page runs off its side. */
const beyond = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');

/** The names of what can be pressed or followed, sorted; where a narrow page shows one of several tabs, those of all of them. */
async function controls(page: Page): Promise<readonly string[]> {
  let text = await read(page);
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    text += await read(page);
  }
  const found = [
    ...text.matchAll(/- (?:button|link|checkbox|textbox|spinbutton|combobox|radio|tab|slider) "(?:[^"\\]|\\.)*"/gu),
  ]
    .map(([control]) => control)
    .filter((control) => !control.startsWith('- tab'));
  return [...new Set(found)].sort();
}

const DIFFICULT: Readonly<Record<string, Look & { readonly prepare: (page: Page) => Promise<unknown> }>> = {
  '320 pixels wide': { width: 320, prepare: async () => undefined },
  'text of twice the size': {
    width: 640,
    prepare: (page) => page.addStyleTag({ content: ':root { font-size: 200% !important }' }),
  },
  'forced colours': { prepare: (page) => page.emulateMedia({ forcedColors: 'active' }) },
  'reduced motion': { prepare: (page) => page.emulateMedia({ reducedMotion: 'reduce' }) },
};

for (const [name, { prepare, ...look }] of Object.entries(DIFFICULT))
  for (const fragment of [SCREENS['play-nim'], SCREENS.analyse, SCREENS.learn])
    test(`nothing is lost and nothing runs off the side: ${name}, ${fragment}`, async () => {
      const usual = await opened(at, fragment);
      const { page, context } = await opened(at, fragment, look);
      await prepare(page);
      const [wanted, found] = await Promise.all([controls(usual.page), controls(page)]);
      expect(found).toEqual(wanted);
      expect(await beyond(page)).toBeLessThanOrEqual(0);
      const moving =
        'document.getAnimations().filter((one) => one.effect.getComputedTiming().iterations === Infinity || one.effect.getComputedTiming().duration > 200).length';
      if (name === 'reduced motion') expect(await page.evaluate(moving)).toBe(0);
      // Where the page's colours are taken away, a control still shows: by text, by a border, or by a colour that it keeps.
      const unseen = `[...document.querySelectorAll('button:not([hidden])')].filter((one) => {
        const style = getComputedStyle(one);
        const own = [one, ...one.querySelectorAll('*')].some((part) => getComputedStyle(part).forcedColorAdjust === 'none');
        return one.innerText.trim() === '' && !own && (style.borderStyle === 'none' || style.borderWidth === '0px');
      }).map((one) => one.outerHTML)`;
      if (name === 'forced colours') expect(await page.evaluate(unseen)).toEqual([]);
      await usual.context.close();
      await context.close();
    });
