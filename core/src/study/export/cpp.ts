import { cppBackwards } from './backwards/cpp.ts';
import { type Code, type Type, typeOf } from './code.ts';
import { BIND, type Dialect, fromZero, type Write, writer } from './print.ts';
import type { Form, Program } from './program.ts';
import { changedBy, routineLines } from './statements.ts';

function typed(type: Type): string {
  if (type === 'number') return 'll';
  if (type === 'truth') return 'bool';
  return type === 'text' ? 'string' : `vector<${typed(type.list)}>`;
}

function parameter(type: Type): string {
  return typeof type === 'object' ? `const ${typed(type)} &` : `${typed(type)} `;
}

const cpp: Dialect = {
  and: '&&',
  or: '||',
  not: '!',
  indent: '    ',
  braces: true,
  bare: true,
  end: ';',
  truth: String,
  number: (value) => (value > 2n ** 31n ? `${value}LL` : String(value)),
  choose: (when, then, otherwise) => `${when} ? ${then} : ${otherwise}`,
  at: (list, index, _, write) => `${list}[${write(fromZero(index))}]`,
  len: (list) => `(ll)${list}.size()`,
  list: (items, of, write) =>
    `vector<${typed(of)}>{${items.map((item) => (item.is === 'list' ? inner(item, write) : write(item))).join(', ')}}`,
  join: (parts, write) => {
    const pieces = parts.map((part) =>
      typeOf(part) === 'number' ? `to_string(${write(part)})` : write(part, BIND.sum),
    );
    const plain =
      typeOf(parts[0] ?? { is: 'text', text: '' }) === 'text' && parts[0]?.is === 'text' && parts[1]?.is === 'text';
    return plain ? `string(${pieces[0]}) + ${pieces.slice(1).join(' + ')}` : pieces.join(' + ');
  },
  call: (name, args, write) => {
    const [a, b] = args;
    if ((name === 'min' || name === 'max') && a !== undefined && b !== undefined) {
      const literal = (one: Code): string =>
        one.is === 'number' || one.is === 'len' ? `ll(${write(one)})` : write(one);
      return `${name}(${a.is === 'number' || b.is === 'number' ? `${literal(a)}, ${literal(b)}` : `${write(a)}, ${write(b)}`})`;
    }
    return `${name}(${args.map((arg) => write(arg)).join(', ')})`;
  },
  head: (word, condition) => `${word} (${condition})`,
  declare: (name, value, _, write) =>
    value.is === 'list' && value.items.length === 0
      ? `${typed(typeOf(value))} ${name}`
      : `${typed(typeOf(value))} ${name} = ${write(value)}`,
  push: (list, item, write) => `${list}.push_back(${item.is === 'list' ? inner(item, write) : write(item)})`,
  put: (list, index, value, write) => {
    const place = `${list}[${write(fromZero(index))}]`;
    const change = changedBy(list, index, value);
    return change ? `${place} ${change.sign}= ${write(change.by)}` : `${place} = ${write(value)}`;
  },
  range: (name, from, to, by, write) =>
    `for (ll ${name} = ${write(from)}; ${name} <= ${write(to, BIND.sum)}; ${by === undefined ? `${name}++` : `${name} += ${write(by)}`})`,
  each: (name, list, write) => {
    const of = typeOf(list);
    const type = typeof of === 'object' && of.list === 'number' ? 'll' : 'auto';
    if (list.is === 'list' && list.of === 'number')
      return `for (ll ${name} : {${list.items.map((one) => `ll(${write(one)})`).join(', ')}})`;
    return `for (${type} ${name} : ${write(list)})`;
  },
  give: (value, write) => `return ${write(value)}`,
  own: (value, write) => write(value),
  opens: ({ name, params, result }) =>
    `${typed(result)} ${name}(${params.map(([one, type]) => `${parameter(type)}${one}`).join(', ')})`,
};

function inner(list: Extract<Code, { is: 'list' }>, write: Write): string {
  return `{${list.items.map((item) => (item.is === 'list' ? inner(item, write) : write(item))).join(', ')}}`;
}

/** A C++17 program. */
export function cppProgram(program: Program): string {
  const write = writer(cpp, '/');
  const lines = [
    ...program.comment.map((line) => `// ${line}`),
    '#include <bits/stdc++.h>',
    'using namespace std;',
    'typedef long long ll;',
  ];
  for (const [word, text] of TEXTS) if (program.uses(word)) lines.push('', ...text);
  if (program.uses('spelled') && program.reads.is === 'words')
    lines.push(
      '',
      'string spelled(const vector<ll> &row) {',
      '    string s;',
      `    for (ll i : row) s += ${JSON.stringify(program.reads.letters)}[i];`,
      '    return s;',
      '}',
    );
  for (const { name, items } of program.held) lines.push('', `const vector<ll> ${name} = {${items.join(', ')}};`);
  for (const routine of program.routines) {
    if (NATIVE.has(routine.name)) continue;
    if (routine.native !== undefined) {
      lines.push('', ...cppBackwards(routine.native));
      continue;
    }
    const key = routine.params[0]?.[1] ?? 'number';
    if (routine.keeps !== undefined) {
      lines.push(
        '',
        `map<${typed(key)}, ${typed(routine.result)}> known;`,
        `${cpp.opens({ ...routine, name: routine.keeps })} {`,
      );
      const [[param] = ['n']] = routine.params;
      lines.push(
        `    auto it = known.find(${param});`,
        '    if (it != known.end()) return it->second;',
        `    ${typed(routine.result)} found = ${routine.name}(${param});`,
        `    known[${param}] = found;`,
        '    return found;',
        '}',
      );
      const at = lines.indexOf(`map<${typed(key)}, ${typed(routine.result)}> known;`);
      lines.splice(at, 0, `${cpp.opens(routine)};`);
    }
    lines.push('', ...routineLines(routine, cpp, write));
  }
  lines.push('', 'int main() {', ...reading(program.reads).map((line) => `    ${line}`));
  lines.push('    cout << answer(heaps) << endl;', '}');
  return `${lines.join('\n')}\n`;
}

const NATIVE = new Set(['gcd']);

const TEXTS: readonly (readonly [word: string, text: readonly string[]])[] = [
  [
    'isqrt',
    [
      'll isqrt(ll n) {',
      '    ll root = sqrtl(n);',
      '    while (root * root > n) root--;',
      '    while ((root + 1) * (root + 1) <= n) root++;',
      '    return root;',
      '}',
    ],
  ],
  [
    'floorRoot',
    [
      '// The whole part of k * sqrt(d).',
      'll floorRoot(ll k, ll d) {',
      '    __int128 square = (__int128)k * k * d;',
      '    ll root = abs(k) * sqrtl(d);',
      '    while ((__int128)root * root > square) root--;',
      '    while ((__int128)(root + 1) * (root + 1) <= square) root++;',
      '    return k >= 0 ? root : (__int128)root * root == square ? -root : -root - 1;',
      '}',
    ],
  ],
  ['sorted', ['vector<ll> sorted(vector<ll> list) {', '    sort(list.begin(), list.end());', '    return list;', '}']],
  [
    'listed',
    [
      'string listed(const vector<ll> &list) {',
      '    string s;',
      '    for (ll x : list) s += (s.empty() ? "" : ", ") + to_string(x);',
      '    return s;',
      '}',
    ],
  ],
];

function reading(form: Form): readonly string[] {
  switch (form.is) {
    case 'heaps':
      return ['vector<ll> heaps;', 'for (ll n; cin >> n;) heaps.push_back(n);'];
    case 'groups':
      return [
        'vector<vector<ll>> heaps;',
        `for (vector<ll> one(${form.size}); cin >> one[0]; heaps.push_back(one))`,
        `    for (int i = 1; i < ${form.size}; i++) cin >> one[i];`,
      ];
    case 'lines':
      return [
        'vector<vector<ll>> heaps;',
        'for (string line; getline(cin, line);) {',
        '    istringstream in(line);',
        '    vector<ll> one;',
        '    for (ll n; in >> n;) one.push_back(n);',
        '    if (!one.empty()) heaps.push_back(one);',
        '}',
      ];
    case 'words':
      return [
        'vector<vector<ll>> heaps;',
        'for (string row; cin >> row;) {',
        '    vector<ll> one;',
        `    for (char letter : row) one.push_back(string(${JSON.stringify(form.letters)}).find(letter));`,
        '    heaps.push_back(one);',
        '}',
      ];
  }
}
