import { names as mentions } from '../../language/mention.ts';
import type { GameTree, StatementTree } from '../../language/tree.ts';
import type { Convention } from '../../rules/position.ts';
import type { Rules } from '../../rules/rules.ts';
import type { Knows } from './answer.ts';
import { candidatesRoutine } from './candidates.ts';
import { type Code, give, type Held, name, type Routine } from './code.ts';
import { earlierName } from './earlier.ts';
import { earlierOf, opened } from './opened.ts';
import { type Demands, optionsRoutine } from './options.ts';
import { isSingle, isUsable, lines, translation } from './page-scope.ts';
import { isUntold, type Made, nested, type Translation, untold } from './scope.ts';
import { component, type Layout, layout, taken } from './shape.ts';
import { isWhole, valueRoutine } from './values.ts';

/** A page as the routines of a program, for numbers up to a bound. */
export interface Told {
  readonly knows: Knows;
  readonly layout: Layout;
  readonly routines: readonly Routine[];
  readonly held: readonly Held[];
  readonly kept: boolean;
  readonly candidates: boolean;
  readonly theorem: StatementTree | undefined;
  /** The largest number on the way. */
  readonly worst: bigint;
}

/** How a page is told: `natural` carries what an earlier pass has seen of the formulas' arguments, `believes`: theorems may be used. */
interface Telling {
  readonly convention: Convention;
  readonly largest: bigint;
  readonly natural: Map<string, boolean[]>;
  readonly believes: boolean;
}

/** The page of a game as routines. */
export function told(
  games: readonly GameTree[],
  rules: Rules,
  { convention, largest, natural, believes }: Telling,
): Told {
  const tree = games.at(-1);
  if (tree === undefined) throw new Error('a page without a game');
  const game = earlierName(tree);
  const shape = { ...layout(tree.shape, game !== undefined || isSingle(tree)), leaves: game };
  const start = (): Translation => translation(tree, rules, shape, largest, natural);
  const theorems = lines(tree, 'statement').flatMap(({ statement }) =>
    believes && isUsable(statement, rules, convention) ? [statement] : [],
  );
  for (const theorem of theorems) {
    try {
      const one = byTheorem(start(), tree, shape, theorem, theorems, convention);
      if (one !== undefined) return one;
    } catch (thrown) {
      if (!isUntold(thrown)) throw thrown;
    }
  }
  return bySearch(tree, games, rules, { convention, largest, natural, believes });
}

function bySearch(
  tree: GameTree,
  games: readonly GameTree[],
  rules: Rules,
  { convention, largest, natural }: Telling,
): Told {
  const earlier = earlierOf(tree, games);
  const plain = layout(tree.shape, isSingle(tree));
  const shape = earlier === undefined ? plain : { ...plain, leaves: earlier.name, mixed: true };
  const t = translation(tree, rules, shape, largest, natural);
  const { routines, demands } = shared(t, tree, shape);
  if (earlier !== undefined && (demands.kept || demands.allowed)) return untold(earlier.name);
  const all = routines.flatMap((one) =>
    earlier !== undefined && one.name === 'options' ? opened(t, one, earlier, rules) : [one],
  );
  const knows = convention === 'normal' && !rules.finals ? 'search' : 'search-lost';
  return finished(t, { knows, layout: shape, kept: demands.kept, candidates: false, theorem: undefined }, all);
}

interface Shared {
  readonly routines: readonly Routine[];
  readonly demands: Demands;
}

/** The normal form, what is forbidden, and the options. */
function shared(t: Translation, tree: GameTree, shape: Layout): Shared {
  const kept = tree.lines.flatMap((line) => (line.is === 'kept' ? [line] : []))[0];
  const keeps = tree.lines.flatMap((line) => (line.is === 'keep' ? [line] : []));
  const demands = { kept: kept !== undefined, allowed: keeps.length > 0 };
  const routines: Routine[] = [];
  const params: Routine['params'] = [[shape.own, shape.type]];
  if (kept !== undefined) {
    const { names, steps } = taken(t, shape);
    const scope = { ...nested({ names, bounds: new Map(), out: [] }), out: [...steps] };
    const value = component(t, shape, kept.as, scope).code;
    routines.push({ name: 'kept', params, result: shape.type, body: [...scope.out, give(value)] });
  }
  if (keeps.length > 0) {
    const { names, steps } = taken(t, shape);
    const scope = { ...nested({ names, bounds: new Map(), out: [] }), out: [...steps] };
    const tests = keeps.map(({ condition }) => t.value(condition, scope).code);
    const all = tests.reduce((left, right): Code => ({ is: 'logic', sign: 'and', left, right }));
    routines.push({ name: 'allowed', params, result: 'truth', body: [...scope.out, give(all)] });
  }
  routines.push(optionsRoutine(t, shape, lines(tree, 'move'), demands));
  return { routines, demands };
}

function finished(t: Translation, one: Omit<Told, 'routines' | 'held' | 'worst'>, routines: readonly Routine[]): Told {
  return { ...one, routines: [...t.routines.values(), ...routines], held: [...t.held.values()], worst: t.worst };
}

function byTheorem(
  t: Translation,
  tree: GameTree,
  shape: Layout,
  theorem: StatementTree,
  all: readonly StatementTree[],
  convention: Convention,
): Told | undefined {
  const { saying } = theorem;
  if (saying.is === 'tame') {
    const value = lines(tree, 'statement').find(
      ({ statement }) => statement.is === 'theorem' && statement.saying.is === 'value' && !statement.misere,
    )?.statement;
    const { routines, demands } = shared(t, tree, shape);
    const common = { layout: shape, kept: demands.kept, candidates: false, theorem } as const;
    const known = value === undefined ? undefined : valueRoutine(t, shape, value);
    return finished(t, { ...common, knows: 'tame' }, known === undefined ? routines : [...routines, known]);
  }
  if (saying.is === 'value') {
    const known = valueRoutine(t, shape, theorem);
    if (known === undefined) return undefined;
    const { routines, demands } = shared(t, tree, shape);
    const reach =
      theorem.reaches.length > 0 ? theorem : all.find((one) => one.reaches.length > 0 && one.saying.is === 'value');
    const found = listed(t, tree, shape, reach, demands, reach?.reaches[0]?.name);
    return finished(
      t,
      { knows: 'value', layout: shape, kept: demands.kept, candidates: found !== undefined, theorem },
      [...routines, known, ...(found === undefined ? [] : [found])],
    );
  }
  return saying.is === 'outcome' && convention !== undefined ? byOutcome(t, tree, shape, theorem) : undefined;
}

function byOutcome(t: Translation, tree: GameTree, shape: Layout, theorem: StatementTree): Told | undefined {
  const { saying } = theorem;
  if (saying.is !== 'outcome' || !isWhole(t, shape, theorem)) return undefined;
  const isSum = mentions(theorem, 'position');
  const hasWin = lines(tree, 'move').some(({ option }) => option.is === 'end');
  if (isSum && hasWin) return undefined;
  // A move that leaves several components leaves a position of which such a theorem does not speak.
  if (!isSum && !shape.single && !hasWin) return undefined;
  const { names, steps } = isSum ? { names: new Map<string, Made>(), steps: [] } : taken(t, shape);
  const position: [string, Made] = [
    'position',
    { code: name('heaps', { list: shape.type }), most: t.largest, natural: true },
  ];
  const scope = { ...nested({ names, bounds: new Map(), out: [] }, isSum ? [position] : []), out: [...steps] };
  t.used = new Set(['all']);
  const holds = t.value(saying.when, scope).code;
  const isLost: Code = saying.outcome === 'loses' ? holds : { is: 'not', of: holds };
  const lost: Routine = {
    name: 'lost',
    params: isSum ? [['heaps', { list: shape.type }]] : [[shape.own, shape.type]],
    result: 'truth',
    body: [...scope.out, give(isLost)],
  };
  const { routines, demands } = shared(t, tree, shape);
  const found = isSum ? undefined : listed(t, tree, shape, theorem, demands, undefined);
  return finished(
    t,
    { knows: isSum ? 'lost-sum' : 'lost', layout: shape, kept: demands.kept, candidates: found !== undefined, theorem },
    [...routines, lost, ...(found === undefined ? [] : [found])],
  );
}

function listed(
  t: Translation,
  tree: GameTree,
  shape: Layout,
  theorem: StatementTree | undefined,
  demands: Demands,
  wanted: string | undefined,
): Routine | undefined {
  if (theorem === undefined) return undefined;
  try {
    const given = wanted === undefined ? [] : [[wanted, 'number'] as const];
    return candidatesRoutine(t, shape, lines(tree, 'move'), theorem.reaches, demands, given);
  } catch (thrown) {
    if (!isUntold(thrown)) throw thrown;
    return undefined;
  }
}
