import type { Expr, OptionTree, PartTree, Typed } from '../tree.ts';
import { FUNCTIONS } from '../vocabulary.ts';
import { BIND, listed, printExpr } from './expression.ts';

/** The text of an option; `formulas`: the `let` names of its page. */
export function printOption(option: OptionTree, formulas: ReadonlySet<string>): string {
  switch (option.is) {
    case 'end':
      return option.end;
    case 'sum':
      return printParts(option.parts, formulas);
  }
}

function printParts(parts: readonly PartTree[], formulas: ReadonlySet<string>): string {
  return parts.length === 0 ? 'nothing' : parts.map((part) => printPart(part, formulas)).join(' and ');
}

function printPart(part: PartTree, formulas: ReadonlySet<string>): string {
  switch (part.is) {
    case 'own': {
      const text = printExpr(part.component, BIND.edited);
      // A call of an unknown name would be read as a game.
      const isGame =
        part.component.is === 'call' && !FUNCTIONS.has(part.component.name) && !formulas.has(part.component.name);
      return isGame ? `(${text})` : text;
    }
    case 'all':
      return `all ${printExpr(part.list, BIND.edited)}`;
    case 'other':
      return `${part.game}(${listed(part.items)})`;
  }
}

/** The text of a typed position: literals joined by `+`, or the parts of an option. */
export function printTyped({ sum }: Typed, formulas: ReadonlySet<string>): string {
  const [only, ...more] = sum;
  const isSum = only?.is === 'own' && only.component.is === 'binary';
  if (isSum && more.length === 0) return `(${printExpr(only.component)})`;
  const areLiterals = only !== undefined && sum.every(isLiteral);
  return areLiterals ? sum.map((part) => printPart(part, formulas)).join(' + ') : printParts(sum, formulas);
}

function isLiteral(part: PartTree): boolean {
  switch (part.is) {
    case 'own':
      return isConstant(part.component);
    case 'other':
      return part.items.every(isConstant);
    case 'all':
      return false;
  }
}

function isConstant(expr: Expr): boolean {
  if (expr.is === 'tuple') return expr.items.every(isConstant);
  if (expr.is === 'list') return expr.items.is === 'items' && expr.items.items.every(isConstant);
  return expr.is === 'text' || (expr.is === 'number' && expr.value >= 0);
}
