import { deflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readLink } from '../src/link.ts';
import { opened, type Served, served } from './served.ts';

let at: Served;
beforeAll(async () => {
  at = await served();
});
afterAll(() => at.close());

/** The line of moves that the address names. */
const named = (page: Page) => readLink(new URL(page.url()).hash);
const LOOKS = [{ language: 'en' }, { language: 'zh', width: 360 }] as const;
const WINS = /You can win|你能赢/u;

for (const look of LOOKS)
  test(`a judge's input is analysed by mouse: verdict, winning moves, a move, the tree, a shown game: ${JSON.stringify(look)}`, async () => {
    const { page, context, errors } = await opened(at, '#/analyse', look);
    const show = async (tab: string) => {
      if ('width' in look) await page.locator(`#tab-${tab}`).click();
    };
    await page.getByLabel(/judge|评测/u).fill('3 ⏎ 3 6 9');
    await page.getByRole('button', { name: /^(?:Ask|求解)$/u }).click();
    await page.getByText(WINS).first().waitFor();
    expect(named(page).line.position).toBe('3 6 9');
    await show('moves');
    await page.getByLabel(/Winning only|只看必胜的/u).check();
    const rows = page.locator('.move-table tbody tr');
    await expect.poll(() => rows.count()).toBe(1);
    expect(await rows.first().textContent()).toContain('3 + 6 + 5');
    await rows.first().getByRole('button').click();
    await expect.poll(() => named(page).line.moves).toEqual(['3: 9 -> 5']);
    await show('board');
    await page.getByRole('button', { name: /perfect play|完美对弈/u }).click();
    await expect.poll(() => named(page).line.moves.length).toBeGreaterThan(5);
    expect(named(page).asked.ply).toBe('1');
    await page.getByRole('button', { name: /To the end|到最后/u }).click();
    await page
      .getByText(/game is over|对局结束/u)
      .first()
      .waitFor();
    await show('tree');
    const count = named(page).line.moves.length;
    await expect.poll(() => page.getByRole('treeitem').count()).toBe(count + 1);
    await page
      .getByText(/turning points: 0|转折点：0/u)
      .first()
      .waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

test('in misère play the genus stands in the place of the nim-value, and says where misère Nim ends', async () => {
  const { page, context } = await opened(at, '#/analyse/kayles?p=4&misere=1');
  await page.getByText('Genus 1031').waitFor();
  await page.getByText('(tame:').waitFor();
  await page.goto(`${at.address}#/analyse/kayles?p=5&misere=1`);
  await page.getByText('(not tame:').waitFor();
  await context.close();
});

test('the move table and the tree are worked by the keyboard alone', async () => {
  const { page, context } = await opened(at, '#/analyse/nim?p=1+2');
  await page.locator('.move-table [data-row]').first().waitFor();
  await page.locator('.move-table [data-row][tabindex="0"]').focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect.poll(() => named(page).line.moves).toEqual(['2: 2 -> 1']);
  await page.getByRole('treeitem').nth(1).waitFor();
  await page.locator('[role="treeitem"][tabindex="0"]').focus();
  await page.keyboard.press('Home');
  const now = page.locator('[role="treeitem"]:focus');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => now.getAttribute('aria-expanded')).toBe('false');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press(' ');
  await expect.poll(() => now.getAttribute('aria-level')).toBe('3');
  expect(await now.textContent()).toMatch(/take 1 from pile 1.*loses/u);
  await page.keyboard.press('Enter');
  await expect.poll(() => named(page).line.moves.length).toBe(2);
  await page.keyboard.press('d');
  await expect.poll(() => named(page).line.moves.length).toBe(1);
  await context.close();
});

test('a link restores line, ply and compared position, and long rules come back out of it', async () => {
  const link = '#/analyse/nim?p=3+5+7&m=3:+7+->+6&m=1:+3+->+1&ply=1&with=kayles+3';
  const { page, context } = await opened(at, link);
  await page.getByText('Move 1 of 2').waitFor();
  await page.getByText('Different values').waitFor();
  await page.getByText('turning points: 0', { exact: false }).first().waitFor();
  const rules = `game steps(n)\n${Array.from({ length: 30 }, (_, i) => `  -> n - ${i + 1}   if n > ${i}`).join('\n')}\n`;
  const other = await context.newPage();
  await other.goto(`${at.address}#/analyse/own?p=9&z=${deflateRawSync(Buffer.from(rules)).toString('base64url')}`);
  await other.getByText('You can win').first().waitFor();
  await other.locator('.move-table [data-row]').first().click();
  await other.getByText('Move 1 of 1').waitFor();
  expect(other.url()).toContain('&z=');
  await context.close();
});

test('hostile links are refused with one sentence, and the page goes on', async () => {
  const bomb = deflateRawSync(Buffer.alloc(30_000_000, 'a')).toString('base64url');
  for (const [z, said] of [
    [bomb, 'longer than 64 000 characters'],
    ['AAAA%00', 'cannot be read'],
  ] as const) {
    const { page, context, errors } = await opened(at, `#/play/own?p=1&z=${z}`);
    await page.getByRole('alert').filter({ hasText: said }).waitFor();
    await page.getByRole('button', { name: 'Play' }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  }
});

test('a game in progress stays among the recent ones when a link to the same start is opened', async () => {
  const { page, context } = await opened(at, '#/play/nim?p=3+5+7&opponent=person&m=1:+3+->+1');
  await page.getByText('Player 2', { exact: false }).first().waitFor();
  await page.goto(`${at.address}#/play/nim?p=3+5+7&opponent=person&m=3:+7+->+2`);
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('nimlab-recent') ?? '[]').length))
    .toBe(2);
  await context.close();
});

test('F6 steps through the regions, ? lists the keys, and letters can be switched off', async () => {
  const { page, context } = await opened(at, '#/analyse/nim?p=1+2');
  await page.getByRole('treeitem').first().waitFor();
  const seen = new Set<string>();
  for (let i = 0; i < 12; i += 1) {
    await page.keyboard.press('F6');
    await page.waitForTimeout(60);
    seen.add(
      await page.evaluate(() => document.activeElement?.closest('header, .board, form, section')?.className ?? ''),
    );
  }
  for (const region of ['bar', 'board', 'door', 'part-of-bench']) expect([...seen]).toContain(region);
  await page.locator('[role="treeitem"]').first().focus();
  await page.keyboard.press('?');
  const box = page.getByRole('dialog');
  await box.getByLabel('Letters and signs act as keys').uncheck();
  await page.keyboard.press('Escape');
  await expect.poll(() => box.count()).toBe(0);
  await page.locator('[role="treeitem"]').first().focus();
  await page.keyboard.press('?');
  await page.waitForTimeout(300);
  expect(await box.count()).toBe(0);
  await context.close();
});
