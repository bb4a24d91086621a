import { afterAll, beforeAll, expect, test } from 'vitest';
import { opened, type Served, served } from './served.ts';

let at: Served;
beforeAll(async () => {
  at = await served();
});
afterAll(() => at.close());

test('a claim as people write it is refuted, its result takes the focus, and the parameter for which it is true is named', async () => {
  const { page, context, errors } = await opened(at, '#/verify');
  await page.getByRole('tab', { name: 'One claim' }).click();
  await page.getByRole('button', { name: 'Who wins' }).click();
  const card = page.locator('.finding');
  await card.waitFor();
  for (const said of ['claim loses when n mod 3 = 0', 'refuted at 3', 'With m = 2 the claim stands'])
    expect(await card.textContent()).toContain(said);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Result');
  const other = await context.newPage();
  await other.goto(page.url());
  await other.locator('.finding').waitFor();
  expect(await other.getByLabel('What is claimed').inputValue()).toBe('P iff n mod 3 == 0');
  expect(errors).toEqual([]);
  await context.close();
});

test('a result is copied with its reading, the version of the engine and what tells the rules from others', async () => {
  const { page, context } = await opened(at, '#/verify/bash?set.m=4&claim=g(x)%3D%3Dx%255');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.locator('.finding').waitFor();
  await page.getByRole('button', { name: 'Copy this result' }).click();
  await page.getByText('Copied.').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  for (const said of ['value = n mod 5', 'm = 4', 'proved', 'game bash(n; m = 3)']) expect(copied).toContain(said);
  expect(copied).toMatch(/Engine \d.*SHA-256 [0-9a-f]{64}/u);
  await context.close();
});

test('a strategy is followed by keys alone on a narrow Chinese page, and fails where it first gives the win away', async () => {
  const { page, context, errors } = await opened(at, '#/verify?tab=one', { language: 'zh', width: 360 });
  const game = page.getByLabel('游戏');
  await game.waitFor();
  await game.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('bash');
  const claim = page.getByLabel('断言', { exact: true }).last();
  for (let i = 0; i < 6 && !(await claim.evaluate((one) => one === document.activeElement)); i += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.type('wins if n mod 4 != 0\n reply n - 1');
  await page.keyboard.press('Control+Enter');
  const card = page.locator('.finding');
  await card.waitFor();
  expect(await card.getAttribute('data-verdict')).toBe('refuted');
  expect(await card.textContent()).toContain('1: 2 -> 1');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('结果');
  expect(errors).toEqual([]);
  await context.close();
});
