/**
 * A sentence in both languages, with `{{name}}` where a value of the fact is to stand. `one`: the English form when the value `count` is 1.
 */
export interface Sentence {
  readonly en: string;
  readonly one?: string;
  readonly zh: string;
}
