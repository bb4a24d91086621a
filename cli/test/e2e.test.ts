import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

/** The command as it is installed; `npm run bundle` builds what it loads. */
const bin = fileURLToPath(new URL('../bin/nimlab.js', import.meta.url));

interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the built command; `input` is its standard input, `interrupt` sends SIGINT after the first sign of life. */
function nimlab(words: readonly string[], { input = '', language = 'en_US.UTF-8', interrupt = 0 } = {}): Promise<Ran> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [bin, ...words], { env: { PATH: process.env['PATH'], LANG: language } });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      err += chunk.toString();
    });
    child.stdin.on('error', () => undefined); // a command that reads nothing closes it
    child.stdin.end(input);
    if (interrupt > 0) setTimeout(() => child.kill('SIGINT'), interrupt);
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

describe('the built command', () => {
  test('answers, and says by its code how it ended', async () => {
    expect(await nimlab(['solve', 'nim', '3', '6', '9'])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^N /mu),
      err: '',
    });
    expect((await nimlab(['solve', 'nim', '3,x'])).code).toBe(2);
    expect((await nimlab(['solve', 'grundy', '300 300', '--misere', '--budget', '1000'])).code).toBe(3);
    expect((await nimlab(['solve', 'game f(n)\n  -> n - 1\n  theorem value = 0', '3'])).code).toBe(1);
  });

  test('several lines have several answers, and the worst code', async () => {
    const { code, out, err } = await nimlab(['solve', 'nim', '-'], { input: '3 6 9\n1 1\nx\n5\n' });
    expect([code, out.match(/^[NP] /gmu)]).toEqual([2, ['N ', 'P ', 'N ']]);
    expect(err).toContain('x is not a number');
  });

  test('speaks Chinese where the locale does', async () => {
    expect((await nimlab(['solve', 'nim', '3', '6', '9'], { language: 'zh_CN.UTF-8' })).out).toMatch(/\p{Script=Han}/u);
    expect(
      (await nimlab(['solve', 'nim', '3', '6', '9', '--lang', 'en'], { language: 'zh_CN.UTF-8' })).out,
    ).not.toMatch(/\p{Script=Han}/u);
  });

  test('a reader that closes the pipe ends it quietly', async () => {
    const { code, out, err } = await new Promise<Ran>((resolve) => {
      const child = spawn(process.execPath, [bin, 'table', 'nim', '--to', '300000']);
      let text = '';
      let err = '';
      child.stderr.on('data', (chunk: Buffer) => {
        err += chunk.toString();
      });
      child.stdout.once('data', (chunk: Buffer) => {
        text = chunk.toString().slice(0, 20);
        child.stdout.destroy();
      });
      child.on('close', (code) => resolve({ code, out: text, err }));
    });
    expect([code, err]).toEqual([0, '']);
    expect(out).not.toBe('');
  });

  test('an interrupt stops a long search with code 130', async () => {
    const { code, out } = await nimlab(
      // A game that never ends has no quick answer on any machine.
      ['solve', 'n -> n + 1; -> n + 2', '10', '--budget', '100000000000'],
      { interrupt: 3000 },
    );
    expect([code, out]).toEqual([130, '']);
  });
});
