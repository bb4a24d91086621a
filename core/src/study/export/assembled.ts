import type { Convention } from '../../rules/position.ts';
import type { Rules } from '../../rules/rules.ts';
import { titleOf } from '../../rules/title.ts';
import { type Asked, answering } from './answer.ts';
import type { Held, Routine } from './code.ts';
import { called } from './library.ts';
import { callsOf, type Program } from './program.ts';

const PRINTS = 'Prints who wins and the first winning move, "heap: before -> after".';
const ROUND =
  'Prints who wins, or draw, and the first of the fastest wins or the first move that keeps the draw, "heap: before -> after".';

/** What a program is put together from: what it rests on (`by`), what it reads, and its routines. */
export interface Pieces {
  readonly by: readonly string[];
  readonly reads: string;
  readonly asked: Asked;
  readonly routines: readonly Routine[];
  readonly held: readonly Held[];
}

/** The whole program: its comment, what it holds, and the routines that are called, `answer` last. */
export function assembled(rules: Rules, convention: Convention, { by, reads, asked, routines, held }: Pieces): Program {
  const own = [...routines, ...answering(asked)];
  const names = new Set(own.map(({ name, keeps }) => keeps ?? name));
  const all = [...called(own, names), ...own];
  const uses = callsOf(all);
  const [first = '', ...more] = by;
  const used = new Set(
    JSON.stringify(own, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)).match(
      /"name":"[^"]*"/gu,
    ),
  );
  return {
    comment: [
      `${titleOf(rules)}, ${convention} play: ${first}.`,
      ...more,
      reads,
      asked.knows === 'ranks' ? ROUND : PRINTS,
    ],
    held: held.filter(({ name }) => used.has(`"name":"${name}"`)),
    routines: ordered(all, uses),
    reads: asked.layout.reads,
    uses: (word) => uses.has(word),
  };
}

/** Only what is called, and `answer`. */
function ordered(all: readonly Routine[], uses: ReadonlySet<string>): readonly Routine[] {
  const wanted = all.filter(
    ({ name, keeps }) => name === 'answer' || uses.has(name) || (keeps !== undefined && uses.has(keeps)),
  );
  const left = callsOf(wanted);
  return wanted.length === all.length || left.size === uses.size ? wanted : ordered(wanted, left);
}
