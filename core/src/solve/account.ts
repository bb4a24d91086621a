import type { Budget, Progress } from '../rules/answer.ts';

/** What one question has spent of its budget, across all methods. */
export interface Account {
  readonly budget: Budget;
  options: number;
  bytes: number;
  /** Options that the present chunk may still generate. */
  chunk: number;
}

/** A resumable machine: `run` goes on for about `work` options, looks at no component of more than `most`, and says whether it is done. */
export interface Machine {
  run(work: number, most: number): boolean;
  options(): number;
  bytes(): number;
}

/** A new account. */
export function account(budget: Budget): Account {
  return { budget, options: 0, bytes: 0, chunk: 1 };
}

/** What is spent so far. */
export function spent(of: Account): Budget {
  return { options: of.options, bytes: of.bytes };
}

/** Options left to generate. */
export function left(of: Account): number {
  return of.bytes > of.budget.bytes ? 0 : Math.max(0, of.budget.options - of.options);
}

/** Hands over to the caller until it allows more work. */
export function* pause(of: Account, method: string): Generator<Progress, void, number> {
  const work = yield { spent: spent(of), method };
  of.chunk = Number.isFinite(work) ? Math.max(1, work) : 1;
}

/** Runs a machine chunk by chunk on at most `allowance` options; false when the allowance or the budget ends first. */
export function* drive(
  machine: Machine,
  of: Account,
  method: string,
  allowance = Number.POSITIVE_INFINITY,
): Generator<Progress, boolean, number> {
  const before = machine.options();
  const held = of.bytes;
  for (;;) {
    const used = machine.options();
    const may = Math.min(left(of), allowance - (used - before));
    if (may <= 0) return false;
    const asked = Math.min(of.chunk, may);
    const isDone = machine.run(asked, may);
    const work = machine.options() - used;
    of.options += work;
    of.chunk -= work;
    of.bytes = held + machine.bytes();
    if (isDone) return of.bytes <= of.budget.bytes;
    // A machine may also stop short of its work, where one option is long.
    if (of.chunk <= 0 || work < asked) yield* pause(of, method);
  }
}
