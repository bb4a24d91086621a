import { writeFileSync } from 'node:fs';
import { type Asked, ask, budgetOf, DEFAULT_BUDGET, evidenceText, type Place, type Question, version } from 'nimlab';
import { label, say } from 'words';
import { certificatesOf } from '../certificates.ts';
import { type Exit, exits, together } from '../exit.ts';
import type { Face } from '../face.ts';
import { decoded } from '../files.ts';
import { runLong } from '../long.ts';
import type { Options } from '../options.ts';
import { answerText } from '../print/answer.ts';
import { answerJson } from '../print/json.ts';
import { refuse } from '../print/refusal.ts';
import { fileOrGame } from '../source.ts';
import { budgetTyped, countOf, listOf, placeAfter } from '../typed.ts';

/** `nimlab solve GAME POSITION`: who wins, by which moves, why, how sure. */
export async function solveCommand(words: readonly string[], options: Options, face: Face): Promise<Exit> {
  const [first, ...rest] = words;
  const wrong =
    budgetTyped(options, face.language) ?? (first === undefined ? label('what-to-solve', face.language) : undefined);
  if (first === undefined || wrong !== undefined) {
    face.err(`nimlab: ${wrong}\n`);
    return exits.input;
  }
  const source = rest.length === 0 ? await lone(first) : await fileOrGame(first);
  const json = options['json'] === true;
  if (!source.ok) return refuse(source.fault, face, json);
  const typed =
    rest.length === 0 ? (source.game === undefined && source.page === undefined ? first : '') : rest.join(' ');
  const positions =
    typed === '-' ? await lines(face) : [{ position: typed, place: rest.length > 0 ? placeAfter(first) : undefined }];
  if (positions === undefined) return refuse({ id: 'input-not-text', at: 0, line: 1, column: 1 }, face, json);
  const loaded = await certificatesOf(options, face);
  if ('code' in loaded) return loaded.code;
  const codes: Exit[] = [];
  for (const { position, place } of positions) {
    const code = await one(
      {
        ...source,
        position,
        ...(place === undefined ? {} : { place }),
        convention: options['misere'] === true ? 'misere' : 'normal',
        set: listOf(options['set']),
        certificates: loaded.certificates,
      },
      options,
      face,
    );
    codes.push(code);
    if (code === exits.stopped) break;
  }
  return together(codes);
}

/** A single word: a rules file or a game by itself (its start is meant), else a sum that names its games. */
async function lone(word: string): ReturnType<typeof fileOrGame> {
  const source = await fileOrGame(word);
  return source.ok && source.page === undefined ? { ok: true, game: undefined, page: undefined } : source;
}

/** A typed position and where it begins in what the person typed. */
interface Typed {
  readonly position: string;
  readonly place: Place | undefined;
}

/** The lines of the standard input that hold something; undefined when it is no UTF-8 text. */
async function lines(face: Face): Promise<readonly Typed[] | undefined> {
  const read = decoded(await face.input());
  if (!read.ok) return undefined;
  const found: Typed[] = [];
  let at = 0;
  for (const [i, line] of read.text.split('\n').entries()) {
    const place = { at, line: i + 1, column: 1 };
    if (line.trim() !== '') found.push({ position: line.replace(/\r$/u, ''), place });
    at += line.length + 1;
  }
  return found.length > 0 ? found : [{ position: '', place: undefined }];
}

async function one(question: Question, options: Options, face: Face): Promise<Exit> {
  const budget = typeof options['budget'] === 'string' ? budgetOf(countOf(options['budget']) ?? 0) : DEFAULT_BUDGET;
  const json = options['json'] === true;
  const wanted = { all: options['all'] === true, count: options['count'] === true, why: options['why'] === true };
  const ended = await runLong(ask(question, wanted, budget), face);
  if (ended.stopped) {
    face.err(`nimlab: ${label('stopped', face.language)}\n`);
    return exits.stopped;
  }
  if (!ended.value.ok) return refuse(ended.value.fault, face, json);
  const asked = ended.value.value;
  const file = options['evidence'];
  const evidence = json || typeof file === 'string' ? evidenceText(asked.solution) : undefined;
  if (typeof file === 'string' && !write(file, evidence ?? '', face)) return exits.input;
  const digest =
    evidence === undefined ? undefined : { size: Buffer.byteLength(evidence), digest: await sha256(evidence) };
  if (!json) for (const fact of asked.reply.remarks) face.err(`nimlab: ${say(fact, face.language)}\n`);
  if (json) face.out(`${JSON.stringify(answerJson(asked.reply, digest, budget, version, face.language))}\n`);
  else face.out(answerText(asked.reply, face));
  return codeOf(asked);
}

function codeOf({ reply }: Asked): Exit {
  if (reply.refuted.length > 0) return exits.refuted;
  return reply.outcome === '?' ? exits.undecided : exits.answered;
}

function write(path: string, text: string, face: Face): boolean {
  try {
    writeFileSync(path, text);
    return true;
  } catch {
    face.err(`nimlab: ${label('cannot-write', face.language, { path })}\n`);
    return false;
  }
}

// Loaded only where a digest is asked for.
async function sha256(text: string): Promise<string> {
  const { createHash } = await import('node:crypto');
  return createHash('sha256').update(text).digest('hex');
}
