import type { Budget, Progress, Solution } from '../rules/answer.ts';
import type { Read } from '../rules/fact.ts';
import { finish, solve } from '../solve/solve.ts';
import { explain } from '../study/explain.ts';
import { type Question, readQuestion } from './question.ts';
import { gamesOf, listed, parametersOf, type Reply, refutations, saidMove, written } from './reply.ts';

/** What a reply shall hold beside the outcome, the value and the first winning move. */
export interface Wanted {
  readonly all: boolean;
  readonly count: boolean;
  readonly why: boolean;
}

/** A solved question: the reply as plain data, and the solution behind it for whoever wants its evidence. */
export interface Asked {
  readonly reply: Reply;
  readonly solution: Solution;
}

/** The budget when none is named: 10^7 options and 256 MiB. */
export const DEFAULT_BUDGET: Budget = { options: 10_000_000, bytes: 256 * 1024 * 1024 };

/** A budget of that many options, with memory in proportion above the default. */
export function budgetOf(options: number): Budget {
  const share = Math.max(1, options / DEFAULT_BUDGET.options);
  return { options, bytes: Math.ceil(DEFAULT_BUDGET.bytes * share) };
}

/** Answers a question: text in, plain data out. */
export function* ask(question: Question, wanted: Wanted, budget: Budget): Generator<Progress, Read<Asked>, number> {
  const read = readQuestion(question);
  if (!read.ok) return read;
  const solution = yield* solve(read.value, question.convention, budget);
  return { ok: true, value: { reply: reply(solution, wanted, budget), solution } };
}

/** A solution as plain data. */
export function reply(solution: Solution, wanted: Wanted, budget: Budget): Reply {
  const { position, convention, answer } = solution;
  const head = { game: gamesOf(position).join(' + '), position: written(position), convention, parameters: parametersOf(position) };
  if (answer.outcome === '?') return { ...head, ...NOTHING, outcome: '?', why: [answer.why], spent: answer.spent, next: answer.next };
  return {
    ...head,
    ...NOTHING,
    outcome: answer.outcome,
    certainty: answer.certainty,
    method: answer.by,
    value: answer.value,
    move: answer.move && saidMove(position, answer.move),
    length: answer.length,
    moves: wanted.all ? listed(said(solution)) : undefined,
    count: wanted.all || wanted.count ? solution.count() : undefined,
    replies: wanted.all ? listed(refutations(solution, (after) => finish(solve(after, convention, budget)))) : undefined,
    steps: wanted.why ? explain(solution) : [],
    why: answer.notice ? [answer.notice] : [],
  };
}

function* said(solution: Solution): Generator<ReturnType<typeof saidMove>> {
  for (const move of solution.winning()) yield saidMove(solution.position, move);
}

const NOTHING = {
  certainty: undefined,
  value: undefined,
  move: undefined,
  moves: undefined,
  count: undefined,
  length: undefined,
  replies: undefined,
  method: undefined,
  steps: [],
  spent: undefined,
  next: undefined,
} as const;
