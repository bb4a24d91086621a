import type { Compiled, Rules } from '../rules/rules.ts';
import type { Field, Shape } from '../rules/shape.ts';
import { visitsSmall } from './clauses.ts';
import { BEYOND, type Editing, type Formula } from './formula.ts';
import type { Form, Game } from './game.ts';
import type { MoveForm, PartForm } from './option.ts';
import { isMisstep } from './refuse.ts';
import { type FlatPage, fieldValues, fitting, pack, put, unpack } from './shape.ts';
import type { Expr } from './tree.ts';
import { type Frame, isList, type Value } from './value.ts';

/** Writes something flat on the page; false when it is no option. */
type Writer = (frame: Frame) => boolean;

const ENDS = { win: -1, lose: -2, draw: -3 } as const;

/** The small form of a game's moves: closures over one frame that write flat options. */
export function small(game: Game, moves: readonly MoveForm[]): Compiled {
  const page: FlatPage = { out: [], at: 0 };
  const family: Game[] = [game];
  for (const { option } of moves) {
    if (option.ends !== undefined) continue;
    for (const part of option.parts) if (!family.includes(part.game)) family.push(part.game);
  }
  const lines = moves.map((move) => visitsSmall(move.made.steps, body(move, family, page)));
  const frame: Frame = [];
  const { shape } = game;
  let rules: readonly Rules[] | undefined;
  return {
    get family() {
      rules ??= family.map((one) => one.rules());
      return rules;
    },
    expand(flat, from, out) {
      page.out = out;
      page.at = 0;
      unpack(flat, from + 1, shape, frame);
      const done = finished(() => {
        for (const line of lines) line(frame);
      });
      out.length = done ? page.at : 0;
      return done;
    },
    canon: game.same === undefined ? undefined : canon(game, game.same),
  };
}

// A number past the small range or a misstep: the exact form says which.
function finished(run: () => void): boolean {
  try {
    run();
    return true;
  } catch (thrown) {
    if (thrown === BEYOND || isMisstep(thrown)) return false;
    throw thrown;
  }
}

function body({ option }: MoveForm, family: readonly Game[], page: FlatPage): Writer {
  if (option.ends !== undefined) {
    const code = ENDS[option.ends];
    return () => {
      put(page, code);
      return false;
    };
  }
  const writers = option.parts.map((part) => partWriter(part, family.indexOf(part.game), page));
  const [only] = writers;
  const several = option.parts.some((part) => part.all);
  if (only !== undefined && writers.length === 1 && !several) {
    return (frame) => {
      const mark = page.at;
      page.out[mark] = 1;
      page.at = mark + 1;
      if (only(frame) < 0) page.at = mark;
      return false;
    };
  }
  return (frame) => {
    const mark = page.at;
    put(page, 0);
    let count = 0;
    for (const write of writers) {
      const parts = write(frame);
      if (parts < 0) {
        page.at = mark;
        return false;
      }
      count += parts;
    }
    page.out[mark] = count;
    return false;
  };
}

/** Writes the parts and says how many they are; -1 when they are no option. */
function partWriter(part: PartForm, place: number, page: FlatPage): (frame: Frame) => number {
  const { game } = part;
  const settle = settled(game, page);
  const { value } = part;
  if (part.all && value !== undefined) {
    return (frame) => {
      const list = value.value(frame);
      if (!isList(list)) throw BEYOND;
      for (const one of list) {
        const mark = page.at;
        put(page, place);
        if (!packed(one, game.shape, page) || !settle(mark + 1)) return -1;
      }
      return list.length;
    };
  }
  const write =
    value === undefined
      ? fieldsWriter(part.fields, part.exprs, game.shape, page)
      : valueWriter(value, game.shape, page);
  const plain = game.kept === undefined && game.keeps.length === 0 && game.requires.length === 0;
  if (plain) {
    return (frame) => {
      page.out[page.at] = place;
      page.at += 1;
      return write(frame) ? 1 : -1;
    };
  }
  return (frame) => {
    const mark = page.at;
    put(page, place);
    return write(frame) && settle(mark + 1) ? 1 : -1;
  };
}

/** Takes the normal form of the component written from `mark` on, in place, and asks whether it may stay. */
function settled(game: Game, page: FlatPage): (mark: number) => boolean {
  const { kept, keeps, requires, shape } = game;
  const after: Frame = [];
  const rewrite = kept === undefined ? undefined : formWriter(game, kept, page);
  return (mark) => {
    unpack(page.out, mark, shape, after);
    if (rewrite !== undefined) {
      page.at = mark;
      if (!rewrite(after)) return false;
      if (keeps.length > 0 || requires.length > 0) unpack(page.out, mark, shape, after);
    }
    for (const { when } of keeps) if (!when.truth(after)) return false;
    for (const { when } of requires) if (!when.truth(after)) throw BEYOND; // the exact form says what is broken
    return true;
  };
}

function canon(game: Game, form: Form): (flat: readonly number[]) => readonly number[] {
  const page: FlatPage = { out: [], at: 0 };
  const write = formWriter(game, form, page);
  const frame: Frame = [];
  return (flat) => {
    page.out = [];
    page.at = 0;
    put(page, flat[0] ?? 0);
    unpack(flat, 1, game.shape, frame);
    return finished(() => write(frame)) ? page.out : flat;
  };
}

function formWriter(game: Game, { expr, formula }: Form, page: FlatPage): Writer {
  const { scope, shape } = game;
  if (shape.length > 1 && expr.is === 'tuple') {
    const fields = expr.items.map((item) => scope.formula(item, scope));
    return fieldsWriter(fields, expr.items, shape, page);
  }
  return valueWriter(formula, shape, page);
}

function packed(value: Value, shape: Shape, page: FlatPage): boolean {
  const values = fieldValues(value, shape);
  if (values === undefined) throw BEYOND;
  for (const [i, field] of shape.entries()) {
    const one = values[i];
    if (one === undefined || !fitting(one, field, field.depth)) throw BEYOND;
    if (!pack(one, field, field.depth, page)) return false;
  }
  return true;
}

function valueWriter(value: Formula, shape: Shape, page: FlatPage): Writer {
  return (frame) => packed(value.value(frame), shape, page);
}

function fieldsWriter(fields: readonly Formula[], exprs: readonly Expr[], shape: Shape, page: FlatPage): Writer {
  const writers = shape.map((field, i) => fieldWriter(fields[i], exprs[i], field, page));
  const [first, second] = writers;
  if (first !== undefined && writers.length === 1) return first;
  if (first !== undefined && second !== undefined && writers.length === 2)
    return (frame) => first(frame) && second(frame);
  return (frame) => {
    for (const write of writers) if (!write(frame)) return false;
    return true;
  };
}

function fieldWriter(value: Formula | undefined, expr: Expr | undefined, field: Field, page: FlatPage): Writer {
  if (value === undefined || expr === undefined) return () => false;
  if (field.depth === 0 && field.members.length === 0) {
    const { number } = value;
    return (frame) => {
      const one = number(frame);
      if (one < 0) return false;
      page.out[page.at] = one;
      page.at += 1;
      return true;
    };
  }
  if (value.edits !== undefined && field.depth === 1 && field.members.length === 0)
    return editWriter(value.edits.list, value.edits.all, page);
  return (frame) => {
    const one = value.value(frame);
    if (!fitting(one, field, field.depth)) throw BEYOND;
    return pack(one, field, field.depth, page);
  };
}

const MOST = Number.MAX_SAFE_INTEGER;

/** Copies the old list and edits the copy where it stands. */
function editWriter(list: Formula, edits: readonly Editing[], page: FlatPage): Writer {
  const read = list.value;
  const sure = list.slot !== undefined;
  const ready = edits.map(({ indexes, sign, value }) => ({
    index: indexes[0]?.number ?? nowhere,
    sign,
    value: value.number,
  }));
  const flat = edits.every(({ indexes }) => indexes.length === 1);
  return (frame) => {
    const old = read(frame) as readonly number[]; // a list by its type; its elements are asked below unless the slot is sure
    if (!flat) throw BEYOND;
    const { length } = old;
    const { out } = page;
    out[page.at] = length;
    const at = page.at + 1;
    for (let j = 0; j < length; j += 1) out[at + j] = old[j] ?? 0;
    if (!sure) for (const one of old) if (typeof one !== 'number' || one < 0) throw BEYOND;
    page.at = at + length;
    for (const { index, sign, value } of ready) {
      const place = index(frame);
      if (place < 1 || place > length) throw BEYOND; // the exact form names the index
      const by = value(frame);
      const before = out[at + place - 1] ?? 0;
      const next = sign === '=' ? by : sign === '+=' ? before + by : before - by;
      if (next > MOST || next < -MOST) throw BEYOND;
      out[at + place - 1] = next;
    }
    for (const { index } of ready) if ((out[at + index(frame) - 1] ?? 0) < 0) return false;
    return true;
  };
}

function nowhere(): number {
  return 0;
}
