import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readLink } from '../src/link.ts';
import { violations } from './axe.ts';
import { opened, type Served, served } from './served.ts';

let at: Served;
beforeAll(async () => {
  at = await served();
});
afterAll(() => at.close());

/** What has the focus, in the words that are read out. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const here = document.activeElement;
    return here?.getAttribute('aria-label') ?? here?.textContent ?? '';
  });
const isOnBody = (page: Page) => page.evaluate(() => document.activeElement === document.body);

test('the focus goes to the heading of the card that is opened, of its theorem, and back to its place on the shelf', async () => {
  const { page, context } = await opened(at, '#/learn');
  const bash = page.locator('.shelf button').nth(1);
  await bash.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe(await page.getByRole('heading', { level: 1 }).textContent());
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await page.getByRole('button', { name: 'Show the theorem' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('The theorem');
  await page.getByRole('button', { name: /Next:/u }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await page.goBack();
  await page.getByRole('button', { name: /All/u }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => bash.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.locator('.shelf .quizzes').first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toContain('Quiz 1');
  await page.goBack();
  await expect.poll(() => focused(page)).toContain('Quiz');
  expect(await isOnBody(page)).toBe(false);
  await context.close();
});

for (const [game, position, said] of [
  ['ringedges', '0 3 4', /^\[0, 3, 4\]/u],
  ['calendar', '2001 10 3', /^\(2001, 10, 3\)/u],
  ['cut', '5 4', /^\(5, 4\)/u],
] as const)
  test(`${game} is played by the keyboard alone, from one tab stop that tells each move`, async () => {
    const { page, context, errors } = await opened(at, `#/play/${game}?p=${encodeURIComponent(position)}`);
    const stops = page.locator('.board [data-stop]');
    await stops.first().waitFor();
    await expect.poll(() => page.locator('.board [tabindex="0"]').count()).toBe(1);
    await page.locator('.board [tabindex="0"]').focus();
    expect(await focused(page)).toMatch(said);
    await page.keyboard.press('ArrowDown');
    const first = await stops.first().getAttribute('aria-valuetext');
    await page.keyboard.press('ArrowDown');
    const second = await stops.first().getAttribute('aria-valuetext');
    expect(first).not.toBe(second);
    await page.keyboard.press('ArrowUp');
    expect(await stops.first().getAttribute('aria-valuetext')).toBe(first);
    await page.keyboard.press('Enter');
    await expect.poll(() => readLink(new URL(page.url()).hash).line.moves.length).toBe(2);
    expect(await isOnBody(page)).toBe(false);
    expect(errors).toEqual([]);
    await context.close();
  });

test('Esc goes from the command box back to the board', async () => {
  const { page, context } = await opened(at, '#/play/nim?p=3+5+7');
  await page.locator('#command').waitFor();
  await page.locator('.board [tabindex="0"]').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('/');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('command');
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toContain('Pile 2 of 3');
  await context.close();
});

test('the puzzle of a card has the numbers of the link, where the game takes them', async () => {
  const { page, context } = await opened(at, '#/learn/bouton?p=7.1.3');
  await page.getByText('The position is 7 1 3.').waitFor();
  await page.getByRole('button', { name: 'The first player' }).or(page.getByText('▲')).first().click();
  await page.getByText('Right').first().waitFor();
  await page
    .getByRole('button', { name: 'Begin' })
    .or(page.getByRole('button', { name: /I begin|begin/iu }))
    .first()
    .click();
  await expect.poll(() => readLink(new URL(page.url()).hash).line.position).toBe('7 1 3');
  await page.goto(`${at.address}#/learn/bouton?p=none`);
  await page.getByText('The position is 3 6 9.').waitFor();
  await page.goto(`${at.address}#/learn/nim?p=0`);
  await page.getByText('The position is 3 6 9.').waitFor();
  await context.close();
});

test('the focus follows a person into a game, out of it, and to another place', async () => {
  const { page, context } = await opened(at, '#/play');
  expect(await isOnBody(page)).toBe(true);
  await page.getByRole('button', { name: /^Kayles/u }).click();
  await expect.poll(() => focused(page)).toBe('Square 1');
  await page.getByRole('button', { name: 'Another game' }).click();
  await expect.poll(() => focused(page)).toBe('Play');
  await page.getByRole('button', { name: /^Nim/u }).click();
  await expect.poll(() => focused(page)).toContain('Pile 1 of 3');
  await page.getByRole('button', { name: 'Open in Analyse' }).click();
  await expect.poll(() => focused(page)).toBe('Nim');
  await page.goto(`${at.address}#/lab?g=northcott`);
  await page.locator('.study-part').getByRole('button', { name: 'Open in Play' }).click();
  await expect.poll(() => focused(page)).toContain('Square');
  await context.close();
});

test('boards in writing, hundreds of heaps and games without a table have nothing that axe-core objects to', async () => {
  const heaps = Array.from({ length: 120 }, (_, i) => (i % 9) + 1).join('+');
  for (const address of [
    '#/play/ringedges',
    '#/play/northcott',
    `#/play/nim?p=${heaps}`,
    '#/lab?g=race',
    '#/lab?g=calendar',
  ]) {
    const { page, context } = await opened(at, address, { language: 'zh', width: 360 });
    await page.locator('.board [data-stop], .study-part').first().waitFor();
    expect([address, await violations(page)]).toEqual([address, []]);
    await context.close();
  }
});

test('a button that goes, or can be pressed no more, leaves the focus on the board', async () => {
  const { page, context } = await opened(at, '#/play/nim?p=3+5+7');
  await page.locator('.board [tabindex="0"]').focus();
  await page.keyboard.press('2');
  await page.getByRole('button', { name: 'Cancel' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toContain('Pile 1 of 3');
  await page.keyboard.press('2');
  await page.getByRole('button', { name: 'Make this move' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => readLink(new URL(page.url()).hash).line.moves.length).toBe(2);
  await expect.poll(() => focused(page)).toContain('Pile 1 of 3');
  await page.getByRole('button', { name: 'Hint' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Hide' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toContain('Pile 1 of 3');
  await context.close();
});
