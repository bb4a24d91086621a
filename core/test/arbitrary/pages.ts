import fc from 'fast-check';
import type {
  Clause,
  Expr,
  FileTree,
  Items,
  Line,
  OptionTree,
  PartTree,
  Saying,
  StatementTree,
} from '../../src/language/tree.ts';
import { whole } from '../../src/nim/whole.ts';

const place = { at: 0, line: 1, column: 1 };

const named = fc.constantFrom('a', 'b', 'n', 'h', 'k2', 'phi', '石子', 'x_1', 'from', 'start');
const called = fc.constantFrom('min', 'xor', 'sorted', 'value', 'f', 'other');
const letters = fc.string({ unit: 'grapheme', maxLength: 6 }).filter((text) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text));
const numbers = fc.oneof(fc.nat(12), fc.bigInt(0n, 10n ** 30n)).map((n) => whole(BigInt(n)));
const some = <T>(one: fc.Arbitrary<T>, minLength = 1) => fc.array(one, { minLength, maxLength: minLength + 1 });

const tied = fc.letrec<{ expr: Expr; items: Items; clauses: Clause[]; optional: Expr | undefined }>((tie) => {
  const node = <T extends object>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
    fc.record({ ...model, place: fc.constant(place) });
  const is = <const T>(word: T) => fc.constant(word);
  const e = tie('expr');
  const relation = fc.constantFrom('=', '!=', '<', '<=', '>', '>=');
  const step = <R>(sign: fc.Arbitrary<R>) => fc.record({ relation: sign, right: e });
  const edit = fc.record({ indexes: some(e), sign: fc.constantFrom('=', '+=', '-='), value: e });
  const kinds = fc.constantFrom('square', 'triangular', 'prime', 'fibonacci', 'even', 'odd');
  const over = fc.record({ is: is('for'), names: some(named), over: e, place: fc.constant(place) });
  return {
    expr: fc.oneof(
      { maxDepth: 5, depthSize: 'small' },
      node({ is: is('number'), value: numbers }),
      node({ is: is('text'), text: letters }),
      node({ is: is('name'), name: named }),
      node({
        is: is('call'),
        name: called,
        items: tie('items').filter((items) => items.is === 'each' || items.items.length > 0),
      }),
      node({ is: is('tuple'), items: some(e, 2) }),
      node({ is: fc.constantFrom('list', 'set'), items: tie('items') }),
      node({ is: is('range'), from: e, to: e, by: tie('optional') }),
      node({ is: is('index'), list: e, index: e }),
      node({ is: is('slice'), list: e, from: e, to: e }),
      node({ is: is('with'), list: e, edits: some(edit) }),
      node({ is: is('without'), list: e, indexes: some(e) }),
      node({ is: fc.constantFrom('minus', 'not'), of: e }),
      node({ is: is('binary'), sign: fc.constantFrom('+', '-', '++', '*', 'div', 'mod', '^'), left: e, right: e }),
      node({ is: is('compare'), first: e, rest: some(step(relation)) }),
      node({ is: is('compare'), first: e, rest: fc.tuple(step(fc.constantFrom('in', 'not in'))) }),
      node({ is: is('kind'), of: e, kind: kinds, base: is(undefined), negated: fc.boolean() }),
      node({ is: is('kind'), of: e, kind: is('power'), base: e, negated: fc.boolean() }),
      node({ is: is('logic'), sign: fc.constantFrom('and', 'or'), left: e, right: e }),
      // biome-ignore lint/suspicious/noThenProperty: the tree names the branch so
      node({ is: is('choose'), then: e, when: e, otherwise: e }),
    ) as fc.Arbitrary<Expr>, // the union of its members, which `oneof` does not see through
    items: fc.oneof(
      fc.record({ is: is('items'), items: some(e, 0) }),
      fc.record({ is: is('items'), items: some(e, 2) }),
      fc
        .record({ is: is('each'), each: e, clauses: some(tie('clauses')).map((all) => all.flat()) })
        .filter(({ clauses }) => clauses.length > 0),
    ),
    clauses: fc.array(fc.oneof(over, fc.record({ is: is('if'), when: e })), { maxLength: 3 }),
    optional: fc.oneof(fc.constant(undefined), e),
  };
});
const { clauses } = tied;

/** Any expression. */
export const { expr } = tied;

const part: fc.Arbitrary<PartTree> = fc.oneof(
  fc.record({ is: fc.constant('own' as const), component: expr }),
  fc.record({ is: fc.constant('all' as const), list: expr }),
  fc.record({
    is: fc.constant('other' as const),
    game: fc.constantFrom('kayles', 'nim'),
    items: some(expr),
    place: fc.constant(place),
  }),
);
const option: fc.Arbitrary<OptionTree> = fc.oneof(
  fc.record({
    is: fc.constant('end' as const),
    end: fc.constantFrom('win', 'lose', 'draw'),
    place: fc.constant(place),
  }),
  fc.record({ is: fc.constant('sum' as const), parts: fc.array(part, { maxLength: 3 }), place: fc.constant(place) }),
);
const outcome = fc.constantFrom('wins' as const, 'loses' as const, 'draws' as const);
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined });
const position = fc.record({ place: fc.constant(place), sum: fc.array(part, { maxLength: 3 }) });
const saying = fc.oneof(
  fc.record({ is: fc.constant('value'), value: expr }),
  fc.record({ is: fc.constant('outcome'), outcome, exactly: fc.boolean(), when: expr }),
  fc.record({ is: fc.constant('tame') }),
  fc.record({ is: fc.constant('period'), period: numeral(), saltus: maybe(expr), from: expr }),
  fc.record({
    is: fc.constant('listed'),
    what: fc.constantFrom('values', 'losing', 'winning'),
    list: some(numeral()),
    from: maybe(expr),
  }),
  fc.record({
    is: fc.constant('best'),
    position,
    only: fc.boolean(),
    moves: some(fc.record({ from: expr, to: option })),
  }),
  fc.record({ is: fc.constant('equals'), code: fc.constantFrom('0.77', '4.[3]', '0.F1') }),
  fc.record({ is: fc.constant('stands'), position, outcome }),
  fc.record({ is: fc.constant('holds'), condition: expr }),
) as fc.Arbitrary<Saying>; // the union of its members, which `oneof` does not see through

/** What may follow `period` and `values`: a number, which no sign makes part of something else. */
function numeral(): fc.Arbitrary<Expr> {
  return numbers.map((value) => ({ is: 'number', value, place }));
}

const statement: fc.Arbitrary<StatementTree> = fc.record({
  is: fc.constantFrom('theorem', 'claim'),
  misere: fc.boolean(),
  saying,
  except: maybe(expr),
  inDouble: fc.boolean(),
  expect: maybe(fc.constantFrom('refuted', 'observed', 'proved')),
  reaches: fc.array(fc.record({ name: maybe(named), inOrder: fc.boolean(), option, clauses }), { maxLength: 2 }),
  because: fc.array(fc.record({ name: named, items: some(expr, 0), place: fc.constant(place) }), { maxLength: 2 }),
  clauses,
  source: maybe(letters),
  text: fc.constant(''),
  place: fc.constant(place),
});
const field = fc.record({
  name: named,
  depth: fc.nat(2),
  members: fc.array(named, { maxLength: 2 }),
  letters: maybe(letters),
});
const line = fc.oneof(
  fc.record({ is: fc.constant('move'), option, clauses, place: fc.constant(place) }),
  fc.record({ is: fc.constant('sample'), option, clauses, place: fc.constant(place) }),
  fc.record({ is: fc.constantFrom('same', 'kept'), as: expr, place: fc.constant(place) }),
  fc
    .record({
      is: fc.constantFrom('keep', 'require'),
      condition: expr,
      text: maybe(letters),
      zh: maybe(letters),
      place: fc.constant(place),
    })
    .map((line) => (line.text === undefined ? { ...line, zh: undefined } : line)),
  fc.record({ is: fc.constant('ends'), place: fc.constant(place) }),
  fc.record({ is: fc.constantFrom('called', 'about'), en: letters, zh: maybe(letters), place: fc.constant(place) }),
  fc.record({ is: fc.constant('nickname'), names: some(letters), place: fc.constant(place) }),
  fc.record({ is: fc.constant('start'), shape: fc.array(field, { maxLength: 2 }), option, place: fc.constant(place) }),
  fc.record({
    is: fc.constant('let'),
    name: fc.constantFrom('f', 'c'),
    names: some(named, 0),
    value: expr,
    place: fc.constant(place),
  }),
  fc.record({ is: fc.constant('statement'), statement, place: fc.constant(place) }),
) as fc.Arbitrary<Line>; // the union of its members, which `oneof` does not see through
/** Any page of one or two games. */
export const file: fc.Arbitrary<FileTree> = fc.record({
  games: some(
    fc.record({
      name: fc.constantFrom('kayles', 'nim'),
      shape: some(field),
      parameters: fc.array(fc.record({ name: named, value: expr }), { maxLength: 2 }),
      lines: fc.array(line, { maxLength: 4 }),
      place: fc.constant(place),
    }),
  ),
});
