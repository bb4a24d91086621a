/** The words of a theorem's source that are not a name or a year, in Chinese. */
const CHINESE: readonly (readonly [RegExp, string])[] = [
  [/^folklore/u, '公认结论'],
  [/^from /u, '据 '],
  [/: /u, '：'],
  [/; /u, '；'],
  [/, from a table$/u, '，由打表得出'],
  [/misère Nim on the cells at odd distance$/u, '在与最后一格距离为奇数的格子上进行反 Nim'],
  [/misère Nim on the odd steps$/u, '在奇数级台阶上进行反 Nim'],
  [/misère Nim on the gaps$/u, '在各间隔上进行反 Nim'],
  [/misère Nim on the unlocked floors$/u, '在未上锁的各层上进行反 Nim'],
  [
    /Nim below a locked floor of one lamp, misère Nim below any other$/u,
    '上锁的一层只有一盏灯时，其余各层是 Nim；否则是反 Nim',
  ],
  [/every heap from 2 on can leave both 0 and 1$/u, '不少于 2 的堆都能走到值 0 和 1'],
  [/nobody takes the last counter by choice, so the heap counts one less$/u, '谁也不愿取最后一颗，所以把堆当作少一颗'],
  [/the outcomes repeat, which a finite table proves$/u, '胜负周期重复，由有限的表即可证明'],
  [/true of all dates from 1583$/u, '对 1583 年以来的所有日期成立'],
];

/** A source as a page cites it, for a Chinese sentence. */
export function chineseSource(source: string): string {
  return CHINESE.reduce((text, [english, chinese]) => text.replace(english, chinese), source);
}
