import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGE_LOOKS, violations } from './axe.ts';
import { opened, type Served, served } from './served.ts';

let at: Served;
beforeAll(async () => {
  at = await served();
});
afterAll(() => at.close());

const LINE = encodeURIComponent('n -> n - s for s in {1, 3, 4}');

/** What must be there before a view is looked at. */
const VIEWS = {
  'kayles?view=lost&base=3': 'table.figures caption',
  'kayles?view=mod&mod=12': 'table.figures',
  'kayles?view=counts&n=2000': '.share',
  'kayles?view=why&of=17': '.beside li:nth-child(8)',
  'kayles?view=plot&scale=both&mode=max': 'canvas',
  'wythoff?mode=mod.3': 'canvas',
  'wythoff?view=lost&base=fib': 'table.figures caption',
  'wythoff?view=mod&mod=3': 'table.rows td',
} as const;

/** Each view is looked at in one language and both themes, by turns. */
for (const [i, [fragment, there]] of Object.entries(VIEWS).entries())
  for (const look of LANGUAGE_LOOKS.slice(i % 2, (i % 2) + 1))
    test(`${fragment} has nothing that axe-core objects to and does not run off the side: ${JSON.stringify(look)}`, async () => {
      const { page, context, errors } = await opened(at, `#/lab/${fragment}`, look);
      await page.locator(there).first().waitFor();
      await expect.poll(() => page.locator('.standing').count(), { timeout: 30_000 }).toBe(0);
      expect(await violations(page)).toEqual([]);
      const beyond = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
      expect(await page.evaluate(beyond)).toBeLessThanOrEqual(0);
      expect(errors).toEqual([]);
      await context.close();
    });

test('parameters are fields of the Lab, one that the game does not have can be emptied, and further checks keep them', async () => {
  const { page, context } = await opened(at, '#/lab/bash?set.q=4');
  await page.getByText('The game has none of this name').waitFor();
  await page.getByLabel('q', { exact: true }).fill('');
  await page.getByLabel('m', { exact: true }).fill('4');
  await page.getByLabel('Rules', { exact: true }).click();
  await page.getByText('period 5, preperiod 0').waitFor();
  expect(page.url()).toContain('set.m=4');
  expect(page.url()).not.toContain('set.q');
  await page.getByRole('textbox', { name: 'Claims' }).fill('value(n) <= 4');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await page.getByText('Sweep further').click();
  await page.getByText('nimlab check rules.game --set m=4').waitFor();
  await context.close();
});

test('the cursor of a plot moves over points that are drawn once, and so does that of a map', async () => {
  const { page, context } = await opened(at, '#/lab');
  await page.addInitScript(() => {
    const drawn = { count: 0 };
    Object.assign(globalThis, { drawn });
    const { prototype } = CanvasRenderingContext2D;
    for (const name of ['putImageData', 'fillRect'] as const) {
      const plain = prototype[name];
      const counted = function (this: CanvasRenderingContext2D, ...given: unknown[]) {
        drawn.count += 1;
        Reflect.apply(plain, this, given);
      };
      Object.assign(prototype, { [name]: counted });
    }
  });
  for (const [fragment, cursor] of [
    ['kayles?view=plot&n=20000', '.plot-cursor'],
    ['wythoff?n=40', '.cell-cursor'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`${at.address}#/lab/${fragment}`);
    const slider = page.locator('.picture canvas');
    await slider.press('ArrowRight');
    await page.locator(cursor).waitFor();
    const place = () => page.locator(cursor).evaluate((one) => one.getBoundingClientRect().x);
    const [before, drawn] = [await place(), await page.evaluate('drawn.count')];
    for (let i = 0; i < 12; i += 1) await slider.press('Shift+ArrowRight');
    expect(await place()).toBeGreaterThan(before);
    expect(await page.evaluate('drawn.count')).toBe(drawn);
  }
  await context.close();
});

test('a value is explained by what each move leads to', async () => {
  const { page, context } = await opened(at, '#/lab/kayles?view=why&of=17');
  await page.getByText('The value of 17 is 4, the least number that no move leads to.').waitFor();
  await page.getByText('0 is reached: 2 + 14; 8 + 8 (3 moves)').waitFor();
  await page.getByText('4 is not reached.').waitFor();
  await page.getByLabel('n', { exact: true }).fill('５');
  await page.getByRole('button', { name: 'Why?' }).click();
  await page.getByText('The value of 5 is 4').waitFor();
  await context.close();
});

test('lost positions are listed with differences and digits, remainders with what they settle on, values with how often they occur', async () => {
  const { page, context } = await opened(at, `#/lab/${LINE}`);
  await page.getByRole('radio', { name: 'Lost positions' }).check();
  await page.getByText('Differences: 2 (29 times), 5 (28 times)').waitFor();
  await page.getByLabel('Digits in base').selectOption('3');
  await page.getByRole('row', { name: '4 9 2 1.2857 100' }).waitFor();
  await page.getByRole('radio', { name: 'Remainders' }).check();
  await page.getByRole('row', { name: '5 always 3 0 of 28 3 × 28' }).waitFor();
  await page.goto(`${at.address}#/lab/kayles?view=counts&n=2000`);
  await page.getByText('Rare are the values with an even number of 1s under the mask 1111').waitFor();
  await context.close();
});

test('what was chosen stands in the link: the form in writing, the sample, the claim, the table that was pasted', async () => {
  const { page, context } = await opened(at, '#/lab/wythoff?view=text');
  await page.getByLabel('Written as').selectOption('python');
  await page.waitForURL(/form=python/u);
  await page.getByLabel('Where does this position lead?').fill('2 1');
  await page.waitForURL(/p=2\+1/u);
  await page.getByText(/From \(2, 1\) you can leave:/u).waitFor();
  await page.getByRole('textbox', { name: 'Claims' }).fill('P iff a = b');
  await page.getByRole('region', { name: 'Claims' }).getByRole('button', { name: 'Check' }).click();
  await page.waitForURL(/claim=/u);
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('region', { name: 'Claims' }).locator('.finding[data-verdict="refuted"]').waitFor();
  expect(await other.getByLabel('Written as').inputValue()).toBe('python');
  expect(await other.getByLabel('Where does this position lead?').inputValue()).toBe('2 1');
  await other.goto(`${at.address}#/lab?tab=paste`);
  await other.getByRole('button', { name: 'Sample 1' }).click();
  await other.waitForURL(/paste=/u);
  const third = await context.newPage();
  await third.goto(other.url());
  await third.getByText('period 7', { exact: false }).first().waitFor();
  await context.close();
});

test('rows are searched by keys, and an exception is told in words', async () => {
  const { page, context } = await opened(at, '#/lab/kayles');
  await page.getByRole('button', { name: 'Next exception' }).waitFor();
  const rows = page.getByRole('region', { name: 'Rows' });
  await rows.focus();
  for (let i = 0; i < 14; i += 1) await page.keyboard.press('e');
  await page.getByText('n = 70: value 6, exception').waitFor();
  await page.getByRole('cell', { name: '6 exception' }).first().waitFor();
  await page.keyboard.press('p');
  await page.getByText('n = 0: value 0, exception').waitFor();
  await page.keyboard.press(']');
  await page.waitForURL(/w=13/u);
  await context.close();
});

test('the cursor of a plot goes by keys to exceptions and lost positions, and tells what the options reach', async () => {
  const { page, context } = await opened(at, '#/lab/kayles?view=plot&n=2000');
  await page.getByRole('button', { name: 'Next exception' }).waitFor();
  const plot = page.getByRole('slider', { name: /Period 12 from 71 on/u });
  await plot.focus();
  await page.keyboard.press('e');
  await page.keyboard.press('e');
  expect(await plot.getAttribute('aria-valuetext')).toBe('n = 3: value 3, exception');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('+');
  expect(await plot.getAttribute('aria-valuetext')).toBe('n = 22: value 6, exception');
  await page.getByText(/^It reaches 0 by .*, 5 by /u).waitFor();
  await page.getByLabel('What the plot shows').selectOption('rare');
  await page.getByLabel('Axes').selectOption('both');
  await page.waitForURL(/scale=both/u);
  await page.getByRole('button', { name: 'Why?' }).click();
  await page.getByText('The value of 22 is 6').waitFor();
  await context.close();
});

test('a row of outcomes in misère play fits its period', async () => {
  const { page, context } = await opened(at, '#/lab/bash?misere=1&set.m=5');
  await expect.poll(() => page.getByLabel('Row width').inputValue()).toBe('6');
  await page.getByText('Further than a page goes, on the command line').click();
  await page.getByText('nimlab table bash --set m=5 --misere', { exact: false }).waitFor();
  await context.close();
});

test('Esc stops the work of the Lab', async () => {
  const { page, context } = await opened(at, `#/lab/${encodeURIComponent('n -> n - k for k in 1..n div 2')}?n=1000000`);
  const standing = page.getByRole('region', { name: 'Values' }).locator('.standing');
  await standing.getByRole('button', { name: 'Stop' }).waitFor();
  await page.keyboard.press('Escape');
  await standing.getByRole('button', { name: 'Go on' }).waitFor();
  await context.close();
});

test('a map shows digits and remainders, and the lines through its cursor can be studied', async () => {
  const { page, context } = await opened(at, '#/lab/wythoff?n=20');
  const map = page.getByRole('slider', { name: /lost positions, drawn as rings/u });
  await map.focus();
  for (const key of ['p', 'p', 'p']) await page.keyboard.press(key);
  expect(await map.getAttribute('aria-valuetext')).toBe('(2, 1): 0');
  await page.getByText('Diagonal b − a = -1').waitFor();
  await page.getByLabel('What the cells show').selectOption('mod');
  await page.getByLabel('Remainders modulo').fill('3');
  await page.waitForURL(/mode=mod\.3/u);
  await page.getByLabel('What the cells show').selectOption('values');
  await page.getByRole('button', { name: 'Study this line' }).first().click();
  await page.waitForURL(/paste=/u);
  await expect.poll(() => page.getByRole('textbox', { name: 'A table' }).inputValue()).toMatch(/^2 0 1 5 3 4 8 6 7 /u);
  await context.close();
});

test('a table that took long is kept, and there at once the next time', async () => {
  const { page, context } = await opened(at, `#/lab/${encodeURIComponent('n -> n - k for k in 1..n div 2')}?n=2000`);
  const values = page.getByRole('region', { name: 'Values' });
  await values.getByText(/^2\u202f001 entries in /u).waitFor({ timeout: 60_000 });
  await page.reload();
  await values.getByText(/^2\u202f001 entries, computed earlier in this browser/u).waitFor({ timeout: 60_000 });
  await context.close();
});

test('a game without a table is told so plainly, with the ways to study it; a row ends where its positions do', async () => {
  const { page, context } = await opened(at, '#/lab?g=northcott');
  await page.getByText('so there is no table of it').waitFor();
  await page.locator('.study-part').getByRole('button', { name: 'Open in Analyse' }).click();
  await page.getByRole('heading', { level: 1, name: /Northcott/u }).waitFor();
  await page.goto(`${at.address}#/lab?g=calendar`);
  await page.getByText('Among these numbers the game has no position').waitFor();
  expect(await page.getByText('2001 10 3').count()).toBe(1);
  await page.goto(`${at.address}#/lab?g=race`);
  await page.getByText('Beyond 20 the game has no positions').waitFor();
  await page.getByText('The positions of race end at 20').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  await context.close();
});
