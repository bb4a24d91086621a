import { isWhole } from '../nim/whole.ts';
import type { Answer, Evidence, Solution } from '../rules/answer.ts';
import type { Fact } from '../rules/fact.ts';
import { writePosition } from '../rules/notation/write.ts';
import type { Position } from '../rules/rules.ts';
import { tameTheorems } from '../rules/tame.ts';
import { titleOf } from '../rules/title.ts';
import { isOver, leaves, moveFact } from './explain/moves.ts';
import { memoryProof } from './period-proof.ts';

/** Positions of more parts than this are told by their number. */
const PARTS = 16;

/** How the question was read, in one line: who wins at the end, and which position. */
export function reading({ position, convention }: Pick<Solution, 'position' | 'convention'>): Fact {
  const isShort = position.some((part) => part.rules.finals);
  const said = withParameters(position, read(position));
  if (isShort) return { id: convention === 'normal' ? 'reading-finals' : 'reading-finals-misere', position: said };
  return { id: convention === 'normal' ? 'reading-normal' : 'reading-misere', position: said };
}

/** Names a game whose parameters were chosen, since they are half of its rules. */
function withParameters(position: Position, said: Fact): Fact {
  const games = [...new Set(position.slice(0, PARTS).map((part) => part.rules))];
  const chosen = games.filter(({ parameters }) => Object.keys(parameters).length > 0);
  return chosen.length === 0 ? said : { id: 'read-with', games: chosen.map(titleOf).join(', '), position: said };
}

function read(position: Position): Fact {
  if (position.length > PARTS) return { id: 'read-many', count: position.length };
  const name = position[0]?.rules.name;
  const heaps = position.map((part) => part.component).filter(isWhole);
  const plain = heaps.length === position.length && position.every((part) => part.rules.name === name);
  return plain && heaps.length > 1 ? { id: 'read-heaps', heaps } : { id: 'read-as', position: writePosition(position) };
}

/** Who wins and by which move, in one line. */
export function verdict(solution: Solution): Fact {
  const { answer, position } = solution;
  switch (answer.outcome) {
    case '?':
      return { id: 'verdict-undecided', why: answer.why };
    case 'P':
      return { id: endsHere(position) ? 'verdict-over-lost' : 'verdict-lost' };
    case 'D':
      return answer.move ? { id: 'verdict-draw', move: moveFact(position, answer.move) } : { id: 'verdict-draw-any' };
    case 'N':
      if (endsHere(position)) return { id: 'verdict-over-won' };
      return answer.move ? winning(solution, answer) : { id: 'verdict-won' };
  }
}

function winning({ position, convention }: Solution, answer: Exclude<Answer, { readonly outcome: '?' }>): Fact {
  if (!answer.move) return { id: 'verdict-won' };
  const move = moveFact(position, answer.move);
  const sums = convention === 'normal' && answer.value !== undefined && position.length > 1;
  if (sums) return { id: 'verdict-win-zero', move };
  if (position.length > PARTS || move.id === 'becomes-only') return { id: 'verdict-win', move };
  const rest = leaves(position, answer.move);
  return rest === undefined || isOver(rest)
    ? { id: 'verdict-win', move }
    : { id: 'verdict-win-leaves', move, position: writePosition(rest) };
}

function endsHere(position: Position): boolean {
  return position.length <= PARTS && isOver(position);
}

/** How sure an answer is and what stands behind it, in one line; undefined when it is undecided. */
export function ground(solution: Solution): Fact | undefined {
  const { answer } = solution;
  if (answer.outcome === '?') return undefined;
  const certainty: Fact = { id: `certainty-${answer.certainty}` };
  const count = solution.listed();
  if (count !== undefined && isList(answer.by))
    return { id: 'ground', certainty, evidence: [...tame(solution, answer.by), { id: LISTS[answer.by], count }] };
  const evidence = solution.evidence();
  // Nothing stands behind the end of a play but the rules.
  if (evidence?.by === 'parts' && evidence.parts.length === 0) return undefined;
  return (
    evidence && {
      id: 'ground',
      certainty,
      evidence: [...(isOfMisere(evidence) ? [] : tame(solution, evidence.by)), ...grounds(evidence, solution.position)],
    }
  );
}

/** The outcomes of misère play themselves repeat: no theorem on values is asked. */
function isOfMisere(evidence: Evidence): boolean {
  return evidence.by === 'period' && 'takes' in evidence.certificate && evidence.certificate.convention === 'misere';
}

/** The theorem by which misère play follows the values that the evidence tells. */
function tame({ position, convention }: Solution, by: Evidence['by']): readonly Fact[] {
  if (convention === 'normal' || by === 'theorem' || by === 'graph') return [];
  const sources = position.slice(0, PARTS).flatMap((part) => tameTheorems(part.rules)[0]?.source ?? []);
  return [...new Set(sources)].map((source) => ({ id: 'by-theorem-alone', source }));
}

const LISTS = { table: 'by-table', search: 'by-search', graph: 'by-graph' } as const;

function isList(by: Evidence['by']): by is keyof typeof LISTS {
  return by in LISTS;
}

function grounds(evidence: Evidence, position: Position): readonly Fact[] {
  switch (evidence.by) {
    case 'theorem': {
      const { source, comparedTo, positions, named } = evidence;
      if (positions === 0) return [{ id: 'by-theorem-alone', source }];
      return named === true
        ? [{ id: 'by-theorem-samples', source, count: positions }]
        : [{ id: 'by-theorem', source, total: comparedTo, count: positions }];
    }
    case 'period': {
      if ('takes' in evidence.certificate) return [memoryProof(evidence.certificate)];
      const { code, preperiod, period, saltus } = evidence.certificate;
      const isNamed = position.some(({ rules }) => rules.name === code);
      const shown: Fact | string = isNamed ? code : { id: 'code-of-rules', code };
      return [{ id: saltus === 0 ? 'by-period' : 'by-saltus', code: shown, preperiod, period, saltus }];
    }
    case 'table':
    case 'search':
      return [{ id: LISTS[evidence.by], count: evidence.values.length }];
    case 'graph':
      return [{ id: LISTS.graph, count: evidence.marks.length }];
    case 'parts':
      return distinct(evidence.parts.flatMap((part) => grounds(part.evidence, position)));
  }
}

function distinct(facts: readonly Fact[]): readonly Fact[] {
  const seen = new Map<string, Fact>();
  for (const fact of facts) seen.set(Object.values(fact).map(plainly).join(' '), fact);
  return [...seen.values()];
}

function plainly(value: Fact[string]): string {
  return typeof value === 'object' && 'id' in value ? Object.values(value).map(plainly).join(' ') : String(value);
}

/** For an undecided answer: what was spent, and the budget to try next where one may help. */
export function spent(answer: Answer): Fact | undefined {
  if (answer.outcome !== '?') return undefined;
  const { options } = answer.spent;
  return answer.next
    ? { id: 'spent-next', count: options, next: answer.next.options }
    : { id: 'spent', count: options };
}
