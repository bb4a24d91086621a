import { readFileSync } from 'node:fs';
import { periodFlaw, readCertificate } from 'nimlab';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGE_LOOKS, violations } from './axe.ts';
import { opened, type Served, served } from './served.ts';

let at: Served;
beforeAll(async () => {
  at = await served();
});
afterAll(() => at.close());

const PLACES = [
  '#/lab/kayles',
  '#/lab/wythoff',
  '#/lab?tab=paste',
  '#/learn',
  '#/learn?card=nim&step=7&how=pairs',
  '#/learn?card=sums&step=9',
  '#/learn?card=quiz&seed=2',
  '#/verify',
  '#/verify?tab=program',
  '#/verify/bash?claim=P+iff+n+mod+3+%3D%3D+0',
];
for (const fragment of PLACES)
  for (const look of LANGUAGE_LOOKS)
    test(`${fragment} has nothing that axe-core objects to and does not run off the side: ${JSON.stringify(look)}`, async () => {
      const { page, context, errors } = await opened(at, fragment, look);
      await page.locator('h1').waitFor();
      await page.waitForTimeout(800);
      expect(await violations(page)).toEqual([]);
      expect(errors).toEqual([]);
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wide).toBeLessThanOrEqual(0);
      await context.close();
    });

test('one click shows the printed solution of the Black Tower refuted, the reading under which it stands, and the game lost', async () => {
  const { page, context, errors } = await opened(at, '#/verify');
  await page.getByRole('button', { name: 'Black Tower’s solution, with the lock' }).click();
  const first = page.locator('.finding').first();
  await first.waitFor();
  for (const said of ['refuted', '[1, 7, 6, 5, 4, 3, 2, 1]', 'Neighbouring readings'])
    expect(await first.textContent()).toContain(said);
  await first.getByRole('button', { name: 'Make the claimed move' }).click();
  await page.waitForURL(/#\/play\/tower\?.*&m=.*&m=/u);
  expect(errors).toEqual([]);
  await context.close();
});

test('a link with claims restores them and their verdicts', async () => {
  const { page, context } = await opened(at, '#/verify');
  await page.getByRole('button', { name: 'Nim in brief' }).click();
  await page.locator('.finding').first().waitFor();
  const other = await context.newPage();
  await other.goto(page.url());
  await other.locator('.finding').first().waitFor();
  expect(await other.getByLabel('Rules and claims').inputValue()).toContain('claim');
  await context.close();
});

test('a million values are computed while the page answers, and slow work stops and goes on', async () => {
  const { page, context } = await opened(at, '#/lab/0.137?n=1000000&view=plot');
  await page.getByText('1 000 001 entries').waitFor();
  await page.goto(`${at.address}#/lab/${encodeURIComponent('n -> n - k for k in 1..n div 2')}?n=60000`);
  // The pictures of the first game may still be at work elsewhere on the page.
  const standing = page.getByRole('region', { name: 'Values' }).locator('.standing');
  await standing.getByRole('button', { name: 'Stop' }).click();
  await standing.getByRole('button', { name: 'Go on' }).waitFor();
  const stopped = await standing.textContent();
  await page.waitForTimeout(500);
  expect(await standing.textContent()).toBe(stopped);
  await standing.getByRole('button', { name: 'Go on' }).click();
  await expect.poll(() => standing.textContent(), { timeout: 30_000 }).not.toBe(stopped);
  await page.getByRole('button', { name: '中文' }).click();
  await page.getByRole('heading', { name: '实验室' }).waitFor();
  await context.close();
});

test('wrong rules are told with their place while they are typed, and the page goes on answering', async () => {
  const { page, context } = await opened(at, '#/lab/kayles');
  const rules = page.getByLabel('Rules', { exact: true });
  await rules.fill('n -> n - k for k in 1..q');
  await page.getByText('Line 1, column 24:').waitFor();
  await rules.fill(`n -> n - k for k in 1..9^9^9^9`);
  await page.waitForTimeout(500);
  await rules.fill(`n -> ${'('.repeat(5000)}`);
  await page.waitForTimeout(500);
  await rules.fill('take {1, 2}');
  await page.getByText('The rules can be read.').waitFor();
  await page.getByRole('button', { name: 'Study these rules' }).click();
  await page.getByText('period 3', { exact: false }).first().waitFor();
  await context.close();
});

test('the certificate that the Lab hands out proves its period, and Verify says so', async () => {
  const { page, context } = await opened(at, '#/lab/0.77');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Keep the certificate' }).click();
  const text = readFileSync(await (await saved).path(), 'utf8');
  const read = readCertificate(text);
  expect(read.ok && periodFlaw(read.value)).toBe(undefined);
  await page.goto(`${at.address}#/verify?tab=certificate`);
  await page.getByLabel('The text of the certificate').fill(text);
  await page.getByRole('button', { name: 'Replay' }).click();
  await page.getByRole('status').getByText('proved').waitFor();
  await context.close();
});

test('a claim typed in the Lab is refuted at its smallest counterexample', async () => {
  const { page, context } = await opened(at, '#/lab/bash');
  await page.getByRole('textbox', { name: 'Claims' }).fill('value = n mod 4\nloses when n mod 3 = 0');
  await page.getByRole('region', { name: 'Claims' }).getByRole('button', { name: 'Check' }).click();
  const cards = page.locator('.finding[data-verdict]').filter({ hasText: 'line' });
  await expect.poll(() => cards.allInnerTexts(), { timeout: 30_000 }).toHaveLength(2);
  const [right = '', wrong = ''] = await cards.allInnerTexts();
  expect(right).toMatch(/proved|observed/u);
  expect(wrong).toContain('Refuted at 3');
  await context.close();
});

test('a theorem is learnt by keys alone: predict, show, and go through its steps', async () => {
  const { page, context } = await opened(at, '#/learn?card=nim');
  await page.getByRole('button', { name: 'The player to move' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Right.').waitFor();
  await page.getByRole('button', { name: 'Show the theorem' }).focus();
  await page.keyboard.press('Enter');
  const next = page.getByRole('button', { name: 'Next step' });
  await next.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.locator('.steps > li').nth(2).waitFor();
  await page.waitForURL(/step=3/u);
  await context.close();
});
