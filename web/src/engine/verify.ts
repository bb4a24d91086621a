import {
  addedClaims,
  type Checked,
  type Claim,
  type Convention,
  checkClaim,
  checkPair,
  claimsOf,
  DEFAULT_BUDGET,
  type Fact,
  isMemoryText,
  memoryFact,
  memoryFlaw,
  type Pair,
  type Progress,
  parameterReadings,
  periodFlaw,
  readCertificate,
  readGame,
  readMemory,
  readPairs,
  rulesPage,
  spokenClaims,
} from 'nimlab';
import { asTyped } from './as-typed.ts';
import { claimCard, pageTo } from './claim-card.ts';
import { held } from './held.ts';
import { ruleOf } from './rule-of-takes.ts';
import { type PairCard, type Result, refusal, type Source, type Stand, type Wish, type Working } from './wishes.ts';

type VerifyWish = Extract<Wish, { readonly is: 'added' | 'claims' | 'pairs' | 'certificate' }>;

/** The work of Verify. */
export function* verified(wish: VerifyWish): Working {
  switch (wish.is) {
    case 'claims': {
      const read = claimsOf(wish.text);
      if (!read.ok) return refusal(read);
      return yield* settled(read.value, {
        before: 0,
        on: (game) => ({ page: pageTo(wish.text, game), set: [] }),
        more: nothing,
      });
    }
    case 'added':
      return yield* added(wish);
    case 'pairs': {
      const rules = readGame(wish.source);
      if (!rules.ok) return refusal(rules);
      const read = readPairs(wish.text, rules.value);
      return read.ok ? yield* paired(read.value, wish.convention) : refusal(read);
    }
    case 'certificate':
      return replayed(wish.text, wish.name);
  }
}

/** Claims about a game that stands elsewhere, as people write them, under the parameters and the convention chosen. */
function* added({ source, text, convention }: Extract<VerifyWish, { readonly is: 'added' }>): Working {
  const read = readGame(source);
  if (!read.ok) return refusal(read);
  const rules = read.value;
  const page = rulesPage(rules);
  if (page === undefined) return { is: 'refused', fact: { id: 'export-untold', game: rules.name, what: rules.name } };
  const fields = rules.shape.map(({ name }) => name);
  const typed = inConvention(spokenClaims(text, fields), convention);
  const claims = addedClaims(page, typed, rules.parameters);
  if (!claims.ok) return { is: 'refused', fact: asTyped(claims.fault, text, typed) };
  const isAlone = claims.value.length === 1;
  return yield* settled(claims.value, {
    before: page.trimEnd().split('\n').length,
    on: () => ({ page, set: source.set }),
    more: (checked) => (isAlone ? parameterReadings(checked, rules, page, typed) : nothing()),
  });
}

/** Claims that name no convention speak of the one chosen; what is said of values is of normal play. */
function inConvention(text: string, convention: Convention): string {
  return convention === 'normal'
    ? text
    : text.replace(/^claim (?!misere\b|value\b|values\b|period\b|equals\b|tame\b)/gmu, 'claim misere ');
}

// biome-ignore lint/correctness/useYield: no more readings are read by no work.
function* nothing(): Generator<Progress, readonly Fact[], number> {
  return [];
}

/** How the claims of a text are taken: the place of the first line, the page to play on, and further readings of a claim that fails. */
interface Taking {
  readonly before: number;
  readonly on: (game: string) => Pick<Source, 'page' | 'set'>;
  readonly more: (checked: Checked) => Generator<Progress, readonly Fact[], number>;
}

function* settled(claims: readonly Claim[], { before, on, more }: Taking): Working {
  if (claims.length === 0) return { is: 'refused', fact: { id: 'claims-none' } };
  const done: Checked[] = [];
  const of = claims.length;
  for (const claim of claims) {
    const so = done.length;
    const began = performance.now();
    const { value: checked, moves } = yield* toEnd(checkClaim(claim, undefined), so, of);
    const { value: beside } = yield* toEnd(more(checked), so, of);
    const spent = { seconds: (performance.now() - began) / 1000, moves };
    done.push(checked);
    yield {
      so: done.length,
      of,
      cards: [claimCard(checked, claim, on(checked.game), checked.line - before, beside, spent)],
    };
  }
  return { is: 'checked', summary: summary(done) };
}

/** Work of the core to its end, between looks; with the moves that it had looked at when it last told. */
function* toEnd<T>(
  work: Generator<Progress, T, number>,
  so: number,
  of: number,
): Generator<Stand, { readonly value: T; readonly moves: number }, number> {
  let moves = 0;
  for (let size = 0; ; ) {
    const step = work.next(size);
    if (step.done === true) return { value: step.value, moves };
    moves = step.value.spent.options;
    size = yield { so, of, cards: [] };
  }
}

function summary(done: readonly Checked[]): Fact {
  const number = (word: Checked['verdict']['verdict']) => done.filter(({ verdict }) => verdict.verdict === word).length;
  return {
    id: 'claims-summary',
    count: done.length,
    proved: number('proved'),
    observed: number('observed'),
    refuted: number('refuted'),
    unsettled: number('unsettled'),
    wrong: done.filter(({ ok }) => !ok).length,
  };
}

function* paired(pairs: readonly Pair[], convention: 'normal' | 'misere'): Working {
  const cards: PairCard[] = [];
  let size = 0;
  for (const pair of pairs) {
    const work = checkPair(pair, convention, DEFAULT_BUDGET);
    for (;;) {
      const step = work.next(size);
      if (step.done === true) {
        cards.push(step.value);
        break;
      }
      size = yield { so: cards.length, of: pairs.length, cards: [] };
    }
  }
  const right = cards.filter(({ verdict }) => verdict === 'right').length;
  const count = cards.length;
  const said: Fact = right === count ? { id: 'pairs-right', count } : { id: 'pairs-some', right, count };
  return { is: 'paired', cards, summary: said };
}

/** A certificate replayed by the referee; one that stands can from then on be answered by under its name. */
function replayed(text: string, name: string | undefined): Result {
  if (isMemoryText(text)) return remembered(text, name);
  const read = readCertificate(text);
  if (!read.ok) return refusal(read);
  const { code, preperiod, period, saltus, values } = read.value;
  const flaw = periodFlaw(read.value);
  if (flaw !== undefined) return { is: 'judged', accepted: false, facts: [flaw] };
  if (name !== undefined) held.set(name, read.value);
  const said: Fact = { id: 'certificate-stands', code, preperiod, period, saltus, count: values.length };
  return { is: 'judged', accepted: true, facts: [said], of: { game: code, convention: 'normal' } };
}

function remembered(text: string, name: string | undefined): Result {
  const read = readMemory(text);
  if (!read.ok) return refusal(read);
  const flaw = memoryFlaw(read.value);
  if (flaw !== undefined) return { is: 'judged', accepted: false, facts: [flaw] };
  if (name !== undefined) held.set(name, read.value);
  const { convention } = read.value;
  return {
    is: 'judged',
    accepted: true,
    facts: [memoryFact(read.value)],
    of: { game: ruleOf(read.value), convention },
  };
}
