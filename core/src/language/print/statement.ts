import type { Expr, Reach, Saying, StatementTree } from '../tree.ts';
import { BIND, listed, printClauses, printExpr, quoted, spaced } from './expression.ts';
import { printOption, printTyped } from './option.ts';

/** The pieces of a theorem or claim, between which its line may be broken. */
export function printStatement(statement: StatementTree, formulas: ReadonlySet<string>): readonly string[] {
  const { is, misere, saying, clauses, except, inDouble, expect, reaches, because, source } = statement;
  const reasons = because.map(({ name, items }) => (items.length === 0 ? name : `${name}(${listed(items)})`));
  return [
    spaced(is, misere ? 'misere' : '', printSaying(saying, formulas), printClauses(clauses)),
    except === undefined ? '' : `except when ${printExpr(except, BIND.or)}`,
    inDouble ? 'in double' : '',
    ...reaches.map((reach) => printReach(reach, formulas)),
    reasons.length === 0 ? '' : `because ${reasons.join(', ')}`,
    expect === undefined ? '' : `expect ${expect}`,
    source === undefined ? '' : quoted(source),
  ];
}

function printReach({ name, inOrder, option, clauses }: Reach, formulas: ReadonlySet<string>): string {
  const order = inOrder ? ' in order' : '';
  const head = name === undefined ? `reply${order}` : `reach ${name}${order} by`;
  return spaced(head, printOption(option, formulas), printClauses(clauses));
}

function printSaying(saying: Saying, formulas: ReadonlySet<string>): string {
  switch (saying.is) {
    case 'value':
      return `value = ${printExpr(saying.value, BIND.or)}`;
    case 'outcome':
      return `${saying.outcome} ${saying.exactly ? 'when' : 'if'} ${printExpr(saying.when, BIND.or)}`;
    case 'tame':
      return 'tame';
    case 'period': {
      const saltus = saying.saltus === undefined ? '' : ` saltus ${printExpr(saying.saltus, BIND.sum)}`;
      return `period ${printExpr(saying.period, BIND.sum)}${saltus} from ${printExpr(saying.from, BIND.sum)}`;
    }
    case 'listed': {
      const from = saying.from === undefined ? '' : ` from ${printExpr(saying.from, BIND.sum)}`;
      return `${saying.what} ${saying.list.map((one) => printExpr(one, BIND.sum)).join(', ')}${from}`;
    }
    case 'best': {
      const moves = saying.moves.map(({ from, to }) => `${printFrom(from)} -> ${printOption(to, formulas)}`);
      return `best in ${printTyped(saying.position, formulas)} is${saying.only ? ' only' : ''} ${moves.join(', ')}`;
    }
    case 'equals':
      return `equals ${saying.code}`;
    case 'stands':
      return `${printTyped(saying.position, formulas)} ${saying.outcome}`;
    case 'holds':
      return printExpr(saying.condition, BIND.or);
  }
}

/** The component that a move leaves; in brackets where the edits of the option before it could take its `[` for their own. */
function printFrom(from: Expr): string {
  const text = printExpr(from, BIND.sum);
  return text.startsWith('[') && from.is !== 'list' ? `(${text})` : text;
}
