import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readLink } from './link.ts';
import { sealed, unsealed } from './sealed.ts';

const held = (text: string) => deflateRawSync(Buffer.from(text)).toString('base64url');
const rules = `game long\n${Array.from({ length: 40 }, (_, i) => `  n -> n - ${i + 1}   if n > ${i}`).join('\n')}`;

test('long rules are folded and unfold to themselves; short ones stay as they are', async () => {
  const fragment = `#/play/own?p=9&${new URLSearchParams({ rules }).toString()}&m=1:+9+-%3E+8`;
  const short = await sealed(fragment);
  expect(short.length).toBeLessThan(fragment.length / 3);
  const back = await unsealed(short);
  expect('fragment' in back && readLink(back.fragment)).toEqual(readLink(fragment));
  const plain = '#/play/own?p=9&rules=n+-%3E+n+-+1';
  expect(await sealed(plain)).toBe(plain);
});

test('a bomb is refused before it has unfolded, and so are garbage, nothing and a text past the limit', async () => {
  const bomb = held('a'.repeat(20_000_000));
  expect(bomb.length).toBeLessThan(32_000);
  expect(await unsealed(`#/play/own?z=${bomb}`)).toEqual({ refusal: 'page-link-too-long' });
  expect(await unsealed(`#/play/own?z=${'A'.repeat(40_000)}`)).toEqual({ refusal: 'page-link-too-long' });
  for (const broken of ['', 'A', '!!!', 'not-deflated-at-all', held(' '), held(rules).slice(0, 40)])
    expect(await unsealed(`#/play/own?z=${broken}`)).toEqual({ refusal: 'page-link-broken' });
});
