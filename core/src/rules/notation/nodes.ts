import { isSign } from './letters.ts';
import { quoted, type Slip } from './slip.ts';

/** What stands in a typed position: a bare run of characters, a quoted text, or things in brackets. */
export type Node =
  | { readonly is: 'atom' | 'text'; readonly at: number; readonly text: string }
  | { readonly is: 'group'; readonly at: number; readonly items: readonly Node[] };

interface Frame {
  readonly at: number;
  readonly close: string;
  items: Node[];
  readonly rows: Node[][];
  waiting: number;
}

const DEEPEST = 64;

/** The summands of a typed position, each a run of nodes. With `rows`, `/` and `;` part the rows of a grid; else `;` is a comma. */
export function readNodes(text: string, alphabet: string, rows: boolean): readonly (readonly Node[])[] | Slip {
  const summands: (readonly Node[])[] = [];
  const stack: Frame[] = [frame(-1, '')];
  for (let i = 0; i < text.length; ) {
    const top = stack.at(-1);
    if (top === undefined) throw new Error('no frame');
    const sign = text.charAt(i);
    if (!isSign(sign, alphabet) || sign === '"') {
      const end = sign === '"' ? endOfText(text, i) : endOfAtom(text, i, alphabet);
      if (end < 0) return { id: 'unclosed', at: i, found: '"' };
      const node = nodeOf(text, i, end);
      if ('id' in node) return node;
      top.items.push(node);
      top.waiting = -1;
      i = end;
      continue;
    }
    const slip = readSign(sign, i, text, stack, rows, summands);
    if (slip !== undefined) return slip;
    i += 1;
  }
  const last = stack.at(-1);
  if (last === undefined || stack.length > 1)
    return { id: 'unclosed', at: last?.at ?? 0, found: text.charAt(last?.at ?? 0) };
  if (last.waiting >= 0) return { id: 'missing-number', at: last.waiting, found: text.charAt(last.waiting) };
  summands.push(closed(last));
  return summands;
}

function readSign(
  sign: string,
  at: number,
  text: string,
  stack: Frame[],
  rows: boolean,
  summands: (readonly Node[])[],
): Slip | undefined {
  const top = stack.at(-1);
  if (top === undefined || sign.trim() === '') return undefined;
  const missing = { id: 'missing-number', at, found: sign } as const;
  if (sign === '(' || sign === '[') {
    if (stack.length > DEEPEST) return { id: 'too-deep', at, most: DEEPEST };
    stack.push(frame(at, sign === '(' ? ')' : ']'));
    return undefined;
  }
  if (sign === ')' || sign === ']') {
    if (top.close !== sign) return { id: 'unopened', at, found: sign };
    if (top.waiting >= 0) return { id: 'missing-number', at: top.waiting, found: text.charAt(top.waiting) };
    stack.pop();
    const outer = stack.at(-1);
    if (outer === undefined) throw new Error('no outer frame');
    outer.items.push({ is: 'group', at: top.at, items: closed(top) });
    outer.waiting = -1;
    return undefined;
  }
  if (top.items.length === 0 || top.waiting >= 0) return missing;
  if (sign === '/' && !rows) return { id: 'fraction', at: top.items.at(-1)?.at ?? at, found: fractionAt(text, at) };
  if (sign === '+' && stack.length > 1) return { id: 'plus-in-brackets', at };
  top.waiting = at;
  if (sign === '+') {
    summands.push(closed(top));
    stack[0] = { ...frame(-1, ''), waiting: at };
  } else if (rows && sign !== ',') {
    top.rows.push(top.items);
    top.items = [];
  }
  return undefined;
}

function frame(at: number, close: string): Frame {
  return { at, close, items: [], rows: [], waiting: -1 };
}

function closed({ items, rows }: Frame): readonly Node[] {
  if (rows.length === 0) return items;
  return [...rows, items].map((row) => ({ is: 'group', at: row[0]?.at ?? 0, items: row }) as const);
}

function fractionAt(text: string, slash: number): string {
  return quoted(/\d*\/\d*/.exec(text.slice(Math.max(0, slash - 8), slash + 9))?.[0] ?? '/');
}

function endOfAtom(text: string, start: number, alphabet: string): number {
  let i = start + 1;
  while (i < text.length && !isSign(text.charAt(i), alphabet)) i += 1;
  return i;
}

function endOfText(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i += 1) {
    if (text[i] === '\\') i += 1;
    else if (text[i] === '"') return i + 1;
  }
  return -1;
}

function nodeOf(text: string, at: number, end: number): Node | Slip {
  const run = text.slice(at, end);
  if (text[at] !== '"') return { is: 'atom', at, text: run };
  return { is: 'text', at, text: run.slice(1, -1).replaceAll(/\\(.)/gs, '$1') };
}
