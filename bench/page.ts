import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serve } from '../scripts/static.mjs';
import { ordinary } from '../web/test/starts.ts';
import { type Browser, browser } from './browser.ts';
import { median } from './native.ts';
import { FAST_3G, over } from './network.ts';
import { type Visitor, visitor } from './visitor.ts';
import { work } from './work.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const SLOWDOWN = 4;
const BOARD = '#/play/nim?p=3+5+7';

/** The share of a processor that this machine gives to one thread now: less than 1 where others wait for it. */
function share(): number {
  const began = performance.now();
  const before = process.cpuUsage();
  while (performance.now() - began < 400);
  const { user, system } = process.cpuUsage(before);
  return Math.min(1, (user + system) / 1000 / (performance.now() - began));
}

const inside = readFileSync(new URL('./inside.mjs', import.meta.url), 'utf8');

/**
 * Milliseconds from the start of a visit until a first move can be made, the processor being, all in all, `SLOWDOWN` times slower than it is on this
 * machine when nobody else uses it.
 */
async function firstMove(open: Browser, someone: Visitor, port: number): Promise<number> {
  const page = await someone.page(inside);
  await open.ask('Emulation.setCPUThrottlingRate', { rate: Math.max(1, SLOWDOWN * share()) }, page.session);
  await page.go(`http://localhost:${port}/${BOARD}`);
  const ms = await page.value<number>('window.movable');
  await page.close();
  return ms;
}

/** Measures a first visit, cold; with `again`, the visit after one that has stored the whole page. */
async function visit(
  open: Browser,
  port: number,
  again: boolean,
  measured: (someone: Visitor) => Promise<number>,
): Promise<number> {
  const someone = await visitor(open);
  if (again) {
    const page = await someone.page();
    await page.go(`http://localhost:${port}/${BOARD}`);
    await page.value('navigator.serviceWorker.ready.then(() => true)');
    await page.close();
  }
  const ms = await measured(someone);
  await someone.leave();
  return ms;
}

/** Milliseconds that the engine takes in its worker for its move in an ordinary position of each game, the reading of the rules and the way there and back included. */
async function answers(open: Browser, port: number): Promise<ReadonlyMap<string, number>> {
  const someone = await visitor(open);
  const page = await someone.page(inside);
  await page.go(`http://localhost:${port}/${BOARD}`);
  await page.value('window.movable');
  const times = await page.value<readonly [string, number][]>(`answers(${JSON.stringify(ordinary)})`);
  await someone.leave();
  return new Map(times);
}

const site = await serve(fileURLToPath(new URL('../web/dist', import.meta.url)), 0);
const near = Number(new URL(site.address).port);
const slow = await over(FAST_3G, near);
const chromium = await browser();

const cases = [
  { name: 'first visit, Fast 3G', aim: 4000, port: slow.port, again: false },
  { name: 'first visit, unthrottled network', aim: 1500, port: near, again: false },
  { name: 'second visit', aim: 1000, port: near, again: true },
] as const;
const row = (...cells: readonly (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);
row('first move possible', 'median ms', 'all rounds', 'aim');
row('---', '---', '---', '---');
for (const { name, aim, port, again } of cases) {
  const rounds: number[] = [];
  for (let i = 0; i < ROUNDS; i += 1)
    rounds.push(Math.round(await visit(chromium, port, again, (someone) => firstMove(chromium, someone, port))));
  row(name, median(rounds), rounds.join(', '), aim);
}

console.log();
row('work of the page’s thread until then, not slowed down', 'median ms of processor time', 'all rounds');
row('---', '---', '---');
for (const again of [false, true]) {
  const rounds: number[] = [];
  const spent = (someone: Visitor) => work(chromium, someone, `http://localhost:${near}/${BOARD}`, inside);
  for (let i = 0; i < ROUNDS; i += 1) rounds.push(Math.round(await visit(chromium, near, again, spent)));
  row(again ? 'second visit' : 'first visit', median(rounds), rounds.join(', '));
}

const best = new Map<string, number>();
for (let i = 0; i < ROUNDS; i += 1)
  for (const [name, ms] of await answers(chromium, near)) best.set(name, Math.min(ms, best.get(name) ?? ms));
const slowest = [...best].sort(([, a], [, b]) => b - a);
console.log();
row('engine’s move in an ordinary position', 'best ms of the rounds', 'aim');
row('---', '---', '---');
row(`median of ${best.size} games`, median([...best.values()]).toFixed(1), 50);
for (const [name, ms] of slowest.slice(0, 5)) row(name, ms.toFixed(1), 50);

await chromium.close();
slow.close();
await site.close();
