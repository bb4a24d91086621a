import type { GameTree } from '../../language/tree.ts';
import { readCode } from '../../nim/code/read.ts';
import { isUnsigned } from '../../nim/code.ts';
import type { Rules } from '../../rules/rules.ts';
import { heapTable } from '../../solve/take-and-break.ts';
import type { Held, Routine } from './code.ts';
import { repeatingValue } from './heaps.ts';
import { lines } from './page-scope.ts';

/** The name of the routine that gives the value of what a move leaves in an earlier game of the page. */
export const LEFT = 'left';

/** The name of the earlier game of the page of one number, one component of which every move leaves; undefined where moves leave anything else. */
export function earlierName(tree: GameTree): string | undefined {
  const games = lines(tree, 'move').map(({ option }) => {
    const [part, another] = option.is === 'sum' ? option.parts : [];
    return part?.is === 'other' && part.items.length === 1 && another === undefined ? part.game : undefined;
  });
  const [first] = games;
  return games.every((one) => one === first) ? first : undefined;
}

/** The values of that game by its proved period; undefined where none is proved. */
export function earlier(rules: Rules, game: string): Repeating | undefined {
  const code = rulesOf(rules, game)?.code;
  const found = code === undefined ? undefined : repeating(code);
  return found && { ...found, routine: { ...found.routine, name: LEFT } };
}

const SAMPLE = 40;

/** The rules of an earlier game, met where a move of the last one leads. */
export function rulesOf(rules: Rules, game: string): Rules | undefined {
  for (let n = 0; n <= SAMPLE; n += 1)
    for (const { to } of rules.options(n)) {
      const [part] = to ?? [];
      if (part?.rules.name === game) return part.rules;
    }
  return undefined;
}

/** How far a code is looked at for a proof that its values repeat. */
const FARTHEST = 2000;

/** And how long, in millions of steps: conditions on the heaps make them many. */
const TURNS = 40;

interface Repeating {
  readonly held: Held;
  readonly routine: Routine;
  readonly by: string;
}

/** The values of a code whose period, ordinary or arithmetic, is proved. */
export function repeating(text: string): Repeating | undefined {
  const code = readCode(text);
  if ('wrong' in code || !isUnsigned(code)) return undefined;
  const table = heapTable(code);
  for (let turn = 0; turn < TURNS && table.certificate() === undefined; turn += 1)
    if (table.grow(FARTHEST, 1_000_000)) break;
  const proof = table.certificate();
  // Values that rise faster than the heaps would leave 64 bits before these do.
  if (proof === undefined || proof.saltus > proof.period) return undefined;
  const values = Array.from({ length: proof.preperiod + proof.period }, (_, n) => Number(table.value(n) ?? 0));
  return {
    ...repeatingValue(values, proof.period, proof.saltus),
    by:
      proof.saltus === 0
        ? `nim-values repeat every ${proof.period} from ${proof.preperiod} on (proved)`
        : `nim-values rise by ${proof.saltus} every ${proof.period} from ${proof.preperiod} on (proved)`,
  };
}
