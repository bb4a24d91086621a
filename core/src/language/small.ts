import { isMisstep } from '../rules/misstep.ts';
import type { Compiled, Rules } from '../rules/rules.ts';
import { formWriter, partWriter } from './flat.ts';
import { BEYOND } from './formula.ts';
import type { Form, Game } from './game.ts';
import { nearBody } from './near.ts';
import type { MoveForm, PartForm } from './option.ts';
import { LARGEST_PAGE, rayBody, rayLoop } from './ray.ts';
import { type FlatPage, put, unpack } from './shape.ts';
import type { Frame } from './value.ts';
import { visitsSmall } from './visit.ts';

const ENDS = { win: -1, lose: -2, draw: -3 } as const;

/** The small form of a game's moves: closures over one frame that write flat options. */
export function small(game: Game, moves: readonly MoveForm[]): Compiled {
  const page: FlatPage = { out: [], at: 0, below: false, rows: false };
  const family: Game[] = [game];
  for (const { option } of moves) {
    if (option.ends !== undefined) continue;
    for (const part of option.parts) if (!family.includes(part.game)) family.push(part.game);
  }
  const lines = moves.map((move) => lineWriter(move, family, page));
  const frame: Frame = [];
  const { shape } = game;
  let rules: readonly Rules[] | undefined;

  /** How many numbers were written; -1 when one left the small range. */
  function written(flat: readonly number[], from: number, out: number[], rows: boolean): number {
    page.out = out;
    page.at = 0;
    page.rows = rows;
    unpack(flat, from + 1, shape, frame);
    try {
      for (let i = 0; i < lines.length; i += 1) lines[i]?.(frame);
    } catch (thrown) {
      past(thrown);
      return -1;
    }
    return page.at;
  }

  return {
    get family() {
      rules ??= family.map((one) => one.rules());
      return rules;
    },
    expand(flat, from, out) {
      const length = written(flat, from, out, false);
      out.length = Math.max(0, length);
      return length >= 0;
    },
    rows: (flat, from, out) => written(flat, from, out, true),
    canon: game.same === undefined ? undefined : canon(game, game.same),
  };
}

/** Whether a component, whose numbers the frame holds, has an option; throws where only the exact form can say. */
export function hasOption(game: Game, moves: readonly MoveForm[]): (frame: Frame) => boolean {
  const page: FlatPage = { out: [], at: 0, below: false, rows: false };
  const family = moves.flatMap(({ option }) =>
    option.ends === undefined ? option.parts.map((part) => part.game) : [],
  );
  const bodies = moves.map(({ option, made }) => {
    if (option.ends !== undefined) return visitsSmall(made.steps, () => true);
    const write = optionWriter(option.parts, [game, ...family], page);
    return visitsSmall(made.steps, (frame) => {
      page.at = 0;
      page.below = false;
      write(frame);
      return !page.below;
    });
  });
  return (frame) => bodies.some((body) => body(frame));
}

// A number past the small range or a misstep: the exact form says which.
function past(thrown: unknown): false {
  if (thrown === BEYOND || isMisstep(thrown)) return false;
  throw thrown;
}

function lineWriter(move: MoveForm, family: readonly Game[], page: FlatPage): (frame: Frame) => boolean {
  const { option, made } = move;
  if (option.ends !== undefined) {
    const code = ENDS[option.ends];
    return visitsSmall(made.steps, () => {
      put(page, code);
      return false;
    });
  }
  const write = optionWriter(option.parts, family, page);
  const ray = rayLoop(move);
  if (ray !== undefined) {
    const [own] = family;
    const [part, ...others] = option.parts;
    const full = rayBody(ray, write, others.length === 0, page);
    const near =
      own === undefined || part === undefined || others.length > 0 ? undefined : nearBody(own, ray, part, full, page);
    return visitsSmall(made.steps.slice(0, -1), near ?? full);
  }
  return visitsSmall(made.steps, (frame) => {
    const mark = page.at;
    page.below = false;
    write(frame);
    if (page.below) page.at = mark;
    if (page.at > LARGEST_PAGE) throw BEYOND;
    return false;
  });
}

function optionWriter(parts: readonly PartForm[], family: readonly Game[], page: FlatPage): (frame: Frame) => void {
  const writers = parts.map((part) => partWriter(part, family.indexOf(part.game), page));
  const [only] = writers;
  if (only !== undefined && writers.length === 1) {
    return (frame) => {
      const mark = page.at;
      page.at = mark + 1;
      page.out[mark] = only(frame);
    };
  }
  return (frame) => {
    const mark = page.at;
    put(page, 0);
    let count = 0;
    for (let i = 0; i < writers.length; i += 1) count += writers[i]?.(frame) ?? 0;
    page.out[mark] = count;
  };
}

function canon(game: Game, form: Form): (flat: readonly number[]) => readonly number[] {
  const page: FlatPage = { out: [], at: 0, below: false, rows: false };
  const write = formWriter(game, form, page);
  const frame: Frame = [];
  return (flat) => {
    page.out = [];
    page.at = 0;
    put(page, flat[0] ?? 0);
    unpack(flat, 1, game.shape, frame);
    try {
      write(frame);
      return page.out;
    } catch (thrown) {
      past(thrown);
      return flat;
    }
  };
}
