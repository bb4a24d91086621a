/** Many sets of small whole numbers, each in as many words; set 0 is there to be filled and emptied for one question. */
export interface ValueSets {
  /** Adds a number to a set. */
  add(set: number, value: number): void;
  /** The least number that is in none of the first `count` sets of the list, nor in set 0; empties set 0. */
  least(list: Int32Array, count: number): number;
  /** Empties the sets from one on. */
  clear(from: number, count: number): void;
  /** Finds a row of values at once: of each component the least number that is in none of the sets of its rays, nor among its single options. */
  row(values: Uint16Array | Int32Array, at: number, length: number, rays: Tracks, singles: Tracks): void;
  bytes(): number;
}

/** Where the options of the components of a row lie, by ray: its first `listed` ones count, all take in what they meet. */
export interface Tracks {
  readonly count: number;
  readonly listed: number;
  /** The set of the first component, and by how much it grows from each to the next. */
  readonly set: Int32Array;
  readonly grows: Int32Array;
  /** Or the number of sets after which the first comes again; 1 where there is but one. */
  readonly turn: Int32Array;
  /** How far behind a component its first option lies, and from which component of the row on there is one. */
  readonly behind: Int32Array;
  readonly start: Int32Array;
}

/** Room for so many rays. */
export function tracksOf(count: number) {
  const numbers = (): Int32Array => new Int32Array(count);
  return {
    count,
    listed: count,
    set: numbers(),
    grows: numbers(),
    turn: numbers(),
    behind: numbers(),
    start: numbers(),
  };
}

/** So many empty sets, made for numbers below `most`; they grow where a greater one comes. */
export function valueSets(count: number, most: number): ValueSets {
  let words = Math.max(1, (most + 31) >>> 5);
  let sets = new Int32Array(count * words);
  // By set: all numbers of the words before this one are in it.
  const full = new Int32Array(count);
  let top = -1;

  function grow(value: number): void {
    let wide = words * 2;
    while (value >= wide * 32) wide *= 2;
    const next = new Int32Array(count * wide);
    for (let set = 0; set < count; set += 1) next.set(sets.subarray(set * words, (set + 1) * words), set * wide);
    words = wide;
    sets = next;
  }

  function add(set: number, value: number): void {
    if (value >= words * 32) grow(value);
    const word = set * words + (value >>> 5);
    sets[word] = (sets[word] ?? 0) | (1 << (value & 31));
    if (set === 0 && value > top) top = value;
  }

  function clear(from: number, length: number): void {
    sets.fill(0, from * words, (from + length) * words);
    full.fill(0, from, from + length);
  }

  function least(list: Int32Array, length: number): number {
    let found = words * 32;
    if (length === 3 && top < 0) {
      // Three rays and nothing else, as in most games of two numbers: spelled out.
      const [a, b, c] = [(list[0] ?? 0) * words, (list[1] ?? 0) * words, (list[2] ?? 0) * words];
      for (let w = 0; w < words; w += 1) {
        const all = (sets[a + w] ?? 0) | (sets[b + w] ?? 0) | (sets[c + w] ?? 0);
        if (all !== -1) return w * 32 + 31 - Math.clz32(~all & -~all);
      }
      return found;
    }
    for (let w = 0; w < words; w += 1) {
      let all = sets[w] ?? 0;
      for (let i = 0; i < length; i += 1) all |= sets[(list[i] ?? 0) * words + w] ?? 0;
      if (all === -1) continue;
      found = w * 32 + 31 - Math.clz32(~all & -~all);
      break;
    }
    if (top >= 0) {
      sets.fill(0, 0, (top >>> 5) + 1);
      top = -1;
    }
    return found;
  }

  function row(values: Uint16Array | Int32Array, at: number, length: number, rays: Tracks, singles: Tracks): void {
    const { count: many, listed, set, grows, turn, behind, start } = rays;
    const { count: alone, behind: back, start: begin } = singles;
    const now = new Int32Array(many);
    const held = sets;
    const width = words;
    for (let j = 0; j < length; j += 1) {
      let w = 0;
      for (let i = 0; i < many; i += 1) {
        const times = turn[i] ?? 1;
        const one = (set[i] ?? 0) + (times === 1 ? (grows[i] ?? 0) * j : j % times);
        const own = one * width;
        now[i] = own;
        let whole = full[one] ?? 0;
        if (j >= (start[i] ?? 0)) {
          const value = values[at + j - (behind[i] ?? 0)] ?? 0;
          const place = value >>> 5;
          const next = (held[own + place] ?? 0) | (1 << (value & 31));
          held[own + place] = next;
          if (next === -1 && place === whole) {
            do whole += 1;
            while (whole < width && held[own + whole] === -1);
            full[one] = whole;
          }
        }
        if (whole > w && i < listed) w = whole;
      }
      let most = -1;
      for (let i = 0; i < alone; i += 1) {
        if (j < (begin[i] ?? 0)) continue;
        const value = values[at + j - (back[i] ?? 0)] ?? 0;
        held[value >>> 5] = (held[value >>> 5] ?? 0) | (1 << (value & 31));
        if (value >>> 5 > most) most = value >>> 5;
      }
      let all = 0;
      for (; w < width; w += 1) {
        all = most < w ? 0 : (held[w] ?? 0);
        for (let i = 0; i < listed; i += 1) all |= held[(now[i] ?? 0) + w] ?? 0;
        if (all !== -1) break;
      }
      for (let i = 0; i <= most; i += 1) held[i] = 0;
      values[at + j] = w * 32 + 31 - Math.clz32(~all & -~all);
    }
  }

  return {
    add,
    least,
    row,
    clear,
    bytes: () => sets.byteLength + full.byteLength,
  };
}
