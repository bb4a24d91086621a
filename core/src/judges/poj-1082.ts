import { game } from '../games/registry.ts';
import { counted } from './cases.ts';
import type { Judge } from './judge.ts';
import { wins } from './ruling.ts';
import type { Limit } from './tokens.ts';

const tests: Limit = { name: 'T', from: 1, to: undefined };
const year: Limit = { name: 'YYYY', from: 1900, to: 2001 };
const month: Limit = { name: 'MM', from: 1, to: 12 };
const day: Limit = { name: 'DD', from: 1, to: 31 };

/** POJ 1082: from date to date until 4 November 2001. */
export const poj1082: Judge = {
  name: 'poj-1082',
  title: { en: 'Calendar Game', zh: '日历游戏' },
  site: 'POJ',
  statement: {
    en: 'From a date a turn goes to the next day, or to the same day of the next month if there is one; whoever reaches 4 November 2001 wins, and nobody may go past it. T dates from 1 January 1900 on; YES when the first player wins, else NO.',
    zh: '从某个日期出发，每次移到下一天，或下个月的同一天（若存在）；恰好到达 2001 年 11 月 4 日者胜，不得越过。共 T 个不早于 1900 年 1 月 1 日的日期；先手必胜输出 YES，否则输出 NO。',
  },
  limits: [tests, year, month, day],
  sample: { input: '3\n2001 11 3\n2001 11 2\n2001 10 3\n', output: 'YES\nNO\nNO\n' },
  known: 'seen',
  source: 'sharecode.io/sections/problem/problemset/1384; the sample is recalled',
  *answer(input) {
    const rules = game('calendar');
    for (const _ of counted(input, tests)) {
      const date = [input.count(year), input.count(month), input.count(day)];
      if (rules.refused(date)) input.refuse(day.name, date[2] ?? 0);
      yield wins(rules, [date]) ? 'YES' : 'NO';
    }
  },
};
