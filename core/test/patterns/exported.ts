import { type Arbitrary, array, constantFrom, integer, oneof, sample, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { readGame } from '../../src/desk/question.ts';
import { names } from '../../src/games/registry.ts';
import { readPosition, writeComponent } from '../../src/rules/notation.ts';
import type { Convention } from '../../src/rules/position.ts';
import type { Position, Rules } from '../../src/rules/rules.ts';
import { componentsOfSize, stands } from '../../src/rules/small.ts';
import { finish, solve } from '../../src/solve/solve.ts';
import { exported, type ProgramLanguage } from '../../src/study/export.ts';
import { isFound, outputs, type Run } from './programs.ts';

const BUDGET = { options: 5000, bytes: 64 * 1024 * 1024 };
const CODES = [
  '0.777',
  '0.15',
  '0.16',
  '0.3033',
  '0.45',
  '0.5',
  '4!.3',
  '0.4=',
  '0.8',
  '0.8B',
  '0.08!',
  '0.3{3}?',
  '0.30[3]',
  '0.[12]',
  '0.3[023]',
];
const OTHERS = [
  ...CODES,
  'n -> n - k for k in {4, 1, 6}',
  '0.142',
  '4.[3]',
  '(a, b) -> (a - k, b) for k in 1..a; -> (b, a - 1)',
];
const SEED = 20_261_130;

function rulesOf(game: string): Rules {
  const read = readGame({ game, page: undefined, set: [] });
  if (!read.ok) throw new Error(`${game}: ${read.fault.id}`);
  return read.value;
}

/** Games whose moves lead to an earlier game of their page: all pairs of small heaps are asked. */
const OPENED = ['ring', 'dawsonring'];

function pairs(most: number): readonly (readonly (readonly [input: string, typed: string])[])[] {
  const numbers = Array.from({ length: most + 1 }, (_, n) => `${n}`);
  return numbers.flatMap((a) => numbers.map((b) => [[a, a] as const, [b, b] as const]));
}

/** A position of heaps that every search tells. */
const LITTLE = [['3', '3'] as const];

function isHeap({ shape: [first, ...others] }: Rules): boolean {
  return others.length === 0 && first?.depth === 0;
}

/** A component as a program reads it and as a person types it. */
type Typed = readonly [input: string, typed: string];

function components(rules: Rules): Arbitrary<Typed> {
  const standing = smallest(rules);
  return standing.length === 0 ? anyOf(rules) : oneof(anyOf(rules), constantFrom(...standing));
}

/** The smallest components that may stand on the board, where few of the shape may. */
function smallest(rules: Rules): readonly Typed[] {
  if (rules.shape.length === 1 && rules.shape[0]?.depth !== 1) return [];
  if (rules.shape.some(({ letters }) => letters !== undefined)) return [];
  const found: Typed[] = [];
  for (let size = 1; size <= 12 && found.length < 60; size += 1)
    for (const component of componentsOfSize(rules, size, rules.samples))
      if (found.length < 60 && stands(rules, component))
        found.push([[component].flat(3).join(' '), writeComponent(rules, component)]);
  return found.filter(([input]) => input !== '');
}

function anyOf(rules: Rules): Arbitrary<Typed> {
  const number = integer({ min: 0, max: 5 });
  const [first] = rules.shape;
  if (rules.shape.length === 1 && first?.depth === 0)
    return oneof(number, integer({ min: 0, max: 20 })).map((n) => [`${n}`, `${n}`]);
  const letters = first?.letters;
  if (letters !== undefined)
    return array(constantFrom(...letters), { minLength: 1, maxLength: 5 }).map((row) => [row.join(''), row.join('')]);
  const fields = rules.shape.map(({ depth }) => (depth === 0 ? number : array(number, { minLength: 1, maxLength: 3 })));
  return tuple(...fields).map((values) => {
    const texts = values.map((value) => (typeof value === 'number' ? `${value}` : `[${value.join(', ')}]`));
    return [values.flat().join(' '), texts.length === 1 ? texts.join() : `(${texts.join(', ')})`];
  });
}

/** What the engine says of a position, in the words of a program; undefined where it says nothing. */
function expected(position: Position, convention: Convention): string | undefined {
  const { answer } = finish(solve(position, convention, BUDGET));
  if (answer.outcome === 'P') return 'second';
  const move = answer.outcome === '?' ? undefined : answer.move;
  if (answer.outcome === 'N' && move === undefined && answer.notice === undefined) return 'first';
  const from = move === undefined ? undefined : position[move.part - 1];
  if (move === undefined || from === undefined) return undefined;
  const rest = (move.to ?? [])
    .map((part) => {
      const text = bare(writeComponent(part.rules, part.component));
      return part.rules === from.rules ? text : `${part.rules.name} ${text}`;
    })
    .join(' + ');
  const left = move.to?.length === 0 && from.rules.page.text === '' ? 'nothing' : rest;
  return `${answer.outcome === 'D' ? 'draw' : 'first'}\n${move.part}: ${writeComponent(from.rules, from.component)} -> ${move.ends ?? left}`.trimEnd();
}

/** An empty word is typed with quotes, and printed as nothing. */
function bare(text: string): string {
  return text === '""' ? '' : text;
}

interface Case extends Run {
  readonly game: string;
  readonly says: readonly string[];
}

function casesOf(convention: Convention, language: ProgramLanguage, every: number): readonly Case[] {
  return [...names, ...OTHERS].flatMap((game, seed) => {
    if (seed % every !== 0) return [];
    const rules = rulesOf(game);
    const text = exported(rules, language, convention);
    if (typeof text !== 'string') throw new Error(`${game}: ${text.id}`);
    const most = text.includes('Reads one position') || rules.shape[0]?.depth !== 0 ? 1 : 2;
    const lists = sample(array(components(rules), { minLength: 1, maxLength: most }), {
      seed: SEED + seed,
      numRuns: 5,
    });
    const all = OPENED.includes(game) ? pairs(11) : isHeap(rules) ? [LITTLE] : [];
    const answered = [...lists, ...all].flatMap((list) => {
      const read = readPosition(list.map(([, typed]) => typed).join(' + '), rules);
      const says = read.ok ? expected(read.value, convention) : undefined;
      return says === undefined ? [] : [{ input: `${list.map(([input]) => input).join('\n')}\n`, says }];
    });
    expect(answered.length, game).toBeGreaterThan(0);
    return [{ game, text, inputs: answered.map(({ input }) => input), says: answered.map(({ says }) => says) }];
  });
}

/** Programs of one language for the whole catalogue, or every so many games, say what the engine says of random positions. */
export function programsSay(language: ProgramLanguage, every = 1): void {
  const tool = isFound(language);
  for (const convention of ['normal', 'misere'] as const) {
    test(`${language}, ${convention}: ${tool ? 'every program says what the engine says' : 'no compiler is found, so only the text of every program is looked at'}`, () => {
      const cases = casesOf(convention, language, every);
      expect(cases.length).toBe(Math.ceil((names.length + OTHERS.length) / every));
      for (const { game, text } of cases) {
        expect(text.split('{').length, game).toBe(text.split('}').length);
        expect(text, game).toContain('answer(');
        expect(text, game).toMatch(/\((?:cited|proved|computed)\)/u);
      }
      if (!tool) return;
      const said = outputs(language, cases);
      expect(said.map((all, i) => [cases[i]?.game, all])).toEqual(cases.map(({ game, says }) => [game, says]));
    }, 300_000);
  }
}
