import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ran } from './run.ts';

const bin = fileURLToPath(new URL('../bin/nimlab.js', import.meta.url));
const place = mkdtempSync(join(tmpdir(), 'nimlab-resume-'));

/** Runs the built command; `signal` is sent once the checkpoint of the run is there and that many milliseconds have passed. */
async function run(
  words: readonly string[],
  signal?: NodeJS.Signals,
  after = 0,
): Promise<{ out: string; code: number | null }> {
  const child = spawn(process.execPath, [bin, ...words], { stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '';
  child.stdout.on('data', (piece: Buffer) => {
    out += piece.toString();
  });
  const timer = signal === undefined ? undefined : setTimeout(() => child.kill(signal), after);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  clearTimeout(timer);
  return { out, code };
}

test('a run that is killed at any moment and resumed prints the same table, byte for byte', async () => {
  const table = ['table', '0.6', '--to', '150000', '--form', 'bfile'];
  const whole = await run(table);
  expect(whole.code).toBe(0);
  const path = join(place, 'killed');
  for (const after of [300, 900, 700, 1200]) await run([...table, '--resume', path], 'SIGKILL', after);
  const resumed = await run([...table, '--resume', path]);
  expect(resumed.code).toBe(0);
  expect(resumed.out === whole.out).toBe(true);
});

test('a stopped run ends with 130, prints nothing, and leaves a checkpoint', async () => {
  const path = join(place, 'stopped');
  const { out, code } = await run(['table', '0.007', '--to', '10000000', '--resume', path], 'SIGINT', 1500);
  expect([out, code]).toEqual(['', 130]);
  expect(readFileSync(path).subarray(0, 80).toString()).toContain('"code":"0.007"');
});

test('a finished checkpoint serves a shorter and a longer table, and another form', async () => {
  const path = join(place, 'finished');
  const first = await ran(['table', '0.6', '--to', '5000', '--form', 'csv', '--resume', path]);
  expect(first).toMatchObject({ code: 0, err: '' });
  for (const rest of [
    ['--to', '100'],
    ['--to', '7000', '--form', 'bfile'],
    ['--to', '300', '--form', 'cpp'],
    ['--to', '500', '--from', '450', '--form', 'sg'],
  ]) {
    const plain = await ran(['table', '0.6', ...rest]);
    expect(await ran(['table', '0.6', ...rest, '--resume', path])).toEqual(plain);
  }
});

test('a checkpoint that is cut short, changed or of another game is refused', async () => {
  const path = join(place, 'whole');
  await ran(['table', '0.6', '--to', '5000', '--resume', path]);
  const bytes = readFileSync(path);
  const changed = Buffer.from(bytes);
  changed[bytes.length - 7] = (changed[bytes.length - 7] ?? 0) + 1;
  for (const [name, other] of [
    ['cut', bytes.subarray(0, bytes.length - 1)],
    ['changed', changed],
    ['empty', Buffer.alloc(0)],
  ] as const) {
    const file = join(place, name);
    writeFileSync(file, other);
    const { code, err, out } = await ran(['table', '0.6', '--to', '50', '--resume', file]);
    expect([name, code, out]).toEqual([name, 2, '']);
    expect(err).toContain('this is no checkpoint of a table');
  }
  const other = await ran(['table', '0.7', '--to', '50', '--resume', path]);
  expect(other).toMatchObject({ code: 2, out: '' });
  expect(other.err).toContain('the checkpoint is of 0.6, not of 0.7');
  expect((await ran(['table', 'wythoff', '--to', '5', '--resume', path])).code).toBe(2);
});

test('a run that would not fit says so before it starts, in both languages', async () => {
  const big = await ran(['table', '0.6', '--to', '1000000000']);
  expect(big).toMatchObject({ code: 2, out: '' });
  expect(big.err).toContain('MiB of memory, and 1024 MiB are allowed');
  const small = await ran(['table', '0.6', '--to', '100000', '--memory', '4'], { language: 'zh' });
  expect(small).toMatchObject({ code: 2, out: '' });
  expect(small.err).toContain('上限是 4 MiB');
  expect((await ran(['table', '0.6', '--to', '100000', '--memory', 'x'])).code).toBe(2);
});
