import { groups } from './attack.ts';
import { counted, row } from './cases.ts';
import type { Judge } from './judge.ts';
import type { Limit } from './tokens.ts';

const tests: Limit = { name: 't', from: 1, to: 1_000 };
const length: Limit = { name: 'n', from: 1, to: 300_000 };
const power: Limit = { name: 'x', from: 1, to: 5 };
const group: Limit = { name: 'a', from: 1, to: 1_000_000_000_000_000_000n };

/** Codeforces 1312F: three kinds of attack on groups of soldiers, two of them never twice running. */
export const cf1312f: Judge = {
  name: 'cf-1312f',
  title: { en: 'Attack on Red Kingdom', zh: 'Attack on Red Kingdom（进攻红王国）' },
  site: 'Codeforces',
  statement: {
    en: 'Groups of soldiers; a turn attacks one group in one of three ways, which remove x, y or z soldiers (all, when fewer are left); the second way may not follow itself on the same group, nor the third itself; whoever makes the last attack wins. t tests of n, x, y, z and the groups; print how many first attacks win.',
    zh: '若干组士兵，每次用三种方式之一攻击一组，分别消灭 x、y、z 人（不足则全部）；对同一组，第二种方式不能连用，第三种也不能连用；最后攻击者胜。共 t 组 n、x、y、z 与各组人数；输出必胜的第一次攻击有多少种。',
  },
  limits: [tests, length, power, group],
  sample: { input: '3\n2 1 3 4\n7 6\n1 1 2 3\n1\n1 1 2 2\n3\n', output: '2\n3\n0\n' },
  known: 'recalled',
  source: 'recalled',
  *answer(input) {
    for (const _ of counted(input, tests)) {
      const count = input.count(length);
      const powers = [input.count(power), input.count(power), input.count(power)];
      if (powers.includes(0)) input.refuse(power.name, 0);
      yield String(groups(powers).winning(row(input, count, group)));
    }
  },
};
