import type { Outcome } from '../../rules/position.ts';
import { type HeapRow, heapValue } from '../heap-run.ts';
import type { Form } from './form.ts';

/** The forms in which a row of any length is written piece by piece. */
const pieces: Readonly<Partial<Record<Form, (from: number, row: HeapRow, name: string) => Generator<string>>>> = {
  lines,
  sg,
  csv,
  bfile,
};

/** A row of heaps from one on, in pieces of writing; undefined for a form that needs a table in memory. */
export function heapsWritten(form: Form, from: number, row: HeapRow, name: string): Generator<string> | undefined {
  return pieces[form]?.(from, row, name);
}

/** How many pieces are joined before they are handed on. */
const JOINED = 4096;

function* bfile(from: number, row: HeapRow): Generator<string> {
  for (let start = from; start <= row.to; start += JOINED) {
    let text = '';
    const end = Math.min(row.to, start + JOINED - 1);
    for (let n = start; n <= end; n += 1) text += `${n} ${heapValue(row, n)}\n`;
    yield text;
  }
}

function* csv(from: number, row: HeapRow, name: string): Generator<string> {
  yield `${name},value,outcome\n`;
  for (let start = from; start <= row.to; start += JOINED) {
    let text = '';
    const end = Math.min(row.to, start + JOINED - 1);
    for (let n = start; n <= end; n += 1) {
      const value = heapValue(row, n);
      const outcome: Outcome = value === 0 ? 'P' : 'N';
      text += `${n},${value},${outcome}\n`;
    }
    yield text;
  }
}

function* sg(from: number, row: HeapRow): Generator<string> {
  for (let start = from; start <= row.to; start += JOINED) {
    let text = start === from ? '' : ', ';
    const end = Math.min(row.to, start + JOINED - 1);
    for (let n = start; n <= end; n += 1) text += `${n === start ? '' : ', '}sg[${n}]=${heapValue(row, n)}`;
    yield text;
  }
  yield '\n';
}

const WIDTH = 100;

function* lines(from: number, row: HeapRow): Generator<string> {
  for (let n = from; n <= row.to; ) {
    const gap = n === from ? '' : '\n';
    let above = 'x:    ';
    let below = 'SG[x]:';
    do {
      const x = String(n);
      const word = String(heapValue(row, n));
      const width = Math.max(x.length, word.length);
      above += ` ${x.padStart(width)}`;
      below += ` ${word.padStart(width)}`;
      n += 1;
    } while (n <= row.to && above.length < WIDTH);
    yield `${gap}${above}\n${below}\n`;
  }
}
