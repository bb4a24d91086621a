import { constant } from '../language/constant.ts';
import { parseExpression } from '../language/parse.ts';
import type { Fault, Read } from '../rules/fact.ts';
import type { Component } from '../rules/position.ts';

/** A mistake in a question, at a character of the text that it was made in. */
export function fault(
  id: Fault['id'],
  at: number,
  values: Readonly<Record<string, Component>> = {},
): { readonly ok: false; readonly fault: Fault } {
  return { ok: false, fault: { ...values, id, at, line: 1, column: at + 1 } };
}

/** Parameters as a person sets them: `m=3`, `s={1, 3, 4}`, one text each. */
export function readSettings(texts: readonly string[]): Read<Readonly<Record<string, Component>>> {
  const set: Record<string, Component> = {};
  for (const text of texts) {
    const match = /^\s*([\p{L}_][\p{L}\p{N}_]*)\s*[=＝](.*)$/su.exec(text);
    const name = match?.[1];
    if (name === undefined) return fault('unclear-setting', 0, { text });
    const read = parseExpression(match?.[2] ?? '');
    if (!read.ok) return fault('unclear-setting', 0, { text });
    const value = constant(read.value);
    if (value === undefined) return fault('unclear-setting', 0, { text });
    set[name] = value;
  }
  return { ok: true, value: set };
}
