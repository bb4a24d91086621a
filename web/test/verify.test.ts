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
  for (const said of ['claim loses when n mod 3 = 0', 'Refuted at 3', 'With m = 2 the claim stands'])
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

test('answers of a program, pairs and a certificate stand in the link, and a long question is saved as a file that is opened again', async () => {
  const { page, context, errors } = await opened(at, '#/verify?tab=pairs');
  await page.getByRole('button', { name: 'Fill in a sample' }).click();
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.getByRole('alert').or(page.locator('.result .mantine-Alert-root')).first().waitFor();
  await expect.poll(() => page.url()).toContain('z=');
  const said = await page.locator('.result .mantine-Alert-root').textContent();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect.poll(() => other.locator('.result .mantine-Alert-root').textContent()).toBe(said);
  expect(await other.getByLabel('Positions and answers').last().inputValue()).toContain('3 6 9 : 3: 9 -> 5');
  await other.close();

  let seed = 7;
  const lines = Array.from({ length: 600 }, () => {
    const [a, b, c] = [0, 0, 0].map(() => {
      seed = (seed * 48271) % 2147483647;
      return seed;
    });
    return `${a} ${b} ${c} : win`;
  });
  await page.getByLabel('Positions and answers').last().fill(lines.join('\n'));
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.getByText('save it as a file instead').waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const path = await file.path();
  await page.goto(`${at.address}#/verify?tab=program`);
  await page.goto(`${at.address}#/verify?tab=pairs`);
  await page.locator('input[type=file]').setInputFiles(path);
  await expect.poll(() => page.getByLabel('Positions and answers').last().inputValue()).toContain(lines[599] ?? '');
  expect(errors).toEqual([]);
  await context.close();
});

test('a result tells what its check cost, on the card and in the copy', async () => {
  const { page, context } = await opened(at, '#/verify/bash?claim=P+iff+n+mod+4+%3D%3D+0');
  await page.locator('.finding').waitFor();
  await page.getByText('How the rules were read').click();
  await page
    .getByText(/Checked in [\d.]+ s/u)
    .first()
    .waitFor();
  await context.close();
});
