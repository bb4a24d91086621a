const END = 10;

/** Where a byte of an input stands: its number from 0, line and column from 1. */
export interface Place {
  readonly at: number;
  readonly line: number;
  readonly column: number;
}

/** Places in an input of which only a piece is held: what was let go is counted. */
export interface Places {
  /** Lets go the first so many bytes of the piece. */
  pass(piece: Uint8Array, count: number): void;
  /** The place of a byte of the piece. */
  of(piece: Uint8Array, at: number): Place;
}

/** Places from the beginning of an input on. */
export function places(): Places {
  let passed = 0;
  let line = 1;
  let start = 0;
  return {
    pass(piece, count) {
      for (let i = piece.indexOf(END); i >= 0 && i < count; i = piece.indexOf(END, i + 1)) {
        line += 1;
        start = passed + i + 1;
      }
      passed += count;
    },
    of(piece, at) {
      const { length } = piece.subarray(0, at).filter((byte) => byte === END);
      const begin = length === 0 ? start : passed + piece.subarray(0, at).lastIndexOf(END) + 1;
      return { at: passed + at, line: line + length, column: passed + at - begin + 1 };
    },
  };
}
