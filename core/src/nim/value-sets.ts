/** Many sets of small whole numbers, each in as many words; set 0 is there to be filled and emptied for one question. */
export interface ValueSets {
  /** Adds a number to a set. */
  add(set: number, value: number): void;
  /** The least number that is in none of the first `count` sets of the list, nor in set 0; empties set 0. */
  least(list: Int32Array, count: number): number;
  /** Empties the sets from one on. */
  clear(from: number, count: number): void;
  bytes(): number;
}

/** So many empty sets, made for numbers below `most`; they grow where a greater one comes. */
export function valueSets(count: number, most: number): ValueSets {
  let words = Math.max(1, (most + 31) >>> 5);
  let sets = new Int32Array(count * words);
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

  return {
    add,
    least,
    clear: (from, length) => void sets.fill(0, from * words, (from + length) * words),
    bytes: () => sets.byteLength,
  };
}
