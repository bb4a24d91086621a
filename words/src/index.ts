import { createInstance, type i18n } from 'i18next';
import type { Fact } from 'nimlab';
import { table } from './columns.ts';
import { commands } from './commands.ts';
import { faults } from './faults.ts';
import { help, type Topic } from './help.ts';
import { type LabelId as InterfaceId, labels } from './interface.ts';
import { notices } from './notices.ts';
import { patterns } from './patterns.ts';
import type { Sentence } from './sentence.ts';
import { chineseSource } from './sources.ts';
import { steps } from './steps.ts';
import { type Language, type Value, written } from './values.ts';
import { verdicts } from './verdicts.ts';

export { help, type Topic } from './help.ts';
export type { Language } from './values.ts';

/** The sentence of a fact, its values put in. */
export function say(fact: Fact, language: Language): string {
  return phrase(`fact ${fact.id}`, fact, language);
}

/** The name of a label. */
export type LabelId = InterfaceId | keyof typeof commands;

/** Whether a word is a topic of the help. */
export function isTopic(word: string): word is Topic {
  return Object.hasOwn(help, word);
}

/** A fixed word of the faces, values put in where it has any. */
export function label(id: LabelId, language: Language, values: Readonly<Record<string, Value>> = {}): string {
  return phrase(`label ${id}`, values, language);
}

const translators = new Map<Language, i18n>();

function phrase(key: string, values: Readonly<Record<string, Value>>, language: Language): string {
  const replace: Record<string, string> = {};
  for (const [name, value] of Object.entries(values))
    replace[name] = quoted(
      name,
      written(value, language, (fact) => say(fact, language)),
    );
  if (language === 'zh' && replace.source !== undefined) replace.source = chineseSource(replace.source);
  if (language === 'zh' && replace.aboutChinese !== undefined) replace.about = replace.aboutChinese;
  const drawn = table(values, language);
  if (drawn !== undefined) replace.table = drawn;
  const { count } = values;
  const amount = typeof count === 'number' || typeof count === 'bigint' ? { count: count === 1 ? 1 : 2 } : {};
  return translator(language).t(key, { ...amount, replace, nest: false });
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
    resources: { [language]: { translation: sentences(language) } },
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });
  translators.set(language, made);
  return made;
}

function sentences(language: Language): Record<string, string> {
  const all: Record<string, string> = {};
  const add = (kind: string, rows: Readonly<Record<string, Sentence>>): void => {
    for (const [id, row] of Object.entries(rows)) {
      all[`${kind} ${id}`] = row[language];
      if (language === 'en' && row.one !== undefined) all[`${kind} ${id}_one`] = row.one;
    }
  };
  add('fact', { ...faults, ...notices, ...patterns, ...steps, ...verdicts });
  add('label', { ...labels, ...commands });
  return all;
}
