import { expect, test } from 'vitest';
import type { Read } from '../rules/fact.ts';
import { FUNCTIONS as COMPILED } from './call.ts';
import { parseExpression, parseFile, parseOneLiner } from './parse.ts';
import { print, printExpr } from './print.ts';
import type { FileTree, Line, Saying } from './tree.ts';
import { FUNCTIONS } from './vocabulary.ts';

/** The value that was read. */
function good<T>(read: Read<T>): T {
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  return read.value;
}

function lines(tree: FileTree): readonly Line[] {
  return tree.games[0]?.lines ?? [];
}

/** What a claim on a game `kayles(n)` says. */
function said(text: string): Saying {
  const [line] = lines(good(parseFile(`game kayles(n)\n claim ${text}`)));
  if (line?.is !== 'statement') throw new Error('no statement');
  return line.statement.saying;
}

const fix = (text: string) =>
  print(good(parseOneLiner(text)))
    .replace(/\n {2}/g, ' | ')
    .trim();
const grouped = (text: string) => printExpr(good(parseExpression(text)));

test.each([
  ['a - b - c', 'a - b - c'],
  ['a - (b - c)', 'a - (b - c)'],
  ['(a * b) + c', 'a * b + c'],
  ['-a ^ b ^ c', '-a ^ b ^ c'],
  ['(-a) ^ (b ^ c)', '(-a) ^ b ^ c'],
  ['(a ^ b) ^ c', '(a ^ b) ^ c'],
  ['not (a and b) or c', 'not (a and b) or c'],
  ['(a or b) and c', '(a or b) and c'],
  ['(not (a = b)) and c', 'not a = b and c'],
  ['1 <= a<b', '1 <= a < b'],
  ['a in 1..n by 2', 'a in 1..n by 2'],
  ['a not in {1,2}', 'a not in {1, 2}'],
  ['n is not power of b + 1', 'n is not power of b + 1'],
  ['((a if b else c) if d else e)', '(a if b else c) if d else e'],
  ['(a if b else (c if d else e))', 'a if b else c if d else e'],
  ['[x if x > 2 for x in s]', '[x if x > 2 for x in s]'],
  ['[x if c else y if d]', '[x if c else y if d]'],
  ['[(h with [1] = 2), [3]]', '[(h with [1] = 2), [3]]'],
  ['f(h with [1] = 2, k)', 'f(h with [1] = 2, k)'],
  ['b with [i][j] = e, [k] -= 1', 'b with [i][j] = e, [k] -= 1'],
  ['h[1..n - 1] ++ [a][1]', 'h[1..n - 1] ++ [a][1]'],
  ['{}', '{}'],
  ['(a,b) ++ (a)', '(a, b) ++ a'],
  ['"say \\"\\\\\\" ；"', '"say \\"\\\\\\" ；"'],
])('%s is understood as %s', (text, meaning) => {
  expect(grouped(text)).toBe(meaning);
});

test.each([
  ['n -> n - k for k in {1, 3, 4}', 'game game(n) | -> n - k for k in {1, 3, 4}'],
  ['take {1,3,4}', 'game game(n) | -> n - k for k in {1, 3, 4}'],
  ['take -> take - 1', 'game game(take) | -> take - 1'],
  ['n -> a and b for a in 1..n, b in {n}', 'game game(n) | -> a and b for a in 1..n, b in {n}'],
  [
    '(a, b) -> (a - k, b) for k in 1..a; -> (a, b - k) for k in 1..b;',
    'game game(a, b) | -> (a - k, b) for k in 1..a | -> (a, b - k) for k in 1..b',
  ],
  [
    '（a，b）→（a－１，b）if a ≥ 1 and b ≠ a；-> win if a ∈ {0}',
    'game game(a, b) | -> (a - 1, b) if a >= 1 and b != a | -> win if a in {0}',
  ],
  [
    's[](l, r) -> s without [i], [i + 1] for i in 1..len(s)',
    'game game(s[](l, r)) | -> s without [i], [i + 1] for i in 1..len(s)',
  ],
  ['row[] of “.＂X” -> nothing', 'game game(row[] of ".＂X") | -> nothing'],
  [
    'h[] -> all h for (l, r) in h if l < r for k in 1..l',
    'game game(h[]) | -> all h for (l, r) in h if l < r for k in 1..l',
  ],
])('the line %s is the page %s', (line, page) => {
  expect(fix(line)).toBe(page);
});

test('a line that begins with no keyword continues the statement before it; byte order mark, line ends and comments do not matter', () => {
  const text = '\uFEFF# a page\r\ngame a(n) # n\r\n  -> n - k\r\n     for k in 1..n # all\r\n  ends\r  -> nothing\r\n';
  expect(print(good(parseFile(text)))).toBe('game a(n)\n  -> n - k for k in 1..n\n  ends\n  -> nothing\n');
});

test('a called name is a game where it is a whole part, unless it is a function or a let of the page', () => {
  const text = 'game a(n)\n let f(x) = x\n -> f(n) and min(n, 2) and kayles(n) and kayles(n) - 1 and (kayles(n))';
  const move = lines(good(parseFile(text)))[1];
  const parts = move?.is === 'move' && move.option.is === 'sum' ? move.option.parts.map((part) => part.is) : [];
  expect(parts).toEqual(['own', 'own', 'other', 'own', 'own']);
});

test('the reader knows every function that can be compiled', () => {
  expect(COMPILED.filter((name) => !FUNCTIONS.has(name))).toEqual([]);
});

test('every node knows its place', () => {
  const tree = good(parseFile('game a(n)\n  -> n\n   - k'));
  expect(lines(tree)[0]).toMatchObject({
    place: { at: 12, line: 2, column: 3 },
    option: { parts: [{ component: { place: { at: 15 }, right: { place: { at: 22, line: 3, column: 6 } } } }] },
  });
});

test('whole numbers are exact at any length', () => {
  expect(good(parseExpression('9007199254740991'))).toMatchObject({ value: 9007199254740991 });
  expect(good(parseExpression('9007199254740993'))).toMatchObject({ value: 9007199254740993n });
  expect(good(parseExpression('0'.repeat(30)))).toMatchObject({ value: 0 });
  expect(grouped('7'.repeat(100_000))).toBe('7'.repeat(100_000));
});

test.each([
  ['wins when n > 1', { is: 'outcome', outcome: 'wins', exactly: true }],
  ['loses if n = 1', { is: 'outcome', outcome: 'loses', exactly: false }],
  ['3 + 5 wins', { is: 'stands', position: { sum: [{ component: { value: 3 } }, { component: { value: 5 } }] } }],
  [
    '(3, 5) + (4, 7) loses',
    { is: 'stands', position: { sum: [{ component: { is: 'tuple' } }, { component: { is: 'tuple' } }] } },
  ],
  ['[1, 2] draws', { is: 'stands', outcome: 'draws', position: { sum: [{ component: { is: 'list' } }] } }],
  ['"..X" loses', { is: 'stands', position: { sum: [{ component: { text: '..X' } }] } }],
  [
    'kayles(7) and kayles(3) wins',
    { is: 'stands', position: { sum: [{ is: 'other', game: 'kayles' }, { is: 'other' }] } },
  ],
  [
    'kayles(7) + kayles(3) wins',
    { is: 'stands', position: { sum: [{ is: 'other', game: 'kayles' }, { is: 'other' }] } },
  ],
  ['(3 + 5) wins', { is: 'stands', position: { sum: [{ component: { is: 'binary' } }] } }],
  ['wins(3) and not loses(4)', { is: 'holds', condition: { is: 'logic' } }],
  ['value(3) = 2 in double', { is: 'holds', condition: { is: 'compare' } }],
  ['value = n mod 3', { is: 'value', value: { is: 'binary' } }],
  ['misere tame', { is: 'tame' }],
  ['losing 1, 4, 9, 12, 20 from 0', { is: 'listed', what: 'losing', list: { length: 5 }, from: { value: 0 } }],
  ['period 12 saltus 0 from 71', { is: 'period', period: { value: 12 }, saltus: { value: 0 }, from: { value: 71 } }],
  ['equals 4.[3]', { is: 'equals', code: '4.[3]' }],
  ['equals 0.77', { is: 'equals', code: '0.77' }],
  [
    'best in [8,7,6] is only [8,7,6] -> [1,7,6]',
    {
      is: 'best',
      only: true,
      position: { sum: [{ component: { is: 'list' } }] },
      moves: [{ from: { is: 'list' }, to: { is: 'sum' } }],
    },
  ],
  [
    'best in 7 + 3 is 7 -> 3 and 3, 3 -> nothing',
    { is: 'best', only: false, moves: [{ to: { parts: [{ is: 'own' }, { is: 'own' }] } }, { to: { parts: [] } }] },
  ],
])('the claim %s is understood', (text, saying) => {
  expect(said(text)).toMatchObject(saying);
});

test('a theorem keeps its reaches, reasons, exceptions, clauses, source and text', () => {
  const [line] = lines(
    good(
      parseFile(`game a(n)
  theorem misere value = n mod 3   # the rest
    reach v by n - k   for k in {n - v}  if k > 0
    reply win
    except when n = 7  in double  because columns(n, "x"), zeckendorf  expect refuted
    for n in 2..150   "Bouton; 1901"`),
    ),
  );
  expect(line).toMatchObject({
    statement: {
      is: 'theorem',
      misere: true,
      reaches: [
        { name: 'v', clauses: { length: 2 } },
        { name: undefined, option: { end: 'win' } },
      ],
      except: { is: 'compare' },
      inDouble: true,
      because: [
        { name: 'columns', items: { length: 2 } },
        { name: 'zeckendorf', items: [] },
      ],
      expect: 'refuted',
      clauses: [{ is: 'for', names: ['n'] }],
      source: 'Bouton; 1901',
      text: 'theorem misere value = n mod 3 reach v by n - k for k in {n - v} if k > 0 reply win except when n = 7 in double because columns(n, "x"), zeckendorf expect refuted for n in 2..150 "Bouton; 1901"',
    },
  });
});
