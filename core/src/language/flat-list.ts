import { BEYOND, type Editing, type Formula } from './formula.ts';
import type { FlatPage, Writer } from './shape.ts';
import type { Frame } from './value.ts';
/** Writes a list of numbers. */
export function numbersWriter({ value }: Formula, page: FlatPage): Writer {
  return (frame) => {
    const list = value(frame);
    if (!Array.isArray(list)) throw BEYOND;
    copied(list, page);
  };
}

// The list's type says nothing of the size of its numbers.
function copied(list: readonly unknown[], page: FlatPage): void {
  const { out, at } = page;
  const { length } = list;
  out[at] = length;
  for (let i = 0; i < length; i += 1) {
    const one = list[i];
    if (typeof one !== 'number') throw BEYOND;
    if (one < 0) page.below = true;
    out[at + 1 + i] = one;
  }
  page.at = at + 1 + length;
}

const MOST = Number.MAX_SAFE_INTEGER;

/** Copies the old list and edits the copy where it stands. */
export function editWriter(list: Formula, edits: readonly Editing[], page: FlatPage): Writer {
  const read = list.value;
  const changes = edits.map(({ indexes, sign, value }) =>
    change(indexes[0]?.number ?? nowhere, sign, value.number, page),
  );
  const [first, second] = changes;
  return (frame) => {
    const old = read(frame);
    if (!Array.isArray(old)) throw BEYOND;
    const at = page.at;
    copied(old, page);
    const { length } = old;
    first?.(frame, at, length);
    second?.(frame, at, length);
    for (let i = 2; i < changes.length; i += 1) changes[i]?.(frame, at, length);
    // A later edit may have brought a number back above zero, so they are asked last.
    for (let i = 1; i <= length; i += 1) if ((page.out[at + i] ?? 0) < 0) page.below = true;
  };
}

function change(
  index: (frame: Frame) => number,
  sign: Editing['sign'],
  value: (frame: Frame) => number,
  page: FlatPage,
): (frame: Frame, at: number, length: number) => void {
  return (frame, at, length) => {
    const place = index(frame);
    if (place < 1 || place > length) throw BEYOND; // the exact form names the index
    const by = value(frame);
    const before = page.out[at + place] ?? 0;
    const next = sign === '=' ? by : sign === '+=' ? before + by : before - by;
    if (next > MOST || next < -MOST) throw BEYOND;
    page.out[at + place] = next;
  };
}

function nowhere(): number {
  return 0;
}
