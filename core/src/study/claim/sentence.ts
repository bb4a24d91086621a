import type { Fact } from '../../rules/fact.ts';
import { writePosition } from '../../rules/notation/write.ts';
import type { Choice } from '../../rules/position.ts';
import type { Position } from '../../rules/rules.ts';
import type { Neighbour, Verdict } from '../../rules/verdict.ts';
import type { Checked } from '../check.ts';

/** A verdict as one fact to be said. */
export function verdictFact(verdict: Verdict): Fact {
  switch (verdict.verdict) {
    case 'proved':
      return { id: 'claim-proved', by: verdict.by };
    case 'observed':
      return { id: 'claim-observed', to: verdict.to };
    case 'refuted': {
      const { at, by, said, found } = verdict;
      const place = placeFact(at, by);
      return place === undefined
        ? { id: 'claim-refuted', said, found }
        : { id: 'claim-refuted-at', place, said, found };
    }
    case 'unsettled': {
      const place = placeFact(verdict.at, {});
      return place === undefined
        ? { id: 'claim-unsettled', why: verdict.why }
        : { id: 'claim-unsettled-at', place, why: verdict.why };
    }
  }
}

/** Everything that is to be said of a checked claim: the verdict, the line of play, how far its moves win, the readings that stand, and what was expected instead. */
export function factsOf({ verdict, neighbours, moves, convention, game, expected, ok }: Checked): readonly Fact[] {
  const line = verdict.verdict === 'refuted' ? verdict.line : [];
  const beside = neighbours.map((one) => besideFact(one, game, convention));
  const against: readonly Fact[] =
    ok || expected === undefined ? [] : [{ id: 'claim-expected', expected: { id: `word-${expected}` } }];
  const followed: readonly Fact[] = moves?.verdict === 'observed' ? [moves.to] : [];
  return [verdictFact(verdict), ...line, ...followed, ...beside, ...against];
}

function besideFact(beside: Neighbour, game: string, convention: Checked['convention']): Fact {
  const verdict = beside.verdict.verdict === 'observed' ? beside.verdict.to : verdictFact(beside.verdict);
  const fields = { game: beside.game, verdict };
  if (beside.swapped) return { id: 'beside-swapped', ...fields };
  if (beside.game !== game) return { id: 'beside-game', ...fields };
  if (beside.convention === convention) return { id: 'beside-game', ...fields };
  return { id: beside.convention === 'misere' ? 'beside-misere' : 'beside-normal', ...fields };
}

function placeFact(at: Position | undefined, by: Choice): Fact | undefined {
  const choice = Object.entries(by).map(([name, value]) => `${name} = ${written(value)}`);
  if (at === undefined) return choice.length === 0 ? undefined : { id: 'at-choice', choice };
  const position = writePosition(at);
  return choice.length === 0 ? { id: 'at-place', position } : { id: 'at-place-choice', position, choice };
}

function written(value: Choice[string]): string {
  return typeof value === 'object' ? `[${value.map(written).join(', ')}]` : String(value);
}
