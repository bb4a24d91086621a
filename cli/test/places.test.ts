import { expect, test } from 'vitest';
import { ran } from './run.ts';

/** The places of the faults that a question is refused with. */
async function places(words: readonly string[], input = ''): Promise<readonly string[]> {
  const { err } = await ran(['solve', ...words], { input });
  return [...err.matchAll(/^nimlab: (\d+:\d+): /gmu)].map(([, place]) => place ?? '');
}

test('the faults of positions on the standard input carry the lines of that input', async () => {
  expect(await places(['nim', '-'], '3 6 9\n\nfoo\n3 -1\n')).toEqual(['3:1', '4:3']);
  expect(await places(['nim', '-'], '\r\n3 x\r\n\r\n 1.5\r\n')).toEqual(['2:3', '4:2']);
  expect(await places(['nim', '-'], '1 2\n3 + foo 3\n4 + kayles x')).toEqual(['2:5', '3:12']);
});

test('a fault of the rules keeps its own place, wherever the positions come from', async () => {
  expect(await places(['n -> n - j for k in 1..n', '-'], '\n\n7\n')).toEqual(['1:10']);
  expect(await places(['n -> n - j for k in 1..n', '7'])).toEqual(['1:10']);
});

test('JSON tells the same places, and counts characters from the beginning of the input', async () => {
  const { out } = await ran(['solve', 'nim', '-', '--json'], { input: '3 6 9\n\nfoo\n3 -1\n' });
  const errors = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).error)
    .filter((error) => error !== undefined);
  expect(errors).toMatchObject([
    { at: 7, line: 3, column: 1 },
    { at: 13, line: 4, column: 3 },
  ]);
});

test.each([
  [['nim 3 + foo 3'], '1:9'],
  [['nim', '3', '+', 'foo', '3'], '1:9'],
  [['nim', '3 + foo 3'], '1:9'],
  [['nim', '3', '-1'], '1:7'],
  [['nim 3 + kayles 5 x'], '1:18'],
  [['nim', '3', '+', 'kayles', '5', 'x'], '1:18'],
  [['foo 3'], '1:1'],
  [['foo', '3'], '1:1'],
  [['n -> n - 1', '3', 'x'], '1:14'],
] as const)('of %j the fault is told where it stands in the words as typed', async (words, place) => {
  expect(await places(words)).toEqual([place]);
});
