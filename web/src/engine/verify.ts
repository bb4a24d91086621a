import {
  addedClaims,
  type Checked,
  type Claim,
  checkClaim,
  checkPair,
  claimsOf,
  DEFAULT_BUDGET,
  type Fact,
  factsOf,
  type Pair,
  periodFlaw,
  readCertificate,
  readGame,
  readPairs,
  rulesPage,
  verdictFact,
  writePosition,
} from 'nimlab';
import { type ClaimCard, type PairCard, type Result, refusal, type Wish, type Working } from './wishes.ts';

type VerifyWish = Extract<Wish, { readonly is: 'added' | 'claims' | 'pairs' | 'certificate' }>;

/** The work of Verify. */
export function* verified(wish: VerifyWish): Working {
  switch (wish.is) {
    case 'claims': {
      const read = claimsOf(wish.text);
      return read.ok ? yield* settled(read.value, 0, (game) => pageTo(wish.text, game)) : refusal(read);
    }
    case 'added': {
      const rules = readGame(wish.source);
      if (!rules.ok) return refusal(rules);
      const page = rulesPage(rules.value);
      if (page === undefined)
        return { is: 'refused', fact: { id: 'export-untold', game: rules.value.name, what: rules.value.name } };
      const read = addedClaims(page, wish.text);
      return read.ok ? yield* settled(read.value, page.trimEnd().split('\n').length, () => page) : refusal(read);
    }
    case 'pairs': {
      const rules = readGame(wish.source);
      if (!rules.ok) return refusal(rules);
      const read = readPairs(wish.text, rules.value);
      return read.ok ? yield* paired(read.value, wish.convention) : refusal(read);
    }
    case 'certificate':
      return replayed(wish.text);
  }
}

function* settled(claims: readonly Claim[], before: number, pageOf: (game: string) => string): Working {
  if (claims.length === 0) return { is: 'refused', fact: { id: 'claims-none' } };
  const done: Checked[] = [];
  let size = 0;
  let fresh: readonly ClaimCard[] = [];
  for (const claim of claims) {
    const work = checkClaim(claim, undefined);
    for (;;) {
      const step = work.next(size);
      if (step.done === true) {
        done.push(step.value);
        fresh = [...fresh, { ...cardOf(step.value, claim, pageOf), line: step.value.line - before }];
        size = yield { so: done.length, of: claims.length, cards: fresh };
        fresh = [];
        break;
      }
      size = yield { so: done.length, of: claims.length, cards: [] };
    }
  }
  return { is: 'checked', summary: summary(done) };
}

function cardOf(checked: Checked, { finished }: Claim, pageOf: (game: string) => string): ClaimCard {
  const { verdict, game, convention } = checked;
  const [, ...rest] = factsOf(checked);
  const play = verdict.verdict === 'refuted' ? verdict.line : [];
  const at =
    verdict.verdict === 'refuted' && verdict.at !== undefined && verdict.at.length > 0 ? verdict.at : undefined;
  return {
    line: checked.line,
    game,
    called: finished.rules.page.called,
    text: checked.text.replace(/\s*"[^"]*"$/u, ''),
    source: checked.source,
    convention,
    verdict: verdict.verdict,
    ok: checked.ok,
    said: verdictFact(verdict),
    play,
    beside: rest.slice(play.length),
    at: at && { game, page: pageOf(game), set: [], position: writePosition(at), moves: claimedMove(verdict) },
  };
}

/** The first move that a refuted claim says wins; none where it speaks of no moves, or where that is no move. */
function claimedMove(verdict: Checked['verdict']): readonly string[] {
  if (verdict.verdict !== 'refuted' || verdict.found.id === 'says-illegal') return [];
  const { moves } = verdict.said;
  return Array.isArray(moves) && typeof moves[0] === 'string' ? [moves[0]] : [];
}

/** The page as far as the end of one game, without its claims: the last game of a page is the one that is played. */
function pageTo(text: string, game: string): string {
  const kept: string[] = [];
  let isWanted = false;
  let isClaim = false;
  for (const line of text.split('\n')) {
    const [, word] =
      /^\s*(game|->|→|called|about|nickname|same|kept|keep|require|ends|start|let|theorem|claim)(?![\w-])/u.exec(
        line,
      ) ?? [];
    if (word === 'game' && isWanted) break;
    if (word === 'game') isWanted = new RegExp(`^\\s*game\\s+${game}\\b`, 'u').test(line);
    if (word !== undefined) isClaim = word === 'claim' || word === 'theorem';
    if (!isClaim && !/^\s*(?:#|$)/u.test(line)) kept.push(line);
  }
  return `${kept.join('\n')}\n`;
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

function replayed(text: string): Result {
  const read = readCertificate(text);
  if (!read.ok) return refusal(read);
  const { code, preperiod, period, saltus, values } = read.value;
  const flaw = periodFlaw(read.value);
  return flaw === undefined
    ? {
        is: 'judged',
        accepted: true,
        facts: [{ id: 'certificate-stands', code, preperiod, period, saltus, count: values.length }],
      }
    : { is: 'judged', accepted: false, facts: [flaw] };
}
