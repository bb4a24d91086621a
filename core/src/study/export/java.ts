import { javaBackwards } from './backwards/java.ts';
import { type Code, type Type, typeOf } from './code.ts';
import { JAVA_TEXTS } from './java-texts.ts';
import { BIND, type Dialect, type Write, writer } from './print.ts';
import type { Form, Program } from './program.ts';
import { routineLines } from './statements.ts';

function typed(type: Type): string {
  if (type === 'number') return 'long';
  if (type === 'truth') return 'boolean';
  return type === 'text' ? 'String' : `List<${boxed(type.list)}>`;
}

function boxed(type: Type): string {
  return type === 'number' ? 'Long' : type === 'truth' ? 'Boolean' : typed(type);
}

/** A number that goes into a list must be a long. */
function item(code: Code, write: Write): string {
  if (code.is === 'number') return `${code.value}L`;
  return typeOf(code) !== 'number' || isLong(code) ? write(code) : `(long) (${write(code)})`;
}

function isLong(code: Code): boolean {
  if (code.is === 'math') return isLong(code.left) || isLong(code.right);
  if (code.is === 'choose') return isLong(code.yes) && isLong(code.otherwise);
  return code.is === 'name' || code.is === 'at' || (code.is === 'call' && code.name !== 'ones');
}

const java: Dialect = {
  and: '&&',
  or: '||',
  not: '!',
  indent: '    ',
  braces: true,
  bare: true,
  end: ';',
  truth: String,
  number: (value) => (value > 2n ** 31n - 1n ? `${value}L` : String(value)),
  choose: (when, then, otherwise) => `${when} ? ${then} : ${otherwise}`,
  at: (list, index, of, write) => `${of === 'number' ? 'at' : 'row'}(${list}, ${write(index)})`,
  len: (list) => `${list}.size()`,
  list: (items, of, write) =>
    items.length === 0
      ? 'new ArrayList<>()'
      : `List.of(${items.map((one) => (of === 'number' ? item(one, write) : write(one))).join(', ')})`,
  join: (parts, write) => {
    const [first] = parts;
    const pieces = parts.map((part) => write(part, BIND.product)).join(' + ');
    return first !== undefined && typeOf(first) === 'text' ? pieces : `"" + ${pieces}`;
  },
  call: (word, args, write) => native(word, args, write),
  head: (word, condition) => `${word} (${condition})`,
  declare: (word, value, changes, write) => {
    const type = typeOf(value);
    const copies = changes && typeof type === 'object' && !(value.is === 'list' && value.items.length === 0);
    return `${typed(type)} ${word} = ${copies ? `new ArrayList<>(${write(value)})` : write(value)}`;
  },
  push: (list, one, write) => `${list}.add(${item(one, write)})`,
  put: (list, index, value, write) => `${list}.set((int) (${write(index)}) - 1, ${item(value, write)})`,
  range: (word, from, to, by, write) =>
    `for (long ${word} = ${write(from)}; ${word} <= ${write(to, BIND.sum)}; ${by === undefined ? `${word}++` : `${word} += ${write(by)}`})`,
  each: (word, list, write) => {
    const type = typeOf(list);
    return `for (${typed(typeof type === 'object' ? type.list : 'number')} ${word} : ${write(list)})`;
  },
  give: (value, write) => `return ${write(value)}`,
  own: (value, write) => write(value),
  opens: ({ name, params, result }) =>
    `static ${typed(result)} ${name}(${params.map(([one, type]) => `${typed(type)} ${one}`).join(', ')})`,
};

function native(word: string, args: readonly Code[], write: Write): string {
  const all = args.map((arg) => write(arg));
  switch (word) {
    case 'min':
    case 'max':
    case 'abs':
      return `Math.${word}(${all.join(', ')})`;
    case 'mod':
      return `Math.floorMod(${all.join(', ')})`;
    case 'floorDiv':
      return `Math.floorDiv(${all.join(', ')})`;
    case 'ones':
      return `Long.bitCount(${all.join()})`;
    case 'contains':
      return `${args[0] === undefined ? '' : write(args[0], BIND.atom)}.contains(${args[1] === undefined ? '' : item(args[1], write)})`;
  }
  return `${word}(${all.join(', ')})`;
}

const NATIVE = new Set(['mod', 'floorDiv', 'ones', 'contains']);

/** A Java program. */
export function javaProgram(program: Program): string {
  const write = writer(java, '/');
  const body: string[] = [];
  for (const [word, text] of JAVA_TEXTS) if (program.uses(word)) body.push(...text, '');
  if (program.uses('spelled') && program.reads.is === 'words')
    body.push(
      'static String spelled(List<Long> row) {',
      '    String s = "";',
      `    for (long i : row) s += ${JSON.stringify(program.reads.letters)}.charAt((int) i);`,
      '    return s;',
      '}',
      '',
    );
  for (const { name, items } of program.held)
    body.push(`static final List<Long> ${name} = List.of(${items.map((one) => `${one}L`).join(', ')});`, '');
  for (const routine of program.routines) {
    if (NATIVE.has(routine.name)) continue;
    if (routine.native !== undefined) {
      body.push(...javaBackwards(routine.native), '');
      continue;
    }
    body.push(...routineLines(routine, java, write), '');
    if (routine.keeps !== undefined)
      body.push(...remembering(routine.keeps, routine.name, routine.result, routine.params[0] ?? ['n', 'number']), '');
  }
  body.push(
    'public static void main(String[] args) {',
    ...reading(program.reads).map((line) => `    ${line}`),
    '    System.out.println(answer(heaps));',
    '}',
  );
  const inner = body.map((line) => (line === '' ? '' : `    ${line}`));
  return `${[...program.comment.map((line) => `// ${line}`), ...(program.uses('floorRoot') ? ['import java.math.BigInteger;'] : []), 'import java.util.*;', '', 'public class Main {', ...inner, '}'].join('\n')}\n`;
}

function remembering(
  keeps: string,
  own: string,
  result: Type,
  [word, type]: readonly [string, Type],
): readonly string[] {
  return [
    `static Map<${boxed(type)}, ${boxed(result)}> known = new HashMap<>();`,
    `static ${typed(result)} ${keeps}(${typed(type)} ${word}) {`,
    `    ${boxed(result)} found = known.get(${word});`,
    `    if (found == null) known.put(${word}, found = ${own}(${word}));`,
    '    return found;',
    '}',
  ];
}

function reading(form: Form): readonly string[] {
  const start = 'Scanner in = new Scanner(System.in);';
  switch (form.is) {
    case 'heaps':
      return [start, 'List<Long> heaps = new ArrayList<>();', 'while (in.hasNextLong()) heaps.add(in.nextLong());'];
    case 'groups':
      return [
        start,
        'List<List<Long>> heaps = new ArrayList<>();',
        'while (in.hasNextLong()) {',
        '    List<Long> one = new ArrayList<>();',
        `    for (int i = 0; i < ${form.size}; i++) one.add(in.nextLong());`,
        '    heaps.add(one);',
        '}',
      ];
    case 'lines':
      return [
        start,
        'List<List<Long>> heaps = new ArrayList<>();',
        'while (in.hasNextLine()) {',
        '    List<Long> one = new ArrayList<>();',
        '    for (Scanner line = new Scanner(in.nextLine()); line.hasNextLong();) one.add(line.nextLong());',
        '    if (!one.isEmpty()) heaps.add(one);',
        '}',
      ];
    case 'words':
      return [
        start,
        'List<List<Long>> heaps = new ArrayList<>();',
        'while (in.hasNext()) {',
        '    List<Long> one = new ArrayList<>();',
        `    for (char letter : in.next().toCharArray()) one.add((long) ${JSON.stringify(form.letters)}.indexOf(letter));`,
        '    heaps.add(one);',
        '}',
      ];
  }
}
