import { test } from 'vitest';
import facts from './facts.json' with { type: 'json' };
import type { Checks } from './product.ts';

const says = new Map(facts.map(([id = '', statement = '']) => [id, statement]));

/** Runs each check as a test that is named by its fact. */
export function checked(checks: Checks): void {
  for (const [id, check] of Object.entries(checks)) test(`${id}: ${says.get(id) ?? 'unknown fact'}`, check);
}
