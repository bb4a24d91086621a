import { expect, test } from 'vitest';
import { readSettings } from './setting.ts';

test('a parameter is set to a number, a list, or what arithmetic makes of numbers', () => {
  expect(readSettings(['m=3', 's＝{1, 3..5}', 'goal=10^18', 'd = 2^3 - 1'])).toEqual({
    ok: true,
    value: { m: 3, s: [1, 3, 4, 5], goal: 10n ** 18n, d: 7 },
  });
});

test('what is no value, or larger than anybody writes, is refused with what was typed', () => {
  for (const text of ['m', 'm=', 'm=n', 'm=10^10^10', 'm=7 div 0', '3=m'])
    expect(readSettings([text])).toMatchObject({ ok: false, fault: { id: 'unclear-setting', text } });
});
