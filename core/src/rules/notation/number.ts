import type { Whole } from '../position.ts';
import { quoted, type Slip } from './slip.ts';

/** The most digits of a typed number. */
const MOST_DIGITS = 100_000;

/** The whole number that the digits write. */
export function wholeOf(digits: string): Whole {
  const small = Number(digits);
  return digits.length < 17 && Number.isSafeInteger(small) ? small : fitted(BigInt(digits));
}

function fitted(big: bigint): Whole {
  return big <= Number.MAX_SAFE_INTEGER ? Number(big) : big;
}

/** `10^18`, as people write sizes that have no name. */
function raised(base: string, exponent: string, at: number): Whole | Slip {
  const digits = base.length * Number(exponent);
  if (digits > MOST_DIGITS) return { id: 'too-many-digits', at, found: digits, most: MOST_DIGITS };
  return fitted(BigInt(base) ** BigInt(exponent));
}

/** A typed number, or what is wrong with it. */
export function readNumber(atom: string, at: number): Whole | Slip {
  if (atom.length > MOST_DIGITS) return { id: 'too-many-digits', at, found: atom.length, most: MOST_DIGITS };
  if (/^\d+$/.test(atom)) return wholeOf(atom);
  const power = /^(\d+)\^(\d+)$/.exec(atom);
  if (power !== null) return raised(power[1] ?? '', power[2] ?? '', at);
  const found = quoted(atom);
  if (/^[-–—]\d+$/.test(atom)) return { id: 'negative', at, found };
  if (/^-?(\d+\.\d*|\.\d+)$/.test(atom)) return { id: 'fraction', at, found };
  if (/^-?\d+(\.\d+)?e[+-]?\d*$/i.test(atom)) return { id: 'exponent', at, found };
  return { id: 'not-a-number', at, found };
}
