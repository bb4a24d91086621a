/** The number of letters to insert, delete, change or swap with their neighbour to turn one word into the other (Damerau-Levenshtein, adjacent swaps). */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((row[j - 1] ?? 0) + 1, (above[j] ?? 0) + 1, (above[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    before = above;
    above = row;
  }
  return above[b.length] ?? 0;
}

/** The words closest to one that is not known, nearest first: at most three, none farther than a third of its letters (one letter at least). */
export function nearest(word: string, known: Iterable<string>): readonly string[] {
  const typed = word.toLowerCase();
  const limit = Math.max(1, Math.floor(typed.length / 3));
  const close: { readonly name: string; readonly far: number }[] = [];
  for (const name of known) {
    if (Math.abs(name.length - typed.length) > limit) continue;
    const far = distance(typed, name.toLowerCase());
    if (far <= limit) close.push({ name, far });
  }
  return close
    .sort((a, b) => a.far - b.far)
    .slice(0, 3)
    .map(({ name }) => name);
}
