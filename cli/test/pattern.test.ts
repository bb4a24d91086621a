import { expect, test } from 'vitest';
import { ran } from './run.ts';

test('a pattern is told as a claim with its certainty and its exceptions, in both languages', async () => {
  const english = await ran(['pattern', 'lasker', '--to', '60']);
  expect(english.code).toBe(0);
  expect(english.out).toContain('claim value = 4 * (n div 4) + [0, 2, 3, 5][n mod 4 + 1] - 1 except when n in {0}');
  expect(english.out).toContain('from 1 on rises by 4 in each period of 4');
  expect(english.out).toContain('observed to 60, not proved');
  const chinese = await ran(['pattern', 'lasker', '--to', '60'], { language: 'zh' });
  expect(chinese.out).toContain('从 1 起每 4 项增加 4');
  expect(`${english.out}${chinese.out}`).not.toContain('{{');
});

test('a pasted table is studied as that of a game is', async () => {
  const table = await ran(['table', 'half', '--to', '100', '--form', 'bfile']);
  const { out, code } = await ran(['pattern', '-', '--json'], { input: table.out });
  expect(code).toBe(0);
  const read: { readonly found: readonly { readonly family: string }[] } = JSON.parse(out);
  expect(read).toMatchObject({ game: '-', to: 100 });
  expect(read.found[0]).toMatchObject({ family: 'self-similar', certainty: 'observed' });
  expect(read.found.map(({ family }) => family)).toContain('game');
});

test('what broke is told with its place', async () => {
  const { out, code } = await ran(['pattern', 'officers', '--misere', '--to', '40']);
  expect(code).toBe(0);
  expect(out).toContain('Nothing found up to 40.');
  expect(out).toContain('broken at 32');
});

test('no game, no table and no number are refused with a sentence', async () => {
  for (const words of [['pattern'], ['pattern', '-'], ['pattern', 'kayles', '--to', 'x'], ['pattern', 'nosuchgame']]) {
    const { code, err, out } = await ran(words);
    expect([words, code, out]).toEqual([words, 2, '']);
    expect(err).toContain('nimlab: ');
  }
});

test('in Chinese a full-width colon stands after the name of what is told', async () => {
  const { out } = await ran(['pattern', 'take {1, 2, 6}'], { language: 'zh' });
  expect(out).toContain('SG 值：');
  expect(out).not.toContain('SG 值: ');
});

test('a list that grows is looked at as lost positions and as values, and that is said', async () => {
  const list = '2 5 8 11 14 17 20 23 26 29 32 35\n';
  const english = await ran(['pattern', '-'], { input: list });
  expect(english.out).toMatch(/^the table, to 35\na list that grows: read as lost positions, and as the nim-values/u);
  expect(english.out).toContain('claim loses when n mod 3 = 2');
  const chinese = await ran(['pattern', '-'], { input: list, language: 'zh' });
  expect(chinese.out).toMatch(/^所给的表，到 35\n递增的一列数：既当作必败态读/u);
  const { out } = await ran(['pattern', '-', '--json'], { input: list });
  expect(JSON.parse(out)).toMatchObject({ game: '-', to: 35 });
  const values = await ran(['pattern', '-'], { input: '0 1 2 3 0 1 2 3 0 1 2 3 0 1 2 3' });
  expect(values.out).not.toContain('a list that grows');
});

test('patterns of a game with a finite memory are proved where the period is', async () => {
  const game = 'n -> n - k for k in {1, 2} if n is even; -> n - 3 if n is odd';
  const { out } = await ran(['pattern', game]);
  expect(out.match(/proved: what may be taken needs a finite memory: the values repeat every 4 from 0/gu)).toHaveLength(
    2,
  );
  const misere = await ran(['pattern', game, '--misere']);
  expect(misere.out).toContain('proved: what may be taken needs a finite memory: who wins one heap in misère play');
  expect((await ran(['pattern', game], { language: 'zh' })).out).toContain('附有可复核的证书');
  // Too few heaps for one whole period say nothing of the others.
  expect((await ran(['pattern', game, '--to', '3'])).out).not.toContain('proved: ');
});
