import { readCode } from '../nim/code/read.ts';
import { isWhole } from '../nim/whole.ts';
import { xor } from '../nim/xor.ts';
import type { Progress } from '../rules/answer.ts';
import type { Fact } from '../rules/fact.ts';
import type { Convention, Outcome, Whole } from '../rules/position.ts';
import type { Part, Position, Rules } from '../rules/rules.ts';
import { type Account, drive } from '../solve/account.ts';
import { retrograde } from '../solve/retrograde.ts';
import { search } from '../solve/search.ts';
import { store } from '../solve/store.ts';
import { outcomeOf, sums } from '../solve/sums.ts';
import { isOneNumber } from '../solve/table.ts';
import { type HeapTable, heapTable } from '../solve/take-and-break.ts';
import { walk } from '../solve/walk.ts';
import { type Boxes, boxes } from './boxes.ts';

/** Thrown by an oracle that must search first: `learn` does it, and then the question can be put again. */
export interface Lacking {
  readonly lacking: Question;
}

type Question = { readonly value: Part } | { readonly outcome: Position; readonly convention: Convention };

/** Values and outcomes by search alone, no theorem asked; what was found is kept for the next question. */
export interface Oracle {
  /** The nim-value of a component. */
  value(part: Part): Whole;
  outcome(position: Position, convention: Convention): Outcome;
  /** Searches for what was lacking; the reason when it cannot be found. */
  learn(lacking: Lacking, of: Account): Generator<Progress, Fact | undefined, number>;
  /** The heaps of the game's take-and-break code, when its rule is one by form. */
  heaps(rules: Rules): HeapTable | undefined;
}

/** What an oracle lacks, when that was thrown. */
export function lackingOf(thrown: unknown): Lacking | undefined {
  return typeof thrown === 'object' && thrown !== null && 'lacking' in thrown ? (thrown as Lacking) : undefined; // only `lack` throws such records
}

function lack(lacking: Question): never {
  throw { lacking } satisfies Lacking;
}

/** An oracle that knows nothing yet; `maps`: where components of fixed shape are looked up first. */
export function oracle(maps: Boxes = boxes()): Oracle {
  const components = store();
  const values = search(components);
  const graphs = { normal: graphOf('normal'), misere: graphOf('misere') };
  const tables = new Map<Rules, HeapTable | undefined>();

  function graphOf(convention: Convention) {
    const nodes = sums(components, convention);
    return { nodes, deep: walk(nodes), marks: new Map<number, Outcome>() };
  }

  function heaps(rules: Rules): HeapTable | undefined {
    if (!tables.has(rules)) tables.set(rules, tableOf(rules));
    return tables.get(rules);
  }

  function value(part: Part): Whole {
    const { component } = part;
    const table = heaps(part.rules);
    const known =
      table !== undefined && isWhole(component) ? table.value(component) : (maps.value(part) ?? values.value(part));
    return known ?? lack({ value: part });
  }

  /** Normal play, no ends of the whole game and no cycle met: sums are told by their values. */
  function hasValues(position: Position, convention: Convention): boolean {
    return convention === 'normal' && values.walk.cycle() === undefined && position.every(({ rules }) => !rules.finals);
  }

  function outcome(position: Position, convention: Convention): Outcome {
    const [only, ...others] = position;
    if (only !== undefined && others.length === 0) {
      const known = maps.outcome(only, convention);
      if (known !== undefined) return known;
      if (isMapped(only, convention)) return lack({ outcome: position, convention });
    }
    if (hasValues(position, convention))
      return position.reduce<Whole>((sum, part) => xor(sum, value(part)), 0) === 0 ? 'P' : 'N';
    const { nodes, deep, marks } = graphs[convention];
    const node = nodes.node(position);
    const known = marks.get(node);
    if (known !== undefined) return known;
    const mark = deep.cycle() === undefined && nodes.position(node).length > 0 ? deep.mark(node) : -1;
    return mark >= 0 ? outcomeOf(mark) : lack({ outcome: position, convention });
  }

  /** A component that loops over a box may tell better than a search; heaps of codes have tables. */
  function isMapped(part: Part, asked: Convention | 'value'): boolean {
    return (asked === 'misere' || heaps(part.rules) === undefined) && maps.may(part, asked);
  }

  function* learnValue(part: Part, of: Account): Generator<Progress, Fact | undefined, number> {
    const { component } = part;
    const table = heaps(part.rules);
    if (part.rules.finals) return { id: 'no-values', game: part.rules.name };
    if (table !== undefined && isWhole(component)) {
      const machine = {
        run: (work: number) => table.grow(component, work),
        options: table.options,
        bytes: table.bytes,
      };
      return (yield* drive(machine, of, 'table')) ? undefined : { id: 'budget-spent' };
    }
    if (isMapped(part, 'value') && (yield* maps.learn(part, 'value', of))) return undefined;
    if (values.walk.cycle() !== undefined) return { id: 'no-values', game: part.rules.name };
    const root = components.id(part);
    const bytes = () => components.bytes() + values.walk.bytes();
    const isDone = yield* drive(
      { run: (work, most) => values.walk.run(root, work, most), options: values.walk.options, bytes },
      fresh(of),
      'search',
    );
    if (!isDone) return { id: 'budget-spent' };
    // When a cycle was met just now, the question is put again: an outcome then goes by the graph, a value has none.
    return undefined;
  }

  function* learnOutcome(
    position: Position,
    convention: Convention,
    of: Account,
  ): Generator<Progress, Fact | undefined, number> {
    const { nodes, deep, marks } = graphs[convention];
    const [only, ...others] = position;
    if (only !== undefined && others.length === 0 && isMapped(only, convention)) {
      // Where no box is made, the question is put again and goes another way.
      yield* maps.learn(only, convention, of);
      return undefined;
    }
    const root = nodes.node(position);
    if (nodes.position(root).length === 0) {
      marks.set(root, convention === 'normal' ? 'P' : 'N');
      return undefined;
    }
    const bytes = () => components.bytes() + nodes.bytes() + deep.bytes();
    if (deep.cycle() === undefined) {
      const isDone = yield* drive(
        { run: (work, most) => deep.run(root, work, most), options: deep.options, bytes },
        fresh(of),
        'graph',
      );
      if (!isDone) return { id: 'budget-spent' };
      if (deep.cycle() === undefined) return undefined;
    }
    const back = retrograde(nodes, root, convention);
    if (!(yield* drive({ ...back, bytes: () => bytes() + back.bytes() }, fresh(of), 'graph')))
      return { id: 'budget-spent' };
    marks.set(root, outcomeOf(back.mark(root)));
    return undefined;
  }

  function learn({ lacking }: Lacking, of: Account): Generator<Progress, Fact | undefined, number> {
    return 'value' in lacking ? learnValue(lacking.value, of) : learnOutcome(lacking.outcome, lacking.convention, of);
  }

  return { value, outcome, learn, heaps };
}

/** The bytes of the machines that are kept are counted once, by the machine that runs. */
function fresh(of: Account): Account {
  of.bytes = 0;
  return of;
}

function tableOf(rules: Rules): HeapTable | undefined {
  if (rules.code === undefined || !isOneNumber(rules)) return undefined;
  const code = readCode(rules.code);
  return 'wrong' in code ? undefined : heapTable(code);
}
