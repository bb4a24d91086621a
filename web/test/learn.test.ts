import { afterAll, beforeAll, expect, test } from 'vitest';
import { theorems } from '../src/screens/learn/theorems.ts';
import { opened, type Served, served } from './served.ts';

let at: Served;
beforeAll(async () => {
  at = await served();
});
afterAll(() => at.close());

test('a quiz is the same for the same number, and its key is accepted', async () => {
  const { page, context } = await opened(at, '#/learn?card=quiz&seed=3');
  await page.getByRole('button', { name: 'Show the key' }).click();
  const lines = page.locator('.key li');
  await lines.nth(7).waitFor();
  const key = await lines.allInnerTexts();
  const sheet = page.locator('.sheet').first().locator('> li');
  const won = key.findIndex((line) => line.includes('the player to move wins'));
  const move = (key[won] ?? '').split('wins:')[1]?.split('·')[0]?.trim() ?? '';
  await sheet.nth(won).getByRole('button', { name: 'The player to move' }).click();
  await sheet.nth(won).getByRole('textbox').fill(move);
  await sheet.nth(won).getByRole('button', { name: 'Check' }).click();
  await sheet.nth(won).getByText('That wins.').waitFor();

  const mex = key.findIndex((line) => / value \d+$/u.test(line));
  await sheet
    .nth(mex)
    .getByRole('textbox')
    .fill(/\d+$/u.exec(key[mex] ?? '')?.[0] ?? '');
  await sheet.nth(mex).getByRole('button', { name: 'Check' }).click();
  await sheet.nth(mex).getByText('Right.').waitFor();

  const wrong = key.findIndex((line) => line.includes('is wrong'));
  const step = /step (\d+) is wrong/u.exec(key[wrong] ?? '')?.[1] ?? '';
  await sheet
    .nth(wrong)
    .getByRole('button', { name: `Step ${step} is the wrong one` })
    .click();
  await sheet.nth(wrong).getByText('It should read:').waitFor();

  const all = key.findIndex((line) => /\d -> \d/u.test(line) && line.includes(': winning moves'));
  for (const one of (key[all] ?? '').split('winning moves ')[1]?.split(' · ') ?? [])
    await sheet.nth(all).getByRole('button', { name: one.trim(), exact: true }).click();
  await sheet.nth(all).getByRole('button', { name: 'Check' }).click();
  await sheet.nth(all).getByText('Right, these are all.').waitFor();
  await page.getByText('4 of 8 solved').waitFor();

  await page.reload();
  await page.getByRole('button', { name: 'Show the key' }).click();
  await lines.nth(7).waitFor();
  expect(await lines.allInnerTexts()).toEqual(key);
  await context.close();
});

test('every card explains its own position with steps that the engine computes, and none that it denies', async () => {
  const { page, context, errors } = await opened(at, '#/learn', { language: 'zh', width: 360 });
  for (const { id, position } of theorems) {
    await page.goto(`${page.url().split('#')[0]}#/learn?card=${id}&step=99`);
    await expect.poll(() => page.getByLabel('局面', { exact: true }).inputValue(), { message: id }).toBe(position);
    await page.locator('.steps li').nth(1).waitFor();
    expect(await page.locator('.tick[data-right="false"]').count(), id).toBe(0);
  }
  expect(errors).toEqual([]);
  await context.close();
});

test('the columns of a proof are a table with heads, in digits or as pairs, and the link keeps the choice', async () => {
  const { page, context } = await opened(at, '#/learn?card=nim&step=7');
  const table = page.locator('.steps .bits').first();
  await table.waitFor();
  expect(await table.locator('thead th').allInnerTexts()).toEqual(['Number', '8', '4', '2', '1']);
  expect(await table.locator('tbody tr').last().locator('td').allInnerTexts()).toEqual(['odd', 'odd', 'even', 'even']);
  expect(await page.locator('.tick[data-right="true"]').count()).toBeGreaterThan(4);
  await page.getByLabel('Without binary digits').focus();
  await page.keyboard.press('Space');
  await page.getByText('Left over without a partner: 8, 4.').waitFor();
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByText('Left over without a partner: 8, 4.').waitFor();
  await context.close();
});

test('below a theorem its kind of exercise is practised by keys alone, and the formula is said in words', async () => {
  const { page, context } = await opened(at, '#/learn?card=sums&step=1', { language: 'zh' });
  expect(await page.locator('math').getAttribute('alttext')).toContain('SG 值');
  const field = page.getByLabel('这里的 SG 值');
  await field.focus();
  const values = await page.locator('.leads tr').last().locator('td').allInnerTexts();
  let mex = 0;
  while (values.includes(String(mex))) mex += 1;
  await page.keyboard.type(String(mex));
  await page.keyboard.press('Enter');
  await page.getByText('对。', { exact: true }).waitFor();
  await context.close();
});

test('a step of a proof unfolds its reason by the keyboard, and without binary digits the theorem speaks of none', async () => {
  const { page, context } = await opened(at, '#/learn?card=nim&step=7');
  const why = page.locator('.steps .lemma summary').nth(1);
  await why.focus();
  await page.keyboard.press('Enter');
  await page.getByText('Every number is a sum of different powers of two').waitFor();
  await page.getByText('Write the piles in binary.').waitFor();
  await page.getByLabel('Without binary digits').click();
  await page.getByText('Split every pile into blocks').waitFor();
  expect(await page.getByText('Write the piles in binary.').count()).toBe(0);
  expect(await page.locator('math').count()).toBe(0);
  await context.close();
});

test('on paper a quiz is black on white with blanks, rules and a key of its own, and nothing to click', async () => {
  const { page, context } = await opened(at, '#/learn?card=quiz&seed=3', { scheme: 'dark' });
  await page.locator('.sheet').first().locator('> li').nth(7).waitFor();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const said of ['Name: ____', 'Wins: ____', 'Step: ____', 'The same exercises on the page'])
    expect(await page.getByText(said).first().isVisible(), said).toBe(true);
  await page.locator('.sheet-rules li', { hasText: 'Bash' }).getByText('m = 3').waitFor();
  expect(await page.getByRole('heading', { name: 'Quiz 3 · Key' }).isVisible()).toBe(true);
  for (const button of ['Print', 'Check', 'Show the key'])
    expect(await page.getByRole('button', { name: button }).first().isVisible(), button).toBe(false);
  const [ink, paper] = await page.evaluate(() => {
    const { color } = getComputedStyle(document.body);
    return [color, getComputedStyle(document.body).backgroundColor];
  });
  expect([ink, paper]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  await context.close();
});
