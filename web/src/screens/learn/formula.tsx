import { createElement, type ReactNode } from 'react';

interface Props {
  readonly text: string;
  /** The formula in words. */
  readonly spoken: string;
}

/** A formula on a line of its own, as MathML, with its words below for whoever hears it or cannot see it drawn. */
export function Formula({ text, spoken }: Props) {
  const drawn = createElement('math', { display: 'block', alttext: spoken }, ...row(tokens(text)));
  return (
    <figure className="formula">
      <div className="drawn-formula" aria-hidden="true">
        {drawn}
      </div>
      <figcaption className="caption">{spoken}</figcaption>
    </figure>
  );
}

/** Names, numbers, signs, and groups between angle quotes: `h_1 ⊕ h_2 = 0`, `x_‹k − 1›`. */
function tokens(text: string): readonly string[] {
  return text.match(/‹[^›]*›|[\p{L}′]+|\d+|\S/gu) ?? [];
}

function row(all: readonly string[]): readonly ReactNode[] {
  const made: ReactNode[] = [];
  for (let i = 0; i < all.length; i += 1) {
    const [token = '', next, low = ''] = all.slice(i, i + 3);
    if (next === '_') {
      made.push(createElement('msub', { key: i }, atom(token, 'base'), atom(low, 'low')));
      i += 2;
    } else made.push(atom(token, i));
  }
  return made;
}

function atom(token: string, key: string | number): ReactNode {
  if (token.startsWith('‹')) return createElement('mrow', { key }, ...row(tokens(token.slice(1, -1))));
  if (/^\d/u.test(token)) return createElement('mn', { key }, token);
  if (/^\p{L}/u.test(token))
    return createElement('mi', token.length > 1 ? { key, mathvariant: 'normal' } : { key }, token);
  return createElement('mo', OPERATORS.has(token) ? { key, lspace: '0.28em', rspace: '0.28em' } : { key }, token);
}

const OPERATORS = new Set(['⟺', '=', '≤', '≥', '∈', '⊕', '+', '−', ':', ';']);
