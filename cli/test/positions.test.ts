import { expect, test } from 'vitest';
import { ran } from './run.ts';

test('a start that makes a position which the page refuses is told as a mistake of the position', async () => {
  const { code, out, err } = await ran(['solve', 'dynamic', '20', '--set', 'factor=0']);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain('(20, 19) is no position of dynamic: the factor is at least 1');
  expect((await ran(['solve', 'northcott', '[(3, 2)]'], { language: 'zh' })).err).toMatch(/northcott 的局面：.*左侧/u);
});

test.each([
  [['wythoff', '3', '5', '7', '9'], '3 5 + 7 9'],
  [['wythoff', '1,2,3,4,5,6'], '1 2 + 3 4 + 5 6'],
  [['heappass', '4', '5'], '4 + 5'],
] as const)(
  'numbers that make several components, as of %j, are shown with the + that joins them',
  async (words, instead) => {
    for (const language of ['en', 'zh'] as const) {
      const { code, err } = await ran(['solve', ...words], { language });
      expect(code).toBe(2);
      expect(err).toContain(`+${language === 'en' ? ': ' : '：'}${instead}`);
    }
    const { code } = await ran(['solve', words[0], instead]);
    expect(code).toBe(0);
  },
);

test.each([
  ['wythoff', '3', '5', '7'],
  ['wythoff', '3'],
  ['heappass', '4', 'x'],
])('no + is shown where the numbers do not fall into components: %s %s', async (...words) => {
  const { code, err } = await ran(['solve', ...words]);
  expect(code).toBe(2);
  expect(err).not.toContain('joined by +');
});
