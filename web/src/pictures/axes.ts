/** How the two axes of a plot run: evenly, or by logarithm of the number, of the value, or of both. */
export const SCALES = ['even', 'logn', 'logv', 'both'] as const;
export type Scale = (typeof SCALES)[number];

/** A rectangle in pixels. */
export interface Room {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** What of a row is drawn: its places from `lo` to `hi`, and values up to `most`; place 0 is the number `from`. */
interface Span {
  readonly lo: number;
  readonly hi: number;
  readonly from: number;
  readonly most: number;
}

/** Where places and values stand in a plot, and which place stands at a point. */
export interface Axes {
  readonly x: (place: number) => number;
  readonly y: (value: number) => number;
  readonly placeAt: (x: number) => number;
  /** Numbers and values that are written at the axes. */
  readonly numbers: readonly number[];
  readonly values: readonly number[];
}

/** The axes of a plot. */
export function axesOf({ left, right, top, bottom }: Room, { lo, hi, from, most }: Span, scale: Scale): Axes {
  const isLogN = scale === 'logn' || scale === 'both';
  const isLogV = scale === 'logv' || scale === 'both';
  const bent = (n: number, isLog: boolean) => (isLog ? Math.log(n + 1) : n);
  const [first, last] = [bent(from + lo, isLogN), bent(from + hi, isLogN)];
  const wide = Math.max(1e-9, last - first);
  const high = bent(Math.max(1, most), isLogV);
  return {
    x: (place) => left + Math.round(((right - left) * (bent(from + place, isLogN) - first)) / wide),
    y: (value) => bottom - Math.round(((bottom - top) * bent(value, isLogV)) / high),
    placeAt: (x) => {
      const share = first + (wide * (x - left)) / Math.max(1, right - left);
      const place = Math.round((isLogN ? Math.exp(share) - 1 : share) - from);
      return Math.max(lo, Math.min(hi, place));
    },
    numbers: isLogN ? powers(from + lo, from + hi, 10) : ticks(from + lo, from + hi),
    values: isLogV ? powers(0, Math.max(1, most), 2) : ticks(0, Math.max(1, most)),
  };
}

/** About five round numbers between two. */
function ticks(least: number, most: number): readonly number[] {
  const rough = (most - least) / 5;
  const power = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  const step = Math.max(1, [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? 10 * power);
  const made: number[] = [];
  for (let value = Math.ceil(least / step) * step; value <= most; value += step) made.push(value);
  return made;
}

/** 0 and the powers of a base between two numbers. */
function powers(least: number, most: number, base: number): readonly number[] {
  const made: number[] = least === 0 ? [0] : [];
  for (let power = 1; power <= most; power *= base) if (power >= least) made.push(power);
  return made.length > 0 ? made : [least, most];
}
