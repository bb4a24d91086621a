import { game } from '../games/registry.ts';
import type { Whole } from '../rules/position.ts';
import { toEnd } from './cases.ts';
import type { Judge } from './judge.ts';
import { values } from './ruling.ts';
import type { Limit } from './tokens.ts';

const width: Limit = { name: 'W', from: 2, to: 200 };
const height: Limit = { name: 'H', from: 2, to: 200 };

/** POJ 2311: a sheet is cut along the grid; the first piece of one square wins. */
export const poj2311: Judge = {
  name: 'poj-2311',
  title: { en: 'Cutting Game', zh: '剪纸游戏' },
  site: 'POJ',
  statement: {
    en: 'A sheet of W x H squares; a turn cuts one piece along a grid line into two; whoever first cuts off a piece of a single square wins. A pair a line to the end of the input; WIN when the first player wins, else LOSE.',
    zh: '一张 W×H 格的纸，每次把一块沿格线剪成两块；先剪出 1×1 者胜。每行一组，读到输入结束。先手必胜输出 WIN，否则输出 LOSE。',
  },
  limits: [width, height],
  sample: { input: '2 2\n3 2\n4 2\n', output: 'LOSE\nLOSE\nWIN\n' },
  known: 'seen',
  source:
    'topic.alibabacloud.com/a/poj-cutting-font-classtopic-s-color00c1degamefont-nim-font-classtopic-s-color00c1degamefont-grundy-font-classtopic-s-color00c1denumberfont_8_8_31231355.html',
  *answer(input) {
    const sheets: (readonly Whole[])[] = [];
    for (const _ of toEnd(input)) sheets.push([input.whole(width), input.whole(height)]);
    const value = values(game('cut'), sheets.filter(isWide));
    for (const sheet of sheets) yield (isWide(sheet) ? value(sheet) !== 0 : isStrip(sheet)) ? 'WIN' : 'LOSE';
  },
};

function isWide(sheet: readonly Whole[]): boolean {
  return sheet.every((side) => side > 1);
}

/** A strip gives up a single square at once; from a single square, or from nothing, nothing can be cut. */
function isStrip(sheet: readonly Whole[]): boolean {
  return sheet.includes(1) && sheet.some((side) => side > 1);
}
