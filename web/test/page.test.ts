import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGE_LOOKS, violations } from './axe.ts';
import { opened, type Served, served } from './served.ts';

let at: Served;
beforeAll(async () => {
  at = await served();
});
afterAll(() => at.close());

const PLACES = [
  '#/play',
  '#/play/nim?p=3+5+7',
  '#/play/kayles?p=9',
  '#/analyse/nim?p=3+6+9',
  '#/analyse/kayles?p=7+%2B+nim+3&m=2:+3+-%3E+1&m=2:+1+-%3E+0&ply=1&with=4',
];
for (const fragment of PLACES)
  for (const look of LANGUAGE_LOOKS)
    test(`${fragment} has nothing that axe-core objects to, throws nothing and does not run off the side: ${JSON.stringify(look)}`, async () => {
      const { page, context, errors } = await opened(at, fragment, look);
      await page.locator('h1').waitFor();
      await page.waitForTimeout(300);
      expect(await violations(page)).toEqual([]);
      expect(errors).toEqual([]);
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wide).toBeLessThanOrEqual(0);
      await context.close();
    });

test('a Chinese font draws different signs differently', async () => {
  const { page, context } = await opened(at, '#/play', { language: 'zh' });
  const drawn = await page.evaluate(() =>
    ['必', '胜'].map((sign) => {
      const canvas = document.createElement('canvas');
      const pen = canvas.getContext('2d');
      if (pen === null) return '';
      pen.font = '40px sans-serif';
      pen.fillText(sign, 10, 60);
      return canvas.toDataURL();
    }),
  );
  expect(drawn[0]).not.toBe(drawn[1]);
  await context.close();
});

test('after the first visit the page answers without a network', async () => {
  const { page, context } = await opened(at, '#/analyse/nim?p=3+6+9', { stores: true });
  await page.getByText('You can win').first().waitFor();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while ((await caches.keys()).length === 0) await new Promise((go) => setTimeout(go, 100));
  });
  await page.reload();
  await page.evaluate(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.goto(`${at.address}#/analyse/kayles?p=7`);
  await page.reload();
  await page.getByText('You can win').first().waitFor();
  await context.close();
});
