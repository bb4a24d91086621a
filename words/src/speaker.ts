import type { Fact } from 'nimlab';
import { table } from './columns.ts';
import type { Kind, Line } from './lines.ts';
import { chineseSource } from './sources.ts';
import { type Language, type Value, written } from './values.ts';

export type { Kind, Line, Lines } from './lines.ts';
export type { Language } from './values.ts';

type Values = Readonly<Record<string, Value>>;

/** Finds the line of a fact or a label in a language. */
export type Find = (kind: Kind, id: string, language: Language) => Line | undefined;

/** Says facts and labels of which the lines can be found. */
export interface Speaker {
  /** The sentence of a fact, its values put in. */
  readonly say: (fact: Fact, language: Language) => string;
  /** The same where it stands alone: in English it begins with a capital, unless with what a person typed. */
  readonly alone: (fact: Fact, language: Language) => string;
  /** A fixed word of the faces, values put in where it has any. */
  readonly label: (id: string, language: Language, values?: Values) => string;
}

/** A line that begins with a word of its own, not with a letter of a formula or a value that stands as it was typed. */
const BEGINS = /^(?:a\b|[a-z]{2}|\{\{(?:certainty|text)\}\})/u;

/** A speaker over the lines that `find` finds; it throws on a sentence that nobody wrote. */
export function speaker(find: Find): Speaker {
  const say = (fact: Fact, language: Language): string => phrase('fact', fact.id, fact, language);
  const phrase = (kind: Kind, id: string, values: Values, language: Language): string => {
    const line = find(kind, id, language);
    if (line === undefined) throw new Error(`no sentence for the ${kind} ${id}`);
    return filled(line, values, language, say);
  };
  const alone = (fact: Fact, language: Language): string => {
    const said = say(fact, language);
    const [begun] = [find('fact', fact.id, language) ?? ''].flat();
    return language === 'en' && BEGINS.test(begun ?? '') ? said.charAt(0).toUpperCase() + said.slice(1) : said;
  };
  return { say, alone, label: (id, language, values = {}) => phrase('label', id, values, language) };
}

/** A line with its values put in, each once: what a person typed is repeated as it stands. */
function filled(line: Line, values: Values, language: Language, say: Speaker['say']): string {
  const put: Record<string, string> = {};
  for (const [name, value] of Object.entries(values))
    put[name] = quoted(
      name,
      written(value, language, (fact) => say(fact, language)),
    );
  if (language === 'zh' && put.source !== undefined) put.source = chineseSource(put.source);
  if (language === 'zh' && put.aboutChinese !== undefined) put.about = put.aboutChinese;
  if (language === 'zh' && put.textChinese !== undefined) put.text = put.textChinese;
  if (put.game === NAMELESS) put.game = THIS[language];
  const drawn = table(values, language);
  if (drawn !== undefined) put.table = drawn;
  const text = typeof line === 'string' ? line : values['count'] === 1 ? line[1] : line[0];
  if (language === 'zh') for (const [name, value] of Object.entries(put)) put[name] = spaced(text, name, value);
  const said = text.replace(/\{\{(\w+)\}\}/gu, (_, name: string) =>
    Object.hasOwn(put, name) ? (put[name] ?? '') : '',
  );
  return language === 'zh' && put.game === THIS.zh ? said.replaceAll(/ ?该规则 ?/gu, THIS.zh) : said;
}

/** The name that rules of one line bear, and what they are called: nobody gave them a name. */
const NAMELESS = 'game';
const THIS = { en: 'this game', zh: '该规则' } as const;

/** A value that begins or ends in Latin letters or digits keeps a blank from the Chinese beside it. */
function spaced(sentence: string, name: string, text: string): string {
  const stand = `\\{\\{${name}\\}\\}`;
  const before = /^[A-Za-z0-9]/u.test(text) && !new RegExp(`(?<!\\p{Script=Han})${stand}`, 'u').test(sentence);
  const behind = /[A-Za-z0-9]$/u.test(text) && !new RegExp(`${stand}(?!\\p{Script=Han})`, 'u').test(sentence);
  return `${before ? ' ' : ''}${text}${behind ? ' ' : ''}`;
}

/** The values that are positions: rows with dots are quoted, so that no full stop runs into them. */
const PLACES = new Set(['position', 'component', 'from', 'to', 'between']);

function quoted(name: string, text: string): string {
  return PLACES.has(name) && /^[.\p{L}]*\.[.\p{L}]*$/u.test(text) ? `“${text}”` : text;
}
