/** For each total and number of parts, the nim-values that its partitions have. */
export interface Sums {
  /** Marks the values of all ways to leave `total` in exactly `parts` heaps; gives the number of steps made. */
  mark(total: number, parts: number, mark: (value: number) => void): number;
  bytes(): number;
}

/** The sums over a growing table of heap values; every part of an asked total must be in the table. */
export function sumsOf(values: () => Int32Array): Sums {
  const known = new Map<number, Map<number, readonly number[]>>();
  let held = 0;

  function of(total: number, parts: number): readonly number[] {
    if (parts === 0) return total === 0 ? [0] : [];
    if (total < parts) return [];
    if (parts === 1) return [values()[total] ?? 0];
    const row = known.get(parts) ?? new Map<number, readonly number[]>();
    known.set(parts, row);
    const old = row.get(total);
    if (old !== undefined) return old;
    const found = new Set<number>();
    for (let part = 1; part <= total - parts + 1; part += 1) {
      const value = values()[part] ?? 0;
      for (const rest of of(total - part, parts - 1)) found.add(value ^ rest);
    }
    const list = [...found];
    held += 8 * list.length + 64;
    row.set(total, list);
    return list;
  }

  return {
    mark(total, parts, mark) {
      const list = of(total, parts);
      for (const value of list) mark(value);
      return list.length + Math.max(1, total);
    },
    bytes: () => held,
  };
}
