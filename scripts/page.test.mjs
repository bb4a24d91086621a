import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const script = fileURLToPath(new URL('page.mjs', import.meta.url));

test('the page is served at the address that is printed, on the next port where the first is taken', async () => {
  const taken = createServer();
  await new Promise((ready) => taken.listen(0, () => ready(undefined)));
  const held = taken.address();
  const port = typeof held === 'object' && held !== null ? held.port : 0;
  const page = spawn(process.execPath, [script], { env: { ...process.env, PORT: String(port) } });
  try {
    let said = '';
    page.stderr.on('data', (text) => {
      said += text;
    });
    const told = await new Promise((heard) => page.stdout.on('data', (text) => heard(String(text))));
    const [, address = ''] = /^Nimlab: (http:\/\/localhost:\d+\/)\n$/.exec(told) ?? [];
    expect(said).toContain(`Port ${port} is taken`);
    expect(Number(new URL(address).port)).toBeGreaterThan(port);
    const index = await fetch(address);
    expect(await index.text()).toContain('<div id="root">');
    expect((await fetch(`${address}assets/none.js`)).status).toBe(404);
    expect((await fetch(`${address}..%2f..%2fpackage.json`)).status).toBe(404);
    expect((await fetch(`${address}%E0%A4%A`)).status).toBe(404);
  } finally {
    page.kill();
    await new Promise((closed) => taken.close(closed));
  }
});
