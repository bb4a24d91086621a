import { describe, expect, test } from 'vitest';
import * as list from '../../src/judges/judges.ts';
import cases from './cases.json' with { type: 'json' };
import { required } from './required.ts';
import { output, run } from './run.ts';

const judges = await list.judges();

test('every promised problem is answered, and no other', () => {
  expect(judges.map(({ name }) => name)).toEqual(required);
  expect(list.judgeNames).toEqual(required);
});

describe('a page of a problem is whole', () => {
  test.each(judges.map((judge) => [judge.name, judge] as const))('%s', (_, judge) => {
    expect(
      judge.title.en && judge.title.zh && judge.site && judge.statement.en && judge.statement.zh && judge.source,
    ).toBeTruthy();
    expect(judge.known === 'recalled').toBe(judge.source.startsWith('recalled'));
    expect(judge.sample.output.endsWith('\n')).toBe(true);
    expect(judge.limits.length).toBeGreaterThan(0);
  });
});

describe('the sample gives its output without a note', () => {
  test.each(judges.map(({ name, sample }) => [name, sample] as const))('%s', (name, sample) => {
    expect(run(name, sample.input)).toEqual({ output: sample.output, notes: [], fault: undefined });
  });
});

describe('cases that people met give their output', () => {
  test.each(cases.map((row) => [row.name, row] as const))('%s', (_, row) => {
    expect(output(row.judge, row.input).trimEnd()).toBe(row.output.trimEnd());
  });
});

describe('blanks and line ends of any kind only part the tokens', () => {
  // The lists of one site are written line by line; there the line ends alone vary.
  test.each(judges.map(({ name, sample }) => [name, sample] as const))('%s', (name, sample) => {
    expect(output(name, sample.input.replaceAll('\n', ' \r\n\r\n'))).toBe(sample.output);
    expect(output(name, sample.input.replaceAll('\n', ' '))).toBe(sample.output);
    expect(output(name, `\uFEFF${sample.input.trimEnd()}`)).toBe(sample.output);
  });
});

describe('no input gives no output', () => {
  test.each(judges.map(({ name }) => name))('%s', (name) => {
    for (const input of ['', ' \r\n\t ', '\uFEFF'])
      expect(run(name, input)).toEqual({ output: '', notes: [], fault: undefined });
  });
});

describe('an input that is not of the form is refused with its place, never with an exception', () => {
  const wrongs = [
    'x',
    '-1',
    '1.5',
    '1e9',
    '3 x',
    '\0',
    '1\0',
    '99999999999999999999',
    '1 99999999999999999999',
    '2 1 1 x',
  ];
  test.each(judges.map(({ name }) => name))('%s', (name) => {
    for (const wrong of wrongs) {
      const { fault } = run(name, wrong);
      if (fault !== undefined) expect(fault.id).toMatch(/^judge-/u);
    }
    expect(run(name, 'x').fault).toMatchObject({ at: 0, line: 1, column: 1 });
    expect(run(name, '\n -5').fault).toMatchObject({ line: 2, column: 2 });
  });
});
