import type { Fault } from 'nimlab';

/** A fault in claims as the language has them, at its place in what the person typed: lines correspond, and what they end in alike stands alike. */
export function asTyped(fault: Fault, typed: string, said: string): Fault {
  const own = typed.split('\n')[fault.line - 1] ?? '';
  const other = said.split('\n')[fault.line - 1] ?? '';
  let alike = 0;
  while (alike < own.length && own.at(-1 - alike) === other.at(-1 - alike)) alike += 1;
  const behind = other.length - (fault.column - 1);
  return { ...fault, column: behind <= alike ? own.length - behind + 1 : 1 };
}
