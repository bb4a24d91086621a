import { print } from '../language/print.ts';
import { readCode } from '../nim/code/read.ts';
import { type Code, digitOf, mostTaken } from '../nim/code.ts';
import type { Read } from '../rules/fact.ts';
import type { Component } from '../rules/position.ts';
import type { Rules } from '../rules/rules.ts';
import { claimsOf } from '../study/check.ts';
import type { Claim } from '../study/claim.ts';
import { parsedRules } from './game.ts';

/**
 * The rules of a game as a page of their own, without what is claimed of them: those that a person wrote, those of the catalogue, or a code's as
 * lines of moves. Undefined for a code whose digits go on without end.
 */
export function rulesPage(rules: Rules): string | undefined {
  return pageWithout(rules, new Set(['statement']));
}

/** The same without the words for people: what the rules are, and nothing else. */
export function bareRules(rules: Rules): string | undefined {
  return pageWithout(rules, new Set(['statement', 'called', 'about', 'nickname']));
}

function pageWithout(rules: Rules, left: ReadonlySet<string>): string | undefined {
  const { text } = rules.page;
  if (text === '') return rules.code === undefined ? undefined : codePage(rules.code);
  const read = parsedRules(text);
  if (!read.ok) return undefined;
  const games = read.value.games.map((game) => ({ ...game, lines: game.lines.filter(({ is }) => !left.has(is)) }));
  return print({ ...read.value, games });
}

/** The claims that a person adds to a page; places of faults count from the first line of what was added. */
export function addedClaims(
  page: string,
  typed: string,
  settings: Readonly<Record<string, Component>> = {},
): Read<readonly Claim[]> {
  const head = `${page.trimEnd()}\n`;
  const before = head.split('\n').length - 1;
  const read = claimsOf(`${head}${typed.replace(/^/gmu, '  ')}\n`, settings);
  if (!read.ok) {
    const { fault } = read;
    const line = Math.max(1, fault.line - before);
    return { ok: false, fault: { ...fault, line, column: Math.max(1, fault.column - 2) } };
  }
  return { ok: true, value: read.value.filter(({ statement }) => statement.place.line > before) };
}

function codePage(text: string): string | undefined {
  const code = readCode(text);
  if ('wrong' in code) return undefined;
  const most = mostTaken(code);
  if (most === undefined || code.before.length > 1) return undefined;
  const lines = Array.from({ length: most + 1 }, (_, taken) => linesOf(code, taken)).flat();
  return lines.includes(undefined) ? undefined : ['game heaps(n)', ...lines, ''].join('\n');
}

/** What may be left after taking so many: nothing, one heap, or several, each of one piece at least. */
function linesOf(code: Code, taken: number): readonly (string | undefined)[] {
  const left = taken === 0 ? 'n' : `n - ${taken}`;
  return digitOf(code, taken).map(({ parts, more, sign }) => {
    if (more || sign !== '') return undefined;
    if (parts === 0) return `  -> nothing   if n = ${taken}`;
    if (parts === 1) return `  -> ${left}   if n > ${taken}`;
    if (parts === 2) return `  -> a and ${left} - a   for a in 1..${left} - 1`;
    return undefined;
  });
}
