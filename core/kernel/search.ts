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

export function valueAt<T>(at: i32): i32 {
  return <i32>load<T>(VALUES + <usize>at * sizeof<T>());
}

/** Whether two parts of that total, the smaller one from `begin` on and before `end`, have values whose xor is the target: among the folded values where there are any. */
function hasSplit<T>(total: i32, target: i32, begin: i32, end: i32): bool {
  if (sizeof<T>() == 2 && FOLD != 0) return isAmong<u8, T>(FOLDED, fold(target), total, target, begin, end);
  return isAmong<T, T>(VALUES, target, total, target, begin, end);
}

/** The same by `like`, what the target is among the `values`, which have the type L; folded, a rare and a common part may seem to give a rare target, and are asked again. */
function isAmong<L, T>(values: usize, like: i32, total: i32, target: i32, begin: i32, end: i32): bool {
  const lanes: i32 = 16 / sizeof<L>();
  const own = v128.splat<L>(<L>like);
  const last = min(end - 1, total / 2);
  let p = values + <usize>begin * sizeof<L>();
  let q = values + <usize>(total - begin - lanes + 1) * sizeof<L>();
  let part = begin;
  for (; part + 4 * lanes - 1 <= last; part += 4 * lanes) {
    const x = v128.eq<L>(v128.xor(v128.load(p), reversed<L>(v128.load(q))), own);
    const y = v128.eq<L>(v128.xor(v128.load(p, 16), reversed<L>(v128.load(q - 16))), own);
    const z = v128.eq<L>(v128.xor(v128.load(p, 32), reversed<L>(v128.load(q - 32))), own);
    const w = v128.eq<L>(v128.xor(v128.load(p, 48), reversed<L>(v128.load(q - 48))), own);
    if (v128.any_true(v128.or(v128.or(x, y), v128.or(z, w)))) {
      if (sizeof<L>() == sizeof<T>() || isTrue<T>(part, total, target, x, y) || isTrue<T>(part + 2 * lanes, total, target, z, w)) {
        step((part - begin) / (4 * lanes));
        return true;
      }
    }
    p += 64;
    q -= 64;
  }
  step((part - begin) / (4 * lanes));
  for (; part <= last; part += 1) if ((valueAt<T>(part) ^ valueAt<T>(total - part)) == target) return true;
  return false;
}

/** Whether one of the parts from `part` on that hit, among bytes, truly gives the target. */
function isTrue<T>(part: i32, total: i32, target: i32, low: v128, high: v128): bool {
  for (let hits = i8x16.bitmask(low) | (i8x16.bitmask(high) << 16); hits != 0; hits &= hits - 1) {
    const at = part + <i32>ctz(hits);
    if ((valueAt<T>(at) ^ valueAt<T>(total - at)) == target) return true;
  }
  return false;
}

function reversed<T>(v: v128): v128 {
  if (sizeof<T>() == 1) return i8x16.shuffle(v, v, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
  return i16x8.shuffle(v, v, 7, 6, 5, 4, 3, 2, 1, 0);
}
