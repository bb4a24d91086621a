import { typescriptBackwards } from './backwards/typescript.ts';
import { type Code, type Type, typeOf } from './code.ts';
import { BIND, type Dialect, type Write, writer } from './print.ts';
import type { Form, Program } from './program.ts';
import { routineLines } from './statements.ts';

function typed(type: Type): string {
  if (type === 'number') return 'bigint';
  if (type === 'truth') return 'boolean';
  return type === 'text' ? 'string' : `${typed(type.list)}[]`;
}

const typescript: Dialect = {
  and: '&&',
  or: '||',
  not: '!',
  indent: '  ',
  braces: true,
  bare: true,
  end: ';',
  truth: String,
  number: (value) => `${value}n`,
  choose: (when, then, otherwise) => `${when} ? ${then} : ${otherwise}`,
  at: (list, index, _, write) => `at(${list}, ${write(index)})`,
  len: (list) => `BigInt(${list}.length)`,
  list: (items, of, write) =>
    items.length === 0 ? `[] as ${typed({ list: of })}` : `[${items.map((item) => write(item)).join(', ')}]`,
  join: (parts, write) =>
    `\`${parts.map((part) => (part.is === 'text' ? part.text.replaceAll('\n', '\\n').replaceAll('`', '\\`') : `\${${write(part)}}`)).join('')}\``,
  call: (word, args, write) => native(word, args, write),
  head: (word, condition) => `${word} (${condition})`,
  declare: (word, value, changes, write) => {
    if (value.is === 'list' && value.items.length === 0) return `let ${word}: ${typed(typeOf(value))} = []`;
    const copies = changes && typeof typeOf(value) === 'object' && (value.is === 'name' || value.is === 'at');
    const type = value.is === 'truth' ? ': boolean' : value.is === 'list' ? `: ${typed(typeOf(value))}` : '';
    return `${changes ? 'let' : 'const'} ${word}${type} = ${copies ? `[...${write(value)}]` : write(value)}`;
  },
  push: (list, item, write) => `${list}.push(${write(item)})`,
  put: (list, index, value, write) => `${list}[Number(${write(index)}) - 1] = ${write(value)}`,
  range: (word, from, to, by, write) =>
    `for (let ${word} = ${write(from)}; ${word} <= ${write(to, BIND.sum)}; ${by === undefined ? `${word}++` : `${word} += ${write(by)}`})`,
  each: (word, list, write) => `for (const ${word} of ${write(list)})`,
  give: (value, write) => `return ${write(value)}`,
  own: (value, write) => write(value),
  opens: ({ name, params, result }) =>
    `function ${name}(${params.map(([one, type]) => `${one}: ${typed(type)}`).join(', ')}): ${typed(result)}`,
};

function native(word: string, args: readonly Code[], write: Write): string {
  const all = args.map((arg) => write(arg));
  switch (word) {
    case 'power':
      return `${args.map((arg) => write(arg, BIND.atom)).join(' ** ')}`;
    case 'joined':
      return `[...${all.join(', ...')}]`;
    case 'contains':
      return `${args[0] === undefined ? '' : write(args[0], BIND.atom)}.includes(${all[1]})`;
    case 'listed':
      return `${args[0] === undefined ? '' : write(args[0], BIND.atom)}.join(", ")`;
  }
  return `${word}(${all.join(', ')})`;
}

const NATIVE = new Set(['power', 'joined', 'contains']);

const TEXTS: readonly (readonly [word: string, text: readonly string[]])[] = [
  ['min', ['const min = (a: bigint, b: bigint): bigint => (a < b ? a : b);']],
  ['max', ['const max = (a: bigint, b: bigint): bigint => (a > b ? a : b);']],
  ['abs', ['const abs = (a: bigint): bigint => (a < 0n ? -a : a);']],
  [
    'isqrt',
    [
      'function isqrt(n: bigint): bigint {',
      '  if (n < 2n) return n;',
      '  let root = 1n << BigInt((n.toString(2).length + 1) >> 1);',
      '  for (;;) {',
      '    const next = (root + n / root) / 2n;',
      '    if (next >= root) return root;',
      '    root = next;',
      '  }',
      '}',
    ],
  ],
  [
    'floorRoot',
    [
      '// The whole part of k * sqrt(d).',
      'function floorRoot(k: bigint, d: bigint): bigint {',
      '  const root = isqrt(k * k * d);',
      '  return k >= 0n ? root : root * root === k * k * d ? -root : -root - 1n;',
      '}',
    ],
  ],
  ['sorted', ['const sorted = (list: bigint[]): bigint[] => [...list].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));']],
];

/** A TypeScript program for Node. */
export function typescriptProgram(program: Program): string {
  const write = writer(typescript, '/');
  const lines = [...program.comment.map((line) => `// ${line}`), 'import { readFileSync } from "node:fs";', ''];
  if (program.uses(' at'))
    lines.push('const at = <T>(list: T[], i: bigint): T => list[Number(i) - 1]!; // lists count from 1');
  for (const [word, text] of TEXTS)
    if (program.uses(word) || (word === 'isqrt' && program.uses('floorRoot'))) lines.push(...text);
  if (program.uses('spelled') && program.reads.is === 'words')
    lines.push(
      `const spelled = (row: bigint[]): string => row.map((i) => ${JSON.stringify(program.reads.letters)}[Number(i)]).join("");`,
    );
  for (const { name, items } of program.held)
    lines.push(`const ${name}: bigint[] = [${items.map((item) => `${item}n`).join(', ')}];`);
  for (const routine of program.routines) {
    if (NATIVE.has(routine.name)) continue;
    if (routine.native !== undefined) {
      lines.push('', ...typescriptBackwards(routine.native));
      continue;
    }
    lines.push('', ...routineLines(routine, typescript, write));
    if (routine.keeps !== undefined)
      lines.push('', ...remembering(routine.keeps, routine.name, routine.result, routine.params[0] ?? ['n', 'number']));
  }
  lines.push('', ...reading(program.reads), 'console.log(answer(heaps));');
  return `${lines.join('\n')}\n`;
}

function remembering(
  keeps: string,
  own: string,
  result: Type,
  [word, type]: readonly [string, Type],
): readonly string[] {
  const key =
    type === 'number' || (typeof type === 'object' && type.list === 'number')
      ? `String(${word})`
      : `${word}.map(String).join("|")`;
  return [
    `const known = new Map<string, ${typed(result)}>();`,
    `function ${keeps}(${word}: ${typed(type)}): ${typed(result)} {`,
    `  const key = ${key};`,
    '  let found = known.get(key);',
    `  if (found === undefined) known.set(key, (found = ${own}(${word})));`,
    '  return found;',
    '}',
  ];
}

function reading(form: Form): readonly string[] {
  const words = 'readFileSync(0, "utf8").split(/\\s+/).filter((word) => word !== "")';
  switch (form.is) {
    case 'heaps':
      return [`const heaps = ${words}.map(BigInt);`];
    case 'groups':
      return [
        `const numbers = ${words}.map(BigInt);`,
        'const heaps: bigint[][] = [];',
        `for (let i = 0; i < numbers.length; i += ${form.size}) heaps.push(numbers.slice(i, i + ${form.size}));`,
      ];
    case 'lines':
      return [
        'const lines = readFileSync(0, "utf8").split("\\n").filter((line) => line.trim() !== "");',
        'const heaps = lines.map((line) => line.trim().split(/\\s+/).map(BigInt));',
      ];
    case 'words':
      return [
        `const heaps = ${words}.map((row) => [...row].map((letter) => BigInt(${JSON.stringify(form.letters)}.indexOf(letter))));`,
      ];
  }
}
