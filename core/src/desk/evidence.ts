import type { Solution } from '../rules/answer.ts';
import type { Component } from '../rules/position.ts';

/** The evidence of a solution as one line of JSON, whole numbers past 2^53 as text; undefined for an undecided question. */
export function evidenceText(solution: Solution): string | undefined {
  const evidence = solution.evidence();
  if (evidence === undefined) return undefined;
  return JSON.stringify(evidence, (_, value: Component | object) =>
    typeof value === 'bigint' ? value.toString() : value,
  );
}
