import {
  after,
  budgetOf,
  finish,
  moves,
  nimSum,
  type Outcome,
  type Position,
  readPosition,
  saidMove,
  solve,
  type Table,
  type Whole,
  writePosition,
} from 'nimlab';
import { gameOf, tableFor } from './lab.ts';
import { sumKey } from './sums.ts';
import { type OptionGroup, type Result, refusal, type Wish, type Working } from './wishes.ts';

type OptionsWish = Extract<Wish, { readonly is: 'options' }>;

/** The most options that are looked at, and how many of a kind are named. */
const MOST = 300_000;
const NAMED = 4;
/** Options that are solved one by one are fewer. */
const SOLVED = 3000;
const SMALL = budgetOf(2_000_000);
/** Options between two looks. */
const STRIDE = 2000;

type Worth = (position: Position) => { readonly value: Whole | undefined; readonly outcome: Outcome | '?' };

/** What every option of a position is worth, sorted by that: the mex worked out. */
export function* optionsOf({ table, at }: OptionsWish): Working {
  const rules = gameOf(table.source);
  if (!rules.ok) return refusal(rules);
  const read = readPosition(at, rules.value);
  if (!read.ok) return refusal(read);
  const made = yield* tableFor(table);
  if ('id' in made) return { is: 'refused', fact: made };
  const hasValues = holdsValues(made);
  const worth = hasValues ? byTable(made) : bySearch(table.convention);
  const isTold = hasValues && read.value.every((part) => entryOf(made, part)?.value !== undefined);
  const groups = new Map<string, Group>();
  let count = 0;
  let more = false;
  for (const move of moves(read.value)) {
    if (count === (isTold ? MOST : SOLVED)) {
      more = true;
      break;
    }
    count += 1;
    const next = after(read.value, move);
    const { value, outcome } =
      next === undefined ? { value: undefined, outcome: ENDED[move.ends ?? 'draw'] } : worth(next);
    const key = `${value ?? outcome}`;
    const held = groups.get(key) ?? { value, outcome, count: 0, leads: new Map() };
    groups.set(key, held);
    held.count += 1;
    named(held.leads, saidMove(read.value, move).to);
    if (count % STRIDE === 0) yield { so: count, of: undefined, cards: [] };
  }
  const all = [...groups.values()].map(({ leads, ...group }): OptionGroup => {
    const names = [...leads.values()];
    return { ...group, leads: names.slice(0, NAMED), moreLeads: names.length > NAMED };
  });
  return {
    is: 'options',
    position: writePosition(read.value),
    ...worth(read.value),
    groups: all.sort((a, b) => rising(a.value ?? 0, b.value ?? 0) || a.outcome.localeCompare(b.outcome)),
    count,
    more,
  } satisfies Result;
}

/** Options of one worth: those that are named, each sum once, and one more where there are more. */
interface Group extends Omit<OptionGroup, 'leads' | 'moreLeads'> {
  count: number;
  readonly leads: Map<string, string>;
}

function named(leads: Map<string, string>, lead: string): void {
  const key = sumKey(lead);
  if (leads.size <= NAMED && !leads.has(key)) leads.set(key, lead);
}

function rising(a: Whole, b: Whole): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** What an end of the whole game leaves to the one who would be next. */
const ENDED = { win: 'P', lose: 'N', draw: 'D' } as const;

function holdsValues(table: Table): boolean {
  return table.is === 'map'
    ? table.hasValues
    : table.entries.every((entry) => entry?.outcome === undefined || entry.value !== undefined);
}

/** Values of the parts, out of the table where it reaches so far. */
function byTable(table: Table): Worth {
  const partWorth = (part: Position[number]): Whole | undefined => {
    const known = entryOf(table, part)?.value;
    if (known !== undefined) return known;
    const { answer } = finish(solve([part], 'normal', SMALL));
    return answer.outcome === '?' ? undefined : answer.value;
  };
  return (position) => {
    const values: Whole[] = [];
    for (const part of position) {
      const value = partWorth(part);
      if (value === undefined) return { value: undefined, outcome: '?' };
      values.push(value);
    }
    const value = nimSum(values);
    return { value, outcome: value === 0 ? 'P' : 'N' };
  };
}

/** What the table holds of a part. */
function entryOf(table: Table, { rules, component }: Position[number]) {
  const place = (Array.isArray(component) ? component : [component]).map((n) => Number(n) - table.from);
  if (rules.name !== table.game || place.some((n) => n < 0)) return undefined;
  return table.is === 'row' ? table.entries[place[0] ?? 0] : inside(table, place);
}

function inside(table: Extract<Table, { readonly is: 'map' }>, place: readonly number[]) {
  return place.every((n, i) => n < (table.sizes[i] ?? 0)) ? table.at(place) : undefined;
}

function bySearch(convention: 'normal' | 'misere'): Worth {
  return (position) => ({ value: undefined, outcome: finish(solve(position, convention, SMALL)).answer.outcome });
}
