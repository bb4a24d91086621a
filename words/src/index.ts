import { createInstance, type i18n } from 'i18next';
import type { Fact } from 'nimlab';
import { table } from './columns.ts';
import { commands } from './commands.ts';
import { faults } from './faults.ts';
import { type LabelId as InterfaceId, labels } from './interface.ts';
import { notices } from './notices.ts';
import { pageLabels } from './page.ts';
import { playLabels } from './page-play.ts';
import type { studyLabels } from './page-study.ts';
import { patterns } from './patterns.ts';
import type { Sentence } from './sentence.ts';
import { chineseSource } from './sources.ts';
import { steps } from './steps.ts';
import { type Language, type Value, written } from './values.ts';
import { verdicts } from './verdicts.ts';

export { help, isTopic, type Topic } from './help.ts';
export type { Language } from './values.ts';

/** The sentence of a fact, its values put in. */
export function say(fact: Fact, language: Language): string {
  return phrase('fact', fact.id, fact, language);
}

/** The name of a label. */
export type LabelId =
  | InterfaceId
  | keyof typeof commands
  | keyof typeof pageLabels
  | keyof typeof playLabels
  | keyof typeof studyLabels;

/** Adds fixed words that only some places of a face use, and that are loaded with them. */
export function withLabels(rows: Readonly<Record<string, Sentence>>): void {
  if (!tables.label.includes(rows)) tables.label.push(rows);
}

/** A fixed word of the faces, values put in where it has any. */
export function label(id: LabelId, language: Language, values: Readonly<Record<string, Value>> = {}): string {
  return phrase('label', id, values, language);
}

const translators = new Map<Language, i18n>();

function phrase(kind: Kind, id: string, values: Readonly<Record<string, Value>>, language: Language): string {
  const replace: Record<string, string> = {};
  for (const [name, value] of Object.entries(values))
    replace[name] = quoted(
      name,
      written(value, language, (fact) => say(fact, language)),
    );
  if (language === 'zh' && replace.source !== undefined) replace.source = chineseSource(replace.source);
  if (language === 'zh' && replace.aboutChinese !== undefined) replace.about = replace.aboutChinese;
  if (language === 'zh' && replace.textChinese !== undefined) replace.text = replace.textChinese;
  if (replace.game === NAMELESS) replace.game = THIS[language];
  const drawn = table(values, language);
  if (drawn !== undefined) replace.table = drawn;
  const row = rowOf(kind, id);
  const one = language === 'en' && values['count'] === 1 ? row.one : undefined;
  const made = translator(language);
  if (language === 'zh') for (const [name, text] of Object.entries(replace)) replace[name] = spaced(row.zh, name, text);
  const key = `${kind} ${id}${one === undefined ? '' : ' one'}`;
  // Sentences are given over when they are first said: a run says few of them.
  if (!made.exists(key)) made.addResource(language, 'translation', key, one ?? row[language]);
  const said = made.t(key, { replace, nest: false });
  return language === 'zh' && replace.game === THIS.zh ? said.replaceAll(/ ?该规则 ?/gu, THIS.zh) : said;
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

type Kind = 'fact' | 'label';

const tables: Readonly<Record<Kind, Readonly<Record<string, Sentence>>[]>> = {
  fact: [faults, notices, patterns, steps, verdicts],
  label: [labels, commands, pageLabels, playLabels],
};

function rowOf(kind: Kind, id: string): Sentence {
  for (const rows of tables[kind]) {
    const row = Object.hasOwn(rows, id) ? rows[id] : undefined;
    if (row !== undefined) return row;
  }
  throw new Error(`no sentence for the ${kind} ${id}`);
}

/** The values that are positions: rows with dots are quoted, so that no full stop runs into them. */
const PLACES = new Set(['position', 'component', 'from', 'to', 'between']);

function quoted(name: string, text: string): string {
  return PLACES.has(name) && /^[.\p{L}]*\.[.\p{L}]*$/u.test(text) ? `“${text}”` : text;
}

function translator(language: Language): i18n {
  const known = translators.get(language);
  if (known !== undefined) return known;
  const made = createInstance();
  void made.init({
    lng: language,
    resources: { [language]: { translation: {} } },
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });
  translators.set(language, made);
  return made;
}
