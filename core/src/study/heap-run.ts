import { readCode } from '../nim/code/read.ts';
import type { Budget, Progress } from '../rules/answer.ts';
import type { PeriodCertificate } from '../rules/certificate.ts';
import type { Fact } from '../rules/fact.ts';
import type { Rules } from '../rules/rules.ts';
import { account, drive } from '../solve/account.ts';
import type { OpenPair } from '../solve/batch-run.ts';
import { type HeapTable, type HeapValues, heapTable, heapTableBytes } from '../solve/take-and-break.ts';
import type { Entry, RowTable } from './table.ts';

/** Where a run stands: the code, and the nim-values of heaps 0, 1, … computed so far; another run can go on from it. */
export interface Checkpoint {
  readonly code: string;
  readonly values: HeapValues;
}

/** The nim-values of all heaps to one asked for. */
export interface HeapRow {
  readonly to: number;
  /** The values computed; beyond them the proved period tells. */
  readonly values: HeapValues;
  readonly certificate: PeriodCertificate | undefined;
}

/** The value of a heap of the row. */
export function heapValue({ values, certificate }: HeapRow, heap: number): number {
  if (heap < values.length || certificate === undefined) return values[heap] ?? 0;
  const { preperiod, period, saltus } = certificate;
  const past = heap - preperiod;
  return (values[preperiod + (past % period)] ?? 0) + saltus * Math.floor(past / period);
}

/** A long computation of a row of heaps. */
export interface HeapRun {
  readonly work: Generator<Progress, HeapRow | Fact, number>;
  /** Where the run stands now; its values are valid until the work goes on. */
  checkpoint(): Checkpoint;
  /** Ends the second thread where there is one. */
  end(): void;
}

/** From where a run goes on, and by what: two kernels where `open` gives them. */
export interface HeapWay {
  readonly from?: Checkpoint | undefined;
  readonly open?: OpenPair | undefined;
}

/**
 * The nim-values of heaps 0 to `to` of rules that are a take-and-break code, from a checkpoint of the same code where one is given. Undefined for
 * other rules. A fact says, before any work, that the values may need more bytes than the budget has, or where the checkpoint is of another code.
 */
export function heapRun(
  rules: Rules,
  to: number,
  budget: Budget,
  { from, open }: HeapWay = {},
): HeapRun | Fact | undefined {
  const code = rules.code === undefined ? undefined : readCode(rules.code);
  if (code === undefined || 'wrong' in code) return undefined;
  const bytes = heapTableBytes(code, to);
  if (bytes > budget.bytes)
    return { id: 'table-memory', to, need: inMebibytes(bytes), most: inMebibytes(budget.bytes) };
  const heaps = heapTable(code, from?.values, open);
  if (from !== undefined && from.code !== heaps.code)
    return { id: 'checkpoint-other', code: from.code, wanted: heaps.code };
  return {
    work: grown(heaps, to, budget),
    checkpoint: () => ({ code: heaps.code, values: heaps.values() }),
    end: heaps.end,
  };
}

/** Whole mebibytes, rounded up. */
function inMebibytes(bytes: number): number {
  return Math.ceil(bytes / 1024 / 1024);
}

function* grown(heaps: HeapTable, to: number, budget: Budget): Generator<Progress, HeapRow | Fact, number> {
  const machine = { run: (work: number) => heaps.grow(to, work), options: heaps.options, bytes: heaps.bytes };
  if (!(yield* drive(machine, account(budget), 'take-and-break'))) return { id: 'budget-spent' };
  return { to, values: heaps.values(), certificate: heaps.certificate() };
}

/** The most entries of a row that is held as a table. */
const LARGEST = 2_000_000;

/** A row of heaps from one on as a table. */
export function heapTableRow(rules: Rules, row: HeapRow, from: number): RowTable | Fact {
  if (row.to - from >= LARGEST) return { id: 'table-too-large', most: LARGEST };
  const known = new Map<number, Entry>();
  const entries = Array.from({ length: row.to - from + 1 }, (_, i) => {
    const value = heapValue(row, from + i);
    const entry = known.get(value) ?? { value, outcome: value === 0 ? 'P' : 'N' };
    known.set(value, entry);
    return entry;
  });
  const { name, parameters, shape } = rules;
  return { is: 'row', game: name, parameters, convention: 'normal', names: [shape[0]?.name ?? 'n'], from, entries };
}

/** The values of all heaps of the row, copied period by period where they are proved to repeat. */
export function heapValues(row: HeapRow): HeapValues {
  const { to, values, certificate } = row;
  if (values.length > to || certificate === undefined) return values.subarray(0, to + 1);
  let most = 0;
  for (let n = 0; n < values.length; n += 1) most = Math.max(most, values[n] ?? 0);
  most += certificate.saltus * Math.ceil(to / certificate.period);
  const all = new (most < 256 ? Uint8Array : most < 65_536 ? Uint16Array : Int32Array)(to + 1);
  all.set(values);
  const { preperiod, period, saltus } = certificate;
  if (saltus > 0) {
    for (let n = values.length; n <= to; n += 1) all[n] = (all[n - period] ?? 0) + saltus;
    return all;
  }
  // What is copied doubles each time: whole periods of what is there.
  for (let size = values.length; size <= to; ) {
    const whole = period * Math.floor((size - preperiod) / period);
    const length = Math.min(whole, to + 1 - size);
    all.copyWithin(size, size - whole, size - whole + length);
    size += length;
  }
  return all;
}
