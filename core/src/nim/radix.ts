/**
 * Vectors of one length packed in one number below 2^53. A number that is the same in all of them takes no room; every other is a digit whose
 * radix is a power of two.
 */
export interface Radix {
  readonly length: number;
  readonly radices: Float64Array;
  /** Of each digit; 0 where the number is the same in all. */
  readonly weights: Float64Array;
  /** What the number is where it is the same in all. */
  readonly constants: Float64Array;
  /** All packed vectors lie below. */
  readonly cells: number;
}

/** The radix that holds one vector. */
export function radixOf(source: ArrayLike<number>, from: number, length: number): Radix {
  const constants = Float64Array.from({ length }, (_, i) => source[from + i] ?? 0);
  return { length, radices: new Float64Array(length).fill(1), weights: new Float64Array(length), constants, cells: 1 };
}

/** The packed vector source[from..from+length); -1 when it does not fit. */
export function pack({ length, radices, weights, constants }: Radix, source: ArrayLike<number>, from: number): number {
  let key = 0;
  for (let i = 0; i < length; i += 1) {
    const value = source[from + i] ?? 0;
    const weight = weights[i] ?? 0;
    if (weight === 0) {
      if (value !== constants[i]) return -1;
    } else {
      if (value < 0 || value >= (radices[i] ?? 0)) return -1;
      key += value * weight;
    }
  }
  return key;
}

/** The number at an index fits. */
export function holds({ radices, weights, constants }: Radix, i: number, value: number): boolean {
  return weights[i] === 0 ? value === constants[i] : value >= 0 && value < (radices[i] ?? 0);
}

/** Writes the vector of a packed number to out[at..at+length). */
export function unpack({ length, weights, constants }: Radix, key: number, out: number[], at: number): void {
  let rest = key;
  for (let i = 0; i < length; i += 1) {
    const weight = weights[i] ?? 0;
    if (weight === 0) {
      out[at + i] = constants[i] ?? 0;
      continue;
    }
    // A weight is a power of two: the quotient is exact.
    const digit = Math.floor(rest / weight);
    out[at + i] = digit;
    rest -= digit * weight;
  }
}

/** A radix that holds another vector too; undefined when a number is below 0 or the packed vectors would reach 2^53. */
export function widened(of: Radix, source: ArrayLike<number>, from: number): Radix | undefined {
  const { length, constants } = of;
  const radices = of.radices.slice();
  const weights = of.weights.slice();
  let cells = 1;
  for (let i = length - 1; i >= 0; i -= 1) {
    const value = source[from + i] ?? 0;
    const constant = constants[i] ?? 0;
    if (weights[i] === 0 && value === constant) continue;
    const most = weights[i] === 0 ? Math.max(value, constant) : value;
    if (value < 0 || (weights[i] === 0 && constant < 0)) return undefined;
    let radix = radices[i] ?? 1;
    while (radix <= most) radix *= 2;
    radices[i] = radix;
    weights[i] = cells;
    cells *= radix;
    if (cells > Number.MAX_SAFE_INTEGER) return undefined;
  }
  return { length, radices, weights, constants, cells };
}
