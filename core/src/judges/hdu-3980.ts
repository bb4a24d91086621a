import { game } from '../games/registry.ts';
import type { Component, Whole } from '../rules/position.ts';
import { counted } from './cases.ts';
import type { Judge } from './judge.ts';
import { values } from './ruling.ts';
import type { Limit } from './tokens.ts';

const tests: Limit = { name: 'T', from: 1, to: undefined };
const beads: Limit = { name: 'N', from: 1, to: 1_000 };
const run: Limit = { name: 'M', from: 1, to: 1_000 };

/** HDU 3980: m beads in a row are painted on a ring. */
export const hdu3980: Judge = {
  name: 'hdu-3980',
  title: { en: 'Paint Chain', zh: 'Paint Chain（给珠链上色）' },
  site: 'HDU',
  statement: {
    en: 'A ring of N beads; a turn paints M neighbours that are not painted; whoever cannot move loses. T tests of N and M; "Case #i: aekdycoin" when the first player wins, else "Case #i: abcdxyzk".',
    zh: 'N 颗珠子围成一圈，每次给连续 M 颗未上色的珠子上色，不能操作者负。共 T 组 N、M；先手胜输出 Case #i: aekdycoin，否则输出 Case #i: abcdxyzk。',
  },
  limits: [tests, beads, run],
  sample: { input: '2\n3 1\n4 2\n', output: 'Case #1: aekdycoin\nCase #2: abcdxyzk\n' },
  known: 'recalled',
  source: 'recalled',
  *answer(input) {
    const rings: (readonly [Whole, Whole])[] = [];
    for (const _ of counted(input, tests)) {
      rings.push([input.whole(beads), input.whole(run)]);
      if (rings.at(-1)?.[1] === 0) input.refuse(run.name, 0);
    }
    const won = new Map<Whole, (component: Component) => Whole>();
    for (const [, m] of rings) {
      if (won.has(m)) continue;
      const same = rings.filter((ring) => ring[1] === m);
      won.set(
        m,
        values(
          game('paintring', { m }),
          same.map(([n]) => [n, 1]),
        ),
      );
    }
    for (const [i, [n, m]] of rings.entries()) {
      yield `Case #${i + 1}: ${won.get(m)?.([n, 1]) === 0 ? 'abcdxyzk' : 'aekdycoin'}`;
    }
  },
};
