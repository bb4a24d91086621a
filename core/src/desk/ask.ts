import type { Budget, Progress, Solution } from '../rules/answer.ts';
import type { Read } from '../rules/fact.ts';
import { misstepOf } from '../rules/misstep.ts';
import type { Convention } from '../rules/position.ts';
import type { Position } from '../rules/rules.ts';
import { solve } from '../solve/solve.ts';
import { explain } from '../study/explain.ts';
import { ground, reading, spent, verdict } from '../study/verdict.ts';
import { type Question, readGame, readQuestion } from './question.ts';
import { remarks } from './remarks.ts';
import { gamesOf, listed, parametersOf, type Reply, refutations, type SaidMove, saidMove, written } from './reply.ts';
import { byObserved, tried } from './stranger.ts';

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

/** Answers a question: text in, plain data out. */
export function* ask(question: Question, wanted: Wanted, budget: Budget): Generator<Progress, Read<Asked>, number> {
  const read = readQuestion(question);
  return read.ok ? { ok: true, value: yield* askAt(read.value, question, wanted, budget) } : read;
}

/** Answers a position that came of a question: its own, or one after moves from it. */
export function* askAt(
  position: Position,
  question: Question,
  wanted: Wanted,
  budget: Budget,
): Generator<Progress, Asked, number> {
  const { convention } = question;
  const strangers = yield* tried(position);
  const sure = yield* solve(position, convention, budget);
  const isOpen = sure.answer.outcome === '?' && strangers.standing.length > 0;
  const solution = isOpen ? yield* byObserved(position, convention, strangers, budget) : sure;
  const said = unbroken(solution, wanted, budget);
  const rests = solution === sure ? [] : strangers.standing.map(({ fact }) => fact);
  const own = position[0] ? remarks(question, position[0].rules) : [];
  const named = position.length > 0 ? said.game : nameOf(question);
  const whole = { ...said, game: named, why: [...said.why, ...rests], refuted: strangers.refuted, remarks: own };
  return { reply: whole, solution };
}

/** The name of the game of an empty position, which has no part that bears it. */
function nameOf(question: Question): string {
  const read = readGame(question);
  return read.ok ? read.value.name : '';
}

/** A solution as plain data; where the rules break on the moves that were asked for too, it does without them and says why. */
function unbroken(solution: Solution, wanted: Wanted, budget: Budget): Reply {
  try {
    return reply(solution, wanted, budget);
  } catch (thrown) {
    const why = misstepOf(thrown);
    if (why === undefined) throw thrown;
    const bare = reply(solution, { all: false, count: false, why: false }, budget);
    return { ...bare, why: [...bare.why, why] };
  }
}

/** A solution as plain data. */
function reply(solution: Solution, wanted: Wanted, budget: Budget): Reply {
  const { position, convention, answer } = solution;
  const head = {
    ...NOTHING,
    game: gamesOf(position).join(' + '),
    position: written(position),
    convention,
    parameters: parametersOf(position),
    reading: reading(solution),
    verdict: verdict(solution),
    ground: ground(solution),
  };
  if (answer.outcome === '?')
    return { ...head, ground: spent(answer), outcome: '?', why: [answer.why], spent: answer.spent, next: answer.next };
  const again = sharing(convention, budget);
  const count = wanted.all || wanted.count ? solution.count() : undefined;
  const moves = wanted.all ? listed(said(solution)) : undefined;
  return {
    ...head,
    outcome: answer.outcome,
    // Where nothing stands behind an answer but that no move is left, it is not said how sure that is.
    certainty: head.ground && answer.certainty,
    method: answer.by,
    value: answer.value,
    move: answer.move && saidMove(position, answer.move),
    length: answer.length,
    moves: moves && { ...moves, more: moves.more || count === undefined },
    count,
    replies: wanted.all ? refutations(solution, again) : undefined,
    steps: wanted.why ? explain(solution, again) : [],
    why: answer.notice ? [answer.notice] : [],
  };
}

/** Solves further positions of the same question; all of them together spend about one budget. */
function sharing(convention: Convention, budget: Budget): (position: Position) => Solution {
  let rest = budget.options;
  return (position) => {
    const long = solve(position, convention, { ...budget, options: rest });
    let used = STEP;
    let step = long.next(0);
    while (step.done !== true) {
      used = step.value.spent.options + STEP;
      step = long.next(STEP);
    }
    rest = Math.max(0, rest - used);
    return step.value;
  };
}

const STEP = 100;

function* said(solution: Solution): Generator<SaidMove> {
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
  refuted: [],
  remarks: [],
  spent: undefined,
  next: undefined,
} as const;
