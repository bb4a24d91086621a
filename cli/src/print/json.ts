import type { Budget, Reply } from 'nimlab';
import { type Language, say } from 'words';

/** A value as JSON can hold it: integers past 2^53 as text, what does not apply as null. */
export function plain(value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString();
  if (value === undefined) return null;
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, plain(held)]));
}

/** The documented JSON object of one answer. */
export function answerJson(
  reply: Reply,
  digest: { readonly size: number; readonly digest: string } | undefined,
  budget: Budget,
  version: string,
  language: Language,
): unknown {
  return plain({
    game: reply.game,
    position: reply.position,
    convention: reply.convention,
    parameters: reply.parameters,
    outcome: reply.outcome,
    certainty: reply.certainty,
    value: reply.value,
    move: reply.move,
    moves: reply.moves?.items,
    more: reply.moves?.more ?? false,
    count: reply.count,
    length: reply.length,
    replies: reply.replies?.items,
    evidence: reply.method === undefined ? undefined : { kind: reply.method, ...digest },
    steps: reply.steps.map((step) => ({ ...step, text: say(step, language) })),
    why: [...reply.why, ...reply.refuted, ...reply.remarks].map((fact) => ({ ...fact, text: say(fact, language) })),
    budget: { options: budget.options, bytes: budget.bytes, spent: reply.spent, next: reply.next },
    version,
  });
}
