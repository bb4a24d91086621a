import type { Guess, Row } from './guess.ts';

/** A sequence of the OEIS: its number, what it lists, from where, and its first terms. */
export interface Published {
  readonly number: string;
  readonly name: string;
  readonly about: Row['about'];
  readonly from: number;
  readonly terms: readonly number[];
}

export const SEQUENCES: readonly Published[] = [
  {
    number: 'A014586',
    name: 'subtract a square',
    about: 'values',
    from: 0,
    terms: [
      0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 3, 2, 3, 4, 5, 3, 2, 3, 4, 0, 1, 2, 3,
      2, 0, 1, 2, 3, 2, 0, 1, 2, 3, 2, 3, 4, 5, 0, 1, 3, 4, 5, 0, 1, 3, 4, 5, 0, 1, 3, 0, 1, 0, 1, 2, 4, 3, 0, 1, 5, 6,
      2, 3, 4, 5, 6, 2, 3, 4, 5, 0, 1, 6, 3, 2, 4, 2, 6, 4, 5, 0, 1, 6, 4,
    ],
  },
  {
    number: 'A030193',
    name: 'lost heaps of subtract a square',
    about: 'lost',
    from: 0,
    terms: [
      0, 2, 5, 7, 10, 12, 15, 17, 20, 22, 34, 39, 44, 52, 57, 62, 65, 67, 72, 85, 95, 109, 119, 124, 127, 130, 132, 137,
      142, 147, 150, 170, 177, 180, 182, 187, 192, 197, 204, 210, 215, 238, 243, 249, 255, 257, 260, 262, 267, 272, 275,
      312, 317, 322, 327, 332, 335, 340,
    ],
  },
  {
    number: 'A014589',
    name: 'subtract a prime',
    about: 'values',
    from: 0,
    terms: [
      0, 0, 1, 1, 2, 2, 3, 3, 4, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 0, 4, 1, 5, 2, 6, 3, 4, 7, 0, 0, 1, 1,
      2, 2, 3, 3, 4, 8, 5, 7, 6, 8, 9, 0, 4, 1, 5, 2, 6, 0, 4, 1, 5, 2, 6, 3, 4, 7, 5, 8, 4, 10, 5, 7, 6, 8, 4, 7, 5, 8,
      6, 10, 9, 7, 4, 8, 5, 10, 6, 0, 4, 1, 5, 2, 6, 0, 4, 1, 5, 2, 6, 3,
    ],
  },
  {
    number: 'A025043',
    name: 'lost heaps of subtract a prime',
    about: 'lost',
    from: 0,
    terms: [
      0, 1, 9, 10, 25, 34, 35, 49, 55, 85, 91, 100, 115, 121, 125, 133, 145, 155, 169, 175, 187, 195, 205, 217, 235,
      247, 253, 259, 265, 289, 295, 301, 309, 310, 319, 325, 335, 343, 355, 361, 375, 385, 391, 395, 403, 415, 425, 445,
      451, 469, 475, 481, 485, 493, 505, 511, 515,
    ],
  },
  {
    number: 'A014588',
    name: 'subtract a Fibonacci number',
    about: 'values',
    from: 0,
    terms: [
      0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 0, 1,
      2, 3, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3,
      0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 0, 1, 2,
    ],
  },
  {
    number: 'A266756',
    name: 'subtract 2, 5 or 7',
    about: 'values',
    from: 0,
    terms: [
      0, 0, 1, 1, 0, 2, 1, 3, 2, 2, 0, 3, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 0, 0, 1, 1, 0, 2, 1, 3, 2, 2, 0, 3, 1, 0, 0, 1,
      1, 2, 2, 3, 3, 2, 0, 0, 1, 1, 0, 2, 1, 3, 2, 2, 0, 3, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 0, 0, 1, 1, 0, 2, 1, 3, 2, 2,
      0, 3, 1, 0,
    ],
  },
  {
    number: 'A229764',
    name: 'Mark',
    about: 'values',
    from: 0,
    terms: [
      0, 1, 0, 2, 1, 2, 0, 1, 0, 2, 0, 1, 2, 1, 0, 2, 1, 2, 0, 1, 2, 1, 0, 2, 0, 1, 0, 2, 1, 2, 0, 1, 0, 2, 0, 1, 2, 1,
      0, 2, 0, 1, 0, 2, 1, 2, 0, 1, 2, 1, 0, 2, 1, 2, 0, 1, 0, 2, 0, 1, 2, 1, 0, 2, 1, 2, 0, 1, 2, 1, 0, 2, 0, 1, 0, 2,
      1, 2, 0, 1, 2, 1, 0, 2, 1, 2, 0, 1, 0, 2, 0, 1, 2, 1, 0, 2, 0, 1, 0, 2, 1,
    ],
  },
  {
    number: 'A171945',
    name: 'lost heaps of Mark in misere play',
    about: 'lost',
    from: 1,
    terms: [
      1, 4, 6, 10, 14, 16, 18, 22, 24, 26, 30, 34, 38, 40, 42, 46, 50, 54, 56, 58, 62, 64, 66, 70, 72, 74, 78, 82, 86,
      88, 90, 94, 96, 98, 102, 104, 106, 110, 114, 118, 120, 122, 126, 130, 134, 136, 138, 142, 146, 150, 152, 154, 158,
      160, 162, 166, 168, 170, 174,
    ],
  },
  {
    number: 'A071431',
    name: 'octal game 0.17',
    about: 'values',
    from: 0,
    terms: [
      0, 1, 1, 0, 2, 1, 3, 0, 1, 1, 3, 2, 2, 3, 4, 1, 5, 3, 2, 2, 3, 1, 1, 0, 3, 1, 2, 0, 1, 1, 4, 4, 2, 6, 4, 1, 1, 0,
      2, 1, 3, 0, 1, 1, 3, 2, 2, 3, 4, 4, 5, 7, 2, 2, 3, 1, 1, 0, 3, 1, 2, 0, 1, 1, 4, 4, 3, 6, 4, 1, 1, 0, 2, 1, 3, 0,
      1, 1, 3, 2, 2, 3, 4, 4, 5, 7, 2, 2, 3, 1, 1, 0, 3, 1, 2, 0, 1, 1, 4, 4, 3,
    ],
  },
  {
    number: 'A071464',
    name: 'octal game 0.127',
    about: 'values',
    from: 1,
    terms: [
      1, 0, 2, 2, 1, 0, 4, 4, 1, 2, 2, 0, 1, 4, 4, 6, 1, 7, 7, 0, 1, 2, 2, 6, 1, 4, 4, 8, 1, 2, 7, 8, 1, 0, 7, 2, 6, 8,
      1, 4, 9, 8, 1, 2, 6, 0, 1, 4, 6, 2, 1, 8, 9, 0, 1, 6, 2, 2, 7, 0, 1, 8, 3, 2, 1, 4, 4, 8, 9, 2, 7, 8, 1, 0, 9, 2,
      2, 6, 4, 4, 1, 8, 3, 2, 1, 0, 4,
    ],
  },
  {
    number: 'A071509',
    name: 'octal game 0.1777',
    about: 'values',
    from: 1,
    terms: [
      1, 1, 2, 2, 3, 4, 1, 1, 6, 6, 3, 2, 2, 1, 1, 6, 6, 8, 4, 4, 5, 10, 1, 1, 8, 3, 3, 4, 4, 7, 6, 6, 8, 8, 4, 1, 1, 6,
      7, 8, 4, 4, 5, 10, 8, 1, 1, 15, 5, 4, 4, 7, 6, 6, 1, 1, 4, 3, 3, 6, 1, 1, 4, 4, 3, 8, 8, 1, 1, 10, 14, 8, 4, 13,
      6, 6, 1, 1, 8, 3, 3, 13, 1, 1, 6,
    ],
  },
  {
    number: 'A125923',
    name: 'octal game 0.3337',
    about: 'values',
    from: 1,
    terms: [
      1, 2, 3, 4, 0, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 0, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3,
      4, 5,
    ],
  },
  {
    number: 'A002186',
    name: 'Kayles 0.77',
    about: 'values',
    from: 0,
    terms: [
      0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7, 4, 1, 2, 8, 5, 4, 7, 2, 1, 8, 6, 7, 4, 1,
      2, 3, 1, 4, 7, 2, 1, 8, 2, 7, 4, 1, 2, 8, 1, 4, 7, 2, 1, 4, 2, 7, 4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 6, 7,
    ],
  },
  {
    number: 'A002187',
    name: "Dawson's Chess 0.137",
    about: 'values',
    from: 0,
    terms: [
      0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5, 2, 7, 4, 0, 1, 1, 2,
      0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 4, 5, 5, 2, 3, 3, 0, 1, 1, 3, 0, 2,
    ],
  },
  {
    number: 'A025480',
    name: 'take at most half',
    about: 'values',
    from: 0,
    terms: [0, 0, 1, 0, 2, 1, 3, 0, 4, 2, 5, 1, 6, 3, 7, 0, 8, 4, 9, 2, 10, 5, 11, 1, 12, 6, 13, 3, 14, 7, 15, 0],
  },
];

const FEWEST = 20;

/** The row begins as a published sequence does, as far as its terms are kept here. */
export function published(others: readonly Published[]): (row: Row) => Iterable<Guess> {
  return function* listed(row) {
    for (const one of [...SEQUENCES, ...others]) yield* asPublished(one, row);
  };
}

function* asPublished({ number, name, about, from, terms }: Published, row: Row): Iterable<Guess> {
  if (about !== row.about) return;
  const last = about === 'values' ? from + terms.length - 1 : (terms.at(-1) ?? 0);
  const lost = new Set(terms);
  const term = (n: number): number => (about === 'lost' ? (lost.has(n) ? 1 : 0) : (terms[n - from] ?? 0));
  const end = Math.min(last, row.from + row.terms.length - 1);
  const start = Math.max(from, row.from);
  if (end - start < FEWEST) return;
  let agrees = true;
  for (let n = start; n <= end && agrees; n += 1) agrees = row.terms[n - row.from] === term(n);
  if (!agrees) return;
  const says = (n: number): number | undefined => row.terms[n - row.from];
  yield {
    family: 'published',
    size: 20,
    claim: undefined,
    allowed: 0,
    says,
    facts: { number, name, from: start, to: end },
  };
}
