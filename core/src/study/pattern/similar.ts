import { type Guess, type Row, shifted, termAt, valueClaim } from './guess.ts';

const BASES = [2, 3, 4, 5] as const;
const FEWEST = 6;

/** What the term at b * m + r is, from m and the term at m. */
interface Rule {
  readonly size: number;
  written(field: string, base: number): string;
  of(m: number, term: number): number;
}

/** g(b * m + r) is a constant, follows m, or follows g(m), for each r: the value refers to that of n div b. */
export function* selfSimilar(row: Row): Iterable<Guess> {
  if (row.about === 'lost' || row.from > 1) return;
  for (const base of BASES) {
    const rules = Array.from({ length: base }, (_, residue) => ruleOf(row, base, residue));
    if (rules.some((rule) => rule === undefined)) continue;
    const all = rules.flatMap((rule) => rule ?? []);
    const uses = all.some((rule) => rule.size >= 3);
    if (!uses) continue;
    const last = all.at(-1);
    const cases = all
      .slice(0, -1)
      .map((rule, r) => `${rule.written(row.field, base)} if ${row.field} mod ${base} = ${r} else `);
    yield {
      family: 'self-similar',
      size: 4 + all.reduce((sum, rule) => sum + rule.size, 0) / 4,
      claim: valueClaim(`(${cases.join('')}${last?.written(row.field, base) ?? ''})`),
      allowed: 3,
      says: (n) => {
        const m = Math.floor(n / base);
        if (m < row.from || n === 0) return -1;
        return all[n % base]?.of(m, termAt(row, m));
      },
      facts: { base },
    };
  }
}

function ruleOf(row: Row, base: number, residue: number): Rule | undefined {
  const last = row.from + row.terms.length - 1;
  const points: (readonly [m: number, own: number, term: number])[] = [];
  for (let m = Math.max(1, row.from); base * m + residue <= last; m += 1)
    points.push([m, termAt(row, m), termAt(row, base * m + residue)]);
  if (points.length < FEWEST) return undefined;
  // A few early positions may break it.
  const late = points.slice(2);
  return rulesFor(late).find((rule) => late.every(([m, own, term]) => rule.of(m, own) === term));
}

function rulesFor(points: readonly (readonly [number, number, number])[]): readonly Rule[] {
  const [[m = 0, own = 0, term = 0] = [], [m2 = 0, , term2 = 0] = []] = points;
  const slope = (term2 - term) / (m2 - m);
  const offset = term - slope * m;
  const add = term - own;
  const affine: Rule = {
    size: 2,
    written: (field, base) => shifted(`${slope === 1 ? '' : `${slope} * `}(${field} div ${base})`, offset),
    of: (k) => slope * k + offset,
  };
  const constant: Rule = { size: 1, written: () => String(term), of: () => term };
  const follows: Rule = {
    size: 3,
    written: (field, base) => shifted(`value(${field} div ${base})`, add),
    of: (_, g) => g + add,
  };
  const doubles = [2, 3, 4].map((factor): Rule => {
    const rest = term - factor * own;
    return {
      size: 4,
      written: (field, base) => shifted(`${factor} * value(${field} div ${base})`, rest),
      of: (_, g) => factor * g + rest,
    };
  });
  const steep = Number.isInteger(slope) && slope > 0;
  return [constant, ...(steep ? [affine] : []), follows, ...doubles, ...mapRule(points)];
}

/** g(b * m + r) = f(g(m)) for a table f of at most 8 values that is not the identity. */
function mapRule(points: readonly (readonly [number, number, number])[]): readonly Rule[] {
  const f = new Map<number, number>();
  for (const [, own, term] of points) f.set(own, term);
  const top = Math.max(...f.keys());
  if (f.size > 8 || top > 32 || points.length < 6 * f.size) return [];
  const list = Array.from({ length: top + 1 }, (_, g) => f.get(g) ?? 0);
  return [
    {
      size: 4 + list.length,
      written: (field, base) => `[${list.join(', ')}][value(${field} div ${base}) + 1]`,
      of: (_, g) => f.get(g) ?? -1,
    },
  ];
}
