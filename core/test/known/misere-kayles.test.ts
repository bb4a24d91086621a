import { expect, test } from 'vitest';
import { readGame } from '../../src/index.ts';

const TOTAL = 33;

const read = readGame({ game: 'kayles', page: undefined, set: [] });
const theorem = read.ok ? read.value.theorems.find(({ convention }) => convention === 'misere') : undefined;

/** Every list of rows of at least one pin, not rising, with that many pins at most. */
function* rowsOf(pins: number, most: number): Generator<readonly number[]> {
  yield [];
  for (let row = Math.min(pins, most); row >= 1; row -= 1)
    for (const rest of rowsOf(pins - row, row)) yield [row, ...rest];
}

test(`misère Kayles: rows of up to ${TOTAL} pins are lost just where Sibert and Conway say, by a search that knows nothing of the page`, () => {
  const known = new Map<string, boolean>();
  const isLost = (rows: readonly number[]): boolean => {
    const key = rows.join();
    const before = known.get(key);
    if (before !== undefined) return before;
    const now = rows.length > 0 && !after(rows).some(isLost);
    known.set(key, now);
    return now;
  };
  let count = 0;
  for (const rows of rowsOf(TOTAL, TOTAL)) {
    count += 1;
    if ((theorem?.outcome?.(rows) === 'P') !== isLost(rows)) expect.fail(`${rows} is ${isLost(rows) ? 'lost' : 'won'}`);
  }
  expect(count).toBeGreaterThan(40_000);
});

test('misère Kayles: the winning moves of long rows are counted without a list, and are just those that leave a lost position', () => {
  for (const beside of [[], [25, 9, 1], [7]])
    for (const row of [58, 61, 62, 145, 146, 147, 200, 301]) {
      const won = [1, 2].flatMap((taken) =>
        Array.from({ length: row - taken + 1 }, (_, a) => a)
          .filter((a) => theorem?.outcome?.([...beside, a, row - taken - a]) === 'P')
          .map((a) => [taken, a]),
      );
      const replies = [...(theorem?.replies?.([...beside, row]) ?? [])]
        .filter((move) => typeof move !== 'string' && move.part === beside.length + 1)
        .map((move) => (typeof move === 'string' ? [] : [Number(move.by['k']), Number(move.by['a'])]));
      expect([row, replies]).toEqual([row, won]);
      if (beside.length === 0) expect(theorem?.replyCount?.([row])).toBe(won.length);
    }
});

function after(rows: readonly number[]): readonly (readonly number[])[] {
  return rows.flatMap((row, i) => {
    if (rows[i - 1] === row) return [];
    const rest = rows.toSpliced(i, 1);
    return [1, 2].flatMap((taken) =>
      Array.from({ length: Math.max(0, Math.floor((row - taken) / 2) + 1) }, (_, a) =>
        [...rest, a, row - taken - a].filter((pins) => pins > 0).sort((x, y) => y - x),
      ),
    );
  });
}
