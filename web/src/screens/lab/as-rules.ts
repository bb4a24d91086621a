/** Rules as the language has them: subtraction games are also written S(1, 3, 4). */
export function asRules(typed: string): string {
  const [, numbers] = /^\s*S\s*\(([\d\s,、]+)\)\s*$/u.exec(typed.normalize('NFKC')) ?? [];
  const all = numbers?.match(/\d+/gu);
  return all == null ? typed : `take {${all.join(', ')}}`;
}
