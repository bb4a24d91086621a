/** The words of a theorem's source that are not a name or a year, in Chinese. */
const CHINESE: readonly (readonly [RegExp, string])[] = [
  [/^folklore/u, '公认结论'],
  [/^from /u, '据 '],
];

/** A source as a page cites it, for a Chinese sentence. */
export function chineseSource(source: string): string {
  return CHINESE.reduce((text, [english, chinese]) => text.replace(english, chinese), source);
}
