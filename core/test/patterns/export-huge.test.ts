import { expect, test } from 'vitest';
import { readGame } from '../../src/desk/question.ts';
import { readPosition } from '../../src/rules/notation.ts';
import { finish, solve } from '../../src/solve/solve.ts';
import { exported, type ProgramLanguage } from '../../src/study/export.ts';
import { isFound, outputs } from './programs.ts';

const GAMES = ['subtraction', 'n -> n - k for k in {2, 5, 7}', '0.3303', 'bash', '0.0303'];
const POSITIONS = [
  '1000000000000000000 5',
  '999999999999999999 123456789012345678',
  '999999999999999983 1 1',
  '888888888888888888 777777777777777777 3',
  '1 1 1',
  '0',
];

function rulesOf(game: string) {
  const read = readGame({ game, page: undefined, set: [] });
  if (!read.ok) throw new Error(`${game}: ${read.fault.id}`);
  return read.value;
}

function said(game: string, text: string): string {
  const read = readPosition(text, rulesOf(game));
  if (!read.ok) throw new Error(`${game} ${text}: ${read.fault.id}`);
  const { answer } = finish(solve(read.value, 'misere'));
  if (answer.outcome === 'P') return 'second';
  const move = answer.outcome === 'N' ? answer.move : undefined;
  if (answer.outcome !== 'N') throw new Error(`${game} ${text}: ${answer.outcome}`);
  if (move === undefined) return 'first';
  const left = move.to?.map(({ component }) => String(component)).join(' + ');
  const nothing = left === '' ? 'nothing' : left;
  return `first\n${move.part}: ${String(read.value[move.part - 1]?.component)} -> ${nothing}`;
}

for (const language of ['cpp', 'python', 'typescript', 'java', 'rust'] as const satisfies readonly ProgramLanguage[])
  test(`${language}: programs of subtraction sets say in misère play what the engine says of heaps of 10^18`, () => {
    const runs = GAMES.map((game) => ({
      text: String(exported(rulesOf(game), language, 'misere')),
      inputs: POSITIONS.map((position) => `${position}\n`),
    }));
    for (const { text } of runs) expect(text).toMatch(/Right for numbers (?:up to 10\^18|of any size)/u);
    if (!isFound(language)) return;
    expect(outputs(language, runs)).toEqual(GAMES.map((game) => POSITIONS.map((position) => said(game, position))));
  }, 120_000);
