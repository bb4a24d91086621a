import { budgetOf, certificateText, type Fact, memoryText, type Periods, periods, readRepeating } from 'nimlab';
import { type PeriodCard, refusal, type Source, type Working } from './wishes.ts';

const BUDGET = 200_000_000;
/** A game without a code is looked at so far at first: its table is made position by position. */
const TABLED = 2000;
/** The most values or exceptions that are listed for the eye. */
const LISTED = 60;

/** Looks for the period of a game, and stops as soon as one is proved. */
export function* periodWork(source: Source, to: number): Working {
  const read = readRepeating(source);
  if (!read.ok) return refusal(read);
  const work = periods(
    read.value,
    read.value.code === undefined ? Math.min(to, Math.max(TABLED, to / 10)) : to,
    budgetOf(BUDGET),
  );
  for (let size = 0; ; ) {
    const step = work.next(size);
    if (step.done === true)
      return 'id' in step.value ? { is: 'refused', fact: step.value } : { is: 'periods', card: cardOf(step.value) };
    size = yield { so: step.value.spent.options, of: undefined, cards: [] };
  }
}

function cardOf(found: Periods): PeriodCard {
  const { game, status, repetition, exceptions, certificate } = found;
  return {
    game,
    status,
    facts: factsOf(found),
    repeats: repetition && { ...repetition, exceptions },
    certificate: certificate && ('code' in certificate ? certificateText(certificate) : memoryText(certificate)),
  };
}

function factsOf({ status, repetition, block, exceptions, to }: Periods): readonly Fact[] {
  if (repetition === undefined) return [{ id: 'period-none', to }];
  const { preperiod, period, saltus } = repetition;
  const said: Fact = {
    id: saltus === 0 ? 'period-repeats' : 'period-rises',
    preperiod,
    period,
    saltus,
    block: listed(block),
  };
  const odd: readonly Fact[] =
    exceptions.length > 0 ? [{ id: 'period-exceptions', exceptions: listed(exceptions) }] : [];
  return [said, ...odd, { id: status === 'proved' ? 'period-proved' : 'period-observed', to }];
}

function listed(numbers: readonly number[]): string {
  const shown = numbers.slice(0, LISTED).join(', ');
  return numbers.length > LISTED ? `${shown}, …` : shown;
}
