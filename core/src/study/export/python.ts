import { pythonBackwards } from './backwards/python.ts';
import { type Code, math, num, type Type, typeOf } from './code.ts';
import { BIND, type Dialect, fromZero, type Write, writer } from './print.ts';
import type { Form, Program } from './program.ts';
import { changedBy, routineLines } from './statements.ts';

const python: Dialect = {
  and: 'and',
  or: 'or',
  not: 'not ',
  indent: '    ',
  braces: false,
  bare: false,
  end: '',
  truth: (value) => (value ? 'True' : 'False'),
  number: String,
  choose: (when, then, otherwise) => `${then} if ${when} else ${otherwise}`,
  at: (list, index, _, write) => `${list}[${write(fromZero(index))}]`,
  len: (list) => `len(${list})`,
  list: (items, _, write) => `[${items.map((item) => write(item)).join(', ')}]`,
  join: (parts, write) => joined(parts, write),
  call: (word, args, write, type) => native(word, args, write, type),
  head: (word, condition) => `${word} ${condition}`,
  declare: (word, value, changes, write) => {
    const copies = changes && typeof typeOf(value) === 'object' && (value.is === 'name' || value.is === 'at');
    return `${word} = ${copies ? `list(${write(value)})` : write(value)}`;
  },
  push: (list, item, write) => `${list}.append(${write(item)})`,
  put: (list, index, value, write) => {
    const place = `${list}[${write(fromZero(index))}]`;
    const change = changedBy(list, index, value);
    return change ? `${place} ${change.sign}= ${write(change.by)}` : `${place} = ${write(value)}`;
  },
  range: (word, from, to, by, write) => {
    const end = math(to, '+', num(1));
    return `for ${word} in range(${write(from)}, ${write(end)}${by === undefined ? '' : `, ${write(by)}`})`;
  },
  each: (word, list, write) => `for ${word} in ${write(list)}`,
  give: (value, write) => `return ${write(value)}`,
  own: (value, write) => write(value),
  opens: ({ name, params }) => `def ${name}(${params.map(([one]) => one).join(', ')})`,
};

function joined(parts: readonly Code[], write: Write): string {
  const pieces = parts.map((part) => {
    if (part.is === 'text') return part.text.replaceAll('\n', '\\n').replaceAll('"', '\\"');
    return `{${write(part)}}`;
  });
  return `f"${pieces.join('')}"`;
}

function native(word: string, args: readonly Code[], write: Write, type: Type): string {
  const all = args.map((arg) => write(arg));
  const tight = args.map((arg) => write(arg, BIND.product + 1));
  switch (word) {
    case 'mod':
      return `(${tight.join(' % ')})`;
    case 'floorDiv':
      return `(${tight.join(' // ')})`;
    case 'power':
      return `${args.map((arg) => write(arg, BIND.atom)).join(' ** ')}`;
    case 'isqrt':
    case 'gcd':
      return `math.${word}(${all.join(', ')})`;
    case 'sumOf':
      return `sum(${all.join()})`;
    case 'minOf':
    case 'maxOf':
      return `${word.slice(0, 3)}(${all.join()})`;
    case 'ones':
      return `bin(${all.join()}).count("1")`;
    case 'bit':
      return `(${tight.join(' >> ')} & 1)`;
    case 'joined':
      return `(${all.join(' + ')})`;
    case 'contains':
      return `(${all[1]} in ${args[0] === undefined ? '' : write(args[0], BIND.atom)})`;
    case 'distinct':
      return `(len(set(${all.join()})) == len(${all.join()}))`;
    case 'interval':
      return `list(range(${all[0]}, ${args[1] === undefined ? '' : write(args[1], BIND.sum)} + 1, ${all[2]}))`;
    case 'reversed':
      return `${args[0] === undefined ? '' : write(args[0], BIND.atom)}[::-1]`;
  }
  return type === undefined ? '' : `${word}(${all.join(', ')})`;
}

const NATIVE = new Set(
  'mod floorDiv power isqrt gcd sumOf minOf maxOf ones bit joined contains distinct interval reversed'.split(' '),
);

/** A Python 3 program. */
export function pythonProgram(program: Program): string {
  const write = writer(python, '//');
  const lines = [...program.comment.map((line) => `# ${line}`)];
  if (program.uses('isqrt') || program.uses('floorRoot') || program.uses('gcd')) lines.push('import math');
  lines.push('import sys');
  const searches = program.routines.some(({ keeps }) => keeps !== undefined);
  if (searches) lines.push('', 'sys.setrecursionlimit(1000000)');
  if (program.uses('floorRoot'))
    lines.push(
      '',
      '',
      'def floorRoot(k, d):  # the whole part of k * sqrt(d)',
      '    root = math.isqrt(k * k * d)',
      '    return root if k >= 0 else -root if root * root == k * k * d else -root - 1',
    );
  if (program.held.length > 0) lines.push('');
  for (const { name, items } of program.held) lines.push(`${name} = [${items.join(', ')}]`);
  for (const routine of program.routines) {
    if (NATIVE.has(routine.name)) continue;
    if (routine.native !== undefined) {
      lines.push('', '', ...pythonBackwards(routine.native));
      continue;
    }
    lines.push('', '', ...routineLines(routine, python, write));
    if (routine.keeps !== undefined)
      lines.push('', '', ...remembering(routine.keeps, routine.name, routine.params[0] ?? ['n', 'number']));
  }
  if (program.uses('listed')) lines.push('', '', 'def listed(row):', '    return ", ".join(map(str, row))');
  if (program.uses('spelled') && program.reads.is === 'words')
    lines.push(
      '',
      '',
      'def spelled(row):',
      `    return "".join(${JSON.stringify(program.reads.letters)}[i] for i in row)`,
    );
  lines.push('', '', ...reading(program.reads), 'print(answer(heaps))');
  return `${lines.join('\n')}\n`;
}

function remembering(keeps: string, own: string, [word, type]: readonly [string, Type]): readonly string[] {
  const key =
    type === 'number'
      ? word
      : typeof type === 'object' && type.list === 'number'
        ? `tuple(${word})`
        : `tuple(map(tuple, ${word}))`;
  return [
    'known = {}',
    '',
    '',
    `def ${keeps}(${word}):`,
    ...(key === word ? [] : [`    key = ${key}`]),
    `    if ${key === word ? word : 'key'} not in known:`,
    `        known[${key === word ? word : 'key'}] = ${own}(${word})`,
    `    return known[${key === word ? word : 'key'}]`,
  ];
}

function reading(form: Form): readonly string[] {
  switch (form.is) {
    case 'heaps':
      return ['heaps = list(map(int, sys.stdin.read().split()))'];
    case 'groups':
      return [
        'numbers = list(map(int, sys.stdin.read().split()))',
        `heaps = [numbers[i : i + ${form.size}] for i in range(0, len(numbers), ${form.size})]`,
      ];
    case 'lines':
      return ['heaps = [list(map(int, line.split())) for line in sys.stdin if line.strip()]'];
    case 'words':
      return [
        `heaps = [[${JSON.stringify(form.letters)}.index(letter) for letter in row] for row in sys.stdin.read().split()]`,
      ];
  }
}
