import type { Digit, Leave, Sign } from '../code.ts';

const SIGNS: readonly Sign[] = ['', '!', '?', '='];

/**
 * The normal form of a digit: no sign on fewer than two parts (which always pass), nothing said twice, `2, 3+` said as `2+`, and
 * `0+`, `1+` told apart into `0`, `1`, `2+`.
 */
export function normalDigit(leaves: readonly Leave[]): Digit {
  const few = [0, 1].filter((parts) => leaves.some((leave) => covers(leave, parts)));
  const free = bySign(leaves, '');
  const signed = SIGNS.slice(1).flatMap((sign) =>
    bySign(leaves, sign).filter((leave) => !free.some((all) => contains(all, leave))),
  );
  const many = [...free, ...signed].sort((x, y) => x.parts - y.parts || SIGNS.indexOf(x.sign) - SIGNS.indexOf(y.sign));
  return [...few.map((parts) => ({ parts, more: false, sign: '' }) as const), ...many];
}

function covers(leave: Leave, parts: number): boolean {
  return leave.parts === parts || (leave.more && leave.parts < parts);
}

function contains(all: Leave, leave: Leave): boolean {
  return covers(all, leave.parts) && (all.more || !leave.more);
}

/** The leaves of two or more parts under one sign, the open-ended one reaching down as far as it can. */
function bySign(leaves: readonly Leave[], sign: Sign): readonly Leave[] {
  const own = leaves.filter((leave) => leave.sign === sign && (leave.parts > 1 || leave.more));
  const open = own.filter((leave) => leave.more).map((leave) => Math.max(2, leave.parts));
  const exact = new Set(own.filter((leave) => !leave.more).map((leave) => leave.parts));
  let least = Math.min(...open);
  while (exact.has(least - 1)) least -= 1;
  const below = [...exact].filter((parts) => parts < least).map((parts) => ({ parts, more: false, sign }));
  return least === Number.POSITIVE_INFINITY ? below : [...below, { parts: least, more: true, sign }];
}
