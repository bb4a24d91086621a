import { compareOutput, type Judge, judge, judges } from 'nimlab';
import { type JudgeCard, type Result, refusal, type Wish, type Working } from './wishes.ts';

type JudgeWish = Extract<Wish, { readonly is: 'judges' | 'judge' }>;

/** The problems of online judges, or one's own output held to one of them. */
export async function judgedWork(wish: JudgeWish): Promise<Working> {
  const result = wish.is === 'judges' ? await listed() : await compared(wish);
  return done(result);
}

// biome-ignore lint/correctness/useYield: what is done at once is work like any other.
function* done(result: Result): Working {
  return result;
}

async function listed(): Promise<Result> {
  return { is: 'listed', judges: (await judges()).map(cardOf) };
}

function cardOf({ name, site, title, statement, sample }: Judge): JudgeCard {
  return { name, site, title, statement, sample };
}

async function compared({ name, input, output }: Extract<JudgeWish, { readonly is: 'judge' }>): Promise<Result> {
  const found = await judge(name);
  if (found === undefined) return { is: 'refused', fact: { id: 'unknown-game', name } };
  const read = compareOutput(found, new TextEncoder().encode(input), output);
  if (!read.ok) return refusal(read);
  return { is: 'judged', accepted: read.value.accepted, facts: [read.value.fact, ...read.value.notes] };
}
