import type { Fact } from '../rules/fact.ts';
import type { Whole } from '../rules/position.ts';
import type { Limit } from './input.ts';

/** What was noted of numbers outside their limits, each limit once. */
export interface Noted {
  readonly notes: readonly Fact[];
  note(limit: Limit, value: Whole): void;
  has(limit: Limit): boolean;
}

/** No notes yet. */
export function noted(): Noted {
  const notes: Fact[] = [];
  const names = new Set<string>();
  return {
    notes,
    note(limit, value) {
      if (names.has(limit.name)) return;
      names.add(limit.name);
      notes.push(
        value < limit.from
          ? { id: 'judge-below', name: limit.name, value, from: limit.from }
          : { id: 'judge-above', name: limit.name, value, to: limit.to },
      );
    },
    has: (limit) => names.has(limit.name),
  };
}

/** Whether a number is outside its limits. */
export function isOutside(limit: Limit, value: Whole): boolean {
  return value < limit.from || (limit.to !== undefined && value > limit.to);
}
