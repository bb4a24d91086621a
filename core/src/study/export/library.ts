import type { Routine } from './code.ts';
import { LIST_ROUTINES } from './library/lists.ts';
import { NUMBER_ROUTINES } from './library/numbers.ts';
import { PART_ROUTINES } from './library/parts.ts';
import { PICK_ROUTINES } from './library/picks.ts';

/** The functions of the rules language, for languages that have none of their own. */
const LIBRARY: readonly Routine[] = [...NUMBER_ROUTINES, ...PART_ROUTINES, ...LIST_ROUTINES, ...PICK_ROUTINES];

/** The functions of the library that some routines call, each after those that it calls itself. */
export function called(routines: readonly Routine[], own: ReadonlySet<string>): readonly Routine[] {
  const wanted = new Set<string>();
  const begun = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) {
      for (const one of node) visit(one);
      return;
    }
    const { is, name: word } = node as { readonly is?: unknown; readonly name?: unknown }; // a node of the code has both or not
    if (is === 'call' && typeof word === 'string' && !wanted.has(word) && !own.has(word)) {
      const found = LIBRARY.find((one) => one.name === word);
      if (found !== undefined && !begun.has(word)) {
        begun.add(word);
        visit(found.body);
        wanted.add(word);
      }
    }
    for (const child of Object.values(node)) visit(child);
  };
  for (const { body } of routines) visit(body);
  return [...wanted].flatMap((word) => LIBRARY.find((one) => one.name === word) ?? []);
}
