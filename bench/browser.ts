import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What the browser answers, or tells of its own accord. */
export type Told = Readonly<Record<string, unknown>>;

/**
 * Debian's browser, spoken to by its own protocol. A driver of tests looks on while the page works (requests, errors, every script's stack), which is
 * work of the page too: what is measured is measured without one.
 */
export interface Browser {
  /** Asks for a method of the protocol: of the browser, or of one page by its session. */
  readonly ask: (method: string, given?: object, session?: string) => Promise<Told>;
  /** Hears each event of a name, until the given function is called. */
  readonly hear: (method: string, heard: (told: Told) => void) => () => void;
  readonly close: () => Promise<void>;
}

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Told;
  readonly result?: Told;
  readonly error?: { readonly message: string };
}

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--remote-debugging-pipe',
];

/** Starts the browser with a profile of its own, which ends with it. */
export async function browser(): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'nimlab-bench-'));
  const child = spawn('/usr/bin/chromium', [...FLAGS, `--user-data-dir=${profile}`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((done) => child.once('exit', done));
  const asked = new Map<number, (message: Message) => void>();
  const hearing = new Set<(message: Message) => void>();
  const write = messages(child, (message) => {
    if (message.id === undefined) for (const hears of hearing) hears(message);
    else asked.get(message.id)?.(message);
  });
  let last = 0;
  const ask: Browser['ask'] = (method, params = {}, sessionId) =>
    new Promise((done, failed) => {
      last += 1;
      const id = last;
      asked.set(id, ({ result = {}, error }) => {
        asked.delete(id);
        if (error === undefined) done(result);
        else failed(new Error(`${method}: ${error.message}`));
      });
      write({ id, method, params, sessionId });
    });
  return {
    ask,
    hear(method, heard) {
      const hears = (message: Message) => message.method === method && heard(message.params ?? {});
      hearing.add(hears);
      return () => hearing.delete(hears);
    },
    async close() {
      await ask('Browser.close');
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

/** Gives each message of the browser to `told`, and what writes one: the third pipe goes to it, the fourth comes from it, a zero byte ends a message. */
function messages(child: ChildProcess, told: (message: Message) => void): (message: object) => void {
  const [, , , to, from] = child.stdio;
  if (!(to instanceof Socket) || !(from instanceof Socket)) throw new Error('the browser has no pipes');
  let parts: string[] = [];
  from.setEncoding('utf8').on('data', (text: string) => {
    const [first = '', ...rest] = text.split('\0');
    parts.push(first);
    for (const next of rest) {
      told(JSON.parse(parts.join('')));
      parts = [next];
    }
  });
  return (message) => to.write(`${JSON.stringify(message)}\0`);
}
