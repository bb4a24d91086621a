import { isWhole } from '../../nim/whole.ts';
import type { Fact } from '../../rules/fact.ts';
import type { Part } from '../../rules/rules.ts';

/** A heap of a game whose page says that its value is its size. */
export function countsAsItself({ rules, component }: Part): boolean {
  const told = rules.theorems.find((theorem) => theorem.value !== undefined && theorem.convention === 'normal');
  return isWhole(component) && told !== undefined && /^value = \p{L}\w*$/u.test(saying(told.text));
}

/** The paragraph of a catalogue page, in both languages. */
export function pageSays({ rules: { page } }: Part, source: string): readonly Fact[] {
  return page.about ? [{ id: 'page-says', source, about: page.about.en, aboutChinese: page.about.zh }] : [];
}

/** What a theorem says, without the moves, reasons and source that follow on its page. */
export function saying(text: string): string {
  return text.replace(/^theorem (?:misere )?/u, '').replace(/\s+(?:(?:reply|reach|because)\s.*|"[^"]*"$)/su, '');
}
