import type { Finished } from '../../language/compile.ts';
import { refuse } from '../../language/refuse.ts';
import type { Place, Saying } from '../../language/tree.ts';
import { readCode } from '../../nim/code/read.ts';
import { writeCode } from '../../nim/code/write.ts';
import { add } from '../../nim/whole.ts';
import type { Progress } from '../../rules/answer.ts';
import type { Fact } from '../../rules/fact.ts';
import type { Whole } from '../../rules/position.ts';
import type { Position } from '../../rules/rules.ts';
import type { Verdict } from '../../rules/verdict.ts';
import { type Account, left } from '../../solve/account.ts';
import { isOneNumber } from '../../solve/table.ts';
import { heapTable } from '../../solve/take-and-break.ts';
import type { Oracle } from '../oracle.ts';
import { heapOfProof, periodProof } from '../period-proof.ts';
import { wholeOf } from './cases.ts';
import type { Finding, Reading } from './finding.ts';
import { look } from './run.ts';
import { outcomeFact, valueFact } from './said.ts';

type SayingOf<K extends Saying['is']> = Extract<Saying, { is: K }>;

const FARTHEST = 5000;

/** What is asked of heap after heap, and what settles it for good. */
interface Row {
  readonly from: number;
  ask(heap: number): { readonly at: Position; readonly finding: Finding };
  /** Why heaps up to this one are enough, when they are. */
  proof(heap: number): Fact | undefined;
}

/** `period P saltus S from N`: of values in normal play, of outcomes where there are none. */
export function periodRow(
  { period, saltus, from }: SayingOf<'period'>,
  finished: Finished,
  { convention }: Reading,
  of: Oracle,
): Row {
  const { rules } = finished;
  if (!isOneNumber(rules)) return refuse(period.place, 'needs-row', { game: rules.name });
  const p = Number(wholeOf(period, finished));
  const s = saltus === undefined ? 0 : wholeOf(saltus, finished);
  const start = Number(wholeOf(from, finished));
  if (p < 1) return refuse(period.place, 'period-below-one');
  const heap = (component: Whole): Position => [{ rules, component }];
  const hasValues = convention === 'normal' && !rules.finals;
  const value = (component: Whole): Whole => of.value({ rules, component });
  return {
    from: start,
    ask(n) {
      const at = heap(n + p);
      if (hasValues) {
        const said = add(value(n), s);
        const found = value(n + p);
        return { at, finding: { agrees: said === found, said: valueFact(said), found: valueFact(found) } };
      }
      const said = of.outcome(heap(n), convention);
      const found = of.outcome(at, convention);
      return { at, finding: { agrees: said === found, said: outcomeFact(said), found: outcomeFact(found) } };
    },
    proof(n) {
      const certificate = hasValues ? of.heaps(rules)?.certificate() : undefined;
      if (certificate === undefined) return undefined;
      const heap = heapOfProof(certificate, { preperiod: start, period: p, saltus: Number(s) });
      return heap === undefined || n < heap ? undefined : periodProof(certificate);
    },
  };
}

/** `equals 0.77`: heap n of the game has the values of heap n of the code. */
export function codeRow({ code: text }: SayingOf<'equals'>, place: Place, { rules }: Finished, of: Oracle): Row | Fact {
  const code = readCode(text);
  if ('wrong' in code) return refuse(place, code.wrong, { code: text, found: code.found });
  if (!isOneNumber(rules)) return refuse(place, 'needs-row', { game: rules.name });
  const own = rules.code === undefined ? undefined : readCode(rules.code);
  if (own !== undefined && !('wrong' in own) && writeCode(own) === writeCode(code))
    return { id: 'by-form', code: writeCode(code) };
  const table = heapTable(code);
  return {
    from: 0,
    ask(n) {
      const at: Position = [{ rules, component: n }];
      table.grow(n, Number.MAX_SAFE_INTEGER);
      const said = table.value(n) ?? 0;
      const found = of.value({ rules, component: n });
      return { at, finding: { agrees: said === found, said: valueFact(said), found: valueFact(found) } };
    },
    proof(n) {
      const [a, b] = [table.certificate(), of.heaps(rules)?.certificate()];
      const heap = a && b && heapOfProof(a, b);
      return b === undefined || heap === undefined || n < heap ? undefined : periodProof(b);
    },
  };
}

/** Goes up the row until a heap fails, the row is proved, or the budget ends. */
export function* runRow(
  row: Row,
  { rules }: Finished,
  of: Oracle,
  account: Account,
): Generator<Progress, Verdict, number> {
  let count = 0;
  let last = 0;
  for (let n = row.from; n <= row.from + FARTHEST && left(account) > 0; n += 1) {
    account.options += 10;
    if (rules.refused(n) !== undefined) continue;
    let at: Position = [];
    const looked = yield* look(
      () => {
        const asked = row.ask(n);
        at = asked.at;
        return asked.finding;
      },
      of,
      account,
    );
    if ('why' in looked) {
      if (looked.why.id !== 'budget-spent')
        return { verdict: 'unsettled', at: [{ rules, component: n }], why: looked.why };
      break;
    }
    if (looked.finding?.agrees === false)
      return { verdict: 'refuted', at, by: {}, said: looked.finding.said, found: looked.finding.found, line: [] };
    count += 1;
    last = Math.max(last, Number(at[0]?.component ?? n));
    const proof = row.proof(n);
    if (proof !== undefined) return { verdict: 'proved', by: proof };
  }
  if (count === 0) return { verdict: 'unsettled', at: undefined, why: { id: 'budget-spent' } };
  return { verdict: 'observed', to: { id: 'to-total', total: last, count }, positions: count };
}
