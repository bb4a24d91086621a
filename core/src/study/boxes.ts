import type { Progress } from '../rules/answer.ts';
import type { Fact } from '../rules/fact.ts';
import { misstepOf } from '../rules/misstep.ts';
import type { Component, Convention, Outcome } from '../rules/position.ts';
import type { Part, Rules } from '../rules/rules.ts';
import { type Account, account, left, pause } from '../solve/account.ts';
import { type BoxMap, type BoxWish, boxed } from '../solve/box.ts';

/** What is asked of a component: its nim-value, or who wins it alone. */
export type Asked = 'value' | Convention;

/** Values and outcomes of components of fixed shape by loops over boxes, which grow with what is asked. */
export interface Boxes {
  value(part: Part): number | undefined;
  /** Of the part alone. */
  outcome(part: Part, convention: Convention): Outcome | undefined;
  /** A box may still be made that holds the part. */
  may(part: Part, asked: Asked): boolean;
  /** Makes that box; false where there is none: the rules are not fit for it, or it would cost more than is left. */
  learn(part: Part, asked: Asked, of: Account): Generator<Progress, boolean, number>;
}

interface Held {
  readonly map: BoxMap | undefined;
  /** No larger box is made. */
  readonly isFull: boolean;
}

/** Boxes of more numbers hold too much that nobody asks for. */
const MOST_NUMBERS = 3;

/** The least size of a box along a number. */
const LEAST = 8;

/** No box yet. */
export function boxes(): Boxes {
  const held = new Map<Rules, Map<string, Held>>();
  const keyOf = (numbers: readonly number[], asked: Asked): string => `${asked} ${numbers.length}`;

  function heldOf({ rules }: Part, numbers: readonly number[], asked: Asked): Held {
    return held.get(rules)?.get(keyOf(numbers, asked)) ?? { map: undefined, isFull: rules.box === undefined };
  }

  function keep({ rules }: Part, numbers: readonly number[], asked: Asked, one: Held): void {
    const ofRules = held.get(rules) ?? new Map<string, Held>();
    held.set(rules, ofRules.set(keyOf(numbers, asked), one));
  }

  function look(part: Part, asked: Asked): number | undefined {
    const numbers = numbersOf(part.component);
    const map = numbers && heldOf(part, numbers, asked).map;
    if (numbers === undefined || map === undefined || numbers.some((n, i) => n >= (map.sizes[i] ?? 0)))
      return undefined;
    const found = map.at(numbers);
    return found < 0 ? undefined : found;
  }

  function* learn(part: Part, asked: Asked, of: Account): Generator<Progress, boolean, number> {
    const numbers = numbersOf(part.component);
    if (numbers === undefined || !may(part, asked)) return false;
    const { map } = heldOf(part, numbers, asked);
    const full = (): false => {
      keep(part, numbers, asked, { map, isFull: true });
      return false;
    };
    const holds = asked === 'value' ? 'values' : 'outcomes';
    const sizes = affordable(map?.sizes, numbers, PRICE[holds], left(of));
    // Options that only the rules can list cost what they cost a search, which counts each of them.
    if (sizes === undefined || part.rules.box?.(part.component, sizes)?.rest !== undefined) return full();
    const wish = {
      like: part.component,
      sizes,
      convention: asked === 'value' ? 'normal' : asked,
      holds,
    } as const;
    try {
      const made = yield* cheaply(part.rules, wish, of);
      if (made === undefined || 'id' in made) return full();
      keep(part, numbers, asked, { map: made, isFull: false });
      return look(part, asked) === undefined ? full() : true;
    } catch (thrown) {
      // Somewhere in the box the rules break: the search does not go there, unless it is asked to.
      if (misstepOf(thrown) === undefined) throw thrown;
      return full();
    }
  }

  function may(part: Part, asked: Asked): boolean {
    const numbers = numbersOf(part.component);
    return numbers !== undefined && !heldOf(part, numbers, asked).isFull && look(part, asked) === undefined;
  }

  return {
    value: (part) => look(part, 'value'),
    outcome(part, convention) {
      const known = look(part, convention) ?? (convention === 'normal' ? look(part, 'value') : undefined);
      return known === undefined ? undefined : known === 0 ? 'P' : 'N';
    },
    may,
    learn,
  };
}

/** An option of a box costs so many times less than one of a search. */
const CHEAPER = 8;

/** A box, its options counted for what they cost beside those of a search. */
function* cheaply(rules: Rules, wish: BoxWish, of: Account): Generator<Progress, BoxMap | Fact | undefined, number> {
  const own = account({ options: (CHEAPER * left(of)) / 2, bytes: of.budget.bytes });
  own.chunk = CHEAPER * of.chunk;
  const long = boxed(rules, wish, own);
  let counted = 0;
  for (let step = long.next(0); ; ) {
    const more = Math.ceil(own.options / CHEAPER) - counted;
    counted += more;
    of.options += more;
    of.chunk -= more;
    of.bytes = own.bytes;
    if (step.done === true) return step.value;
    yield* pause(of, step.value.method);
    step = long.next(CHEAPER * of.chunk);
  }
}

/** How a box grows along a number that leaves it: the most that can be paid. */
const GROWTH = [2, 1.4, 1.1];

/** What a cell costs in options, about; of outcomes many are told at once. */
const PRICE = { values: 0.25, outcomes: 0.25 / CHEAPER } as const;

/** Sizes that hold the numbers; undefined where none that grow by a good part cost less than half of what is left. */
function affordable(
  before: readonly number[] | undefined,
  numbers: readonly number[],
  price: number,
  left: number,
): readonly number[] | undefined {
  const grown = GROWTH.map((by) =>
    numbers.map((n, i) => {
      const old = before?.[i] ?? LEAST;
      return n < old ? old : Math.max(n + 1, Math.ceil(by * old));
    }),
  );
  return grown.find((sizes) => sizes.reduce((product, size) => product * size, price) <= left / 2);
}

/** The numbers of a component that is one number or a list of a few. */
function numbersOf(component: Component): readonly number[] | undefined {
  if (typeof component === 'number') return [component];
  if (typeof component !== 'object' || component.length === 0 || component.length > MOST_NUMBERS) return undefined;
  const numbers = component.filter((one) => typeof one === 'number');
  return numbers.length === component.length ? numbers : undefined;
}
