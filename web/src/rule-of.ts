/** A first sentence narrower than this only names the things; the rule is in the second. */
const NARROW = 60;
/** A second sentence that speaks of these tells who wins: no rule, and not asked for. */
const TELLS = /必败|必胜|SG|\blost\b|\bvalues?\b|\bworth\b/u;

/** The rule of a game out of what is said of it: its first sentence, or two where the first only names the things. */
export function ruleOf(text: string): string {
  const [first = '', second = ''] = text.match(/[^.。\n]+(?:[.。](?=\s|$|[^\d\s])|\n|$)\s*/gu) ?? [text];
  return width(first) < NARROW && !TELLS.test(second) ? first + second : first;
}

/** How wide a sentence is, a Chinese character as two letters and a half. */
function width(text: string): number {
  return [...text].reduce((sum, sign) => sum + (sign > '\u2e7f' ? 2.5 : 1), 0);
}
