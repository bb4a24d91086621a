import type { Entry, MapTable } from '../../table.ts';
import { INK, LEFT, label, picture, ring, TOP, ticks, triangle } from './frame.ts';

const SIDE = 720;
/** So many cells a side are drawn one by one; of a larger map a cell stands for a square block of positions. */
const MOST = 240;
/** Cells at least so wide carry signs: a ring, a triangle, a number. */
const SIGNED = 14;

/** Cividis without its darkest end, in seven steps: light to dark in grey, too. */
const SCALE = ['#FDE737', '#DBC761', '#B9A96F', '#9A8F78', '#7D7C78', '#575D6D', '#223B6B'] as const;

/** One cell of the picture: the block's least value, and whether any of its positions is lost. */
interface Block {
  readonly value: number | undefined;
  readonly outcome: Entry['outcome'];
}

/** The picture of a map: outcomes as rings (lost) and triangles (won), nim-values in at most eight classes, 0 as a ring; rows downward. */
export function mapPicture(table: MapTable): string {
  const { sizes, names, from, hasValues: values, game, convention } = table;
  const rows = sizes.at(-2) ?? 0;
  const columns = sizes.at(-1) ?? 0;
  const by = Math.max(1, Math.ceil(Math.max(rows, columns) / MOST));
  const [down, across] = [Math.ceil(rows / by), Math.ceil(columns / by)];
  const size = Math.max(3, Math.min(28, Math.floor(SIDE / Math.max(down, across, 1))));
  const block = (i: number, j: number): Block | undefined => blockOf(table, i * by, j * by, by);
  let top = 0;
  for (let i = 0; i < down; i += 1) for (let j = 0; j < across; j += 1) top = Math.max(top, block(i, j)?.value ?? 0);
  const classOf = (value: number): number =>
    top <= SCALE.length ? value - 1 : Math.floor(((value - 1) * SCALE.length) / top);
  const parts: string[] = [];
  for (let i = 0; i < down; i += 1) parts.push(...rowOf(i, across, size, block, values, classOf));
  const [first = '', second = ''] = names.slice(-2);
  const others = names
    .slice(0, -2)
    .map((name) => `${name} = ${from}, `)
    .join('');
  const what = values ? `SG[${first}][${second}]: 0 ○` : 'P ○, N ▲';
  const note = by > 1 ? `; ${by} × ${by} / □: ${values ? 'min' : 'P ≥ 1'}` : '';
  const text = `${others}${first} ↓ ${from}..${from + rows - 1}, ${second} → ${from}..${from + columns - 1}; ${what}${note}`;
  const end = TOP + 20 + down * size;
  const marks = [
    ...ticks(0, rows - 1, 12).map((i) =>
      label(LEFT - 8, TOP + 20 + (Math.floor(i / by) + 0.5) * size + 4, String(from + i), 'end'),
    ),
    ...ticks(0, columns - 1, 12).map((j) =>
      label(LEFT + (Math.floor(j / by) + 0.5) * size, TOP + 12, String(from + j), 'middle'),
    ),
    label(LEFT, end + 24, text, 'start'),
    ...(values ? legend(LEFT, end + 36, top) : []),
  ];
  const width = Math.max(LEFT + across * size + 24, 640);
  return picture(`${game}, ${convention}`, text, width, end + (values ? 68 : 40), [...marks, ...parts]);
}

function blockOf({ at, sizes, hasValues }: MapTable, top: number, left: number, by: number): Block | undefined {
  const place = sizes.map(() => 0);
  let found: Block | undefined;
  for (let i = top; i < Math.min(top + by, sizes.at(-2) ?? 0); i += 1) {
    for (let j = left; j < Math.min(left + by, sizes.at(-1) ?? 0); j += 1) {
      place[place.length - 2] = i;
      place[place.length - 1] = j;
      const entry = at(place);
      if (entry === undefined) continue;
      const value = hasValues ? Number(entry.value) : undefined;
      const least = Math.min(value ?? 0, found?.value ?? value ?? 0);
      found = { value: hasValues ? least : undefined, outcome: found?.outcome === 'P' ? 'P' : entry.outcome };
    }
  }
  return found;
}

function rowOf(
  i: number,
  across: number,
  size: number,
  block: (i: number, j: number) => Block | undefined,
  values: boolean,
  classOf: (value: number) => number,
): readonly string[] {
  const y = TOP + 20 + i * size;
  const parts: string[] = [];
  // Neighbours of one colour are one rectangle where cells carry no signs.
  let run: { fill: string; from: number } | undefined;
  const close = (j: number): void => {
    if (run !== undefined)
      parts.push(
        `<rect x="${LEFT + run.from * size}" y="${y}" width="${(j - run.from) * size}" height="${size}" fill="${run.fill}"/>\n`,
      );
    run = undefined;
  };
  for (let j = 0; j < across; j += 1) {
    const cell = block(i, j);
    const fill = cell === undefined ? '#FFFFFF' : fillOf(cell, values, classOf, size >= SIGNED);
    if (run?.fill !== fill) {
      close(j);
      run = { fill, from: j };
    }
  }
  close(across);
  if (size < SIGNED) return parts;
  for (let j = 0; j < across; j += 1) {
    const cell = block(i, j);
    if (cell !== undefined) parts.push(sign(cell, LEFT + (j + 0.5) * size, y + size / 2, size, classOf));
  }
  return parts;
}

function fillOf(
  { value, outcome }: Block,
  values: boolean,
  classOf: (value: number) => number,
  signed: boolean,
): string {
  if (values && value !== undefined)
    return value === 0 ? (signed ? '#FFFFFF' : INK.lost) : (SCALE[classOf(value)] ?? SCALE[6]);
  if (outcome === 'P') return signed ? '#FFFFFF' : INK.lost;
  return outcome === 'N' ? INK.light : '#B5B9BF';
}

function sign(
  { value, outcome }: Block,
  x: number,
  y: number,
  size: number,
  classOf: (value: number) => number,
): string {
  const r = size * 0.3;
  if (value !== undefined && value > 0)
    return label(x, y + 4, String(value), 'middle', value > 99 ? 9 : 11, classOf(value) > 3 ? '#FFFFFF' : INK.text);
  if (outcome === 'P' || value === 0) return ring(x, y, Math.round(r));
  return outcome === 'N' ? triangle(x, y, Math.round(r)) : label(x, y + 4, '=', 'middle');
}

/** The classes of values with their colours. */
function legend(x: number, y: number, top: number): readonly string[] {
  const count = Math.min(SCALE.length, top);
  return Array.from({ length: count }, (_, i) => {
    const first = top <= SCALE.length ? i + 1 : Math.ceil((i * top) / SCALE.length) + 1;
    const last = top <= SCALE.length ? i + 1 : Math.ceil(((i + 1) * top) / SCALE.length);
    const left = x + i * 80;
    return `<rect x="${left}" y="${y}" width="16" height="16" fill="${SCALE[i] ?? SCALE[6]}" stroke="${INK.axis}"/>\n${label(left + 22, y + 13, first === last ? String(first) : `${first}–${last}`, 'start')}`;
  });
}
