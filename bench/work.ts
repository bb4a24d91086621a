import type { Browser } from './browser.ts';
import type { Visitor } from './visitor.ts';

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
export async function work(browser: Browser, visitor: Visitor, address: string, script: string): Promise<number> {
  const page = await visitor.page(script);
  const events: Traced[] = [];
  const stop = browser.hear('Tracing.dataCollected', ({ value }) => events.push(...(value as Traced[]))); // the protocol's own form of events
  const whole = new Promise((done) => browser.hear('Tracing.tracingComplete', done));
  await browser.ask('Tracing.start', { categories: 'toplevel,blink.user_timing', transferMode: 'ReportEvents' });
  await page.go(address);
  await page.value('window.movable');
  await browser.ask('Tracing.end');
  await whole;
  stop();
  await page.close();
  const mark = events.find(({ name }) => name === 'movable');
  if (mark?.tts === undefined) throw new Error('the trace does not tell when a move could be made');
  const { pid, tid, ts, tts } = mark;
  const tasks = events
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
