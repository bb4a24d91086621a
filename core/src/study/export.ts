import { readCode } from '../nim/code/read.ts';
import type { Fact } from '../rules/fact.ts';
import type { Rules } from '../rules/rules.ts';
import { heapTable } from '../solve/take-and-break.ts';
import { cppProgram } from './export/cpp.ts';
import { movesOf } from './export/moves.ts';
import type { Program } from './export/program.ts';
import { pythonProgram } from './export/python.ts';

/** The languages that programs are written in. */
export const programLanguages = ['cpp', 'python'] as const;

/** The name of such a language. */
export type ProgramLanguage = (typeof programLanguages)[number];

/** Without a proved period, a program holds the values of heaps to this one. */
const FARTHEST = 5000;

/**
 * A short program that reads heaps and prints who wins and the first winning move in the game's own order, for a take-and-break game in normal
 * play: by its proved period, or by a table of its values. A fact says why there is none.
 */
export function exported(rules: Rules, language: ProgramLanguage): string | Fact {
  const code = rules.code === undefined ? undefined : readCode(rules.code);
  const moves = rules.code === undefined ? undefined : movesOf(rules);
  if (code === undefined || 'wrong' in code || moves === undefined) return { id: 'export-shape', game: rules.name };
  const table = heapTable(code);
  while (table.certificate() === undefined && !table.grow(FARTHEST, 1_000_000));
  const proof = table.certificate();
  const length = proof === undefined ? FARTHEST + 1 : proof.preperiod + proof.period;
  const values = Array.from({ length }, (_, n) => Number(table.value(n) ?? 0));
  const repeats = proof && { period: proof.period, saltus: proof.saltus };
  const program: Program = { game: rules.name, values, repeats, moves };
  return language === 'cpp' ? cppProgram(program) : pythonProgram(program);
}
