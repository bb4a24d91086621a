import { type Guess, type Row, shifted } from './guess.ts';

/** The first nim-values of a named game of one number, from 0 on. */
export interface Known {
  readonly game: string;
  readonly values: readonly number[];
}

const SHIFTS = [0, 1, -1, 2, -2, 3, -3] as const;
const FEWEST = 24;
const MOST = 4;

/** The values are those of a known game, perhaps moved by up to three places; the games themselves are given. */
export function knownGames(games: readonly Known[], own: string): (row: Row) => Iterable<Guess> {
  return function* known(row) {
    if (row.about === 'lost' || new Set(row.terms).size < 2) return;
    let count = 0;
    for (const { game, values } of games) {
      for (const shift of SHIFTS) {
        if (count >= MOST || (game === own && shift === 0)) continue;
        const start = Math.max(row.from, -shift);
        const end = Math.min(row.from + row.terms.length, values.length - shift);
        if (end - start < FEWEST || start > row.from + 3) continue;
        let agrees = true;
        for (let n = start; n < end && agrees; n += 1) agrees = row.terms[n - row.from] === values[n + shift];
        if (!agrees) continue;
        count += 1;
        yield {
          family: 'game',
          size: 12 + Math.abs(shift),
          claim: undefined,
          allowed: 3,
          // Beyond what is known of the game nothing is said against it.
          says: (n) => (n < start ? -1 : n < end ? values[n + shift] : row.terms[n - row.from]),
          facts: { game, heap: shifted(row.field, shift), from: start, to: end - 1 },
        };
        break;
      }
    }
  };
}
