import { readCode } from '../../nim/code/read.ts';
import { isSubtraction, isUnsigned, mostParts, mostTaken } from '../../nim/code.ts';
import type { Certificate, PeriodCertificate } from '../../rules/certificate.ts';
import type { Fact } from '../../rules/fact.ts';
import { provePeriod } from '../../solve/period.ts';
import { heapTable } from '../../solve/take-and-break.ts';
import { heapOfProof, memoryProof, periodProof } from '../period-proof.ts';
import type { Guess, Row } from './guess.ts';

/** The proof that the values of the code repeat, from heaps to this one. */
export function certificateOf(code: string | undefined, to: number): PeriodCertificate | undefined {
  const read = code === undefined ? undefined : readCode(code);
  if (read === undefined || 'wrong' in read) return undefined;
  const table = heapTable(read);
  while (table.certificate() === undefined && !table.grow(to, 1_000_000));
  return table.certificate() ?? provePeriod(read, table.values());
}

/** A formula that repeats itself agrees for ever with values that are proved to repeat, once they agree over a common period. */
export function proofOf(
  { repeats }: Guess,
  exceptions: readonly number[],
  to: number,
  certificate: Certificate | undefined,
): Fact | undefined {
  if (repeats === undefined || certificate === undefined) return undefined;
  const preperiod = Math.max(repeats.from ?? 0, (exceptions.at(-1) ?? -1) + 1);
  const heap = heapOfProof('code' in certificate ? certificate : { ...certificate, saltus: 0 }, {
    ...repeats,
    preperiod,
  });
  return heap === undefined || to < heap
    ? undefined
    : 'code' in certificate
      ? periodProof(certificate)
      : memoryProof(certificate);
}

/** Up to where the values of a finite code must be known for a proof of such a period (Guy and Smith). */
export function needOf({ repeats, facts }: Guess, code: string | undefined, to: number): number | undefined {
  const read = code === undefined ? undefined : readCode(code);
  if (repeats === undefined || read === undefined || 'wrong' in read || !isUnsigned(read)) return undefined;
  const [parts, most] = [mostParts(read), mostTaken(read)];
  if (parts === undefined || most === undefined) return undefined;
  const need = parts * (Number(facts?.['from'] ?? 1) + repeats.period) + most;
  return need > to ? need : undefined;
}

/**
 * Who loses a subtraction game, in either convention, is told by the outcomes of as many heaps before as may be taken at most; once so many follow
 * the formula over a whole period, all later ones do.
 */
export function windowOf(
  { repeats }: Guess,
  exceptions: readonly number[],
  row: Row,
  code: string | undefined,
): Fact | undefined {
  const read = code === undefined ? undefined : readCode(code);
  if (row.about !== 'lost' || repeats === undefined || read === undefined || 'wrong' in read) return undefined;
  const most = isSubtraction(read) ? mostTaken(read) : undefined;
  if (most === undefined) return undefined;
  const from = Math.max(row.from, repeats.from ?? 0, (exceptions.at(-1) ?? -1) + 1);
  const to = row.from + row.terms.length - 1;
  const { period } = repeats;
  return to < from + period + most - 1 ? undefined : { id: 'by-window', period, from, most };
}
