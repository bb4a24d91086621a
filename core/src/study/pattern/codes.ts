import { readCode } from '../../nim/code/read.ts';
import { type HeapTable, heapTable } from '../../solve/take-and-break.ts';
import { type Guess, type Row, shifted } from './guess.ts';

const FIRST = 24;
const FARTHEST = 2500;
const MOST = 24;
const OTHERS = ['4.[3]', '4.3', '4.7', '0.0007', '0.3337', '0.1777', '0.[3]'] as const;

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
    for (const text of smallCodes()) {
      if (text === own) continue;
      const code = readCode(text);
      if ('wrong' in code) continue;
      const table = heapTable(code);
      for (const shift of [0, 1, -1, 2, -2]) {
        for (const odd of [0, 1] as const) {
          if (count >= MOST) return;
          const says = saying(table, shift, odd);
          if (!agrees(row, says, FIRST)) continue;
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
    const value = Number(table.value(heap) ?? 0);
    if (odd === 0 || n % 2 === 0) return value;
    return value % 2 === 0 ? value + 1 : value - 1;
  };
}

/** The repetition of a formula whose code is proved to repeat; with the parity put in, over an even period. */
function repetition(table: HeapTable, shift: number, odd: 0 | 1): Guess['repeats'] {
  const proof = table.certificate();
  if (proof === undefined) return undefined;
  const times = odd === 1 && proof.period % 2 === 1 ? 2 : 1;
  if (odd === 1 && proof.saltus !== 0) return undefined;
  return { period: times * proof.period, saltus: times * proof.saltus, from: Math.max(0, proof.preperiod - shift) };
}
