import { commands } from './commands.ts';
import { found } from './found.ts';
import { labels } from './interface.ts';
import { type Kind, lineOf } from './lines.ts';
import type { Sentence } from './sentence.ts';
import { first, study } from './shelves.ts';
import { speaker } from './speaker.ts';
import type { Language, Value } from './values.ts';

export { help, isTopic, type Topic } from './help.ts';
export type { Language } from './values.ts';

/** The name of a label of the command line. */
export type LabelId = keyof typeof labels | keyof typeof commands | keyof typeof found;

const tables: Readonly<Record<Kind, readonly Readonly<Record<string, Sentence>>[]>> = {
  fact: [...first.fact, ...study.fact],
  label: [labels, commands, found],
};

const spoken = speaker((kind, id, language) => {
  const rows = tables[kind].find((table) => Object.hasOwn(table, id));
  return rows?.[id] && lineOf(rows[id], language);
});

/** The sentence of a fact, its values put in. */
export const { say } = spoken;

/** A fixed word of the command line, values put in where it has any. */
export function label(id: LabelId, language: Language, values: Readonly<Record<string, Value>> = {}): string {
  return spoken.label(id, language, values);
}
