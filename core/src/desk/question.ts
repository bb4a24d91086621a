import type { Certificate } from '../rules/certificate.ts';
import type { Read } from '../rules/fact.ts';
import { readPosition } from '../rules/notation.ts';
import type { Component, Convention } from '../rules/position.ts';
import type { Position, Rules } from '../rules/rules.ts';
import { codeRules } from '../solve/code.ts';
import { isOf, withCertificates } from '../study/proved.ts';
import { findGame, looksLikeCode, statedGame, statesRules } from './game.ts';
import { moved, type Place, placeIn } from './place.ts';
import { fault, readSettings } from './setting.ts';
import { strayName, terms } from './terms.ts';

/** What a person asks, as typed. */
export interface Question {
  /** A name, a code or rules; undefined when the game stands in `position` (`kayles 7 + nim 3`). */
  readonly game: string | undefined;
  /** The text of a rules file, which then is the game. */
  readonly page: string | undefined;
  readonly position: string;
  /** Where the position begins in what the person typed; its faults are told there. Its own first character when left out. */
  readonly place?: Place;
  readonly convention: Convention;
  /** Parameters, one `name=value` each. */
  readonly set: readonly string[];
  /** Proved periods that the games may use; the referee has replayed them. */
  readonly certificates?: readonly Certificate[];
}

/** The game of a question that names one. */
export function readGame(question: Pick<Question, 'game' | 'page' | 'set' | 'certificates'>): Read<Rules> {
  const set = readSettings(question.set);
  if (!set.ok) return set;
  const read =
    question.page === undefined ? findGame(question.game ?? '', set.value) : statedGame(question.page, set.value);
  if (!read.ok) return read;
  const { certificates = [] } = question;
  const rules = certificates.length === 0 ? read.value : itself(question, read.value);
  return idle(certificates, [rules]) ?? { ok: true, value: withCertificates(rules, certificates) };
}

/** The game of a question about periods. */
export function readRepeating(question: Pick<Question, 'game' | 'page' | 'set'>): Read<Rules> {
  const read = readGame(question);
  return read.ok ? { ok: true, value: itself(question, read.value) } : read;
}

/** A typed code stands for itself where it is only the nickname of a game whose lines are not of its form. */
function itself({ game = '', page }: Pick<Question, 'game' | 'page'>, rules: Rules): Rules {
  if (page !== undefined || rules.code !== undefined || !looksLikeCode(game.trim())) return rules;
  const read = codeRules(game.trim().normalize('NFKC'));
  return read.ok ? read.value : rules;
}

/** The fault of a certificate that speaks of none of the games. */
function idle(certificates: readonly Certificate[], games: readonly Rules[]) {
  const one = certificates.find((certificate) => !games.some((rules) => isOf(certificate, rules)));
  if (one === undefined) return undefined;
  return 'code' in one ? fault('certificate-idle', 0, { code: one.code }) : fault('certificate-memory-idle', 0, {});
}

/** The position that a question is about; without numbers it is the game's own start where it has one. */
export function readQuestion(question: Question): Read<Position> {
  const { position, place = FIRST } = question;
  const sum = sumOf(question);
  if (sum !== undefined) return placed(readSum(sum, question), sum, question);
  const rules = readGame(question);
  return rules.ok ? moved(withNames(positionOf(rules.value, position), position), place) : rules;
}

const FIRST: Place = { at: 0, line: 1, column: 1 };

/** The fault of a sum that may begin with the game's own words, told where the position stands. */
function placed(read: Read<Position>, sum: string, { position, place = FIRST }: Question): Read<Position> {
  if (read.ok) return read;
  const at = read.fault.at - (sum.length - position.length);
  return at < 0 ? read : moved({ ok: false, fault: { ...read.fault, ...placeIn(position, at) } }, place);
}

/** A position, or its fault; where an unknown game's name stands in it, the fault of that. */
function withNames(read: Read<Position>, text: string): Read<Position> {
  const stray = read.ok ? undefined : strayName(text);
  const other = stray === undefined ? undefined : findGame(stray.name, {});
  return stray === undefined || other === undefined || other.ok
    ? read
    : { ok: false, fault: { ...other.fault, ...placeIn(text, stray.at + other.fault.at) } };
}

/** A typed position of one game, or the start that its page gives when nothing is typed. */
function positionOf(rules: Rules, text: string): Read<Position> {
  if (text.trim() !== '') return readPosition(text, rules);
  const start = rules.starts.find(({ shape }) => shape.length === 0);
  return start ? { ok: true, value: start.position([]) } : readPosition(text, rules);
}

/** The text of a sum that names its games itself: the position alone, or a game and a position that goes on with other games. */
function sumOf({ game, page, position }: Question): string | undefined {
  if (page !== undefined) return undefined;
  if (game === undefined) return position;
  if (statesRules(game) || !/[+＋]/u.test(position)) return undefined;
  const text = `${game} ${position}`;
  return (terms(text) ?? []).length > 1 ? text : undefined;
}

function readSum(text: string, { set: settings, certificates = [] }: Question): Read<Position> {
  const found = terms(text);
  if (found === undefined || found.length === 0) return findUnknown(text);
  const set = readSettings(settings);
  if (!set.ok) return set;
  const games = new Map<string, Rules>();
  const parts: Position[number][] = [];
  for (const term of found) {
    const rules = games.get(term.game) ?? foundWith(term.game, set.value, certificates);
    const game = 'ok' in rules ? rules : { ok: true as const, value: rules };
    if (!game.ok) return game;
    games.set(term.game, game.value);
    const read = moved(withNames(positionOf(game.value, term.position), term.position), placeIn(text, term.at));
    if (!read.ok) return read;
    for (const part of read.value) parts.push(part);
  }
  return idle(certificates, [...games.values()]) ?? { ok: true, value: parts };
}

function foundWith(
  game: string,
  set: Readonly<Record<string, Component>>,
  certificates: readonly Certificate[],
): Read<Rules> {
  const read = findGame(game, set);
  if (!read.ok || certificates.length === 0) return read;
  return { ok: true, value: withCertificates(itself({ game, page: undefined }, read.value), certificates) };
}

/** The fault of a text that begins with no known game: its first word is taken for the game's name. */
function findUnknown(text: string): Read<Position> {
  const word = /\S+/u.exec(text);
  const read = findGame(word?.[0] ?? '', {});
  return moved(read.ok ? fault('no-game', 0) : read, placeIn(text, word?.index ?? 0));
}
