import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { ran } from './run.ts';

const schema = JSON.parse(readFileSync(new URL('../schema/answer.json', import.meta.url), 'utf8'));
const fits = new Ajv({ allErrors: true }).compile(schema);

async function answer(...words: string[]) {
  const { out, code } = await ran(['solve', ...words, '--json']);
  const objects = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  for (const object of objects) {
    fits(object);
    expect(fits.errors ?? []).toEqual([]);
  }
  return { ...objects[0], code };
}

describe('nimlab solve', () => {
  test('the heaps 3, 6, 9 are won by taking 4 from the third', async () => {
    const { outcome, value, move, code } = await answer('nim', '3', '6', '9');
    expect({ outcome, value, code }).toEqual({ outcome: 'N', value: 12, code: 0 });
    expect(move).toEqual({ part: 3, from: '9', to: '5', by: { k: 4 }, text: '3: 9 -> 5', position: '3 + 6 + 5' });
  });

  test('a move names the position after it, in text that reads back', async () => {
    const { moves } = await answer('kayles', '5', '4', '--all');
    for (const { position } of moves) {
      const after = await answer('kayles', position);
      expect(after.outcome).toBe('P');
    }
  });

  test('different games stand in one position, in one word or in several', async () => {
    const quoted = await answer('kayles 7 + nim 3');
    const loose = await answer('kayles', '7', '+', 'nim', '3');
    expect(quoted.game).toBe('kayles + nim');
    expect(loose).toEqual(quoted);
  });

  test('heaps of 250 digits are exact', async () => {
    const big = 10n ** 250n;
    const { outcome, move, count } = await answer('nim', `${big + 1n}`, `${big}`, '--count');
    expect(outcome).toBe('N');
    expect(count).toBe(1);
    expect(move.to).toBe(`${big}`);
  });

  test('every line of the standard input is answered, and the worst exit code stands', async () => {
    const { out, code, err } = await ran(['solve', 'nim', '-'], { input: '3 6 9\r\n1 1\n3,x\n' });
    expect(out.match(/^[NP] /gmu)).toEqual(['N ', 'P ']);
    expect(err).toContain('x');
    expect(code).toBe(2);
  });

  test('evidence is given as kind, size and digest', async () => {
    const { evidence } = await answer('grundy', '8', '--misere');
    expect(evidence.kind).toBe('graph');
    expect(evidence.size).toBeGreaterThan(2);
  });
});
