import type { Fact, Periods } from 'nimlab';

/** The most values or exceptions that are listed for the eye; JSON has them whole. */
const LISTED = 60;

/** What is said of the periods of a game, a sentence a line. */
export function periodFacts({ status, repetition, block, exceptions, to }: Periods): readonly Fact[] {
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
