import type { Code, Routine, Step } from './code.ts';
import type { Dialect, Write } from './print.ts';

/** The lines of a function. */
export function routineLines(routine: Routine, dialect: Dialect, write: Write): readonly string[] {
  return block(dialect.opens(routine), routine.body, dialect, write, true);
}

function block(head: string, body: readonly Step[], dialect: Dialect, write: Write, full: boolean): readonly string[] {
  const inner = body.flatMap((step) => stepLines(step, dialect, write)).map((line) => `${dialect.indent}${line}`);
  if (!dialect.braces) return [`${head}:`, ...(inner.length > 0 ? inner : [`${dialect.indent}pass`])];
  const [only] = body;
  const isPlain =
    only !== undefined && only.is !== 'let' && only.is !== 'var' && body.length === 1 && inner.length === 1;
  if (!full && dialect.bare && isPlain)
    return `${head} ${inner[0]?.trim()}`.length < 100 ? [`${head} ${inner[0]?.trim()}`] : [head, ...inner];
  return [`${head} {`, ...inner, '}'];
}

function stepLines(step: Step, dialect: Dialect, write: Write): readonly string[] {
  const { end } = dialect;
  switch (step.is) {
    case 'let':
    case 'var':
      return [`${dialect.declare(step.name, step.value, step.is === 'var', write)}${end}`];
    case 'set':
      return [`${step.name} ${assigned(step.name, step.value, write, dialect.own)}${end}`];
    case 'push':
      return [`${dialect.push(step.list, step.item, write)}${end}`];
    case 'put':
      return [`${dialect.put(step.list, step.index, step.value, write)}${end}`];
    case 'range':
      return block(dialect.range(step.name, step.from, step.to, step.by, write), step.body, dialect, write, false);
    case 'each':
      return block(dialect.each(step.name, step.list, write), step.body, dialect, write, false);
    case 'while':
      return block(dialect.head('while', write(step.when)), step.body, dialect, write, false);
    case 'if': {
      const braced = step.otherwise.length > 0;
      const then = block(dialect.head('if', write(step.when)), step.yes, dialect, write, braced);
      if (!braced) return then;
      const otherwise = block('else', step.otherwise, dialect, write, true);
      if (!dialect.braces) return [...then, ...otherwise];
      return [...then.slice(0, -1), `} ${otherwise[0]}`, ...otherwise.slice(1)];
    }
    case 'do':
      return [`${write(step.value)}${end}`];
    case 'return':
      return [`${dialect.give(step.value, write)}${end}`];
    case 'stop':
      return [`break${end}`];
  }
}

/** `= value`, or `+= value` where the name itself is changed. */
function assigned(target: string, value: Code, write: Write, own: Dialect['own']): string {
  if (value.is === 'math' && value.sign !== '/' && value.left.is === 'name' && value.left.name === target)
    return `${value.sign}= ${write(value.right)}`;
  return `= ${value.is === 'name' || value.is === 'text' ? own(value, write) : write(value)}`;
}

/** Whether an element is changed by its own value: then the sign and what is added to it. */
export function changedBy(
  list: string,
  index: Code,
  value: Code,
): { readonly sign: '+' | '-'; readonly by: Code } | undefined {
  if (value.is !== 'math' || (value.sign !== '+' && value.sign !== '-') || value.left.is !== 'at') return undefined;
  const { left } = value;
  if (
    left.list.is !== 'name' ||
    left.list.name !== list ||
    JSON.stringify(left.index, wide) !== JSON.stringify(index, wide)
  )
    return undefined;
  return { sign: value.sign, by: value.right };
}

function wide(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}
