import type { MemoryCertificate } from 'nimlab';

/** The rule of one line of which such a certificate speaks. */
export function ruleOf({ takes }: Pick<MemoryCertificate, 'takes'>): string {
  const lines = takes.flatMap((list, residue) => {
    if (list.length === 0) return [];
    const when = takes.length === 1 ? '' : ` if n mod ${takes.length} = ${residue}`;
    return [`-> n - k for k in {${list.join(', ')}}${when}`];
  });
  return `n ${lines.join('; ')}`;
}
