import { expect } from 'vitest';
import { octalValues, range, taking } from './by-definition.ts';
import figures from './figures.json' with { type: 'json' };
import hexadecimal from './hexadecimal.json' with { type: 'json' };
import octal from './octal.json' with { type: 'json' };
import { type Checks, certificate, coded, game, lostHeaps, searched, values } from './product.ts';
import published from './published.json' with { type: 'json' };

const heads = new Map(
  octal.map(([code, period, preperiod, row]) => [code, { period, preperiod, row: String(row).split(' ').map(Number) }]),
);

/** The values of a code are those of its digits' meaning, and those of the table of codes where it has them. */
function sequence(code: string, to = 60): () => void {
  return () => {
    const row = values(coded(code), to);
    expect(row).toEqual(octalValues(code, to));
    const known = heads.get(code)?.row;
    if (known !== undefined) expect(row.slice(0, known.length)).toEqual(known.slice(0, to + 1));
  };
}

/** Period and preperiod are proved, and the greatest value is this. */
function period(
  code: string,
  [long, from, most]: readonly [number, number, number?],
  head?: readonly number[],
): () => void {
  return () => {
    const proof = certificate(code, 3 * (long + from) + 200);
    expect([proof?.period, proof?.preperiod, proof?.saltus]).toEqual([long, from, 0]);
    if (most !== undefined) expect(proof?.values.reduce((a, b) => Math.max(a, b), 0)).toBe(most);
    if (head !== undefined) expect(proof?.values.slice(0, head.length)).toEqual(head);
  };
}

/** The row of the table of codes says so; all its rows are computed in take-and-break.test.ts. */
function tabled(code: string, long: number, from: number): () => void {
  return () => expect(heads.get(code)).toMatchObject({ period: long, preperiod: from });
}

/** The first values of an arithmetic-periodic code, and its law on what is computed of it. */
function arithmetic(
  code: string,
  [long, saltus, from]: readonly [number, number, number],
  head: readonly number[],
): () => void {
  return () => {
    const row = values(coded(code), from + 4 * long);
    expect(row.slice(0, head.length)).toEqual(head.slice(0, row.length));
    for (const n of range(from, from + 3 * long))
      expect([n, (row[n + long] ?? 0) - (row[n] ?? 0)]).toEqual([n, saltus]);
  };
}

const sets = range(1, 127).map((mask) => range(1, 7).filter((k) => (mask >> (k - 1)) & 1));

/** Period and preperiod of a subtraction set, by comparing its first values. */
function repeats(
  row: readonly number[],
  window: number,
): { readonly period: number; readonly preperiod: number } | undefined {
  for (const preperiod of range(0, 40)) {
    for (const period of range(1, 80)) {
      if (range(preperiod, preperiod + window - 1).every((n) => row[n] === row[n + period]))
        return { period, preperiod };
    }
  }
  return undefined;
}

const first = (code: string, other: string, to: number): number => {
  const [a, b] = [values(coded(code), to), values(coded(other), to)];
  return a.findIndex((found, n) => found !== b[n]);
};

/** Take-and-break codes and subtraction sets. */
export const codes: Checks = {
  'subtraction.table7': () => {
    expect(figures['subtraction.table7'].length).toBe(127);
    for (const [name, preperiod, period, head] of figures['subtraction.table7']) {
      const set = String(name).split(',').map(Number);
      const rules = game('subtraction', { set });
      const known = [head].flat().map(Number);
      const row = values(rules, 150);
      expect([name, row.slice(0, known.length)]).toEqual([name, known]);
      expect(row).toEqual(taking(150, (n) => set.filter((k) => k <= n)));
      expect([name, repeats(row, Math.max(...set))]).toEqual([name, { period, preperiod }]);
      const proof = certificate(rules.code ?? '', 400);
      expect([name, proof?.period, proof?.preperiod]).toEqual([name, period, preperiod]);
    }
  },
  'subtraction.nonpure': () => {
    const late = sets.filter(
      (set) => (repeats(values(game('subtraction', { set }), 150), Math.max(...set))?.preperiod ?? 0) > 0,
    );
    expect(late).toEqual(figures['subtraction.nonpure'].sets_with_preperiod);
  },
  'subtraction.ferguson': () => {
    for (const set of sets) {
      const row = values(game('subtraction', { set }), 200);
      const least = Math.min(...set);
      for (const n of range(least, 200)) expect([set, n, row[n] === 1]).toEqual([set, n, row[n - least] === 0]);
    }
  },
  'subtraction.two': () => {
    for (const a of range(1, 24)) {
      for (const b of range(a + 1, 40)) {
        const long = b % a === 0 && (b / a) % 2 === 1 ? 2 * a : a + b;
        const row = taking(2 * (a + b), (n) => [a, b].filter((k) => k <= n));
        expect([a, b, repeats(row, b)]).toEqual([a, b, { period: long, preperiod: 0 }]);
        if (a > 6 || b > 12) continue;
        const proof = certificate(game('subtraction', { set: [a, b] }).code ?? '', 400);
        expect([a, b, proof?.period, proof?.preperiod]).toEqual([a, b, long, 0]);
      }
    }
  },
  'oeis.A125829': sequence('0.115'),
  'oeis.A125912': sequence('0.141'),
  'oeis.A125913': sequence('0.144'),
  'oeis.A125914': sequence('0.145'),
  'oeis.A125915': sequence('0.147'),
  'oeis.A125916': sequence('0.15'),
  'oeis.A125917': sequence('0.153'),
  'oeis.A125918': sequence('0.154'),
  'oeis.A125919': sequence('0.171'),
  'oeis.A125920': sequence('0.176'),
  'oeis.A125922': sequence('0.316'),
  'oeis.A125923': () => {
    sequence('0.3337')();
    expect(values(coded('0.3337'), published.A125923.length).slice(1)).toEqual(published.A125923);
  },
  'oeis.A125924': sequence('0.34'),
  'oeis.A125925': sequence('0.351'),
  'oeis.A125926': sequence('0.373'),
  'oeis.A125927': sequence('0.53'),
  'oeis.A125938': sequence('4.102'),
  'oeis.A125944': sequence('4.726'),
  'oeis.A071431': () => {
    expect(values(coded('0.17'), published.A071431.length - 1)).toEqual(published.A071431);
  },
  'oeis.A071464': () => {
    expect(values(coded('0.127'), published.A071464.length).slice(1)).toEqual(published.A071464);
  },
  'oeis.A071509': () => {
    const { length } = published.A071509;
    expect(values(coded('0.1777'), length).slice(1)).toEqual(published.A071509);
    expect(values(coded('0.454'), length + 1).slice(2)).toEqual(published.A071509);
  },
  'fix.161-36': () => {
    const [a, b] = [values(coded('0.161'), 600), values(coded('0.36'), 600)];
    expect(a.findIndex((found, n) => found !== b[n])).toBe(519);
    expect([a[519], b[519]]).toEqual(figures['fix.161-36'].vals);
    expect(octalValues('0.36', 519)[519]).toBe(b[519]);
  },
  'fix.27': () => {
    const {
      first_diff_27_06: plain,
      first_diff_27_06_shift1: [shifted],
    } = figures['fix.27'];
    expect(first('0.27', '0.06', 300)).toBe(plain);
    expect(values(coded('0.27'), 300)).toEqual(values(coded('0.26'), 300));
    const [a, b] = [values(coded('0.27'), 300), values(coded('0.06'), 301).slice(1)];
    expect(a.findIndex((found, n) => found !== b[n])).toBe(shifted);
  },
  'fix.314': () => expect(first('0.314', '0.31', 300)).toBe(figures['fix.314'].first_diff),
  'ww.17': () => {
    const [a, b] = [values(coded('0.17'), 249), values(coded('0.07'), 249)];
    const wrong = range(0, 249).filter((n) => a[n] !== ((b[n] ?? 0) ^ (n % 2)));
    const { failures, firstvals } = figures['ww.17'];
    expect(wrong.slice(0, failures.length)).toEqual(failures);
    expect([a[49], b[49]]).toEqual(firstvals);
  },
  'octal.table': () => {
    expect(octal.length).toBe(figures['octal.table'].total);
    expect(new Set(octal.map(([code]) => code)).size).toBe(1024);
    // The longest of the proved ones need tables of 10^5 to 10^7 heaps.
    const proved = octal.filter(([, long]) => Number(long) > 0);
    expect(proved.length).toBe(figures['octal.table'].solved);
  },
  'octal.0.16': tabled('0.16', 149459, 105351),
  'octal.0.56': tabled('0.56', 144, 326640),
  'octal.0.127': period('0.127', [4, 46578, 56]),
  'octal.0.45': period('0.45', [20, 498, 8], figures['octal.0.45'].head),
  'octal.0.156': period('0.156', [349, 3479, 23], figures['octal.0.156'].head),
  'octal.0.165': period('0.165', [1550, 5181, 25], figures['octal.0.165'].head),
  'octal.0.356': period('0.356', [142, 7315, 19], figures['octal.0.356'].head),
  'octal.0.644': period('0.644', [442, 3256, 64], figures['octal.0.644'].head),
  'octal.4.344': period('4.344', [51, 998, 35], figures['octal.4.344'].head),
  'octal.0.055': period('0.055', [148, 259, 8], figures['octal.0.055'].head),
  'octal.0.116': period('0.116', [96, 139, 12], figures['octal.0.116'].head),
  'octal.0.44': period('0.44', [24, 143, 8], figures['octal.0.44'].head),
  'theorem.gs.check': () => {
    // 70 proved games, recomputed from their digits' meaning well past the bound: to 1200 heaps (published: 9000).
    const proved = octal.filter(([, long, from]) => Number(long) > 1 && Number(long) + Number(from) < 300);
    const sample = proved.filter((_, i) => i % Math.floor(proved.length / 70) === 0).slice(0, 70);
    expect(sample.length).toBe(70);
    for (const [code] of sample) {
      const proof = certificate(String(code), 1200);
      const { period: long = 0, preperiod: from = 0 } = proof ?? {};
      const row = octalValues(String(code), 1200);
      expect([code, long > 0]).toEqual([code, true]);
      expect([code, range(from, 1200 - long).filter((n) => row[n] !== row[n + long])]).toEqual([code, []]);
    }
  },
  'hex.table': () => {
    const kinds = new Map<string, number>();
    for (const [, kind] of hexadecimal) kinds.set(String(kind), (kinds.get(String(kind)) ?? 0) + 1);
    expect([...kinds.values()].sort((a, b) => a - b)).toEqual([3, 28, 87, 121]);
  },
  'hex.0.28': arithmetic('0.28', [53, 16, 1], figures['hex.0.28']),
  'hex.0.9C': arithmetic('0.9C', [36, 16, 28], figures['hex.0.9C']),
  'hex.0.F8': arithmetic('0.F8', [6, 4, 7], figures['hex.0.F8']),
  'hex.8.D': arithmetic('8.D', [24, 16, 19], figures['hex.8.D']),
  'hex.4.9': arithmetic('4.9', [12, 4, 16], figures['hex.4.9']),
  'hex.0.8B': arithmetic('0.8B', [7, 4, 7], figures['hex.0.8B']),
  'hex.0.13FF': arithmetic('0.13FF', [7, 4, 6], figures['hex.0.13FF']),
  'hex.0.1337F': arithmetic('0.1337F', [2, 1, 1], figures['hex.0.1337F']),
  'hex.C.9': arithmetic('C.9', [8, 4, 6], figures['hex.C.9']),
  'hex.0.8': arithmetic('0.8', [3, 1, 1], figures['hex.0.8']),
  'hex.0.C': arithmetic('0.C', [2, 1, 1], figures['hex.0.C']),
  'treblecross.actual': () => {
    const lost = lostHeaps(game('treblecross'), 58, 'normal', 3);
    expect(lost).toEqual(figures['treblecross.actual'].P_n_to_58);
    // Of the published 18 squares of the board itself, 12 are searched.
    const board = game('crosses');
    const boards = range(3, 12).map((n) => [{ rules: board, component: Array.from({ length: n }, () => 0) }]);
    expect(searched(boards, 'normal').flatMap((found, i) => (found === 'P' ? [i + 3] : []))).toEqual(
      figures['treblecross.actual'].second_player_wins,
    );
  },
};
