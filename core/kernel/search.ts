import { fold } from './folded';
import { FOLD, FOLDED, LIMIT, SPLITS, step, TAKES, VALUES } from './state';

// Whether one heap has an option of one value, by comparing all its parts.

/** Parts that are tried before the next number taken has its turn: small parts are the least regular, and give a witness soonest. */
const FIRST: i32 = 256;

/** Whether some option of the heap has the value. */
export function hasOption<T>(n: i32, target: i32): bool {
  for (let rest = TAKES; rest != 0; rest &= rest - 1) if (valueAt<T>(n - <i32>ctz(rest)) == target) return true;
  if (target >= LIMIT) return false;
  for (let begin = 1, length = FIRST; 2 * begin <= n; begin += length, length = begin) {
    for (let rest = SPLITS; rest != 0; rest &= rest - 1) if (hasSplit<T>(n - <i32>ctz(rest), target, begin, begin + length)) return true;
  }
  return false;
}

/** Whether one of some parts gives the heap an option of the value, with what is left lying before `base`. */
export function hasPart<T>(n: i32, target: i32, base: i32, parts: i32): bool {
  if (target >= LIMIT) return false;
  for (let rest = SPLITS; rest != 0; rest &= rest - 1) {
    const total = n - <i32>ctz(rest);
    const begin = max(1, total - base + 1);
    if (hasSplit<T>(total, target, begin, begin + parts)) return true;
  }
  return false;
}

export function valueAt<T>(at: i32): i32 {
  return <i32>load<T>(VALUES + <usize>at * sizeof<T>());
}

/** Whether two parts of that total, the smaller one from `begin` on and before `end`, have values whose xor is the target. */
function hasSplit<T>(total: i32, target: i32, begin: i32, end: i32): bool {
  if (sizeof<T>() == 2 && FOLD != 0) return hasFoldedSplit(total, target, begin, end);
  const lanes: i32 = 16 / sizeof<T>();
  const own = v128.splat<T>(<T>target);
  const last = min(end - 1, total / 2);
  let p = VALUES + <usize>begin * sizeof<T>();
  let q = VALUES + <usize>(total - begin - lanes + 1) * sizeof<T>();
  let part = begin;
  for (; part + 2 * lanes - 1 <= last; part += 2 * lanes) {
    const x = v128.eq<T>(v128.xor(v128.load(p), reversed<T>(v128.load(q))), own);
    const y = v128.eq<T>(v128.xor(v128.load(p, 16), reversed<T>(v128.load(q - 16))), own);
    if (v128.any_true(v128.or(x, y))) {
      step((part - begin) / (4 * lanes));
      return true;
    }
    p += 32;
    q -= 32;
  }
  step((part - begin) / (4 * lanes));
  for (; part <= last; part += 1) if ((valueAt<T>(part) ^ valueAt<T>(total - part)) == target) return true;
  return false;
}

/** The same by the folded values; a rare and a common part may seem to give a rare target, and are asked again. */
function hasFoldedSplit(total: i32, target: i32, begin: i32, end: i32): bool {
  const own = i8x16.splat(<i8>fold(target));
  const last = min(end - 1, total / 2);
  let p = FOLDED + <usize>begin;
  let q = FOLDED + <usize>(total - begin - 15);
  let part = begin;
  for (; part + 31 <= last; part += 32) {
    const x = i8x16.eq(v128.xor(v128.load(p), reversed<u8>(v128.load(q))), own);
    const y = i8x16.eq(v128.xor(v128.load(p, 16), reversed<u8>(v128.load(q - 16))), own);
    if (v128.any_true(v128.or(x, y))) {
      for (let hits = i8x16.bitmask(x) | (i8x16.bitmask(y) << 16); hits != 0; hits &= hits - 1) {
        const at = part + <i32>ctz(hits);
        if ((valueAt<u16>(at) ^ valueAt<u16>(total - at)) == target) {
          step((part - begin) / 64);
          return true;
        }
      }
    }
    p += 32;
    q -= 32;
  }
  step((part - begin) / 64);
  for (; part <= last; part += 1) if ((valueAt<u16>(part) ^ valueAt<u16>(total - part)) == target) return true;
  return false;
}

function reversed<T>(v: v128): v128 {
  if (sizeof<T>() == 1) return i8x16.shuffle(v, v, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
  return i16x8.shuffle(v, v, 7, 6, 5, 4, 3, 2, 1, 0);
}
