import { rustBackwards } from './backwards/rust.ts';
import { type Code, type Type, typeOf } from './code.ts';
import { BIND, type Dialect, type Write, writer } from './print.ts';
import type { Form, Program } from './program.ts';
import { RUST_TEXTS } from './rust-texts.ts';
import { routineLines } from './statements.ts';

function typed(type: Type): string {
  if (type === 'number') return 'i64';
  if (type === 'truth') return 'bool';
  return type === 'text' ? 'String' : `Vec<${typed(type.list)}>`;
}

function parameter(type: Type): string {
  return typeof type === 'object' ? `&[${typed(type.list)}]` : typed(type);
}

/** A value that is its own owner's: names and elements of lists are copied. */
function owned(code: Code, write: Write): string {
  const type = typeOf(code);
  if (code.is === 'text') return `${write(code)}.to_string()`;
  if (code.is === 'choose')
    return `if ${write(code.when)} { ${owned(code.yes, write)} } else { ${owned(code.otherwise, write)} }`;
  return typeof type === 'object' && code.is === 'name' ? `${write(code)}.to_vec()` : write(code);
}

function given(code: Code, write: Write): string {
  if (typeof typeOf(code) !== 'object') return write(code);
  return `&${code.is === 'list' && code.items.length === 0 ? `Vec::<${typed(code.of)}>::new()` : write(code, BIND.atom)}`;
}

const rust: Dialect = {
  and: '&&',
  or: '||',
  not: '!',
  indent: '    ',
  braces: true,
  bare: false,
  end: ';',
  truth: String,
  number: String,
  choose: (when, then, otherwise) => `if ${when} { ${then} } else { ${otherwise} }`,
  at: (list, index, _, write) => `at(&${list}, ${write(index)})`,
  len: (list) => `(${list}.len() as i64)`,
  list: (items, of, write) =>
    items.length === 0 ? `Vec::<${typed(of)}>::new()` : `vec![${items.map((item) => owned(item, write)).join(', ')}]`,
  join: (parts, write) => {
    const shape = parts
      .map((part) => (part.is === 'text' ? part.text.replaceAll('\n', '\\n').replaceAll('{', '{{') : '{}'))
      .join('');
    const args = parts.flatMap((part) => (part.is === 'text' ? [] : [write(part)]));
    return `format!("${shape}"${args.map((arg) => `, ${arg}`).join('')})`;
  },
  call: (word, args, write) => native(word, args, write),
  head: (word, condition) => `${word} ${condition}`,
  declare: (word, value, changes, write) =>
    `let ${changes ? 'mut ' : ''}${word}: ${typed(typeOf(value))} = ${owned(value, write)}`,
  push: (list, item, write) => `${list}.push(${owned(item, write)})`,
  put: (list, index, value, write) => `${list}[(${write(index)}) as usize - 1] = ${write(value)}`,
  range: (word, from, to, by, write) =>
    by === undefined
      ? `for ${word} in ${write(from, BIND.sum)}..=${write(to, BIND.sum)}`
      : `for ${word} in (${write(from, BIND.sum)}..=${write(to, BIND.sum)}).step_by((${write(by)}) as usize)`,
  each: (word, list, write) => {
    if (list.is === 'list' && list.items.length > 0)
      return `for ${word} in [${list.items.map((item) => owned(item, write)).join(', ')}]`;
    return `for ${word} in ${write(list, BIND.atom)}${list.is === 'name' ? '.iter().cloned()' : ''}`;
  },
  give: (value, write) => `return ${owned(value, write)}`,
  own: owned,
  opens: ({ name, params, result }) =>
    `fn ${name}(${params.map(([one, type]) => `${one}: ${parameter(type)}`).join(', ')}) -> ${typed(result)}`,
};

function native(word: string, args: readonly Code[], write: Write): string {
  const all = args.map((arg) => given(arg, write));
  const [first = ''] = args.map((arg) => write(arg, BIND.atom));
  switch (word) {
    case 'mod':
      return `(${first}).rem_euclid(${all[1]})`;
    case 'floorDiv':
      return `(${first}).div_euclid(${all[1]})`;
    case 'abs':
      return `(${first}).abs()`;
    case 'ones':
      return `(${first}).count_ones() as i64`;
    case 'contains':
      return `${first}.contains(&(${all[1]}))`;
  }
  return `${word}(${all.join(', ')})`;
}

const NATIVE = new Set(['mod', 'floorDiv', 'ones', 'contains']);

/** A Rust program. */
export function rustProgram(program: Program): string {
  const write = writer(rust, '/');
  const searches = program.routines.some(({ keeps, native }) => keeps !== undefined || native !== undefined);
  const lines = [
    ...program.comment.map((line) => `// ${line}`),
    '#![allow(unused, non_snake_case, non_upper_case_globals)]',
  ];
  if (searches) lines.push('use std::cell::RefCell;', 'use std::collections::HashMap;');
  lines.push('use std::cmp::{max, min};', 'use std::io::{self, Read};');
  for (const [word, text] of RUST_TEXTS) if (program.uses(word)) lines.push('', ...text);
  if (program.uses('spelled') && program.reads.is === 'words')
    lines.push(
      '',
      'fn spelled(row: &[i64]) -> String {',
      `    row.iter().map(|&i| ${JSON.stringify(program.reads.letters)}.as_bytes()[i as usize] as char).collect()`,
      '}',
    );
  for (const { name, items } of program.held)
    lines.push('', `const ${name}: [i64; ${items.length}] = [${items.join(', ')}];`);
  for (const routine of program.routines) {
    if (NATIVE.has(routine.name)) continue;
    if (routine.native !== undefined) {
      lines.push('', ...rustBackwards(routine.native));
      continue;
    }
    lines.push('', ...routineLines(routine, rust, write));
    if (routine.keeps !== undefined)
      lines.push('', ...remembering(routine.keeps, routine.name, routine.result, routine.params[0] ?? ['n', 'number']));
  }
  lines.push(
    '',
    'fn main() {',
    '    let mut input = String::new();',
    '    io::stdin().read_to_string(&mut input).unwrap();',
    ...reading(program.reads).map((line) => `    ${line}`),
  );
  if (searches)
    lines.push(
      '    // Searches may go deep.',
      '    let found = std::thread::Builder::new().stack_size(1 << 29).spawn(move || answer(&heaps)).unwrap().join().unwrap();',
      '    println!("{}", found);',
      '}',
    );
  else lines.push('    println!("{}", answer(&heaps));', '}');
  return `${lines.join('\n')}\n`;
}

function remembering(
  keeps: string,
  own: string,
  result: Type,
  [word, type]: readonly [string, Type],
): readonly string[] {
  const key = type === 'number' ? word : `${word}.to_vec()`;
  const look = type === 'number' ? `&${word}` : word;
  return [
    'thread_local! {',
    `    static KNOWN: RefCell<HashMap<${typed(type)}, ${typed(result)}>> = RefCell::new(HashMap::new());`,
    '}',
    '',
    `fn ${keeps}(${word}: ${parameter(type)}) -> ${typed(result)} {`,
    `    if let Some(found) = KNOWN.with(|known| known.borrow().get(${look}).copied()) {`,
    '        return found;',
    '    }',
    `    let found = ${own}(${word});`,
    `    KNOWN.with(|known| known.borrow_mut().insert(${key}, found));`,
    '    return found;',
    '}',
  ];
}

function reading(form: Form): readonly string[] {
  const numbers = 'split_whitespace().map(|word| word.parse().unwrap()).collect()';
  switch (form.is) {
    case 'heaps':
      return [`let heaps: Vec<i64> = input.${numbers};`];
    case 'groups':
      return [
        `let numbers: Vec<i64> = input.${numbers};`,
        `let heaps: Vec<Vec<i64>> = numbers.chunks(${form.size}).map(|one| one.to_vec()).collect();`,
      ];
    case 'lines':
      return [
        'let lines = input.lines().filter(|line| !line.trim().is_empty());',
        `let heaps: Vec<Vec<i64>> = lines.map(|line| line.${numbers}).collect();`,
      ];
    case 'words':
      return [
        `let place = |letter: char| ${JSON.stringify(form.letters)}.find(letter).unwrap() as i64;`,
        'let heaps: Vec<Vec<i64>> = input.split_whitespace().map(|row| row.chars().map(place).collect()).collect();',
      ];
  }
}
