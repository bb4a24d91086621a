/** The lines of a rules page that say what may be done, without the words for people. */
export function movesOf(page: string): string {
  const kept: string[] = [];
  let isWords = false;
  for (const line of page.split('\n')) {
    if (/^ {2}\S/u.test(line) || /^game/u.test(line)) isWords = /^ {2}(?:called|about|nickname)\b/u.test(line);
    if (!isWords) kept.push(line);
  }
  return kept.join('\n').trimEnd();
}
