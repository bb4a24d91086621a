import { compiled, type Finished } from '../language/compile.ts';
import { parseFile, parseOneLiner } from '../language/parse.ts';
import { isRefusal, refuse } from '../language/refuse.ts';
import type { StatementTree } from '../language/tree.ts';
import type { Budget, Progress } from '../rules/answer.ts';
import type { Read } from '../rules/fact.ts';
import type { Component, Convention } from '../rules/position.ts';
import type { Neighbour, Verdict } from '../rules/verdict.ts';
import { DEFAULT_BUDGET } from '../solve/solve.ts';
import { type Claim, compileClaim, readingOf, settle } from './claim.ts';
import { testReplies } from './strategy.ts';

/** What a file's author may expect of a claim. */
export type Expected = Verdict['verdict'];

/** One claim of a file and what became of it. */
export interface Checked {
  readonly game: string;
  readonly is: 'claim' | 'theorem';
  readonly text: string;
  readonly source: string | undefined;
  readonly line: number;
  readonly convention: Convention;
  readonly verdict: Verdict;
  readonly neighbours: readonly Neighbour[];
  /** How far the moves that the claim gives (`reply`) were followed; undefined where it gives none, or where it fails. */
  readonly moves: Verdict | undefined;
  readonly expected: Expected | undefined;
  /** The verdict is the expected one; without an expectation, the claim is not refuted. */
  readonly ok: boolean;
}

/** What testing one claim may cost when nobody says otherwise: a claim on one position costs what solving it may. */
function claimBudget({ saying }: StatementTree): Budget {
  return saying.is === 'stands' || saying.is === 'best' ? DEFAULT_BUDGET : { ...DEFAULT_BUDGET, options: 400_000 };
}

/** The claims and theorems of a text, in its order; its first mistake is a fault. `settings` chooses parameters of the last game. */
export function claimsOf(text: string, settings: Readonly<Record<string, Component>> = {}): Read<readonly Claim[]> {
  const read = parseFile(text);
  if (!read.ok) return read;
  try {
    const file = compiled(read.value, settings, 'claimed', text);
    const claims = file.flatMap((finished) =>
      statements(finished).map((statement): Claim => ({ statement, finished, file })),
    );
    for (const claim of claims) {
      expectedOf(claim.statement);
      compileClaim(claim);
    }
    return { ok: true, value: claims };
  } catch (thrown) {
    if (!isRefusal(thrown)) throw thrown;
    return { ok: false, fault: thrown.refusal };
  }
}

/** One claim of a game that is given as a page or as one line; of several games the last is meant. */
export function claimOn(text: string, claim: string, settings: Readonly<Record<string, Component>>): Read<Claim> {
  const isPage = /^\s*(?:#[^\n]*\n\s*)*game\s/u.test(text);
  const whole = isPage ? `${text.trimEnd()}\n  ${claim}\n` : `${text.trimEnd()}; ${claim}`;
  const read = isPage ? parseFile(whole) : parseOneLiner(whole);
  if (!read.ok) return read;
  try {
    const file = compiled(read.value, settings, 'claimed', whole);
    const finished = file.at(-1);
    const statement = finished && statements(finished).at(-1);
    if (finished === undefined || statement === undefined) throw new Error(whole);
    const found: Claim = { statement, finished, file };
    compileClaim(found);
    return { ok: true, value: found };
  } catch (thrown) {
    if (!isRefusal(thrown)) throw thrown;
    return { ok: false, fault: thrown.refusal };
  }
}

/** Tests one claim; without a budget, on the usual one. */
export function* checkClaim(claim: Claim, budget: Budget | undefined): Generator<Progress, Checked, number> {
  const { statement, finished } = claim;
  const most = budget ?? claimBudget(statement);
  const { verdict: said, neighbours } = yield* settle(claim, most);
  const moves = said.verdict === 'refuted' ? undefined : yield* testReplies(claim, most);
  const verdict = moves?.verdict === 'refuted' ? moves : said;
  const expected = expectedOf(statement);
  return {
    game: finished.rules.name,
    is: statement.is,
    text: statement.text,
    source: statement.source,
    line: statement.place.line,
    convention: readingOf(claim).convention,
    verdict,
    neighbours,
    moves: moves?.verdict === 'refuted' ? undefined : moves,
    expected,
    ok: expected === undefined ? verdict.verdict !== 'refuted' : isAsExpected(verdict.verdict, expected),
  };
}

/** Tests all claims of a text; the budget is for each. */
export function* check(
  text: string,
  budget: Budget | undefined,
): Generator<Progress, Read<readonly Checked[]>, number> {
  const claims = claimsOf(text);
  if (!claims.ok) return claims;
  const checked: Checked[] = [];
  for (const claim of claims.value) checked.push(yield* checkClaim(claim, budget));
  return { ok: true, value: checked };
}

/** What is proved has been observed too. */
function isAsExpected(verdict: Expected, expected: Expected): boolean {
  return verdict === expected || (expected === 'observed' && verdict === 'proved');
}

const WORDS = ['proved', 'observed', 'refuted', 'unsettled'] as const;

function expectedOf({ expect, place }: StatementTree): Expected | undefined {
  if (expect === undefined) return undefined;
  return (
    WORDS.find((word) => word === expect) ??
    refuse(place, 'unknown-verdict', { wanted: WORDS.join(', '), found: expect })
  );
}

function statements({ tree }: Finished): readonly StatementTree[] {
  return tree.lines.flatMap((line) => (line.is === 'statement' ? [line.statement] : []));
}
