import type { Held, Routine } from './code.ts';

/** How a program reads a position: every number a heap, every `size` numbers a component, every line a list, or every word a row of letters. */
export type Form =
  | { readonly is: 'heaps' | 'lines' }
  | { readonly is: 'groups'; readonly size: number }
  | { readonly is: 'words'; readonly letters: string };

/** A program before it is written in a language: the last routine is `answer`, from the components to the text that is printed. */
export interface Program {
  readonly comment: readonly string[];
  readonly held: readonly Held[];
  readonly routines: readonly Routine[];
  readonly reads: Form;
  /** Whether some routine calls a function of that name (` at`: takes an element of a list). */
  uses(word: string): boolean;
}

/** The names that routines call. */
export function callsOf(routines: readonly Routine[]): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { is, name } = node as { readonly is?: unknown; readonly name?: unknown }; // a node of the code has both or not
    if (is === 'call' && typeof name === 'string') found.add(name);
    if (is === 'at') found.add(' at');
    for (const child of Object.values(node)) visit(child);
  };
  for (const { body } of routines) visit(body);
  return found;
}
