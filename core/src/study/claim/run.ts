import { framed } from '../../language/game.ts';
import type { Frame } from '../../language/value.ts';
import { plain, same } from '../../language/value.ts';
import { choices } from '../../language/visit.ts';
import type { Progress } from '../../rules/answer.ts';
import type { Fact } from '../../rules/fact.ts';
import { misstepOf } from '../../rules/misstep.ts';
import type { Choice, Component } from '../../rules/position.ts';
import type { Position } from '../../rules/rules.ts';
import type { Verdict } from '../../rules/verdict.ts';
import { type Account, left, pause } from '../../solve/account.ts';
import { positionsOfTotal, singlesOfTotal } from '../enumerate.ts';
import { lackingOf, type Oracle } from '../oracle.ts';
import type { Finding } from './finding.ts';
import { isSmaller, total } from './smaller.ts';
import type { Test } from './test.ts';

/** What a look at one place costs beside its search, in options. */
export const LOOK = 10;
/** No claim is followed past this total, however cheap. */
const FARTHEST = 5000;

/** Tests a claim where it speaks until it fails, is proved, or the budget ends. */
export function* run(test: Test, of: Oracle, account: Account): Generator<Progress, Verdict, number> {
  return test.over === 'choices' ? yield* runChoices(test, of, account) : yield* runTotals(test, of, account);
}

type Looked = { readonly finding: Finding | undefined } | { readonly why: Fact };

/** Asks once, letting the oracle learn what it lacks. */
export function* look(
  ask: () => Finding | undefined,
  of: Oracle,
  account: Account,
): Generator<Progress, Looked, number> {
  for (;;) {
    try {
      return { finding: ask() };
    } catch (thrown) {
      const misstep = misstepOf(thrown);
      if (misstep !== undefined) return { why: misstep };
      const lacking = lackingOf(thrown);
      if (lacking === undefined) throw thrown;
      let why: Fact | undefined;
      try {
        why = yield* of.learn(lacking, account);
      } catch (broken) {
        const misstep = misstepOf(broken);
        if (misstep === undefined) throw broken;
        why = misstep;
      }
      if (why !== undefined) return { why };
    }
  }
}

function* runTotals(test: Test, of: Oracle, account: Account): Generator<Progress, Verdict, number> {
  let positions = 0;
  let silent: Fact | undefined;
  for (let size = 0; size <= FARTHEST; size += 1) {
    let here = 0;
    const level = test.over === 'positions' ? positionsOfTotal(test.rules, size) : singlesOfTotal(test.rules, size);
    for (const position of level) {
      if (position === undefined) {
        yield* count(account, 1);
        if (left(account) === 0) return seen(test, size - 1, positions, silent ?? { id: 'budget-spent' });
        continue;
      }
      for (const frame of framesOf(test, position)) {
        yield* count(account, LOOK);
        if (left(account) === 0) return seen(test, size - 1, positions, silent ?? { id: 'budget-spent' });
        const looked = yield* look(() => test.ask(position, frame), of, account);
        if ('why' in looked) {
          if (looked.why.id === 'budget-spent') return seen(test, size - 1, positions, looked.why);
          silent ??= looked.why;
          if (looked.why.id === 'no-values') return { verdict: 'unsettled', at: position, why: looked.why };
          continue;
        }
        if (looked.finding === undefined) continue;
        here += 1;
        if (!looked.finding.agrees) return refuted(position, choice(test, frame), looked.finding);
      }
    }
    positions += here;
    const bound = test.horizon?.bound();
    if (bound !== undefined && size >= bound.heap && positions > 0) return { verdict: 'proved', by: bound.by };
  }
  return seen(test, FARTHEST, positions, silent);
}

/** A frame for the position and every choice of the claim's names that goes with it. */
function* framesOf(test: Test, position: Position): Generator<Frame> {
  const frame = test.frame(position);
  if (test.steps.length === 0) {
    yield frame;
    return;
  }
  const [first] = position;
  const fields = first === undefined || position.length > 1 ? [] : framed(test.game, first.component);
  for (const _ of choices(test.steps, frame)) {
    const isOwn = test.names.every(
      ({ slot, field }) => field === undefined || same(frame[slot] ?? 0, fields[field] ?? 0),
    );
    if (isOwn) yield frame;
  }
}

function choice(test: Test, frame: Frame): Choice {
  const by: Record<string, Component> = {};
  for (const { name, slot, field } of test.names) if (field === undefined) by[name] = plain(frame[slot] ?? 0);
  return by;
}

function refuted(at: Position | undefined, by: Choice, { said, found }: Finding): Verdict {
  return { verdict: 'refuted', at, by, said, found, line: [] };
}

function seen(test: Test, to: number, positions: number, why: Fact | undefined): Verdict {
  if (positions === 0) return { verdict: 'unsettled', at: undefined, why: why ?? { id: 'nothing-said' } };
  const id = test.over === 'positions' ? 'to-positions' : 'to-total';
  return { verdict: 'observed', to: { id, total: to, count: positions }, positions };
}

/** Counts work, and hands over when the chunk is used up. */
export function* count(account: Account, work: number): Generator<Progress, void, number> {
  account.options += work;
  account.chunk -= work;
  if (account.chunk <= 0) yield* pause(account, 'claim');
}

interface Worst {
  readonly at: Position | undefined;
  readonly by: Choice;
  readonly finding: Finding;
}

/** The choices of the claim's names one by one. Those that name a position are all looked at: the smallest that fails is kept. */
function* runChoices(test: Test, of: Oracle, account: Account): Generator<Progress, Verdict, number> {
  let cases = 0;
  let worst: Worst | undefined;
  let last: Choice = {};
  let silent: Fact | undefined;
  const frame: Frame = [];
  for (const _ of choices(test.steps, frame)) {
    yield* count(account, LOOK);
    const position = test.position(frame);
    const spent = (why: Fact): Verdict =>
      worst === undefined ? partly(cases, last, why) : refuted(worst.at, worst.by, worst.finding);
    if (left(account) === 0) return spent({ id: 'budget-spent' });
    if (position !== undefined && worst?.at !== undefined && !isSmaller(position, worst.at)) continue;
    if (position === undefined && test.isPlaced) continue;
    const looked = yield* look(() => test.ask(position ?? [], frame), of, account);
    if ('why' in looked) {
      if (looked.why.id === 'budget-spent') return spent(looked.why);
      silent ??= looked.why;
      continue;
    }
    if (looked.finding === undefined) continue;
    cases += 1;
    last = choice(test, frame);
    if (looked.finding.agrees) continue;
    worst = { at: position, by: last, finding: looked.finding };
    if (position === undefined || total(position) === 0) break;
  }
  if (worst !== undefined) return refuted(worst.at, worst.by, worst.finding);
  if (silent !== undefined) return { verdict: 'unsettled', at: undefined, why: silent };
  return cases === 0
    ? { verdict: 'unsettled', at: undefined, why: { id: 'nothing-said' } }
    : { verdict: 'proved', by: { id: 'by-cases', count: cases } };
}

function partly(cases: number, last: Choice, why: Fact): Verdict {
  if (cases === 0) return { verdict: 'unsettled', at: undefined, why };
  return {
    verdict: 'observed',
    to: {
      id: 'to-case',
      count: cases,
      last: Object.entries(last).map(([name, value]) => `${name} = ${String(value)}`),
    },
    positions: cases,
  };
}
