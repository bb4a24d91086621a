import type { Code, Digit, Leave } from '../code.ts';

/** The code in its normal form: `0.77`, `4.[3]`, `0.{0,2+}!`. */
export function writeCode(code: Code): string {
  const before = code.before.map(writeDigit).reverse().join('') || '0';
  const after = code.after.map(writeDigit).join('');
  const tail = code.tail.map(writeDigit).join('');
  if (tail !== '') return `${before}.${after}[${tail}]`;
  return `${before}.${after || '0'}`;
}

function writeDigit(digit: Digit): string {
  const many = digit.filter((leave) => leave.parts > 1);
  const sign = many[0]?.sign ?? '';
  const one = many.every((leave) => leave.sign === sign);
  if (!one) return `{${digit.map((leave) => writeLeave(leave, leave.sign)).join(',')}}`;
  if (digit.every((leave) => !leave.more && leave.parts < 4)) {
    const bits = digit.reduce((sum, leave) => sum + 2 ** leave.parts, 0);
    return bits.toString(16).toUpperCase() + sign;
  }
  const leaves = joined(digit);
  if (leaves[0]?.parts === 0 && leaves[0].more) return `*${sign}`;
  return `{${leaves.map((leave) => writeLeave(leave, '')).join(',')}}${sign}`;
}

/** `0, 1, 2+` as `0+`: fewer than two parts bear no sign of their own. */
function joined(digit: Digit): readonly Leave[] {
  const open = digit.findIndex((leave) => leave.more);
  let first = open;
  while (first > 0 && digit[first - 1]?.parts === (digit[first]?.parts ?? 0) - 1) first -= 1;
  const start = digit[first];
  if (open < 0 || start === undefined) return digit;
  return [...digit.slice(0, first), { ...start, more: true }];
}

function writeLeave(leave: Leave, sign: string): string {
  return `${leave.parts}${sign}${leave.more ? '+' : ''}`;
}
