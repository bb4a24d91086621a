import type { Clause, Edit, Expr, Items } from '../tree.ts';

/** How tightly an expression binds: what binds less than its surroundings ask for is put in brackets. */
export const BIND = {
  choose: 0,
  or: 1,
  and: 2,
  not: 3,
  test: 4,
  range: 5,
  edited: 6,
  sum: 7,
  product: 8,
  factor: 9,
  item: 10,
  atom: 11,
} as const;

function bind(expr: Expr): number {
  switch (expr.is) {
    case 'number':
      return expr.value < 0 ? BIND.factor : BIND.atom;
    case 'text':
    case 'name':
    case 'call':
    case 'tuple':
    case 'list':
    case 'set':
      return BIND.atom;
    case 'index':
    case 'slice':
      return BIND.item;
    case 'minus':
      return BIND.factor;
    case 'binary':
      if (expr.sign === '^') return BIND.factor;
      return expr.sign === '*' || expr.sign === 'div' || expr.sign === 'mod' ? BIND.product : BIND.sum;
    case 'with':
    case 'without':
      return BIND.edited;
    case 'range':
      return BIND.range;
    case 'compare':
    case 'kind':
      return BIND.test;
    case 'not':
      return BIND.not;
    case 'logic':
      return BIND[expr.sign];
    case 'choose':
      return BIND.choose;
  }
}

/** The text of an expression where something that binds at least so tightly is wanted. */
export function printExpr(expr: Expr, wanted: number = BIND.choose): string {
  const text = bare(expr);
  return bind(expr) < wanted ? `(${text})` : text;
}

function bare(expr: Expr): string {
  switch (expr.is) {
    case 'number':
      return String(expr.value);
    case 'text':
      return quoted(expr.text);
    case 'name':
      return expr.name;
    case 'call':
      return `${expr.name}(${printItems(expr.items)})`;
    case 'tuple':
      return `(${listed(expr.items)})`;
    case 'list':
      return `[${printItems(expr.items)}]`;
    case 'set':
      return `{${printItems(expr.items)}}`;
    case 'range': {
      const by = expr.by === undefined ? '' : ` by ${printExpr(expr.by, BIND.sum)}`;
      return `${printExpr(expr.from, BIND.edited)}..${printExpr(expr.to, BIND.sum)}${by}`;
    }
    case 'index':
      return `${printExpr(expr.list, BIND.item)}[${printExpr(expr.index, BIND.sum)}]`;
    case 'slice':
      return `${printExpr(expr.list, BIND.item)}[${printExpr(expr.from, BIND.sum)}..${printExpr(expr.to, BIND.sum)}]`;
    case 'with':
      return `${printExpr(expr.list, BIND.edited)} with ${expr.edits.map(edit).join(', ')}`;
    case 'without':
      return `${printExpr(expr.list, BIND.edited)} without ${expr.indexes.map(index).join(', ')}`;
    case 'minus':
      return `-${printExpr(expr.of, BIND.factor)}`;
    case 'not':
      return `not ${printExpr(expr.of, BIND.test)}`;
    case 'binary': {
      const power = expr.sign === '^';
      const left = printExpr(expr.left, power ? BIND.item : bind(expr));
      return `${left} ${expr.sign} ${printExpr(expr.right, power ? BIND.factor : bind(expr) + 1)}`;
    }
    case 'compare':
      return expr.rest.reduce(
        (text, { relation, right }) => `${text} ${relation} ${printExpr(right, BIND.range)}`,
        printExpr(expr.first, BIND.range),
      );
    case 'kind': {
      const base = expr.base === undefined ? '' : ` of ${printExpr(expr.base, BIND.sum)}`;
      return `${printExpr(expr.of, BIND.range)} is ${expr.negated ? 'not ' : ''}${expr.kind}${base}`;
    }
    case 'logic':
      return `${printExpr(expr.left, bind(expr))} ${expr.sign} ${printExpr(expr.right, bind(expr) + 1)}`;
    case 'choose':
      return `${printExpr(expr.then, BIND.or)} if ${printExpr(expr.when, BIND.or)} else ${printExpr(expr.otherwise)}`;
  }
}

function edit({ indexes, sign, value }: Edit): string {
  return `${indexes.map(index).join('')} ${sign} ${printExpr(value, BIND.sum)}`;
}

function index(expr: Expr): string {
  return `[${printExpr(expr, BIND.sum)}]`;
}

/** What stands between two brackets. */
function printItems(items: Items): string {
  return items.is === 'items' ? listed(items.items) : `${printExpr(items.each)} ${printClauses(items.clauses)}`;
}

/** Expressions with commas between; one that could take the next `[` for an edit of its own is put in brackets. */
export function listed(items: readonly Expr[]): string {
  const texts = items.map((item) => printExpr(item));
  return texts
    .map((text, i) => (texts[i + 1]?.startsWith('[') && /\bwith(?:out)?\b/.test(text) ? `(${text})` : text))
    .join(', ');
}

/** `for a in x, b in y if c`: neighbours share one `for`. */
export function printClauses(clauses: readonly Clause[]): string {
  let text = '';
  clauses.forEach((clause, i) => {
    if (clause.is === 'if') {
      text += ` if ${printExpr(clause.when, BIND.or)}`;
      return;
    }
    const names = clause.names.length === 1 ? clause.names.join() : `(${clause.names.join(', ')})`;
    text += `${clauses[i - 1]?.is === 'for' ? ',' : ' for'} ${names} in ${printExpr(clause.over, BIND.range)}`;
  });
  return text.trimStart();
}

/** A text literal. */
export function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** Words with a blank between; empty ones are left out. */
export function spaced(...words: readonly string[]): string {
  return words.filter((word) => word !== '').join(' ');
}
