import {
  budgetOf,
  DEFAULT_BUDGET,
  exported,
  type Fact,
  type Form,
  formed,
  heapRun,
  heapTableRow,
  memoryCertificateOf,
  patternsOf,
  programLanguages,
  type Read,
  type Rules,
  readGame,
  readTable,
  type Table,
  tabulate,
} from 'nimlab';
import { patternResult } from './patterns.ts';
import { periodWork } from './period.ts';
import { readingOf } from './reading.ts';
import { sheetOf } from './sheet.ts';
import { type Result, refusal, type Source, type Stand, type TableWish, type Wish, type Working } from './wishes.ts';

/** Shorter rows are tables like any other. */
const LONG = 4096;
/** Bytes that a row may take while it is computed. */
const BYTES = 1024 * 1024 * 1024;
/** A pattern is looked for in so many entries: of a row, and along each side of a map. */
const LOOKED = [600, 60] as const;

type LabWish = Extract<Wish, { readonly is: 'rules' | 'table' | 'pattern' | 'period' | 'form' | 'program' }>;

/** The work of the Lab. */
export function* laboured(wish: LabWish): Working {
  switch (wish.is) {
    case 'rules':
      return { is: 'reading', reading: readingOf(wish.source, wish.sample) };
    case 'table':
      return yield* tableThen(wish.table, (table) => ({ is: 'sheet', sheet: sheetOf(table) }));
    case 'pattern':
      return yield* tableThen(shortened(wish.table), (table, rules) =>
        patternResult(patternsOf(table, rules?.code, [], rules && memoryCertificateOf(rules, table.convention))),
      );
    case 'form':
      return yield* tableThen(wish.table, (table) => ({ is: 'text', text: written(table, wish.form) }));
    case 'period':
      return yield* periodWork(wish.source, wish.to);
    case 'program':
      return programOf(wish.source, wish.language, wish.convention);
  }
}

// A pure memo of the last table: its sheet, its patterns and its forms are asked for one after the other.
let last: { readonly key: string; readonly table: Table; readonly rules: Rules | undefined } | undefined;

function* tableThen(wish: TableWish, then: (table: Table, rules: Rules | undefined) => Result): Working {
  const made = yield* tableFor(wish);
  return 'id' in made ? { is: 'refused', fact: made } : then(made, last?.rules);
}

/** The table that is asked for; the last one made is at hand. */
export function* tableFor(wish: TableWish): Generator<Stand, Table | Fact, number> {
  const key = JSON.stringify(wish);
  if (last?.key === key) return last.table;
  const rules = 'pasted' in wish ? undefined : gameOf(wish.source);
  if (rules !== undefined && !rules.ok) return rules.fault;
  const table = yield* tableOf(wish, rules?.value);
  if ('id' in table) return table;
  last = { key, table, rules: rules?.value };
  return table;
}

function* tableOf(wish: TableWish, rules: Rules | undefined): Generator<Stand, Table | Fact, number> {
  if ('pasted' in wish) return readTable(wish.pasted);
  if (rules === undefined) return { id: 'paste-empty' };
  const { to, convention } = wish;
  const run =
    to > LONG && convention === 'normal'
      ? heapRun(rules, to, { options: Number.POSITIVE_INFINITY, bytes: BYTES })
      : undefined;
  if (run === undefined) {
    const work = tabulate(rules, { from: 0, to }, convention, budgetOf(DEFAULT_BUDGET.options * 20));
    for (let size = 0; ; ) {
      const step = work.next(size);
      if (step.done === true) return step.value;
      size = yield { so: step.value.spent.options, of: undefined, bytes: step.value.spent.bytes, cards: [] };
    }
  }
  if ('id' in run) return run;
  for (let size = 0; ; ) {
    const step = run.work.next(size);
    if (step.done === true) return 'id' in step.value ? step.value : heapTableRow(rules, step.value, 0);
    size = yield { so: run.checkpoint().values.length, of: to, bytes: step.value.spent.bytes, cards: [] };
  }
}

/** The game that was typed. */
export function gameOf(source: Source): Read<Rules> {
  return readGame(source);
}

function shortened(wish: TableWish): TableWish {
  if ('pasted' in wish) return wish;
  const rules = gameOf(wish.source);
  const most = rules.ok && rules.value.shape.length > 1 ? LOOKED[1] : LOOKED[0];
  return { ...wish, to: Math.min(wish.to, most) };
}

/** The most entries that are written out. */
const WRITTEN = 200_000;

function written(table: Table, form: Form): string {
  if (table.is === 'row' && table.entries.length > WRITTEN)
    return formed({ ...table, entries: table.entries.slice(0, WRITTEN) }, form);
  return formed(table, form);
}

function programOf(source: Source, wanted: string, convention: 'normal' | 'misere'): Result {
  const rules = gameOf(source);
  if (!rules.ok) return refusal(rules);
  const language = programLanguages.find((one) => one === wanted) ?? 'cpp';
  const program = exported(rules.value, language, convention);
  return typeof program === 'string' ? { is: 'text', text: program } : { is: 'refused', fact: program };
}
