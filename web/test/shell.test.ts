import { afterAll, beforeAll, expect, test } from 'vitest';
import { opened, type Served, served } from './served.ts';

let at: Served;
beforeAll(async () => {
  at = await served();
});
afterAll(() => at.close());

test('on a phone the five places stand below, large enough for a thumb, and hide neither the move to confirm nor the end of the page', async () => {
  const { page, context, errors } = await opened(at, '#/play/nim?p=3+5+7', { language: 'zh', width: 360 });
  const places = page.getByRole('navigation').getByRole('link');
  await page.locator('.stone').first().waitFor();
  expect(await places.count()).toBe(5);
  for (const place of await places.all()) {
    const box = await place.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(48);
    expect(box?.width).toBeGreaterThanOrEqual(48);
    expect(box?.y).toBeGreaterThan(800);
  }
  await page.locator('.stone').first().click();
  const confirm = page.getByRole('button', { name: '走这一步' });
  await expect.poll(() => confirm.isEnabled()).toBe(true);
  const bar = await page.getByRole('navigation').boundingBox();
  const button = await confirm.boundingBox();
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const last = page.locator('main').getByRole('button').last();
  const end = await last.boundingBox();
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  await places.nth(3).click();
  await page.getByRole('heading', { level: 1, name: '学' }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('what one place asks does not go along to another, and the game does', async () => {
  const { page, context } = await opened(at, '#/lab/kayles?n=20&p=9');
  const places = page.getByRole('navigation').getByRole('link');
  await places.first().waitFor();
  const hrefs = await Promise.all((await places.all()).map((place) => place.getAttribute('href')));
  expect(hrefs.filter((href) => href?.includes('n=20'))).toHaveLength(1);
  expect(hrefs.every((href) => href?.includes('kayles'))).toBe(true);
  await context.close();
});

test('R reads the position, each time anew; keys of letters that are switched off stay silent', async () => {
  const { page, context } = await opened(at, '#/play/nim?p=3+5+7');
  await page.locator('[data-stop][tabindex="0"]').focus();
  await page.keyboard.press('r');
  const read = page.locator('.room .status').first();
  await expect.poll(() => read.textContent()).toContain('The position is 3 + 5 + 7.');
  const before = await read.textContent();
  await page.keyboard.press('R');
  await expect.poll(() => read.textContent()).not.toBe(before);
  await context.close();
});

test('hints and verdicts name moves in the words of the board', async () => {
  const { page, context } = await opened(at, '#/play/tower');
  await page.getByLabel('Command').fill('best');
  await page.keyboard.press('Enter');
  await page.getByText('Winning: switch off 7 on floor 7.').waitFor();
  await page.getByRole('button', { name: 'Who wins?' }).click();
  await page.getByText('You can win: switch off 7 on floor 7.').first().waitFor();
  await context.close();
});

test('a row that is used up is no longer seen beside a heap, and a command out of turn says why it does nothing', async () => {
  const { page, context } = await opened(at, '#/play/kayles?p=2+%2B+nim+3&opponent=person&m=1:+2+-%3E+0');
  await page.locator('.stone').nth(2).waitFor();
  expect(await page.locator('.board .part').count()).toBe(1);
  await page.goto(`${at.address}#/play/nim?p=0`);
  await page.getByText('You have lost.').waitFor();
  await page.getByLabel('Command').fill('take 1 from 1');
  await page.keyboard.press('Enter');
  await page.getByText('the game is over').waitFor();
  await context.close();
});

test('a number of 250 digits does not push any place off the side', async () => {
  const large = '9'.repeat(250);
  for (const fragment of [`#/analyse/wythoff?p=${large}+7`, `#/learn?card=nim&step=99&at=${large}+5`]) {
    const { page, context } = await opened(at, fragment, { width: 360 });
    await page.getByText('You can win').first().waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide, fragment.slice(0, 20)).toBeLessThanOrEqual(0);
    await context.close();
  }
});

test('whatever the Tab key comes to shows a ring that stands out from the page, in both themes', async () => {
  for (const scheme of ['light', 'dark'] as const) {
    for (const fragment of ['#/play', '#/verify?tab=one', '#/lab?g=0.77']) {
      const { page, context } = await opened(at, fragment, { scheme, width: 360, language: 'zh' });
      await page.getByRole('textbox').first().waitFor();
      for (let stop = 0; stop < 30; stop += 1) {
        await page.keyboard.press('Tab');
        const ring = await page.evaluate<readonly [string, string, number]>(RING);
        expect(ring[1], `${scheme} ${fragment} ${ring[0]}`).toBe('solid');
        expect(ring[2], `${scheme} ${fragment} ${ring[0]}`).toBeGreaterThanOrEqual(3);
      }
      await context.close();
    }
  }
});

// The ring of what has the focus, or of the sign that stands for it, and its contrast with the page behind.
const RING = `(() => {
  const at = document.activeElement;
  const own = getComputedStyle(at);
  const sign = at.nextElementSibling;
  const ring = own.outlineStyle === 'none' && sign !== null ? getComputedStyle(sign) : own;
  const light = (text) => {
    const [r, g, b] = text.match(/[0-9.]+/g).map((n) => Number(n) / 255)
      .map((n) => (n <= 0.04045 ? n / 12.92 : ((n + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [low, high] = [light(ring.outlineColor), light(getComputedStyle(document.body).backgroundColor)].sort((a, b) => a - b);
  return [at.outerHTML.slice(0, 120), at === document.body ? 'solid' : ring.outlineStyle, at === document.body ? 21 : (high + 0.05) / (low + 0.05)];
})()`;

test('a link that names only a game begins from its usual position, and Learn opens the card that its path names', async () => {
  const { page, context, errors } = await opened(at, '#/play/northcott');
  await page.locator('.board .spot').first().waitFor();
  for (const [fragment, seen] of [
    ['#/analyse?g=northcott', '.move-table'],
    ['#/learn/bouton?p=7.1.3', '.statement'],
  ] as const) {
    await page.goto(`${at.address}${fragment}`);
    await page.locator(seen).waitFor();
    expect(await page.getByRole('alert').allTextContents()).toEqual([]);
  }
  await page.getByText('You can win: take 5 from pile 1').waitFor();
  await page.getByRole('button', { name: 'All theorems' }).click();
  await page.getByRole('heading', { level: 1, name: 'Learn' }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('a move that takes away the square under the focus leaves the focus on the board, so that U takes it back', async () => {
  for (const start of ['#/play/kayles?p=9', '#/play/chomp?p=3+3+3']) {
    const { page, context } = await opened(at, `${start}&opponent=person`);
    await page.locator('[data-stop][tabindex="0"]').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.waitForURL(/[?&]m=/u);
    await expect
      .poll(() => page.evaluate('document.activeElement.closest(".board") !== null'), { message: start })
      .toBe(true);
    await page.keyboard.press('u');
    await page.waitForURL((url) => !url.hash.includes('m='));
    await context.close();
  }
});
