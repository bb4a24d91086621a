import {
  bareRules,
  type Checked,
  type Claim,
  type Fact,
  factsOf,
  fingerprint,
  verdictFact,
  version,
  writePosition,
} from 'nimlab';
import { boardsAlong } from './boards-along.ts';
import type { ClaimCard, Source } from './wishes.ts';

/** What became of a claim, as it is shown: on `source` its counterexample is played, `more` are further readings under which it stands. */
export function claimCard(
  checked: Checked,
  { finished: { rules } }: Claim,
  source: Pick<Source, 'page' | 'set'>,
  line: number,
  more: readonly Fact[],
  spent: ClaimCard['spent'],
): ClaimCard {
  const { verdict, game, convention } = checked;
  const [, ...rest] = factsOf(checked);
  const play = verdict.verdict === 'refuted' ? verdict.line : [];
  const moves = checked.moves?.verdict === 'observed' ? checked.moves.to : undefined;
  const at =
    verdict.verdict === 'refuted' && verdict.at !== undefined && verdict.at.length > 0 ? verdict.at : undefined;
  return {
    line,
    game,
    called: rules.page.called,
    text: checked.text.replace(/\s*"[^"]*"$/u, ''),
    source: checked.source,
    convention,
    verdict: verdict.verdict,
    ok: checked.ok,
    said: verdictFact(verdict),
    play,
    boards: at === undefined ? [] : boardsAlong(play, at),
    moves,
    beside: [...rest.slice(play.length).filter((fact) => fact !== moves), ...more],
    spent,
    at: at && { game, ...source, position: writePosition(at), moves: claimedMove(verdict) },
    rules: { page: bareRules(rules), parameters: rules.parameters, fingerprint: fingerprint(rules), version },
  };
}

/** The first move that a refuted claim says wins; none where it speaks of no moves, or where that is no move. */
function claimedMove(verdict: Checked['verdict']): readonly string[] {
  if (verdict.verdict !== 'refuted' || verdict.found.id === 'says-illegal') return [];
  const { moves } = verdict.said;
  return Array.isArray(moves) && typeof moves[0] === 'string' ? [moves[0]] : [];
}

/** The page as far as the end of one game, without its claims: the last game of a page is the one that is played. */
export function pageTo(text: string, game: string): string {
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
