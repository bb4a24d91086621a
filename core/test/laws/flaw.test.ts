import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { flaw } from '../../src/check/flaw.ts';
import type { Answer, Evidence } from '../../src/rules/answer.ts';
import type { Convention } from '../../src/rules/position.ts';
import type { Position, Rules } from '../../src/rules/rules.ts';
import { finish, solve } from '../../src/solve/solve.ts';
import { bouton, coin, kayles, nim, tame, toldNim, wythoff } from './records.ts';

type Known = Exclude<Answer, { outcome: '?' }>;
type Of<By> = Extract<Evidence, { by: By }>;

const TOLD = toldNim();
const KAYLES = kayles();
const CODED = { ...kayles('0.77') };

function solved(position: Position, convention: Convention = 'normal') {
  const solution = finish(solve(position, convention));
  const evidence = solution.evidence();
  if (solution.answer.outcome === '?' || evidence === undefined) throw new Error('undecided');
  return { answer: solution.answer, evidence };
}

/** A position with an answer and evidence of the kind that the test is about. */
function given<By extends Evidence['by']>(by: By, position: Position, convention: Convention = 'normal') {
  const { answer, evidence } = solved(position, convention);
  if (evidence.by !== by) throw new Error(`${evidence.by}, not ${by}`);
  // The tag was compared with the kind asked for.
  return {
    answer,
    evidence: evidence as Of<By>,
    check: (changed: Partial<Known>, other: Evidence = evidence) =>
      flaw(position, convention, { ...answer, ...changed }, other)?.id,
  };
}

const heaps = (rules: Rules, ...components: readonly number[]): Position =>
  components.map((component) => ({ rules, component }));

describe('a flaw is found wherever it is planted', () => {
  test('in the words of any answer', () => {
    const { check, answer } = given('search', [{ rules: wythoff(), component: [2, 3] }]);
    expect(check({})).toBeUndefined();
    expect(check({ outcome: 'P' })).toBe('flaw-outcome');
    expect(check({ value: 7 })).toBe('flaw-total');
    expect(check({ by: 'graph' })).toBe('flaw-method');
    expect(check({ move: undefined })).toBe('flaw-no-move');
    expect(check({ length: 3 })).toBe('flaw-length');
    expect(answer.move).toBeDefined();
    const [part] = answer.move?.to ?? [];
    if (part === undefined) throw new Error('no move');
    expect(check({ move: { part: 1, by: {}, to: [{ ...part, component: [9, 9] }] } })).toBe('flaw-illegal');
    expect(check({ move: { part: 1, by: {}, to: [{ ...part, component: [2, 2] }] } })).toBe('flaw-move');
  });

  test('in a table', () => {
    const { evidence, check } = given('table', heaps(KAYLES, 5));
    for (const at of evidence.values.keys()) {
      const values = evidence.values.map((entry, i) => (i === at ? { ...entry, value: entry.value + 1 } : entry));
      expect(check({}, { by: 'table', values })).toBe('flaw-nim-value');
    }
    expect(check({}, { by: 'table', values: evidence.values.slice(1) })).toBe('flaw-unlisted');
    expect(check({}, { by: 'table', values: [] })).toBe('flaw-empty');
    expect(check({}, { by: 'table', values: [{ game: 'chess', component: 1, value: 0 }] })).toBe('flaw-unknown-game');
  });

  test('in a graph', () => {
    const { evidence, check } = given('graph', heaps(KAYLES, 2, 3), 'misere');
    for (const at of evidence.marks.keys()) {
      const wrong = (change: (mark: (typeof evidence.marks)[number]) => object) => ({
        ...evidence,
        marks: evidence.marks.map((mark, i) => (i === at ? { ...mark, ...change(mark) } : mark)),
      });
      expect(
        check(
          {},
          wrong(({ outcome }) => ({ outcome: outcome === 'N' ? 'P' : 'N' })),
        ),
      ).toBe('flaw-mark');
      expect(
        check(
          {},
          wrong(({ rank }) => ({ rank: (rank ?? 0) + 2 })),
        ),
      ).toBe('flaw-mark');
    }
    expect(check({}, { ...evidence, marks: [] })).toBe('flaw-empty');
    expect(check({}, { ...evidence, convention: 'normal' })).toBe('flaw-method');
  });

  test('in a graph with cycles', () => {
    const rules = coin([[1, 2], [0], [3], [2, 'lose'], []]);
    const { evidence, check } = given('graph', heaps(rules, 0));
    expect(check({})).toBeUndefined();
    for (const at of evidence.marks.keys()) {
      const marks = evidence.marks.map((mark, i) => (i === at ? { ...mark, outcome: 'N' as const, rank: 9 } : mark));
      expect(check({}, { ...evidence, marks })).toBe('flaw-mark');
    }
  });

  test('in a theorem', () => {
    const { evidence, check } = given('theorem', heaps(TOLD, 3, 5));
    expect(check({})).toBeUndefined();
    expect(check({}, { ...evidence, theorem: 'fermat' })).toBe('flaw-no-theorem');
    expect(check({}, { ...evidence, positions: 0 })).toBe('flaw-empty');
    const lying = nim([bouton({ value: (n) => (n === 4 ? 3 : Number(n)) })]);
    expect(flaw(heaps(lying, 3, 5), 'normal', solved(heaps(TOLD, 3, 5)).answer, evidence)?.id).toBe('flaw-theorem');
    const claimed = nim([bouton({ status: 'claimed' })]);
    expect(flaw(heaps(claimed, 3, 5), 'normal', solved(heaps(TOLD, 3, 5)).answer, evidence)?.id).toBe(
      'flaw-no-theorem',
    );
  });

  test('in a period', () => {
    const { evidence, check } = given('period', heaps(CODED, 1000));
    const { certificate } = evidence;
    expect(check({})).toBeUndefined();
    expect(check({}, { by: 'period', certificate: { ...certificate, period: 11 } })).toBe('flaw-repetition');
    expect(check({}, { by: 'period', certificate: { ...certificate, values: certificate.values.slice(0, 90) } })).toBe(
      'flaw-too-few',
    );
    expect(
      check(
        {},
        {
          by: 'period',
          certificate: { ...certificate, values: certificate.values.map((value, n) => (n === 40 ? value + 1 : value)) },
        },
      ),
    ).toBe('flaw-value');
    expect(
      flaw(heaps({ ...CODED, code: '0.07' }, 1000), 'normal', solved(heaps(CODED, 1000)).answer, evidence)?.id,
    ).toBe('flaw-code');
  });

  test('in the evidence of parts', () => {
    const position = [...heaps(TOLD, 6), ...heaps(KAYLES, 5)];
    const { evidence, check } = given('parts', position);
    expect(check({})).toBeUndefined();
    const [first, second] = evidence.parts;
    if (first === undefined || second === undefined) throw new Error('two parts');
    expect(check({}, { by: 'parts', parts: [first] })).toBe('flaw-empty');
    expect(check({}, { by: 'parts', parts: [{ ...first, value: 5 }, second] })).toBe('flaw-nim-value');
    expect(check({}, { by: 'parts', parts: [first, { ...second, evidence: { by: 'table', values: [] } }] })).toBe(
      'flaw-empty',
    );
  });
});

test('no flaw is found in what the solvers say', () => {
  const arbitrary = fc.array(
    fc.oneof(
      fc.record({ rules: fc.constantFrom<Rules>(nim(), TOLD, KAYLES, CODED), component: fc.nat(5) }),
      fc.record({ rules: fc.constant(wythoff()), component: fc.tuple(fc.nat(3), fc.nat(3)) }),
    ),
    { maxLength: 3 },
  );
  fc.assert(
    fc.property(arbitrary, fc.constantFrom<Convention>('normal', 'misere'), (position, convention) => {
      const { answer, evidence } = solved(position, convention);
      expect(flaw(position, convention, answer, evidence)).toBeUndefined();
    }),
    { numRuns: 40 },
  );
});

test('a false theorem is never used, whoever cites it', () => {
  const lying = nim([bouton({ value: (n) => Number(n) % 4 })]);
  expect(solved(heaps(lying, 5)).answer).toMatchObject({ by: 'table', value: 5 });
  const claimed = nim([bouton({ status: 'claimed' })]);
  expect(solved(heaps(claimed, 5)).answer.by).toBe('table');
  const wrongTame = kayles(undefined, [tame()]);
  expect(solved(heaps(wrongTame, 1, 5), 'misere').answer).toMatchObject({ by: 'graph', outcome: 'P' });
});
