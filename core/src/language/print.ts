import type { Field } from '../rules/shape.ts';
import { BIND, printExpr as expression, printClauses, quoted, spaced } from './print/expression.ts';
import { printOption } from './print/option.ts';
import { printStatement } from './print/statement.ts';
import type { Expr, FileTree, GameTree, Line } from './tree.ts';

/** The most characters of a line whose statement can be broken. */
const WIDEST = 100;

/** The text of a page: reading it back gives the same tree, places aside. */
export function print(tree: FileTree): string {
  return tree.games.map(printGame).join('\n');
}

/** The text of a lone expression. */
export function printExpr(expr: Expr): string {
  return expression(expr);
}

function printGame({ name, shape, parameters, lines }: GameTree): string {
  const settings = parameters.map((parameter) => `${parameter.name} = ${expression(parameter.value)}`).join(', ');
  const formulas = new Set(lines.flatMap((line) => (line.is === 'let' ? [line.name] : [])));
  const head = `game ${name}(${shape.map(printField).join(', ')}${settings === '' ? '' : `; ${settings}`})\n`;
  return lines.reduce((text, line) => `${text}  ${laid(pieces(line, formulas))}\n`, head);
}

/** One line where it is short enough; else a line for each piece, the later ones further in. */
function laid(all: readonly string[]): string {
  const line = spaced(...all);
  return line.length <= WIDEST ? line : all.filter((piece) => piece !== '').join('\n    ');
}

/** The pieces of a statement, between which its line may be broken. */
function pieces(line: Line, formulas: ReadonlySet<string>): readonly string[] {
  switch (line.is) {
    case 'move':
      return [spaced('->', printOption(line.option, formulas), printClauses(line.clauses))];
    case 'sample':
      return [spaced('sample', printOption(line.option, formulas), printClauses(line.clauses))];
    case 'same':
    case 'kept':
      return [`${line.is} as ${expression(line.as, BIND.range)}`];
    case 'keep':
    case 'require':
      return [
        `${line.is} ${expression(line.condition, BIND.or)}`,
        line.text === undefined ? '' : quoted(line.text),
        line.zh === undefined ? '' : `zh ${quoted(line.zh)}`,
      ];
    case 'ends':
      return [line.is];
    case 'called':
    case 'about':
      return [`${line.is} ${quoted(line.en)}`, line.zh === undefined ? '' : `zh ${quoted(line.zh)}`];
    case 'nickname':
      return [`nickname ${line.names.map(quoted).join(', ')}`];
    case 'start':
      return [spaced('start', line.shape.map(printField).join(', '), '=', printOption(line.option, formulas))];
    case 'let': {
      const names = line.names.length === 0 ? '' : `(${line.names.join(', ')})`;
      return [`let ${line.name}${names} = ${expression(line.value, BIND.or)}`];
    }
    case 'statement':
      return printStatement(line.statement, formulas);
  }
}

function printField({ name, depth, members, letters }: Field): string {
  const tuple = members.length === 0 ? '' : `(${members.join(', ')})`;
  return `${name}${'[]'.repeat(depth)}${tuple}${letters === undefined ? '' : ` of ${quoted(letters)}`}`;
}
