import { type Broken, type Pattern, type Patterns, verdictOf } from 'nimlab';
import { label, say } from 'words';
import type { Face } from '../face.ts';
import { plain } from './json.ts';

/** The patterns of a table for people: those that stand, then those that broke. */
export function patternText(game: string | undefined, { to, both, found, broken }: Patterns, face: Face): string {
  const { language } = face;
  const name = game ?? label('pattern-table', language);
  const way = both ? `${label('pattern-both', language)}\n` : '';
  const head = `${label('pattern-head', language, { game: name, to })}\n${way}`;
  const none = found.length === 0 ? `${label('pattern-none', language, { to })}\n` : '';
  const stands = found.map((pattern) => foundText(pattern, face)).join('');
  if (broken.length === 0) return `${head}${none}${stands}`;
  const lines = broken.map((one) => brokenText(one, face)).join('');
  return `${head}${none}${stands}${label('pattern-refuted', language)}\n${lines}`;
}

function foundText(pattern: Pattern, { language }: Face): string {
  const { about, claim, says, exceptions } = pattern;
  const name = label(about === 'values' ? 'pattern-values' : 'pattern-lost', language);
  const list = exceptions.map(placed).join(', ');
  const lines = [
    ...(claim === undefined ? [] : [claim]),
    `${name}${colon(language)}${say(says, language)}`,
    say(verdictOf(pattern), language),
    ...(exceptions.length === 0 ? [] : [label('pattern-exceptions', language, { list })]),
  ];
  return `${lines.map((line, i) => `${i === 0 ? '  ' : '    '}${line}\n`).join('')}`;
}

function placed(at: readonly number[]): string {
  return at.length === 1 ? String(at[0]) : `(${at.join(', ')})`;
}

function brokenText({ about, fact }: Broken, { language }: Face): string {
  return `  ${label(about === 'values' ? 'pattern-values' : 'pattern-lost', language)}${colon(language)}${say(fact, language)}\n`;
}

/** The patterns of a table as one JSON object. */
export function patternJson(game: string | undefined, { to, found, broken }: Patterns, { language }: Face): string {
  const held = {
    game: game ?? '-',
    to,
    found: found.map((one) => ({ ...one, text: say(one.says, language) })),
    broken: broken.map((one) => ({ ...one, text: say(one.fact, language) })),
  };
  return `${JSON.stringify(plain(held))}\n`;
}

function colon(language: Face['language']): string {
  return language === 'zh' ? '：' : ': ';
}
