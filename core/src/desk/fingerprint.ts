import { sha256 } from '../nim/sha256.ts';
import type { Component } from '../rules/position.ts';
import type { Rules } from '../rules/rules.ts';
import { bareRules } from './claimed.ts';

/** What tells one set of rules from another: the SHA-256 digest of their page without the words for people, or of name and code where there is none, with the parameters chosen. */
export function fingerprint(rules: Rules): string {
  const page = bareRules(rules) ?? `${rules.name} ${rules.code ?? ''}`;
  const parameters = JSON.stringify(rules.parameters, (_, value: Component | object) =>
    typeof value === 'bigint' ? `${value}` : value,
  );
  return sha256(`${page}\n${parameters}`);
}
