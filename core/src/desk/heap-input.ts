/** The most positions that are read from one text. */
const MOST = 200;

/**
 * The positions in the input of an online judge, in writing: cases of a count and that many numbers (on the next line, or before them on the same one), with
 * or without the number of cases before them and a 0 behind; else one position a line. Empty where the text holds anything but whole numbers.
 */
export function heapInput(text: string): readonly string[] {
  const lines = text
    .normalize('NFKC')
    .replaceAll(/[,、;]/gu, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (lines.length === 0 || !lines.every((line) => /^\d+(?:\s+\d+)*$/u.test(line))) return [];
  const rows = lines.map((line) => line.split(/\s+/u));
  if (rows.length === 1) return written(rows);
  for (const cut of cuts(rows)) {
    const found = underCounts(cut.rows, cut.cases) ?? afterCounts(cut.rows, cut.cases);
    if (found !== undefined) return written(found);
  }
  return written(rows);
}

type Row = readonly string[];

/** The rows with and without a number of cases before them and a 0 behind. */
function* cuts(rows: readonly Row[]): Generator<{ readonly rows: readonly Row[]; readonly cases: number | undefined }> {
  const last = rows.at(-1);
  const ended = last?.length === 1 && last[0] === '0' ? rows.slice(0, -1) : rows;
  const [first, ...rest] = ended;
  if (first?.length === 1) yield { rows: rest, cases: Number(first[0]) };
  yield { rows: ended, cases: undefined };
}

/** Cases of a line with a count and a line with that many numbers. */
function underCounts(rows: readonly Row[], cases: number | undefined): readonly Row[] | undefined {
  if (rows.length === 0 || rows.length % 2 !== 0) return undefined;
  if (cases !== undefined && rows.length !== 2 * cases) return undefined;
  const found: Row[] = [];
  for (let i = 0; i < rows.length; i += 2) {
    const [count, heaps] = [rows[i], rows[i + 1]];
    if (count?.length !== 1 || heaps === undefined || Number(count[0]) !== heaps.length) return undefined;
    found.push(heaps);
  }
  return found;
}

/** Cases of one line each, the count before the numbers. */
function afterCounts(rows: readonly Row[], cases: number | undefined): readonly Row[] | undefined {
  if (rows.length === 0 || (cases !== undefined && rows.length !== cases)) return undefined;
  return rows.every((row) => row.length > 1 && Number(row[0]) === row.length - 1)
    ? rows.map((row) => row.slice(1))
    : undefined;
}

function written(rows: readonly Row[]): readonly string[] {
  return rows.slice(0, MOST).map((row) => row.join(' '));
}
