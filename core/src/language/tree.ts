import type { Whole } from '../rules/position.ts';
import type { Field, Shape } from '../rules/shape.ts';

/** A place in a text: `at` counts characters from 0, line and column count from 1. */
export interface Place {
  readonly at: number;
  readonly line: number;
  readonly column: number;
}

export type Sign = '+' | '-' | '++' | '*' | 'div' | 'mod' | '^';
export type Relation = '=' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | 'not in';
export type Kind = 'square' | 'triangular' | 'prime' | 'fibonacci' | 'even' | 'odd' | 'power';

/** What stands between brackets: a list of expressions, or one expression for every choice of its clauses. */
export type Items =
  | { readonly is: 'items'; readonly items: readonly Expr[] }
  | { readonly is: 'each'; readonly each: Expr; readonly clauses: readonly Clause[] };

/** `for NAMES in OVER` (one name, or several that take a tuple apart), or `if WHEN`. */
export type Clause =
  | { readonly is: 'for'; readonly names: readonly string[]; readonly over: Expr; readonly place: Place }
  | { readonly is: 'if'; readonly when: Expr };

/** `[i][j] = value`, `+=` or `-=`. */
export interface Edit {
  readonly indexes: readonly Expr[];
  readonly sign: '=' | '+=' | '-=';
  readonly value: Expr;
}

/** An expression of the language; every node knows its place. */
export type Expr = { readonly place: Place } & (
  | { readonly is: 'number'; readonly value: Whole }
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'name'; readonly name: string }
  | { readonly is: 'call'; readonly name: string; readonly items: Items }
  | { readonly is: 'tuple'; readonly items: readonly Expr[] } // two or more between ( ); grouping leaves no node
  | { readonly is: 'list'; readonly items: Items }
  | { readonly is: 'set'; readonly items: Items }
  | { readonly is: 'range'; readonly from: Expr; readonly to: Expr; readonly by: Expr | undefined }
  | { readonly is: 'index'; readonly list: Expr; readonly index: Expr }
  | { readonly is: 'slice'; readonly list: Expr; readonly from: Expr; readonly to: Expr }
  | { readonly is: 'with'; readonly list: Expr; readonly edits: readonly Edit[] }
  | { readonly is: 'without'; readonly list: Expr; readonly indexes: readonly Expr[] }
  | { readonly is: 'minus'; readonly of: Expr }
  | { readonly is: 'not'; readonly of: Expr }
  | { readonly is: 'binary'; readonly sign: Sign; readonly left: Expr; readonly right: Expr }
  | {
      readonly is: 'compare';
      readonly first: Expr;
      readonly rest: readonly { readonly relation: Relation; readonly right: Expr }[];
    }
  | {
      readonly is: 'kind';
      readonly of: Expr;
      readonly kind: Kind;
      readonly base: Expr | undefined;
      readonly negated: boolean;
    }
  | { readonly is: 'logic'; readonly sign: 'and' | 'or'; readonly left: Expr; readonly right: Expr }
  | { readonly is: 'choose'; readonly then: Expr; readonly when: Expr; readonly otherwise: Expr }
);

/** A part of an option: a component of this game, `all LIST` of them, or a component of an earlier game. */
export type PartTree =
  | { readonly is: 'own'; readonly component: Expr }
  | { readonly is: 'all'; readonly list: Expr }
  | { readonly is: 'other'; readonly game: string; readonly items: readonly Expr[]; readonly place: Place };

export type OptionTree = { readonly place: Place } & (
  | { readonly is: 'end'; readonly end: 'win' | 'lose' | 'draw' }
  | { readonly is: 'sum'; readonly parts: readonly PartTree[] } // `nothing`: no parts
);

/** A typed position inside a claim: literals joined by +, or an option of this game. */
export type Typed = { readonly place: Place; readonly sum: readonly PartTree[] };

/** What a theorem or claim says. */
export type Saying =
  | { readonly is: 'value'; readonly value: Expr }
  | {
      readonly is: 'outcome';
      readonly outcome: 'wins' | 'loses' | 'draws';
      readonly exactly: boolean;
      readonly when: Expr;
    }
  | { readonly is: 'tame' }
  | { readonly is: 'period'; readonly period: Expr; readonly saltus: Expr | undefined; readonly from: Expr }
  | {
      readonly is: 'listed';
      readonly what: 'values' | 'losing' | 'winning';
      readonly list: readonly Expr[];
      readonly from: Expr | undefined;
    }
  | {
      readonly is: 'best';
      readonly position: Typed;
      readonly only: boolean;
      readonly moves: readonly { readonly from: Expr; readonly to: OptionTree }[];
    }
  | { readonly is: 'equals'; readonly code: string }
  | { readonly is: 'stands'; readonly position: Typed; readonly outcome: 'wins' | 'loses' | 'draws' }
  | { readonly is: 'holds'; readonly condition: Expr };

/** `reach v by OPTION clauses` (its name is v) or `reply OPTION clauses` (no name); `in order`: they are the moves sought, each once, in the game's own order. */
export interface Reach {
  readonly name: string | undefined;
  readonly inOrder: boolean;
  readonly option: OptionTree;
  readonly clauses: readonly Clause[];
}

export interface StatementTree {
  readonly is: 'theorem' | 'claim';
  readonly misere: boolean;
  readonly saying: Saying;
  readonly except: Expr | undefined;
  readonly inDouble: boolean;
  readonly expect: string | undefined;
  readonly reaches: readonly Reach[];
  /** `because NAME(items), …`: the steps that explain it, each a word of the product (`columns`, `zeckendorf`, …) with its values. */
  readonly because: readonly { readonly name: string; readonly items: readonly Expr[]; readonly place: Place }[];
  readonly clauses: readonly Clause[];
  readonly source: string | undefined;
  /** The statement as written, blanks collapsed. */
  readonly text: string;
  readonly place: Place;
}

/** One statement of a game's page, in the order written. */
export type Line =
  | { readonly is: 'move'; readonly option: OptionTree; readonly clauses: readonly Clause[]; readonly place: Place }
  | { readonly is: 'sample'; readonly option: OptionTree; readonly clauses: readonly Clause[]; readonly place: Place }
  | { readonly is: 'same' | 'kept'; readonly as: Expr; readonly place: Place }
  | {
      readonly is: 'keep' | 'require';
      readonly condition: Expr;
      readonly text: string | undefined;
      /** The same in Chinese; only where `text` is. */
      readonly zh: string | undefined;
      readonly place: Place;
    }
  | { readonly is: 'ends'; readonly place: Place }
  | { readonly is: 'called' | 'about'; readonly en: string; readonly zh: string | undefined; readonly place: Place }
  | { readonly is: 'nickname'; readonly names: readonly string[]; readonly place: Place }
  | { readonly is: 'start'; readonly shape: Shape; readonly option: OptionTree; readonly place: Place }
  | {
      readonly is: 'let';
      readonly name: string;
      readonly names: readonly string[];
      readonly value: Expr;
      readonly place: Place;
    }
  | { readonly is: 'statement'; readonly statement: StatementTree; readonly place: Place };

export interface GameTree {
  readonly name: string;
  readonly shape: readonly Field[];
  readonly parameters: readonly { readonly name: string; readonly value: Expr }[];
  readonly lines: readonly Line[];
  readonly place: Place;
}

/** A file: games in order; a later game may lead to an earlier one. */
export interface FileTree {
  readonly games: readonly GameTree[];
}
