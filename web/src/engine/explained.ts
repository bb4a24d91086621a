import { ask, budgetOf, readQuestion, recheck } from 'nimlab';
import { refusal, type Wish, type Working } from './wishes.ts';

const BUDGET = budgetOf(5_000_000);

/** Why a position stands as it does, with every step computed again where that can be done. */
export function* explained({ source, position, convention }: Extract<Wish, { readonly is: 'explained' }>): Working {
  const question = { ...source, position, convention };
  const read = readQuestion(question);
  if (!read.ok) return refusal(read);
  const work = ask(question, { all: true, count: true, why: true }, BUDGET);
  for (let size = 0; ; ) {
    const step = work.next(size);
    if (step.done !== true) {
      size = yield { so: step.value.spent.options, of: undefined, cards: [] };
      continue;
    }
    if (!step.value.ok) return refusal(step.value);
    const { reply } = step.value.value;
    return { is: 'explained', reply, checks: recheck(reply.steps, read.value, convention) };
  }
}
