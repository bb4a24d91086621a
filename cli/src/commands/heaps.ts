import { existsSync } from 'node:fs';
import {
  type Form,
  type HeapRow,
  heapRun,
  heapsWritten,
  heapTableRow,
  type Rules,
  readCheckpoint,
  written,
} from 'nimlab';
import { label, say } from 'words';
import { checkpointFile, checkpointOf } from '../checkpoints.ts';
import { type Exit, exits } from '../exit.ts';
import type { Face } from '../face.ts';
import { runLong } from '../long.ts';
import { optimizeLater } from '../optimizing.ts';
import type { Options } from '../options.ts';
import { writePieces } from '../pieces.ts';
import { refuse } from '../print/refusal.ts';
import { countOf } from '../typed.ts';

/** Shorter rows are a table like any other. */
const LONG = 4096;

/** Mebibytes that a row may take when nothing is asked. */
const USUAL_MEMORY = 1024;

/** What a row of heaps is asked for. */
interface Asked {
  readonly from: number;
  readonly to: number;
  readonly form: Form;
}

/**
 * A long row of nim-values of a take-and-break game, which can be stopped and resumed; undefined where the table is better made like any other. What
 * it holds in memory is bounded before it starts.
 */
export async function heapsCommand(
  rules: Rules,
  { from, to, form }: Asked,
  options: Options,
  face: Face,
): Promise<Exit | undefined> {
  const path = options['resume'];
  if (typeof path !== 'string' && to <= LONG) return undefined;
  const typed = countOf(options['budget']);
  const bytes = (countOf(options['memory']) ?? USUAL_MEMORY) * 1024 * 1024;
  const start = typeof path === 'string' && existsSync(path) ? readCheckpoint(checkpointOf(path)) : undefined;
  if (start !== undefined && !start.ok) return refuse(start.fault, face);
  const open = await face.pair?.();
  optimizeLater();
  const run = heapRun(rules, to, { options: typed ?? Number.POSITIVE_INFINITY, bytes }, { from: start?.value, open });
  if (run === undefined) {
    if (typeof path !== 'string') return undefined;
    face.err(`nimlab: ${label('resume-needs-code', face.language)}\n`);
    return exits.input;
  }
  if ('id' in run) {
    face.err(`nimlab: ${say(run, face.language)}\n`);
    return exits.input;
  }
  const file = typeof path === 'string' ? checkpointFile(path) : undefined;
  const ended = await runLong(run.work, face, {
    pause: () => file?.now(run.checkpoint),
    progress: () => label('heaps-so-far', face.language, { so: run.checkpoint().values.length, to }),
  });
  run.end();
  if (file !== undefined && !file.write(run.checkpoint())) {
    face.err(`nimlab: ${label('cannot-write', face.language, { path: String(path) })}\n`);
    return exits.input;
  }
  if (ended.stopped) {
    face.err(
      `nimlab: ${label(file === undefined ? 'stopped' : 'stopped-resume', face.language, { path: String(path) })}\n`,
    );
    return exits.stopped;
  }
  if ('id' in ended.value) {
    face.err(`nimlab: ${say(ended.value, face.language)}\n`);
    return exits.undecided;
  }
  return show(rules, ended.value, { from, to, form }, face);
}

async function show(rules: Rules, row: HeapRow, { from, form }: Asked, face: Face): Promise<Exit> {
  const pieces = heapsWritten(form, from, row, rules.shape[0]?.name ?? 'n');
  if (pieces !== undefined) return writePieces(pieces, face);
  const table = heapTableRow(rules, row, from);
  if ('id' in table) {
    face.err(`nimlab: ${say(table, face.language)}\n`);
    return exits.input;
  }
  return writePieces(written(table, form), face);
}
