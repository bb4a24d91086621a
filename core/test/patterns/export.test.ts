import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { array, assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { readGame } from '../../src/desk/question.ts';
import type { Rules } from '../../src/rules/rules.ts';
import { DEFAULT_BUDGET, finish, solve } from '../../src/solve/solve.ts';
import { exported } from '../../src/study/export.ts';

const GAMES = ['kayles', 'nim', 'grundy', 'lasker', 'n -> n - k for k in {4, 1, 6}'];
const place = mkdtempSync(join(tmpdir(), 'nimlab-export-'));

function rulesOf(game: string): Rules {
  const read = readGame({ game, page: undefined, set: [] });
  if (!read.ok) throw new Error(`${game}: ${read.fault.id}`);
  return read.value;
}

/** What the engine says, in the words of the program. */
function expected(rules: Rules, heaps: readonly number[]): string {
  const { answer } = finish(
    solve(
      heaps.map((component) => ({ rules, component })),
      'normal',
      DEFAULT_BUDGET,
    ),
  );
  if (answer.outcome === 'P') return 'second\n';
  if (answer.outcome !== 'N' || answer.move?.to === undefined) throw new Error('no answer');
  const { part, to } = answer.move;
  return `first\n${part}: ${heaps[part - 1]} -> ${to.map((rest) => String(rest.component)).join(' + ')}\n`;
}

const heapLists = array(integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 4 });

for (const game of GAMES) {
  test(`the C++ and the Python program of ${game} say what the engine says`, () => {
    const rules = rulesOf(game);
    const cpp = exported(rules, 'cpp');
    const python = exported(rules, 'python');
    if (typeof cpp !== 'string' || typeof python !== 'string') throw new Error('not exported');
    const path = join(place, `p${GAMES.indexOf(game)}`);
    writeFileSync(`${path}.cpp`, cpp);
    writeFileSync(`${path}.py`, python);
    execFileSync('g++', ['-std=c++17', '-o', path, `${path}.cpp`]);
    const run = (program: string, words: readonly string[], input: string): string =>
      execFileSync(program, words, { input, encoding: 'utf8' });
    assert(
      property(heapLists, (heaps) => {
        const says = expected(rules, heaps);
        expect(run(path, [], heaps.join(' '))).toBe(says);
        expect(run('python3', [`${path}.py`], heaps.join(' '))).toBe(says);
      }),
      { numRuns: 3 },
    );
  });
}

test('a game whose moves are of another form is not exported', () => {
  for (const game of ['wythoff', 'half', 'squares'])
    expect(exported(rulesOf(game), 'cpp'), game).toMatchObject({ id: 'export-shape' });
});
