/** Which nim-values three non-empty heaps of a total can have, over a growing table of heap values, asked one value at a time. */
export interface Triples {
  /** Whether three heaps of that total have the value; every part must be in the table. */
  reaches(total: number, value: number): boolean;
  /** Looks that were made since the last call. */
  looked(): number;
  bytes(): number;
}

/**
 * The smallest of three parts is at most a third of the total: for each such part one look tells whether the other two make up the rest. Which values
 * two parts of a total have is kept as a row of bits, made when the total is first met.
 */
export function triplesOf(values: () => Int32Array): Triples {
  const rows: Uint32Array[] = [];
  // The part by which a value was reached last, by the value and the parity of the total: it often serves again.
  const last: number[] = [];
  let looks = 0;
  let held = 0;
  // The least power of two above every value of a part so far: two parts stay below it.
  let size = 32;

  function row(total: number): Uint32Array {
    const table = values();
    for (let at = rows.length; at <= total; at += 1) {
      while ((table[at - 1] ?? 0) >= size) size *= 2;
      const bits = new Uint32Array(size / 32);
      for (let a = 1; 2 * a <= at; a += 1) {
        const value = (table[a] ?? 0) ^ (table[at - a] ?? 0);
        bits[value >> 5] = (bits[value >> 5] ?? 0) | (1 << (value & 31));
      }
      looks += at >> 1;
      held += bits.byteLength + 64;
      rows.push(bits);
    }
    return rows[total] ?? new Uint32Array(0);
  }

  /** Whether this part and two more of the total have the value. */
  function serves(part: number, total: number, value: number, table: Int32Array): boolean {
    const rest = value ^ (table[part] ?? 0);
    return (((rows[total - part]?.[rest >> 5] ?? 0) >> (rest & 31)) & 1) === 1;
  }

  return {
    reaches(total, value) {
      if (total < 3) return false;
      row(total - 1);
      const table = values();
      const place = 2 * value + (total & 1);
      looks += 1;
      if (serves(last[place] ?? 1, total, value, table)) return true;
      for (let part = 1; 3 * part <= total; part += 1) {
        if (!serves(part, total, value, table)) continue;
        looks += part;
        last[place] = part;
        return true;
      }
      looks += Math.floor(total / 3);
      return false;
    },
    looked() {
      const made = looks;
      looks = 0;
      return made;
    },
    bytes: () => held,
  };
}
