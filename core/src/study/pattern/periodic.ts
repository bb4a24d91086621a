import { arithmeticPeriodOf, periodOf } from '../../nim/period.ts';
import { among, type Guess, lostClaim, type Row, shifted, termAt, valueClaim } from './guess.ts';

const LONGEST = 60;
/** Seen three times, and this much more, before a repetition counts. */
const MORE = 4;

/** The same everywhere. */
export function* constant(row: Row): Iterable<Guess> {
  const last = row.terms.at(-1);
  if (last === undefined) return;
  const base = { family: 'constant', size: 1, says: () => last, repeats: { period: 1, saltus: 0 } } as const;
  if (row.about === 'values') yield { ...base, claim: valueClaim(String(last)), allowed: 6, facts: { value: last } };
  else if (last === 0) {
    const lost = row.terms.flatMap((term, i) => (term === 1 ? [row.from + i] : []));
    const claim = lostClaim(lost.length === 0 ? `${row.field} < 0` : among(row.field, lost));
    const isLost = new Set(lost);
    // The list belongs to the formula, and must end early for the rest to count.
    const early = lost.length <= 12 && (lost.at(-1) ?? 0) < row.from + row.terms.length / 2;
    if (early)
      yield {
        ...base,
        size: 1 + lost.length,
        claim,
        allowed: 0,
        says: (n) => (isLost.has(n) ? 1 : 0),
        facts: { value: lost },
      };
  }
}

/** value = k * n + c. */
export function* affine(row: Row): Iterable<Guess> {
  const { about, terms, from, field } = row;
  if (about === 'lost' || terms.length < 4) return;
  const last = from + terms.length - 1;
  const slope = termAt(row, last) - termAt(row, last - 1);
  if (slope <= 0) return;
  const start = termAt(row, last) - slope * last;
  const times = slope === 1 ? field : `${slope} * ${field}`;
  yield {
    family: 'affine',
    size: 2,
    claim: valueClaim(shifted(times, start)),
    allowed: 6,
    says: (n) => slope * n + start,
    repeats: { period: 1, saltus: slope },
  };
}

/** A period, with the exceptions before it. */
export function* periodic(row: Row): Iterable<Guess> {
  const found = periodOf(row.terms, enough);
  if (found === undefined || found.period === 1) return;
  const { preperiod, period } = found;
  const block = blockOf(row, preperiod, period);
  const says = (n: number): number => block[modulo(n, period)] ?? 0;
  const repeats = { period, saltus: 0 };
  const facts = { period, from: row.from + preperiod };
  const common = { says, repeats, facts, allowed: Number.POSITIVE_INFINITY } as const;
  const { field } = row;
  if (row.about === 'lost') {
    const residues = block.flatMap((term, i) => (term === 1 ? [i] : []));
    const family = preperiod === 0 ? 'residue' : 'periodic';
    yield { ...common, family, size: 2 + residues.length, claim: lostClaim(among(`${field} mod ${period}`, residues)) };
    return;
  }
  const isResidue = block.every((term, i) => term === i);
  const expression = isResidue ? `${field} mod ${period}` : `[${block.join(', ')}][${field} mod ${period} + 1]`;
  const claim = period <= LONGEST ? valueClaim(expression) : `claim period ${period} from ${row.from + preperiod}`;
  yield { ...common, family: isResidue ? 'residue' : 'periodic', size: isResidue ? 2 : 2 + period, claim };
}

/** An arithmetic period: the values rise by the saltus in each period. */
export function* rising(row: Row): Iterable<Guess> {
  if (row.about === 'lost') return;
  const found = arithmeticPeriodOf(row.terms, enough);
  if (found === undefined || found.saltus <= 0 || found.period === 1) return;
  const { preperiod, period, saltus } = found;
  const start = row.from + preperiod;
  const base = blockOf(row, preperiod, period).map(
    (value, i) => value - saltus * Math.floor((start + modulo(i - start, period)) / period),
  );
  const { field } = row;
  const least = Math.min(0, ...base);
  const list = `[${base.map((value) => value - least).join(', ')}][${field} mod ${period} + 1]`;
  const periods = `${saltus === 1 ? '' : `${saltus} * `}(${field} div ${period})`;
  const expression = `${periods} + ${list}${least < 0 ? ` - ${-least}` : ''}`;
  yield {
    family: 'rising',
    size: 3 + period,
    claim: period <= LONGEST ? valueClaim(expression) : `claim period ${period} saltus ${saltus} from ${start}`,
    allowed: Number.POSITIVE_INFINITY,
    says: (n) => saltus * Math.floor(n / period) + (base[modulo(n, period)] ?? 0),
    repeats: { period, saltus },
    facts: { period, saltus, from: start },
  };
}

function enough(preperiod: number, period: number): number {
  return Math.max(preperiod + 3 * period + MORE, Math.ceil((preperiod * 4) / 3));
}

/** The terms of one period by the residue of their position. */
function blockOf(row: Row, preperiod: number, period: number): readonly number[] {
  const start = row.from + preperiod;
  return Array.from({ length: period }, (_, i) => termAt(row, start + modulo(i - start, period)));
}

function modulo(n: number, m: number): number {
  return ((n % m) + m) % m;
}
