import { game } from '../games/registry.ts';
import { toEnd } from './cases.ts';
import type { Judge } from './judge.ts';
import { winning } from './ruling.ts';
import type { Limit } from './tokens.ts';

const goal: Limit = { name: 'M', from: 1, to: 1_099 };
const most: Limit = { name: 'N', from: 1, to: 1_099 };

/** The most bids that are listed. */
const LISTED = 10_000_000;

/** HDU 2149: a price is raised by 1 to N until it reaches M; all winning first bids. */
export const hdu2149: Judge = {
  name: 'hdu-2149',
  title: { en: 'Public Sale', zh: '拍卖（Public Sale）' },
  site: 'HDU',
  statement: {
    en: 'A price starts at 0; two bidders in turn raise it by 1 to N; whoever first makes it M or more wins. A pair M N a line, to the end of the input. All winning first bids in order with blanks between, or none.',
    zh: '价格从 0 开始，双方轮流加价 1 到 N，先使价格达到或超过 M 者胜。每行一组 M N，读到输入结束。按从小到大输出所有必胜的第一次加价，以空格分隔；没有则输出 none。',
  },
  limits: [goal, most],
  sample: { input: '4 2\n3 2\n3 5\n', output: '1\nnone\n3 4 5\n' },
  known: 'recalled',
  source: 'recalled',
  *answer(input) {
    for (const _ of toEnd(input)) {
      const price = input.whole(goal);
      const raise = input.count(most);
      if (raise > LISTED) input.refuse(most.name, raise);
      const rules = game('auction', { goal: price, m: raise });
      const bids = [...winning(rules, 0)].map((option) => String(option.by['k']));
      yield bids.length > 0 ? bids.join(' ') : 'none';
    }
  },
};
