import type { Finished } from '../language/compile.ts';
import { isRefusal } from '../language/refuse.ts';
import type { StatementTree } from '../language/tree.ts';
import { compare } from '../nim/whole.ts';
import type { Budget, Progress } from '../rules/answer.ts';
import type { Fact } from '../rules/fact.ts';
import { misstepOf } from '../rules/misstep.ts';
import { writePosition } from '../rules/notation/write.ts';
import type { Convention, Whole } from '../rules/position.ts';
import type { Position } from '../rules/rules.ts';
import type { Neighbour, Verdict } from '../rules/verdict.ts';
import { type Account, account } from '../solve/account.ts';
import { moves } from '../solve/moves.ts';
import { solve } from '../solve/solve.ts';
import { asks } from './claim/asked.ts';
import { runBest } from './claim/best.ts';
import { casesOf, runCases } from './claim/cases.ts';
import type { Reading } from './claim/finding.ts';
import { codeRow, periodRow, runRow } from './claim/repeat.ts';
import { run } from './claim/run.ts';
import { total } from './claim/smaller.ts';
import { testOf } from './claim/test.ts';
import { line, solvedAgain } from './explain/line.ts';
import { oracle } from './oracle.ts';

/** A claim, the game that it speaks of, and the other games of its file. */
export interface Claim {
  readonly statement: StatementTree;
  readonly finished: Finished;
  readonly file: readonly Finished[];
}

/** A verdict, and for a refuted claim the readings beside it that stand. */
export interface Settled {
  readonly verdict: Verdict;
  readonly neighbours: readonly Neighbour[];
}

const PLIES = 12;
const FARTHEST = 1000;

/** The reading that a claim states. */
export function readingOf({ statement }: Claim): Reading {
  return { convention: statement.misere || statement.saying.is === 'tame' ? 'misere' : 'normal', swapped: false };
}

/** Compiles a claim without testing it: throws the refusal of a text that cannot be read. */
export function compileClaim(claim: Claim): void {
  prepared(claim.statement, claim.finished, readingOf(claim));
}

/** Tests a claim; when it fails, the line of play that shows it, and the neighbouring readings that stand. */
export function* settle(claim: Claim, budget: Budget): Generator<Progress, Settled, number> {
  const reading = readingOf(claim);
  const verdict = yield* judge(claim.statement, claim.finished, reading, budget);
  if (verdict.verdict !== 'refuted') return { verdict, neighbours: [] };
  const shown = {
    ...verdict,
    line: [...verdict.line, ...(yield* shows(verdict.at, reading.convention, verdict, budget))],
  };
  return { verdict: shown, neighbours: yield* neighbours(claim, reading, verdict.at, budget) };
}

type Prepared = (of: Account) => Generator<Progress, Verdict, number>;

function prepared(statement: StatementTree, finished: Finished, reading: Reading): Prepared {
  const { saying, place } = statement;
  const of = oracle();
  switch (saying.is) {
    case 'value':
    case 'outcome':
    case 'tame':
    case 'holds': {
      const test = testOf(statement, saying, finished, reading, of);
      return (spent) => run(test, of, spent);
    }
    case 'listed':
    case 'stands': {
      const cases = casesOf(saying, finished, reading, of);
      return (spent) => runCases(cases, of, spent);
    }
    case 'period': {
      const row = periodRow(saying, finished, reading, of);
      return (spent) => runRow(row, finished, of, spent);
    }
    case 'equals': {
      const row = codeRow(saying, place, finished, of);
      return 'id' in row ? () => formed(row) : (spent) => runRow(row, finished, of, spent);
    }
    case 'best':
      return ({ budget }) => runBest(saying, finished, reading, budget);
  }
}

// biome-ignore lint/correctness/useYield: a verdict by form needs no work, and still is one of the generators.
function* formed(by: Fact): Generator<Progress, Verdict, number> {
  return { verdict: 'proved', by };
}

function* judge(
  statement: StatementTree,
  finished: Finished,
  reading: Reading,
  budget: Budget,
): Generator<Progress, Verdict, number> {
  try {
    return yield* prepared(statement, finished, reading)(account(budget));
  } catch (thrown) {
    const misstep = misstepOf(thrown);
    if (misstep === undefined) throw thrown;
    return { verdict: 'unsettled', at: undefined, why: misstep };
  }
}

/** What shows a failure: a line of best play where it is about who wins or by which move, the values of the options where it is about a nim-value. */
function* shows(
  at: Position | undefined,
  convention: Convention,
  { said, found }: { readonly said: Fact; readonly found: Fact },
  budget: Budget,
): Generator<Progress, readonly Fact[], number> {
  if (at === undefined || at.length === 0 || total(at) > FARTHEST) return [];
  if (said.id === 'says-value' && said['value'] !== 0 && found['value'] !== 0) return optionValues(at, found);
  const solution = yield* solve(at, convention, { ...budget, options: Math.min(budget.options, 1_000_000) });
  return line(solution, solvedAgain(convention), PLIES);
}

function optionValues(at: Position, found: Fact): readonly Fact[] {
  const again = solvedAgain('normal');
  const values = new Set<Whole>();
  for (const move of moves(at)) {
    const answer = move.to === undefined ? undefined : again(move.to)?.answer;
    if (answer === undefined || answer.outcome === '?' || answer.value === undefined) return [];
    values.add(answer.value);
  }
  const sorted = [...values].sort(compare);
  return [{ id: 'options-values', position: writePosition(at), values: sorted, value: found['value'] }];
}

/** The readings beside the failed one that pass the place of the failure: the other convention, the other games of the file, labels changed round. */
function* neighbours(
  { statement, finished, file }: Claim,
  reading: Reading,
  failed: Position | undefined,
  budget: Budget,
): Generator<Progress, readonly Neighbour[], number> {
  const found: Neighbour[] = [];
  for (const other of readings(statement, finished, reading, file)) {
    const verdict = yield* attempt(statement, other.finished, other, budget);
    if (verdict === undefined || !passes(verdict, failed)) continue;
    found.push({ game: other.finished.rules.name, convention: other.convention, swapped: other.swapped, verdict });
  }
  return found;
}

type Beside = Reading & { readonly finished: Finished };

function* readings(
  statement: StatementTree,
  finished: Finished,
  reading: Reading,
  file: readonly Finished[],
): Generator<Beside> {
  const { saying } = statement;
  if (
    saying.is === 'equals' ||
    saying.is === 'tame' ||
    statement.inDouble ||
    (saying.is === 'holds' && !asks(statement.saying))
  )
    return;
  const flipped: Convention = reading.convention === 'normal' ? 'misere' : 'normal';
  if (saying.is !== 'value') yield { ...reading, convention: flipped, finished };
  for (const other of file) if (other !== finished && isAlike(finished, other)) yield { ...reading, finished: other };
  if (saying.is === 'outcome' && saying.exactly) yield { ...reading, swapped: true, finished };
}

function isAlike({ rules: a }: Finished, { rules: b }: Finished): boolean {
  const form = ({ shape }: Finished['rules']) =>
    JSON.stringify(shape.map(({ depth, members, letters }) => [depth, members.length, letters ?? '']));
  return form(a) === form(b);
}

function* attempt(
  statement: StatementTree,
  finished: Finished,
  reading: Reading,
  budget: Budget,
): Generator<Progress, Verdict | undefined, number> {
  try {
    return yield* judge(statement, finished, reading, budget);
  } catch (thrown) {
    // The claim uses names that the other game does not have.
    if (isRefusal(thrown)) return undefined;
    throw thrown;
  }
}

function passes(verdict: Verdict, failed: Position | undefined): boolean {
  switch (verdict.verdict) {
    case 'proved':
      return true;
    case 'observed':
      return Number(verdict.to['total'] ?? Number.POSITIVE_INFINITY) >= total(failed ?? []) && verdict.positions > 1;
    case 'refuted':
    case 'unsettled':
      return false;
  }
}
