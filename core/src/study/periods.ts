import { readCode } from '../nim/code/read.ts';
import { mostParts } from '../nim/code.ts';
import { arithmeticPeriodOf, type Repetition } from '../nim/period.ts';
import type { Budget, Progress } from '../rules/answer.ts';
import type { Certificate } from '../rules/certificate.ts';
import type { Fact } from '../rules/fact.ts';
import type { Rules } from '../rules/rules.ts';
import { titleOf } from '../rules/title.ts';
import { account, drive } from '../solve/account.ts';
import type { OpenPair } from '../solve/batch-run.ts';
import { memoryCertificateOf } from '../solve/memory.ts';
import { provePeriod } from '../solve/period.ts';
import { isOneNumber } from '../solve/table.ts';
import { heapTable } from '../solve/take-and-break.ts';
import { tabulate } from './tabulate.ts';

/** How the nim-values of a one-number game repeat: proved for all heaps, seen on those from `from` to `to` only, or not at all there. */
export interface Periods {
  readonly game: string;
  /** The take-and-break code that the rules are by form. */
  readonly code: string | undefined;
  readonly status: 'proved' | 'observed' | 'none';
  /** The first and last heap whose value was computed; a proof speaks of all heaps beyond too. */
  readonly from: number;
  readonly to: number;
  /** The least period and preperiod (a heap), and the saltus; undefined for status none. */
  readonly repetition: Repetition | undefined;
  /** The values of one period, from the preperiod on. */
  readonly block: readonly number[];
  /** The heaps before the preperiod that do not fit the period continued backwards. */
  readonly exceptions: readonly number[];
  readonly certificate: Certificate | undefined;
}

/**
 * Looks for a period of the values of heaps 0 to `to`, and stops as soon as one is proved. Only finite take-and-break codes, subtraction sets and
 * takes of all numbers but finitely many have a proof, moves that need a finite memory, and values that rise by a power of two where a code leaves three parts at most; everything
 * else is observed. A fact says why there are no values. Two kernels compute where `open` gives them.
 */
export function* periods(
  rules: Rules,
  to: number,
  budget: Budget,
  open?: OpenPair,
): Generator<Progress, Periods | Fact, number> {
  if (!isOneNumber(rules)) return { id: 'period-shape', game: rules.name };
  const row = yield* rowOf(rules, to, budget, open);
  if ('id' in row) return row;
  const { from, values, certificate } = row;
  const found = row.proved ?? observed(values, row.least);
  const head = { game: titleOf(rules), code: rules.code, from, to: from + values.length - 1, certificate };
  if (found === undefined) return { ...head, status: 'none', repetition: undefined, block: [], exceptions: [] };
  const { preperiod, period, saltus } = found;
  return {
    ...head,
    status: certificate === undefined ? 'observed' : 'proved',
    repetition: { preperiod: from + preperiod, period, saltus },
    block: Array.from(values.slice(preperiod, preperiod + period)),
    exceptions: exceptions(values, found).map((n) => from + n),
  };
}

interface Row {
  readonly from: number;
  readonly values: ArrayLike<number> & { slice(from: number, to: number): Iterable<number> };
  /** Where a repetition may start at the earliest: heap 0 is no part of a split. */
  readonly least: number;
  readonly certificate: Certificate | undefined;
  /** The least repetition that the certificate proves. */
  readonly proved: Repetition | undefined;
}

function* rowOf(
  rules: Rules,
  to: number,
  budget: Budget,
  open: OpenPair | undefined,
): Generator<Progress, Row | Fact, number> {
  const code = rules.code === undefined ? undefined : readCode(rules.code);
  if (code === undefined || 'wrong' in code) return remembered(rules) ?? (yield* tabled(rules, to, budget));
  const heaps = heapTable(code, undefined, open);
  const machine = { run: (work: number) => heaps.grow(to, work), options: heaps.options, bytes: heaps.bytes };
  // Where the budget ends first, the heaps so far are what was seen.
  yield* drive(machine, account(budget), 'period');
  heaps.end();
  if (heaps.size() === 0) return { id: 'budget-spent' };
  const certificate = heaps.certificate() ?? provePeriod(code, heaps.values());
  // The last step may have gone a few heaps further than was asked.
  const values = certificate === undefined ? heaps.values().subarray(0, to + 1) : heaps.values();
  return { from: 0, values, least: mostParts(code) === 1 ? 0 : 1, certificate, proved: certificate };
}

/** The values of a game whose moves need a finite memory, with the proof; its period is a multiple of the modulus, the least one divides it. */
function remembered(rules: Rules): Row | undefined {
  const certificate = memoryCertificateOf(rules, 'normal');
  if (certificate === undefined) return undefined;
  const { values, preperiod } = certificate;
  const repeats = (step: number) => {
    for (let n = preperiod; n < preperiod + certificate.period; n += 1) {
      const next = preperiod + ((n - preperiod + step) % certificate.period);
      if (values[n] !== values[next]) return false;
    }
    return true;
  };
  let period = 1;
  while (certificate.period % period !== 0 || !repeats(period)) period += 1;
  return { from: 0, values, least: 0, certificate, proved: { preperiod, period, saltus: 0 } };
}

function* tabled(rules: Rules, to: number, budget: Budget): Generator<Progress, Row | Fact, number> {
  const table = yield* tabulate(rules, { from: 0, to }, 'normal', budget);
  if ('id' in table) return table;
  const entries = table.is === 'row' ? table.entries : [];
  const from = entries.findIndex((entry) => entry !== undefined);
  const values = entries.slice(Math.max(0, from)).map((entry) => entry?.value);
  const known = values.filter((value) => typeof value === 'number');
  const isCut = known.length === values.findLastIndex((value) => value !== undefined) + 1;
  if (known.length > 0 && known.length < values.length && isCut)
    return { id: 'period-ends', game: rules.name, last: from + known.length - 1 };
  if (from < 0 || known.length < values.length) return { id: 'period-no-values', game: rules.name };
  return { from, values: known, least: 0, certificate: undefined, proved: undefined };
}

/** Enough was seen when the values repeat for as long as they did not, and for two more periods. */
function observed(values: ArrayLike<number>, least: number): Repetition | undefined {
  const found = arithmeticPeriodOf(values, (preperiod, period) => 2 * preperiod + 3 * period, least);
  return found === undefined || found.saltus < 0 ? undefined : found;
}

/** How a row of numbers repeats as far as it goes, with the places before the preperiod that do not fit; undefined where too little repeats. */
export function seenPeriod(
  values: ArrayLike<number>,
): (Repetition & { readonly exceptions: readonly number[] }) | undefined {
  const found = observed(values, 0);
  return found && { ...found, exceptions: exceptions(values, found) };
}

function exceptions(values: ArrayLike<number>, { preperiod, period, saltus }: Repetition): readonly number[] {
  const found: number[] = [];
  for (let n = 0; n < preperiod; n += 1) {
    const times = Math.ceil((preperiod - n) / period);
    if (values[n] !== (values[n + times * period] ?? 0) - times * saltus) found.push(n);
  }
  return found;
}
