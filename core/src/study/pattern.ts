import type { Certificate, MemoryCertificate } from '../rules/certificate.ts';
import type { Fact } from '../rules/fact.ts';
import type { PatternId } from '../rules/pattern-id.ts';
import { automaton } from './pattern/automaton.ts';
import { beatty } from './pattern/beatty.ts';
import { codesBut } from './pattern/codes.ts';
import { COMPUTED } from './pattern/computed.ts';
import { bits, kinds, lowestDigit } from './pattern/digits.ts';
import type { Broken, Pattern, Patterns } from './pattern/found.ts';
import type { Family, Fit, Guess, Row } from './pattern/guess.ts';
import { type Known, knownGames } from './pattern/known.ts';
import { asPositions } from './pattern/listed.ts';
import { pairPatterns } from './pattern/pairs.ts';
import { affine, constant, periodic, rising } from './pattern/periodic.ts';
import { certificateOf, needOf, proofOf, windowOf } from './pattern/proof.ts';
import { published } from './pattern/published.ts';
import { recurrence } from './pattern/recurrence.ts';
import { selfSimilar } from './pattern/similar.ts';
import { type Breaks, type Stands, tried } from './pattern/trial.ts';
import type { RowTable, Table } from './table.ts';

/** The patterns of a table; `code` is the take-and-break code of its game, if it is one, `remembered` the proof that it repeats in the convention of the table, if what may be taken needs a finite memory. */
export function patternsOf(
  table: Table,
  code: string | undefined,
  known: readonly Known[] = [],
  remembered?: MemoryCertificate,
): Patterns {
  const positions = code === undefined && table.game === 'table' ? asPositions(table) : undefined;
  if (positions !== undefined && table.is === 'row') return ofList(table, positions, known);
  const { to, found, broken } = table.is === 'map' ? pairPatterns(table) : rowPatterns(table, code, known, remembered);
  if (table.convention === 'normal') return { to, both: false, found, broken };
  return { to, both: false, found: found.map(inMisere), broken: broken.map(inMisere) };
}

/** A list that grows may hold lost positions or nim-values: both are looked at. */
function ofList(values: RowTable, positions: RowTable, known: readonly Known[]): Patterns {
  const one = rowPatterns(positions, undefined, known);
  const two = rowPatterns(values, undefined, known);
  const ofValues = ({ about }: { readonly about: string }) => about === 'values';
  return {
    to: one.to,
    both: true,
    found: [...one.found, ...two.found.filter(ofValues)],
    broken: [...one.broken, ...two.broken.filter(ofValues)],
  };
}

/** The same claim, said of misère play. */
function inMisere<T extends { readonly claim: string | undefined }>(one: T): T {
  return { ...one, claim: one.claim?.replace(/^claim /u, 'claim misere ') };
}

function rowPatterns(
  table: RowTable,
  code: string | undefined,
  known: readonly Known[],
  remembered?: MemoryCertificate,
): Omit<Patterns, 'both'> {
  const to = table.from + table.entries.length - 1;
  const ofCode = table.convention === 'normal' ? certificateOf(code, to) : undefined;
  const certificate = ofCode ?? (remembered?.convention === table.convention ? remembered : undefined);
  const found: Pattern[] = [];
  const broken: Broken[] = [];
  for (const row of rowsOf(table)) {
    // How far a game is to be known: for two periods of what repeats, or for all of the row where nothing else stands before them.
    let repeats: number | undefined;
    let repeatsThroughout = false;
    for (const fit of familiesOf(table, code, known)) {
      const trial = tried(fit, row);
      if (trial === undefined) continue;
      if (!('exceptions' in trial)) {
        if (repeats === undefined) broken.push(brokenOf(trial, row));
        continue;
      }
      const { guess, exceptions } = trial;
      // What repeats is also a special case of every larger family, or close to one.
      if (repeats !== undefined && (LARGER.includes(guess.family) || isShort(guess, repeats))) continue;
      if (repeatsThroughout && guess.family === 'beatty') continue;
      if (guess.repeats !== undefined && guess.family !== 'rising') {
        const { from = 0, period } = guess.repeats;
        repeats ??= from === 0 && exceptions.length === 0 ? to : from + 2 * period;
        repeatsThroughout ||= exceptions.length === 0;
      }
      found.push(patternOf({ guess, exceptions }, row, certificate, code));
    }
  }
  return { to, found, broken };
}

/** A game whose values are not known so far. */
function isShort({ family, facts }: Guess, least: number): boolean {
  return family === 'game' && Number(facts?.['to'] ?? least) < least;
}

const LARGER: readonly Family[] = ['automaton', 'self-similar', 'rising'];

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
  certificate: Certificate | undefined,
  code: string | undefined,
): Pattern {
  const to = row.from + row.terms.length - 1;
  const proof = proofOf(guess, exceptions, to, certificate) ?? windowOf(guess, exceptions, row, code);
  const { family } = guess;
  // A known row may end before this one does.
  const seen = Math.min(to, Number(guess.facts?.['to'] ?? to));
  const need = needOf(guess, code, to);
  return {
    family,
    about: row.about,
    claim: claimOf(guess, exceptions, row),
    exceptions: exceptions.map((n) => [n]),
    says: { id: idOf(guess, row), ...guess.facts, field: row.field, count: exceptions.length },
    certainty: proof === undefined ? 'observed' : 'proved',
    verdict: proof ?? (need === undefined ? { id: 'pattern-observed', to: seen } : { id: 'pattern-needs', to, need }),
  };
}

/** Which sentence a formula has: an automaton tells either what is lost or values. */
function idOf({ family }: Guess, { about }: Row): PatternId {
  return family === 'automaton' && about === 'values' ? 'pattern-automaton-values' : `pattern-${family}`;
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
  const says: Fact = { id: idOf(guess, row), ...guess.facts, field: row.field, count: 0 };
  const fact: Fact =
    row.about === 'values'
      ? { id: 'pattern-broken', says, at, said: said ?? -1, found }
      : { id: found === 1 ? 'pattern-broken-lost' : 'pattern-broken-won', says, at };
  return { family, about: row.about, claim: guess.claim, at: [at], fact };
}
