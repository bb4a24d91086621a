import type { Page } from '@playwright/test';
import { begin, finish, type Match, moved, type Position, readQuestion, saidMove, solve, typedMoves } from 'nimlab';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawings } from '../src/boards/drawing.ts';
import { boardOf } from '../src/engine/board.ts';
import { readLink } from '../src/link.ts';
import { opened, type Served, served } from './served.ts';

let at: Served;
beforeAll(async () => {
  at = await served();
});
afterAll(() => at.close());

/** Won positions of every family, each with the place that a click on the board needs. */
const WON = [
  ['nim', '1 2 4'],
  ['kayles', '5'],
  ['wythoff', '3 4'],
  ['chomp', '3 3'],
  ['turtles', 'HTH'],
  ['georgia', '1 4 6'],
  ['fibonacci', '7'],
  ['staircase', '1 2 3'],
  ['tower', '3 2 1'],
  ['ring', '2'],
  ['race', ''],
  ['dawson', '6'],
] as const;

const again = (position: Position) => finish(solve(position, 'normal'));

/** The game that the address names. */
async function matchOf(page: Page): Promise<Match> {
  const { line } = readLink(new URL(page.url()).hash);
  const read = readQuestion(line);
  if (!read.ok) throw new Error(read.fault.id);
  let match = begin(read.value, line.convention);
  for (const text of line.moves) {
    const [move] = typedMoves(text, match.position);
    if (move === undefined) throw new Error(text);
    match = moved(match, move);
  }
  return match;
}

/** What must be pointed at for the first winning move: part, cell, and what it becomes. */
function picks(match: Match) {
  const { answer } = again(match.position);
  if (answer.outcome === '?' || answer.move === undefined) throw new Error('the position is not won');
  const text = saidMove(match.position, answer.move).text;
  const board = boardOf(match);
  const move = board.moves.find((one) => one.text === text);
  const drawing = move && drawings(board)[move.part - 1];
  const [next = []] = (move && drawing?.after.get(move)) ?? [];
  if (drawing === undefined) throw new Error(text);
  const changed = next.flatMap((value, cell) =>
    value === drawing.cells[cell] ? [] : [{ part: drawing.part, cell, value, before: drawing.cells[cell] }],
  );
  return { view: drawing.view, changed, next };
}

/** Makes the first winning move by clicks on the board. */
async function click(page: Page): Promise<void> {
  const { view, changed, next } = picks(await matchOf(page));
  const [first] = changed;
  if (first === undefined) throw new Error('nothing to click');
  const stop = (cell: string | number) => page.locator(`[data-stop="${first.part}:${cell}"]`);
  if (view.kind === 'piles') {
    const less = changed.find(({ value, before }) => Number(value) < Number(before)) ?? first;
    const pile = page.locator('.pile, .floor').filter({ has: stop(less.cell) });
    await pile.locator('.stone, .window').nth(Number(less.value)).click();
  } else if (view.kind === 'lattice') await stop(next.join(' ')).click();
  else if (view.kind === 'grid') await stop(first.cell).nth(Number(first.value)).click();
  else if (view.kind === 'rows' && view.anchor !== undefined) await stop(changed.at(-1)?.cell ?? 0).click();
  else for (const { cell } of changed) await stop(cell).click();
  await page.getByRole('button', { name: /Make this move|走这一步/u }).click();
}

const LOOKS = [{ language: 'en' }, { language: 'zh', width: 360 }] as const;
const YOURS = /Your turn|轮到你/u;
const WIN = /You have won|你赢了/u;
const OVER = /You have (?:won|lost)|你[赢输]了/u;

/** How many moves the address names. */
const named = (page: Page) => readLink(new URL(page.url()).hash).line.moves.length;
/** How many moves the log shows, behind the start. */
const shown = async (page: Page) => (await page.locator('.log li').count()) - 1;

/** Plays won games to their end, each turn in that way. */
async function win(page: Page, turn: (page: Page) => Promise<void>): Promise<void> {
  await page.locator('.board').waitFor();
  for (let ply = 0; ply < 20 && (await page.getByText(WIN).count()) === 0; ply += 1) {
    await page.getByText(YOURS).first().waitFor();
    const before = named(page);
    await turn(page);
    // The address changes first, then the board and its log, once for each move; the turn comes back after the reply, or the game is over.
    await expect
      .poll(async () => {
        const now = named(page);
        const isOver = (await page.getByText(OVER).count()) > 0;
        return now > before && now === (await shown(page)) && (isOver || now % 2 === 0);
      })
      .toBe(true);
  }
  await page.getByText(WIN).first().waitFor();
}

for (const [i, [game, position]] of WON.entries()) {
  const look = LOOKS[i % LOOKS.length] ?? LOOKS[0];
  test(`${game} ${position} is won against the perfect opponent by clicks on the board: ${JSON.stringify(look)}`, async () => {
    const { page, context, errors } = await opened(at, `#/play/${game}?p=${encodeURIComponent(position)}`, look);
    await win(page, click);
    expect(errors).toEqual([]);
    await context.close();
  });
}

test('Nim is won by the keyboard alone', async () => {
  const { page, context } = await opened(at, '#/play/nim?p=1+2+4');
  await win(page, async () => {
    const { changed } = picks(await matchOf(page));
    const [first] = changed;
    if (first === undefined) throw new Error('nothing to take');
    const pile = page.locator(`[data-stop="${first.part}:0"]`);
    await page.locator('[data-stop][tabindex="0"]').focus();
    await page.keyboard.press('Home');
    for (let part = 1; part < first.part; part += 1) await page.keyboard.press('ArrowRight');
    await expect.poll(() => pile.evaluate((one) => one === document.activeElement)).toBe(true);
    const size = Number(await pile.getAttribute('aria-valuemax'));
    await page.keyboard.press(String(size - Number(first.value)));
    await page.keyboard.press('Enter');
  });
  await context.close();
});

test('a win that was given away is tried again, and the right move is told from a wrong one', async () => {
  const { page, context } = await opened(at, '#/play/nim?p=1+2&m=1:+1+->+0&m=2:+2+->+0');
  await page.getByText('You have lost').waitFor();
  await page.getByRole('button', { name: 'Try again from there' }).click();
  await page.locator('.stone').nth(1).click();
  await page.getByRole('button', { name: 'Make this move' }).click();
  await page.getByText('gives it away as well').waitFor();
  await page.locator('.stone').nth(2).click();
  await page.getByRole('button', { name: 'Make this move' }).click();
  await page.getByText('this keeps the win').waitFor();
  await context.close();
});

test('a rule that a person writes in a link is played, and the side is chosen after a look', async () => {
  const rules = encodeURIComponent('n -> n - s for s in {1, 3, 4}');
  const { page, context } = await opened(at, `#/play/own?p=6&first=look&rules=${rules}`);
  await page.getByRole('button', { name: 'I begin' }).click();
  await win(page, click);
  await context.close();
});

test('a stone that is pointed at in the moment the board comes stays pointed at', async () => {
  const { page, context } = await opened(at, '#/play');
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      const stone = document.querySelector<HTMLElement>('.board .stone');
      if (stone === null) return;
      watch.disconnect();
      stone.click();
    });
    watch.observe(document, { subtree: true, childList: true });
  });
  await page.goto('about:blank');
  await page.goto(`${at.address}#/play/nim?p=3+5+7`);
  await page.locator('.move-bar[data-ready="true"]').waitFor();
  await page.waitForTimeout(200);
  expect(await page.locator('.move-bar').getAttribute('data-ready')).toBe('true');
  await context.close();
});

test('a link too long to be sent is offered as a file that holds all of it', async () => {
  const noise = Array.from({ length: 900 }, (_, i) => `${(i * 7919 * 7919) % 99_991}`).join(' ');
  const rules = `game own(n)\n  # ${noise}\n  -> n - k  for k in 1..min(3, n)\n`;
  const { page, context } = await opened(at, `#/play?rules=${encodeURIComponent(rules)}&p=9`);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.locator('.board .stone').first().waitFor();
  await page.getByRole('button', { name: 'Copy a link' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the link as a file' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('nimlab.html');
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk);
  const written = /href="([^"]+)"/u.exec(Buffer.concat(chunks).toString())?.[1]?.replaceAll('&amp;', '&');
  expect(written).toBe(await page.evaluate(() => location.href));
  await context.close();
});

test('a move that is typed far down a heap of 10^18 is made and answered', async () => {
  const { page, context } = await opened(at, `#/play/nim?p=1${'0'.repeat(18)}+3`);
  await page.locator('[data-stop="1:0"]').focus();
  await page.keyboard.type('123456789012');
  // The engine finds the move among those that are not listed; Enter makes what is shown.
  await page.locator('.move-bar[data-ready="true"]').waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('999999876543210988').first().waitFor();
  await page.getByText(/The computer: .*Your turn/u).waitFor();
  expect(named(page)).toBe(2);
  await context.close();
});

test('three hundred heaps stay on one screen', async () => {
  const heaps = Array.from({ length: 300 }, (_, i) => ((i * 7) % 23) + 1).join('+');
  const { page, context } = await opened(at, `#/play/nim?p=${heaps}`, { width: 360 });
  await page.locator('.board [data-stop]').nth(299).waitFor();
  expect((await page.locator('.board').boundingBox())?.height ?? 0).toBeLessThan(900);
  await context.close();
});

test('what is wrong in rules of one’s own is told with its line and column, beside them', async () => {
  const { page, context } = await opened(at, '#/play');
  await page.getByRole('button', { name: 'Write rules of your own' }).click();
  await page.getByRole('textbox', { name: 'Rules' }).fill('n -> n - 1\n-> n - q');
  const alert = page.getByRole('alert').filter({ hasText: 'Line' });
  await alert.waitFor();
  expect(await alert.textContent()).toContain('Line 2, column 8: nothing is called "q" here');
  await context.close();
});

test('a short link is shown as a QR code too, a long one is not', async () => {
  const { page, context } = await opened(at, '#/play/nim?p=3+5+7', { language: 'zh' });
  await page.getByRole('button', { name: '复制此局面的链接' }).click();
  await page.getByText('显示为二维码').click();
  const square = page.getByRole('img', { name: '此局面链接的二维码' });
  await square.waitFor();
  expect(await square.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.goto(`${at.address}#/play/nim?p=${Array.from({ length: 200 }, (_, i) => i + 1).join('+')}`);
  await page.getByRole('button', { name: '复制此局面的链接' }).click();
  await page.waitForTimeout(500);
  expect(await page.getByText('显示为二维码').count()).toBe(0);
  await context.close();
});
