import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ran } from './run.ts';

const place = mkdtempSync(join(tmpdir(), 'nimlab-period-'));

async function proved(game: string, ...words: readonly string[]): Promise<string> {
  const path = join(place, `${[game, ...words].join(' ').replaceAll(/\W/gu, '_')}.json`);
  const { code } = await ran(['prove', game, ...words, '--certificate', path]);
  expect([game, code]).toEqual([game, 0]);
  return path;
}

function changed(path: string, from: string | RegExp, to: string): string {
  const other = `${path}.changed`;
  writeFileSync(other, readFileSync(path, 'utf8').replace(from, to));
  return other;
}

test('the period of Kayles is proved within 170 values, with its preperiod, its exceptions and its block', async () => {
  const { out, code } = await ran(['period', 'kayles', '--json']);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    game: 'kayles',
    code: '0.77',
    status: 'proved',
    to: 167,
    preperiod: 71,
    period: 12,
    saltus: 0,
    proof: 168,
    exceptions: [0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57, 70],
  });
});

test('what has no proof is observed or has none, up to a heap that is told', async () => {
  const rises = await ran(['period', '0.3F', '--to', '300', '--json']);
  expect(JSON.parse(rises.out)).toMatchObject({ status: 'observed', to: 300, period: 6, saltus: 3, proof: null });
  const officers = await ran(['period', '0.6', '--to', '2000', '--json']);
  expect(JSON.parse(officers.out)).toMatchObject({ status: 'none', to: 2000, period: null });
  expect((await ran(['period', '0.6', '--to', '2000'])).out).toContain('no period up to 2000');
  expect((await ran(['period', 'grundy', '--to', '200'], { language: 'zh' })).out).toContain('到 200 为止没有周期');
  expect(await ran(['period', 'wythoff'])).toMatchObject({ code: 2, out: '' });
});

test('a long look for a period shows its progress on a terminal, and stops with code 130 when told to', async () => {
  const signs = (err: string) => err.match(/\rperiod [\d,]+ /gu)?.length ?? 0;
  for (const game of ['0.007', '0.9', 'grundy']) {
    const { code, out, err } = await ran(['period', game, '--to', '1000000'], { stop: (text) => signs(text) > 1 });
    expect([game, code, out]).toEqual([game, 130, '']);
    expect(err.endsWith('nimlab: stopped\n')).toBe(true);
  }
});

test('an arithmetic period is proved, written, verified, and answers heaps of 10^18 and 10^250 with a move that leaves value 0', async () => {
  const path = await proved('0.8B');
  const { out } = await ran(['period', '0.8B', '--json']);
  expect(JSON.parse(out)).toMatchObject({ status: 'proved', preperiod: 7, period: 7, saltus: 4, proof: 30 });
  expect(await ran(['verify', path])).toMatchObject({ code: 0, err: '' });
  for (const zeros of [18, 250]) {
    const heap = 10n ** BigInt(zeros);
    const answers = [
      ['solve', '0.8B', String(heap), '--with', path],
      ['solve', '0.8B', String(heap)],
    ];
    for (const words of answers) {
      const answer = JSON.parse((await ran([...words, '--json'])).out);
      expect(answer).toMatchObject({ outcome: 'N', certainty: 'proved', evidence: { kind: 'period' } });
      const left = String(answer.move.to).split(' + ');
      const after = JSON.parse((await ran(['solve', '0.8B', ...left, '--json'])).out);
      expect(after).toMatchObject({ outcome: 'P', certainty: 'proved', value: 0 });
    }
  }
  const counted = JSON.parse((await ran(['solve', '0.8B', '1000', '--count', '--json'])).out);
  expect(counted.count).toBeGreaterThan(0);
  const endless = await ran(['solve', '0.8B', '1000000000000000000', '--count', '--json']);
  expect(endless.code).toBe(0);
});

test('a rising certificate with a number changed is refused, and says where', async () => {
  const path = await proved('0.8B');
  for (const [from, to, said] of [
    ['14, 14, 15, 16', '14, 14, 15, 17', 'heap 29 is said to have value 17; it has 16'],
    ['"saltus": 4', '"saltus": 3', 'heap 14 should repeat the value 6; it has 7'],
    ['"preperiod": 7', '"preperiod": 6', 'heap 13 should repeat the value 7; it has 6'],
    ['"preperiod": 7', '"preperiod": 8', 'the proof needs 33 values, and has 30'],
    ['"code": "0.8B"', '"code": "0.77"', 'no theorem bounds the period of 0.77'],
    [/, 14, 14, [^\]]*/u, '', 'the proof needs 30 values, and has 26'],
  ] as const) {
    const { code, err, out } = await ran(['verify', changed(path, from, to)]);
    expect([to, code, out]).toEqual([to, 1, '']);
    expect(err).toContain(said);
  }
});

test('a certificate is written, stands, and is refused with its place once a number is changed', async () => {
  const path = await proved('kayles');
  expect(await ran(['verify', path])).toMatchObject({ code: 0, err: '' });
  const period = await ran(['verify', changed(path, '"period": 12', '"period": 13')]);
  expect(period).toMatchObject({ code: 1, out: '' });
  expect(period.err).toContain('the proof needs 170 values, and has 168');
  const value = await ran(['verify', changed(path, '[\n    0, 1, 2', '[\n    0, 1, 3')]);
  expect(value.err).toContain('heap 2 is said to have value 3; it has 2');
  const { out } = await ran(['verify', changed(path, '[\n    0, 1, 2', '[\n    0, 1, 3'), '--json']);
  expect(JSON.parse(out)).toMatchObject({ verified: false, flaw: { id: 'flaw-value', heap: 2, said: 3, found: 2 } });
});

test('a bad file is bad input, and says what is wrong with it', async () => {
  const path = await proved('kayles');
  expect((await ran(['verify', join(place, 'missing.json')])).code).toBe(2);
  for (const [from, to, part] of [
    [/[\s\S]*/u, 'no JSON', 'JSON object'],
    ['nimlab period 1', 'nimlab period 9', 'nimlab period 1'],
    ['"preperiod": 71', '"preperiod": "71"', '"preperiod"'],
    ['[\n    0, 1, 2', '[\n    0, 1, 2.5', '"values[2]"'],
  ] as const) {
    const { code, err } = await ran(['verify', changed(path, from, to)]);
    expect([part, code]).toEqual([part, 2]);
    expect(err).toContain(part);
  }
});

test('heaps of 10^18 and 10^250 are answered by a loaded period, proved, where the page would only cite', async () => {
  const path = await proved('kayles');
  for (const zeros of [18, 250]) {
    const heap = `1${'0'.repeat(zeros)}`;
    const { out } = await ran(['solve', 'kayles', heap, '--with', path, '--json']);
    const { certainty, evidence, value, outcome, move } = JSON.parse(out);
    const cited = JSON.parse((await ran(['solve', 'kayles', heap, '--json'])).out);
    expect([certainty, evidence.kind, cited.certainty]).toEqual(['proved', 'period', 'cited']);
    expect([value, outcome, move]).toEqual([cited.value, cited.outcome, cited.move]);
    const mixed = await ran(['solve', `kayles ${heap} + nim 3`, '--with', path, '--json']);
    expect(JSON.parse(mixed.out)).toMatchObject({ outcome: 'N' });
  }
  const misere = await ran(['solve', 'kayles', '9', '--misere', '--with', path]);
  expect(misere.out).toContain('P  ');
});

test('a table with a certificate is the table without it', async () => {
  const path = await proved('0.07');
  const plain = await ran(['table', '0.07', '--to', '120']);
  expect(await ran(['table', '0.07', '--to', '120', '--with', path])).toEqual(plain);
});

test('a code is answered by its own certificate, also where it is the nickname of a page of another form', async () => {
  const path = await proved('0.137');
  const answer = await ran(['solve', '0.137', '100000000000000000000', '--with', path, '--json']);
  expect(JSON.parse(answer.out)).toMatchObject({ certainty: 'proved', evidence: { kind: 'period' } });
  const sum = await ran(['solve', '0.137 100000000000000000000 + 0.137 4', '--with', path, '--json']);
  expect(JSON.parse(sum.out)).toMatchObject({ certainty: 'proved', evidence: { kind: 'period' } });
});

test('a certificate that fails, or speaks of another game, is not answered by', async () => {
  const path = await proved('kayles');
  const bad = await ran(['solve', 'kayles', '7', '--with', changed(path, '"preperiod": 71', '"preperiod": 70')]);
  expect(bad).toMatchObject({ code: 1, out: '' });
  const other = await ran(['solve', 'nim', '3', '--with', path]);
  expect(other).toMatchObject({ code: 2, out: '' });
});

test('the programs of docs/certificates.md accept what the referee accepts, and refuse what it refuses', async () => {
  const page = readFileSync(new URL('../../docs/certificates.md', import.meta.url), 'utf8');
  const programs = [...page.matchAll(/```python\n([\s\S]*?)```/gu)].map(([, program = '']) => program);
  expect(programs.length).toBe(3);
  for (const program of programs) expect(program.trimEnd().split('\n').length).toBeLessThanOrEqual(20);
  const [octal = '', taking = '', memory = ''] = programs;
  const files: { program: string; path: string; said: 'proved' | 'refused' }[] = [];
  for (const [program, game, ...words] of [
    [octal, 'kayles'],
    [octal, '0.137'],
    [octal, '4.0'],
    [taking, 'n -> n - k for k in {2, 4, 7}'],
    [taking, 'n -> n - k for k in {1, 3, 4}'],
    [memory, 'n -> n - k for k in {2, 4, 7}', '--misere'],
    [memory, PARITY],
    [memory, PARITY, '--misere'],
  ] as const) {
    const path = await proved(game, ...words);
    const text = readFileSync(path, 'utf8');
    files.push({ program, path, said: 'proved' });
    for (const [i, [from, to]] of CHANGES.entries()) {
      const other = `${path}.${i}`;
      if (text.replace(from, to) === text) continue;
      writeFileSync(other, text.replace(from, to));
      files.push({ program, path: other, said: 'refused' });
    }
  }
  expect(python(files)).toEqual(files.map(({ said }) => said));
  for (const { path, said } of files)
    expect([path, (await ran(['verify', path])).code]).toEqual([path, said === 'proved' ? 0 : 1]);
});

const CHANGES = [
  [/"preperiod": [1-9]\d*/u, '"preperiod": 0'],
  [/"period": (\d+)/u, '"period": 1$1'],
  [/(\d), (\d)\n/u, '$1, 1$2\n'],
] as const;

/** Runs each program on its file, as `python3 PROGRAM FILE` does, all in one process. */
const RUNS = `
import json, sys
for program, path in json.load(sys.stdin):
    sys.argv = ['program', path]
    try: exec(program, {})
    except AssertionError: print('refused')
`;

function python(files: readonly { readonly program: string; readonly path: string }[]): readonly string[] {
  const input = JSON.stringify(files.map(({ program, path }) => [program, path]));
  return execFileSync('python3', ['-c', RUNS], { encoding: 'utf8', input }).trim().split('\n');
}

const PARITY = 'game parity(n)\n  -> n - k for k in {1, 2} if n is even\n  -> n - k for k in {1, 3} if n mod 2 = 1';

const TAKES = 'n -> n - k for k in {1, 3, 4}';

test('a claim on lost heaps or values of a subtraction set is proved, and its file makes it a theorem of the game', async () => {
  const path = join(place, 'claimed.json');
  for (const claim of [
    'claim loses when n mod 7 in {0, 2}',
    'claim value = [0, 1, 0, 1, 2, 3, 2][n mod 7 + 1]',
    'claim period 7 from 0',
  ]) {
    const { code, out } = await ran(['prove', TAKES, claim, '--certificate', path]);
    expect([claim, code]).toEqual([claim, 0]);
    expect(out).toContain('✓ proved: ');
    expect((await ran(['verify', path])).code).toBe(0);
  }
  for (const [heap, outcome] of [
    [`7${'0'.repeat(30)}`, 'P'],
    [`7${'0'.repeat(29)}2`, 'P'],
    [`7${'0'.repeat(29)}3`, 'N'],
  ] as const) {
    const { out } = await ran(['solve', TAKES, heap, '--with', path, '--json']);
    expect(JSON.parse(out)).toMatchObject({ outcome, certainty: 'proved', evidence: { kind: 'period' } });
  }
});

test('a claim that is refuted or only observed is not proved, and leaves no file', async () => {
  const path = join(place, 'none.json');
  const wrong = await ran(['prove', TAKES, 'claim loses when n mod 7 in {0, 3}', '--certificate', path]);
  expect(wrong.code).toBe(1);
  expect(wrong.out).toContain('✗');
  const seen = await ran(['prove', 'powers', 'claim loses when n mod 3 = 0', '--certificate', path]);
  expect(seen.code).toBe(3);
  expect(existsSync(path)).toBe(false);
  const bare = await ran(['prove', '0.142', 'claim loses when n = 0', '--certificate', path]);
  expect(bare).toMatchObject({ code: 2, out: '' });
});

test('a claim on who loses in misère play, and one where remainders say what is taken, are proved by a finite memory and its file', async () => {
  const path = join(place, 'memory.json');
  for (const [game, claim] of [
    [TAKES, 'claim misere loses when n mod 7 in {1, 3}'],
    [PARITY, 'claim loses when n mod 4 = 0'],
    [PARITY, 'claim value = [0, 1, 2, 1][n mod 4 + 1]'],
  ] as const) {
    const { code, out } = await ran(['prove', game, claim, '--certificate', path]);
    expect([claim, code]).toEqual([claim, 0]);
    expect(out).toContain('✓ proved: ');
    expect(await ran(['verify', path])).toMatchObject({ code: 0, err: '' });
  }
  const wrong = await ran(['verify', changed(path, '"period": 4', '"period": 6')]);
  expect(wrong).toMatchObject({ code: 1, out: '' });
  expect(wrong.err).toContain('the proof needs');
  const value = await ran(['verify', changed(path, '0, 1, 2', '0, 1, 3'), '--json']);
  expect(JSON.parse(value.out)).toMatchObject({
    verified: false,
    flaw: { id: 'flaw-value', heap: 2, said: 3, found: 2 },
  });
  expect((await ran(['verify', changed(path, '"1 2"', '"1 x"')])).code).toBe(2);
  const idle = await ran(['solve', 'nim', '3', '--with', path]);
  expect(idle).toMatchObject({ code: 2, out: '' });
  expect(idle.err).toContain('the certificate speaks of no game here');
  expect((await ran(['prove', 'kayles', '--misere', '--certificate', path])).code).toBe(3);
});

test('a misère certificate of a finite memory answers heaps of 10^18 and 10^250, in solve, table and play; a changed one is refused', async () => {
  const path = join(place, 'misere.json');
  const rules = 'n -> n - 1; -> n - k for k in 2..3 if n mod 3 = 1';
  await ran(['prove', rules, '--misere', '--certificate', path]);
  const loaded = ['--misere', '--with', path];
  for (const heap of ['8', `1${'0'.repeat(18)}`, `1${'0'.repeat(250)}`]) {
    const { code, out } = await ran(['solve', rules, heap, ...loaded, '--json']);
    expect([heap, code]).toEqual([heap, 0]);
    const isLost = BigInt(heap) % 3n === 2n;
    expect(JSON.parse(out)).toMatchObject({
      outcome: isLost ? 'P' : 'N',
      certainty: 'proved',
      evidence: { kind: 'period' },
    });
  }
  const chinese = await ran(['solve', rules, `1${'0'.repeat(18)}`, ...loaded, '--why'], { language: 'zh' });
  expect(chinese.out).toContain('已证明：能取走什么只需有限的记忆：反 Nim 规则下一堆的胜负从 4 起以 3 为周期');
  expect(chinese.out).toContain('1000000000000000000 必胜：从 4 起胜负每 3 个重复一次');
  const row = await ran(['table', rules, ...loaded, '--from', '1000000000000', '--to', '1000000000003']);
  expect(row.out.replace(/^x:.*$/mu, '')).toMatch(/o\(x\): +N +P +N +N/u);
  const played = await ran(['play', rules, `1${'0'.repeat(18)}`, ...loaded], { input: 'h\n' });
  expect(played.out).toContain('You can win from here.');
  const normal = await ran(['solve', rules, '8', '--with', path]);
  expect(normal).toMatchObject({ code: 2, out: '' });
  expect(normal.err).toContain('ask with --misere');
  const bad = await ran(['solve', rules, '8', '--misere', '--with', changed(path, '1, 0, 1, 0', '1, 0, 1, 1')]);
  expect(bad).toMatchObject({ code: 1, out: '' });
  expect(bad.err).toContain('heap 3 is said to be 1');
  const other = await ran(['solve', rules, '8', '--misere', '--with', changed(path, '"1 2 3"', '"1 2"')]);
  expect(other).toMatchObject({ code: 2, out: '' });
});
