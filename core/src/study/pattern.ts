import { readCode } from '../nim/code/read.ts';
import { isUnsigned, mostParts, mostTaken } from '../nim/code.ts';
import { gcd } from '../nim/gcd.ts';
import type { PeriodCertificate } from '../rules/certificate.ts';
import type { Fact } from '../rules/fact.ts';
import { provePeriod } from '../solve/period.ts';
import { heapTable } from '../solve/take-and-break.ts';
import { automaton } from './pattern/automaton.ts';
import { beatty } from './pattern/beatty.ts';
import { codesBut } from './pattern/codes.ts';
import { COMPUTED } from './pattern/computed.ts';
import { bits, kinds, lowestDigit } from './pattern/digits.ts';
import type { Broken, Pattern, Patterns } from './pattern/found.ts';
import type { Fit, Guess, Row } from './pattern/guess.ts';
import { type Known, knownGames } from './pattern/known.ts';
import { pairPatterns } from './pattern/pairs.ts';
import { affine, constant, periodic, rising } from './pattern/periodic.ts';
import { published } from './pattern/published.ts';
import { recurrence } from './pattern/recurrence.ts';
import { selfSimilar } from './pattern/similar.ts';
import { type Breaks, type Stands, tried } from './pattern/trial.ts';
import type { RowTable, Table } from './table.ts';

/** The patterns of a table; `code` is the take-and-break code of its game, if it is one. */
export function patternsOf(table: Table, code: string | undefined, known: readonly Known[] = []): Patterns {
  const { to, found, broken } = table.is === 'map' ? pairPatterns(table) : rowPatterns(table, code, known);
  if (table.convention === 'normal') return { to, found, broken };
  return { to, found: found.map(inMisere), broken: broken.map(inMisere) };
}

/** The same claim, said of misère play. */
function inMisere<T extends { readonly claim: string | undefined }>(one: T): T {
  return { ...one, claim: one.claim?.replace(/^claim /u, 'claim misere ') };
}

function rowPatterns(table: RowTable, code: string | undefined, known: readonly Known[]): Patterns {
  const to = table.from + table.entries.length - 1;
  const certificate = table.convention === 'normal' ? certificateOf(code, to) : undefined;
  const found: Pattern[] = [];
  const broken: Broken[] = [];
  for (const row of rowsOf(table)) {
    let repeats = false;
    for (const fit of familiesOf(table, code, known)) {
      const trial = tried(fit, row);
      if (trial === undefined) continue;
      if (!('exceptions' in trial)) {
        if (!repeats) broken.push(brokenOf(trial, row));
        continue;
      }
      const { guess, exceptions } = trial;
      // What repeats is also a special case of every larger family of digits.
      if (repeats && (guess.family === 'automaton' || guess.family === 'self-similar' || guess.family === 'rising'))
        continue;
      if (guess.repeats !== undefined && guess.family !== 'rising') repeats = true;
      found.push(patternOf({ guess, exceptions }, row, certificate, code));
    }
  }
  return { to, found, broken };
}

function familiesOf({ game, convention }: RowTable, code: string | undefined, known: readonly Known[]): readonly Fit[] {
  const simple = [
    constant,
    affine,
    periodic,
    rising,
    kinds,
    bits,
    lowestDigit,
    beatty,
    recurrence,
    selfSimilar,
    automaton,
  ];
  const games = convention === 'normal' ? [knownGames(known, game)] : [];
  return [...simple, codesBut(code), ...games, published(COMPUTED)];
}

/** The rows to look at: the nim-values where all entries have one, and the lost positions. */
function rowsOf({ names, from, entries }: RowTable): readonly Row[] {
  const first = entries.findIndex((entry) => entry !== undefined);
  if (first < 0) return [];
  const end = entries.findIndex((entry, i) => i > first && entry === undefined);
  const held = entries.slice(first, end < 0 ? undefined : end).flatMap((entry) => entry ?? []);
  const common = { field: names[0], from: from + first };
  const lost: Row = { ...common, about: 'lost', terms: held.map(({ outcome }) => (outcome === 'P' ? 1 : 0)) };
  if (held.some(({ value }) => value === undefined)) return [lost];
  return [{ ...common, about: 'values', terms: held.map(({ value }) => Number(value)) }, lost];
}

function patternOf(
  { guess, exceptions }: Stands,
  row: Row,
  certificate: PeriodCertificate | undefined,
  code: string | undefined,
): Pattern {
  const to = row.from + row.terms.length - 1;
  const proof = proofOf(guess, exceptions, to, certificate);
  const { family } = guess;
  const need = needOf(guess, code, to);
  return {
    family,
    about: row.about,
    claim: claimOf(guess, exceptions, row),
    exceptions: exceptions.map((n) => [n]),
    says: { id: `pattern-${family}`, ...guess.facts, field: row.field, count: exceptions.length },
    certainty: proof === undefined ? 'observed' : 'proved',
    verdict: proof ?? (need === undefined ? { id: 'pattern-observed', to } : { id: 'pattern-needs', to, need }),
  };
}

const MOST_LISTED = 16;

function claimOf({ claim }: Guess, exceptions: readonly number[], { field }: Row): string | undefined {
  const last = exceptions.at(-1);
  if (claim === undefined || last === undefined || claim.startsWith('claim period')) return claim;
  if (exceptions.length > MOST_LISTED) return `${claim} except when ${field} <= ${last}`;
  return `${claim} except when ${field} in {${exceptions.join(', ')}}`;
}

function brokenOf({ guess, at, said, found }: Breaks, row: Row): Broken {
  const { family } = guess;
  const says: Fact = { id: `pattern-${family}`, ...guess.facts, field: row.field, count: 0 };
  const fact: Fact =
    row.about === 'values'
      ? { id: 'pattern-broken', says, at, said: said ?? -1, found }
      : { id: found === 1 ? 'pattern-broken-lost' : 'pattern-broken-won', says, at };
  return { family, about: row.about, claim: guess.claim, at: [at], fact };
}

function certificateOf(code: string | undefined, to: number): PeriodCertificate | undefined {
  const read = code === undefined ? undefined : readCode(code);
  if (read === undefined || 'wrong' in read) return undefined;
  const table = heapTable(read);
  while (table.certificate() === undefined && !table.grow(to, 1_000_000));
  return table.certificate() ?? provePeriod(read, table.values());
}

/** A formula that repeats itself agrees for ever with values that are proved to repeat, once they agree over a common period. */
function proofOf(
  { repeats }: Guess,
  exceptions: readonly number[],
  to: number,
  certificate: PeriodCertificate | undefined,
): Fact | undefined {
  if (repeats === undefined || certificate === undefined) return undefined;
  const { code, preperiod, period, saltus } = certificate;
  if (repeats.saltus * period !== saltus * repeats.period) return undefined;
  const common = (period / Number(gcd(period, repeats.period))) * repeats.period;
  if (to < Math.max(preperiod, repeats.from ?? 0, (exceptions.at(-1) ?? -1) + 1) + common) return undefined;
  return { id: 'by-period-proof', code, preperiod, period, saltus };
}

/** Up to where the values of a finite code must be known for a proof of such a period (Guy and Smith). */
function needOf({ repeats, facts }: Guess, code: string | undefined, to: number): number | undefined {
  const read = code === undefined ? undefined : readCode(code);
  if (repeats === undefined || read === undefined || 'wrong' in read || !isUnsigned(read)) return undefined;
  const [parts, most] = [mostParts(read), mostTaken(read)];
  if (parts === undefined || most === undefined) return undefined;
  const need = parts * (Number(facts?.['from'] ?? 1) + repeats.period) + most;
  return need > to ? need : undefined;
}
