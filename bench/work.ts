import type { Browser, BrowserContext } from '@playwright/test';

/** What is read of an event of a trace. */
interface Traced {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Processor time of the thread: of the event, and at its beginning. */
  readonly tdur?: number;
  readonly tts?: number;
}

/** Milliseconds of processor time that the page's own thread has spent when a first move can be made, not slowed down: other processes hardly disturb it. */
export async function work(
  browser: Browser,
  context: BrowserContext,
  address: string,
  script: string,
): Promise<number> {
  const page = await context.newPage();
  await page.addInitScript({ path: script });
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction('window.movable', undefined, { timeout: 60_000, polling: 50 });
  const trace = await browser.stopTracing();
  await page.close();
  const { traceEvents }: { readonly traceEvents: readonly Traced[] } = JSON.parse(trace.toString());
  const mark = traceEvents.find(({ name }) => name === 'movable');
  if (mark?.tts === undefined) throw new Error('the trace does not tell when a move could be made');
  const { pid, tid, ts, tts } = mark;
  const tasks = traceEvents
    .filter(
      (one) => one.ph === 'X' && one.pid === pid && one.tid === tid && one.name.endsWith('RunTask') && one.ts <= ts,
    )
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  let spent = 0;
  let end = 0;
  for (const task of tasks) {
    // A task inside another is counted with it.
    if (task.ts < end) continue;
    end = task.ts + (task.dur ?? 0);
    spent += end > ts && task.tts !== undefined ? tts - task.tts : (task.tdur ?? 0);
  }
  return spent / 1000;
}
