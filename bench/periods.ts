import { readFileSync } from 'node:fs';
import { finish, type Periods, periodFlaw, periods, type Rules, readRepeating, tabulate } from 'nimlab';

/**
 * `npm run periods`: every octal code of up to three digits, 239 hexadecimal codes and the octal games of the published tables, held to their published
 * period, preperiod, saltus, status and values. Codes behind it (`npm run periods -- 0.354`) are run alone, however long they take.
 */
type Row = readonly (string | number)[];

interface Said {
  readonly table: string;
  readonly code: string;
  readonly status: Periods['status'];
  /** Period, preperiod, saltus and greatest value; undefined where none is published. */
  readonly numbers: readonly (number | undefined)[];
  readonly head: readonly number[];
  /** How far to look. */
  readonly to: number;
}

/** Heaps beyond which a code is run only when it is named. */
const FARTHEST = 100_000_000;

/** Proofs from no more values than this are replayed by the referee too. */
const REPLAYED = 20_000;

/** Seconds beyond which it is said how long a code took. */
const SLOW = 5;

/** How far the published tables looked where they found no period. */
const NONE = { octal: 20_000, hexadecimal: 700, observed: 1100 } as const;

const free = { options: Number.POSITIVE_INFINITY, bytes: 2 ** 31 };

function known(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`../core/test/known/${name}.json`, import.meta.url), 'utf8'));
}

/** As far as a proof may be found: the bound for so many parts, and once more for the steps in which it is tried. */
function enough(period: number, preperiod: number, parts: number): number {
  return 2 * parts * (period + preperiod) + 200;
}

function* rows(): Generator<Said> {
  // Each file is a list of rows of one kind, written by hand.
  for (const [code, period, preperiod, head] of known('octal') as readonly Row[]) {
    const isProved = Number(period) > 0;
    yield {
      table: 'octal to three digits',
      code: String(code),
      status: isProved ? 'proved' : 'none',
      numbers: isProved ? [Number(period), Number(preperiod), 0] : [],
      head: String(head).split(' ').map(Number),
      to: isProved ? enough(Number(period), Number(preperiod), 2) : NONE.octal,
    };
  }
  for (const [code, status, period, preperiod, saltus, head] of known('hexadecimal') as readonly Row[]) {
    const isProved = String(status).includes('proved');
    const isOpen = Number(period) === 0;
    yield {
      table: 'hexadecimal',
      code: String(code),
      status: isProved ? 'proved' : isOpen ? 'none' : 'observed',
      numbers: isOpen ? [] : [Number(period), Number(preperiod), Number(saltus)],
      head: String(head).split(' ').map(Number),
      to: isOpen ? NONE.hexadecimal : NONE.observed,
    };
  }
  const { rows: published } = known('octal-periods') as { readonly rows: readonly Row[] };
  for (const [code, period, preperiod, most] of published) {
    yield {
      table: 'octal, published periods',
      code: String(code),
      status: 'proved',
      numbers: [Number(period), Number(preperiod), 0, most === -1 ? undefined : Number(most)],
      head: [],
      to: enough(Number(period), Number(preperiod), 2),
    };
  }
}

/** What differs from what is published; nothing where all of it is found. */
function differences(said: Said): readonly string[] {
  const rules = readRepeating({ game: said.code, page: undefined, set: [] });
  if (!rules.ok) return [rules.fault.id];
  const told = finish(periods(rules.value, said.to, free));
  if ('id' in told) return [told.id];
  const { status, repetition, certificate } = told;
  const found: readonly string[] = status === said.status ? [] : [`status ${status}, published ${said.status}`];
  const most = certificate?.values.reduce((greatest, value) => Math.max(greatest, value), 0);
  // Published preperiods count from heap 1, where a subtraction set may repeat from heap 0.
  const numbers = repetition && [repetition.period, Math.max(1, repetition.preperiod), repetition.saltus, most];
  const names = ['period', 'preperiod', 'saltus', 'greatest value'];
  const wrong = names.flatMap((name, i) => {
    const published = said.numbers[i];
    return published === undefined || published === numbers?.[i]
      ? []
      : [`${name} ${numbers?.[i] ?? 'none'}, published ${published}`];
  });
  const flaw =
    certificate === undefined || said.to > REPLAYED || !('code' in certificate) ? undefined : periodFlaw(certificate);
  const refused = flaw === undefined ? [] : [`the referee refuses the proof: ${flaw.id}`];
  return [...found, ...wrong, ...refused, ...headDifferences(rules.value, said.head)];
}

function headDifferences(rules: Rules, head: readonly number[]): readonly string[] {
  if (head.length === 0) return [];
  const table = finish(tabulate(rules, { from: 0, to: head.length - 1 }, 'normal', free));
  if ('id' in table) return [table.id];
  const values = table.is === 'row' ? table.entries.map((entry) => entry?.value) : [];
  const at = head.findIndex((value, n) => value !== values[n]);
  return at < 0 ? [] : [`heap ${at} has value ${values[at]}, published ${head[at]}`];
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Runs the rows, prints what differs and what took long, and gives the number of rows that differ. */
function run(all: readonly Said[], table: string): number {
  const began = cpuSeconds();
  const statuses = { proved: 0, observed: 0, none: 0 };
  let wrong = 0;
  for (const said of all) {
    if (process.stderr.isTTY) process.stderr.write(`\r${said.code.padEnd(16)}`);
    const start = cpuSeconds();
    const different = differences(said);
    const took = cpuSeconds() - start;
    statuses[said.status] += 1;
    if (different.length > 0) wrong += 1;
    for (const line of different) console.log(`${said.code.padEnd(10)} ${line}`);
    if (took > SLOW) console.log(`${said.code.padEnd(10)} took ${took.toFixed(1)} s`);
  }
  const { proved, observed, none } = statuses;
  console.log(
    `${table}: ${all.length} codes (${proved} proved, ${observed} observed, ${none} without a period); ${wrong} differ; ${(cpuSeconds() - began).toFixed(1)} s of processor time`,
  );
  return wrong;
}

/** The codes that are named, or all that do not take too long, table by table. */
function main(named: readonly string[]): void {
  const all = [...rows()];
  for (const code of named)
    if (!all.some((said) => said.code === code)) console.log(`${code.padEnd(10)} is in no table`);
  const chosen = all.filter(({ code, to }) => (named.length > 0 ? named.includes(code) : to <= FARTHEST));
  let wrong = 0;
  for (const table of new Set(chosen.map((said) => said.table)))
    wrong += run(
      chosen.filter((said) => said.table === table),
      table,
    );
  const left = named.length > 0 ? [] : [...new Set(all.filter(({ to }) => to > FARTHEST).map(({ code }) => code))];
  if (left.length > 0) console.log(`not run, for they need many values: ${left.join(' ')} (npm run periods -- CODE)`);
  process.exitCode = wrong > 0 ? 1 : 0;
}

main(process.argv.slice(2));
