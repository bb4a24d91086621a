import { type Rising, risingValue } from './rising-parts.ts';
import { countShares } from './shares.ts';
import { add, divide, remainder, subtract, type Whole, whole } from './whole.ts';
import { xor } from './xor.ts';

/**
 * How many lists of two or three heaps from 1 on, ascending, have the total and the nim-sum of values, where values rise by a power of two. Ordered lists are counted by
 * their classes modulo the period; those that an exchange of heaps leaves as they are correct for the order (Burnside). Undefined where that needs too many classes.
 */
export function countRisingParts(rising: Rising, total: Whole, parts: number, value: Whole): Whole | undefined {
  const isOne = (heap: Whole) => heap >= 1 && risingValue(rising, heap) === value;
  if (parts < 1) return parts === 0 && total === 0 && value === 0 ? 1 : 0;
  if (parts === 1) return isOne(total) ? 1 : 0;
  if (parts > 3 || (rising.preperiod + rising.period) ** (parts - 1) * rising.preperiod > MOST_CLASSES)
    return undefined;
  const ordered = orderedParts(rising, total, parts, value);
  if (parts === 2) {
    const twins = value === 0 && total > 0 && remainder(total, 2) === 0 ? 1n : 0n;
    return whole((ordered + twins) / 2n);
  }
  const alike = withTwins(rising, total, value);
  const third = divide(total, 3);
  const same = remainder(total, 3) === 0 && isOne(third) ? 1n : 0n;
  return whole((ordered + 3n * alike + 2n * same) / 6n);
}

const MOST_CLASSES = 100_000;

/** Heaps a, a, b with the total: b has the value, and at most one heap of each class has it. */
function withTwins(rising: Rising, total: Whole, value: Whole): bigint {
  const { preperiod, period, saltus, values } = rising;
  let found = 0n;
  for (let first = 1; first < preperiod + period; first += 1) {
    const rise = BigInt(subtract(value, values[first] ?? 0));
    if (first < preperiod ? rise !== 0n : rise < 0n || rise % BigInt(saltus) !== 0n) continue;
    const left = BigInt(total) - BigInt(first) - (BigInt(period) * rise) / BigInt(saltus);
    if (left > 0n && left % 2n === 0n) found += 1n;
  }
  return found;
}

/** The ordered lists of so many heaps: each is a small heap or one of a class, and the rows of those of a class are counted. */
function orderedParts(rising: Rising, total: Whole, parts: number, value: Whole): bigint {
  const { preperiod, period, saltus, values } = rising;
  const known = new Map<string, bigint>();
  const rows = (room: Whole, nim: Whole, bounds: readonly number[]): bigint => {
    const key = [room, nim, ...bounds].join();
    const found = known.get(key) ?? countShares(room, nim, bounds);
    known.set(key, found);
    return found;
  };
  function ended(left: Whole, nim: Whole, large: readonly number[]): bigint {
    if (large.length === 0) return left === 0 && nim === 0 ? 1n : 0n;
    const firsts = large.map((heap) => values[heap] ?? 0);
    const below = firsts.reduce<Whole>((sum, one) => xor(sum, one % saltus), 0);
    if (left < 0 || remainder(left, period) !== 0 || below !== remainder(nim, saltus)) return 0n;
    const bounds = firsts.map((one) => Math.floor(one / saltus)).sort((a, b) => a - b);
    const periods = divide(left, period);
    return rows(bounds.reduce<Whole>(add, periods), divide(nim, saltus), bounds);
  }
  function from(left: Whole, nim: Whole, still: number, large: readonly number[]): bigint {
    if (still === 0) return ended(left, nim, large);
    let found = 0n;
    for (let heap = 1; heap < preperiod; heap += 1)
      found += from(subtract(left, heap), xor(nim, values[heap] ?? 0), still - 1, large);
    // The last class is told by the others.
    const last = preperiod + Number(remainder(subtract(left, preperiod), period));
    const [least, most] = still === 1 ? [last, last] : [preperiod, preperiod + period - 1];
    for (let heap = Math.max(1, least); heap <= most; heap += 1)
      found += from(subtract(left, heap), nim, still - 1, [...large, heap]);
    return found;
  }
  return from(total, value, parts, []);
}
