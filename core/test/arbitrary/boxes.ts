import fc from 'fast-check';

const NAMES = ['a', 'b', 'c'] as const;

/** A name of a field, of which the game has so many. */
function field(count: number): fc.Arbitrary<string> {
  return fc.constantFrom(...NAMES.slice(0, count));
}

/** A component with the changed numbers put in. */
function written(count: number, changes: Readonly<Record<string, string>>): string {
  const parts = NAMES.slice(0, count).map((name) => changes[name] ?? name);
  return count === 1 ? (parts[0] ?? '') : `(${parts.join(', ')})`;
}

const small = fc.integer({ min: 1, max: 3 });

function conditions(count: number, loop: string | undefined): fc.Arbitrary<string> {
  const f = field(count);
  const own = fc.oneof(
    f.map((a) => `if ${a} > 1`),
    f.map((a) => `if ${a} is even`),
    fc.tuple(f, f).map(([a, b]) => `if ${a} <= ${b} + 1`),
    fc.tuple(f, small).map(([a, m]) => `if ${a} mod ${m} = 0`),
  );
  const none = { weight: 5, arbitrary: fc.constant('') };
  if (loop === undefined) return fc.oneof(none, { weight: 2, arbitrary: own });
  const named = fc.oneof(
    fc.constant(`if ${loop} is odd`),
    fc.constant(`if ${loop} is square`),
    f.map((a) => `if ${loop} != ${a}`),
    small.map((m) => `if ${loop} != ${m}`),
  );
  return fc.oneof(none, { weight: 2, arbitrary: own }, { weight: 1, arbitrary: named });
}

/** How far a loop that takes from some numbers runs. */
function ends(names: readonly string[], count: number): fc.Arbitrary<string> {
  const [first = 'a'] = names;
  const all = names.length === 1 ? first : `min(${names.join(', ')})`;
  return fc.oneof(
    { weight: 5, arbitrary: fc.constant(all) },
    { weight: 1, arbitrary: fc.constant(first) },
    { weight: 1, arbitrary: fc.constant(`${first} - 1`) },
    { weight: 1, arbitrary: fc.constant(`${first} div 2`) },
    { weight: 1, arbitrary: small.map((m) => `min(${m}, ${first})`) },
    { weight: 1, arbitrary: small.map((m) => `${m}`) },
    { weight: 1, arbitrary: field(count).map((other) => `min(${first}, ${other})`) },
    { weight: 1, arbitrary: field(count) },
  );
}

/** k is taken, some times, from one or more of the numbers. */
function taking(count: number): fc.Arbitrary<string> {
  const times = fc.record(
    Object.fromEntries(NAMES.slice(0, count).map((name) => [name, fc.integer({ min: 0, max: 2 })])),
  );
  return times
    .filter((one) => Object.values(one).some((by) => by > 0))
    .chain((one) => {
      const moved = Object.entries(one).filter(([, by]) => by > 0);
      const changes = Object.fromEntries(
        moved.map(([name, by]) => [name, by === 1 ? `${name} - k` : `${name} - ${by} * k`]),
      );
      const over = ends(
        moved.map(([name]) => name),
        count,
      );
      return fc
        .tuple(fc.constantFrom('1', '1', '1', '2'), over, conditions(count, 'k'), fc.constantFrom('', '', '', ' by 2'))
        .map(([from, to, when, by]) => `-> ${written(count, changes)} for k in ${from}..${to}${by} ${when}`);
    });
}

/** A fixed step, or one of a few. */
function stepping(count: number): fc.Arbitrary<string> {
  return fc
    .tuple(field(count), field(count), small, fc.integer({ min: 0, max: 2 }), conditions(count, undefined))
    .chain(([a, b, m, n, when]) =>
      fc.constantFrom(
        `-> ${written(count, { [a]: `${a} - ${m}` })} ${when}`,
        `-> ${written(count, { [b]: `${b} - ${n}`, [a]: `${a} - ${m}` })} ${when}`,
        `-> ${written(count, { [a]: `${a} - k` })} for k in {${m}, ${m + 2}} ${when}`,
        `-> ${written(count, { [a]: `${a} div 2` })} if ${a} > 0 ${when}`,
        `-> ${written(count, { [b]: `${b} + ${n}`, [a]: `${a} - ${m}` })} ${when}`,
      ),
    );
}

/** The number that remains is named, not the one that is taken. */
function naming(count: number): fc.Arbitrary<string> {
  return fc
    .tuple(field(count), field(count), conditions(count, 'k'))
    .chain(([a, b, when]) =>
      fc.constantFrom(
        `-> ${written(count, { [a]: 'k' })} for k in 0..${a} - 1 ${when}`,
        `-> ${written(count, { [b]: `min(${b}, k)`, [a]: 'k' })} for k in 0..${a} - 1 ${when}`,
        `-> ${written(count, { [b]: '2 * k', [a]: `${a} - k` })} for k in 1..min(${a}, ${b}) ${when}`,
        `-> ${written(count, { [b]: 'k', [a]: `${a} - k` })} for k in 1..${a} ${when}`,
        `-> ${written(count, { [a]: 'k' })} for k in 1..${a} - 2 ${when}`,
        `-> ${written(count, { [a]: `${a} - k * k` })} for k in 1..${a} ${when}`,
        `-> ${written(count, { [a]: `${a} - k * k + 1` })} for k in 1..${b} ${when}`,
      ),
    );
}

/** What only some games have. */
function seldom(count: number): fc.Arbitrary<string> {
  return fc
    .tuple(field(count), field(count), small)
    .chain(([a, b, m]) =>
      fc.constantFrom(
        `-> win if ${a} = ${m}`,
        `-> lose if ${a} = ${b} + ${m}`,
        `-> nothing if ${a} > ${m}`,
        `-> ${written(count, { [a]: 'k' })} and ${written(count, { [a]: `${a} - k - 1` })} for k in 0..${a} - 1`,
        `-> ${written(count, { [a]: `${a} - q * ${b}` })} if ${b} > 0 for q in 1..${a} div ${b}`,
        `-> ${written(count, { [a]: `${a} - i`, [b]: a === b ? `${a} - i` : `${b} - j` })} for i in 1..${a}, j in i - 1..min(${b}, i + 1)`,
      ),
    );
}

/** A game of so many numbers, on one page; most of its moves go down, some are of a kind that loops over a box do not know. */
export function boxPage(count: number): fc.Arbitrary<string> {
  const line = fc.oneof(
    { weight: 6, arbitrary: taking(count) },
    { weight: 3, arbitrary: stepping(count) },
    { weight: 3, arbitrary: naming(count) },
    { weight: 1, arbitrary: seldom(count) },
  );
  const fields = NAMES.slice(0, count);
  const demand = fc.constantFrom(
    '',
    '',
    '',
    '',
    '',
    'require a >= 1 "so"',
    'keep a != 2',
    count > 1 ? 'kept as (min(a, b), max(a, b))' : '',
  );
  const page = (lines: readonly string[], more: string): string =>
    [`game g(${fields.join(', ')})`, count === 3 && more.startsWith('kept') ? '' : more, ...lines]
      .filter((one) => one !== '')
      .join('\n  ');
  return fc.tuple(fc.array(line, { minLength: 1, maxLength: 4 }), demand).map(([lines, more]) => page(lines, more));
}
