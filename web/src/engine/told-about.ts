import { type Both, isCatalogued, type Rules } from 'nimlab';
import { lines as en } from './abouts-en.ts';
import { lines as zh } from './abouts-zh.ts';

/** What a game is about: its page says it, or the catalogue, of which the pages here are without it. */
export function aboutOf(rules: Rules): Both | undefined {
  const { name, page } = rules;
  if (page.about !== undefined || !isCatalogued(rules)) return page.about;
  return { en: en[name] ?? '', zh: zh[name] ?? '' };
}

/** The text of a page with what its game is about, after its names. */
export function withAbout(text: string, about: Both | undefined): string {
  if (about === undefined || /^ {2}about /mu.test(text)) return text;
  const lines = text.split('\n');
  const last = lines.findLastIndex((line) => /^ {2}(?:called|nickname) /u.test(line));
  // A statement may run over several lines, the later ones further in.
  const next = lines.findIndex((line, i) => i > Math.max(0, last) && !/^ {3,}/u.test(line));
  const quoted = (said: string) => `"${said.replace(/["\\]/gu, '\\$&')}"`;
  return lines.toSpliced(next, 0, `  about ${quoted(about.en)}`, `    zh ${quoted(about.zh)}`).join('\n');
}
