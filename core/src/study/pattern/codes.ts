import { readCode } from '../../nim/code/read.ts';
import { type HeapTable, heapTable } from '../../solve/take-and-break.ts';
import { type Guess, type Row, shifted } from './guess.ts';

const FIRST = 24;
const FARTHEST = 2500;
const MOST = 24;
const FARTHEST_SHIFT = 2;
const OTHERS = ['4.[3]', '4.3', '4.7', '0.0007', '0.3337', '0.1777', '0.[3]'] as const;

interface SmallCode {
  readonly text: string;
  /** Values of the first heaps, as far as a row with a small shift is looked at first. */
  readonly first: readonly number[];
}

let known: readonly SmallCode[] | undefined;

/** The small codes with their first values, computed once. */
function smallOnes(): readonly SmallCode[] {
  known ??= Array.from(smallCodes()).flatMap((text): readonly SmallCode[] => {
    const table = tableOf(text);
    if (table === undefined) return [];
    while (!table.grow(FIRST + FARTHEST_SHIFT, 100_000));
    return [{ text, first: Array.from(table.values().subarray(0, FIRST + FARTHEST_SHIFT + 1)) }];
  });
  return known;
}

function tableOf(text: string): HeapTable | undefined {
  const code = readCode(text);
  return 'wrong' in code ? undefined : heapTable(code);
}

/** Octal codes of one to three digits after the point, and a few more. */
function* smallCodes(): Iterable<string> {
  for (let length = 1; length <= 3; length += 1)
    for (let code = 1; code < 8 ** length; code += 1)
      if (code % 8 !== 0) yield `0.${code.toString(8).padStart(length, '0')}`;
  yield* OTHERS;
}

/** The values of a small code, perhaps moved by one or two places or with the parity of the heap put in by exclusive or. */
export function codesBut(own: string | undefined): (row: Row) => Iterable<Guess> {
  return function* codes(row) {
    if (row.about === 'lost' || row.terms.length < FIRST || row.terms.length > FARTHEST) return;
    let count = 0;
    for (const { text, first } of smallOnes()) {
      if (text === own) continue;
      for (const shift of [0, 1, -1, 2, -2]) {
        for (const odd of [0, 1] as const) {
          if (count >= MOST) return;
          if (row.from > 2 || !agrees(row, (n) => moved(first[n + shift] ?? -1, n, odd), FIRST - row.from)) continue;
          const table = tableOf(text);
          if (table === undefined) continue;
          const says = saying(table, shift, odd);
          count += 1;
          yield {
            family: odd === 1 ? 'code-odd' : shift === 0 ? 'code' : 'code-moved',
            size: 5 + text.length / 10 + Math.abs(shift) + 2 * odd,
            claim: shift === 0 && odd === 0 ? `claim equals ${text}` : undefined,
            allowed: 2,
            says,
            get repeats() {
              return repetition(table, shift, odd);
            },
            facts: { code: text, heap: shifted(row.field, shift) },
          };
        }
      }
    }
  };
}

function agrees(row: Row, says: (n: number) => number, terms: number): boolean {
  let wrong = 0;
  for (let i = 0; i < terms && wrong <= 2; i += 1) if (says(row.from + i) !== row.terms[i]) wrong += i < 2 ? 1 : 3;
  return wrong <= 2;
}

function saying(table: HeapTable, shift: number, odd: 0 | 1): (n: number) => number {
  return (n) => {
    const heap = n + shift;
    if (heap < 0) return -1;
    while (!table.grow(heap, 100_000));
    return moved(Number(table.value(heap) ?? 0), n, odd);
  };
}

/** The value, at odd places perhaps with exclusive or 1. */
function moved(value: number, n: number, odd: 0 | 1): number {
  if (odd === 0 || n % 2 === 0 || value < 0) return value;
  return value % 2 === 0 ? value + 1 : value - 1;
}

/** The repetition of a formula whose code is proved to repeat; with the parity put in, over an even period. */
function repetition(table: HeapTable, shift: number, odd: 0 | 1): Guess['repeats'] {
  const proof = table.certificate();
  if (proof === undefined) return undefined;
  const times = odd === 1 && proof.period % 2 === 1 ? 2 : 1;
  if (odd === 1 && proof.saltus !== 0) return undefined;
  return { period: times * proof.period, saltus: times * proof.saltus, from: Math.max(0, proof.preperiod - shift) };
}
