/** Lines that go on with a claim, or that are claims already. */
const STATED = /^\s*(?:$|#|(?:claim|theorem|let|expect|for|if|except|in|reply|reach|because)(?![\p{L}\p{N}_]))/u;

const IFF = '(?:iff|if and only if|exactly when|when|⇔|⟺|<=>|<->|当且仅当)';
const IF = '(?:if|⇒|=>|若|当)';
const LOST =
  '(?:P(?:[- ]positions?)?|loses|losing|lost|second player wins|必败(?:态)?|后手(?:必)?胜|先手(?:必)?[败负])';
const WON = '(?:N(?:[- ]positions?)?|wins|winning|won|first player wins|必胜(?:态)?|先手(?:必)?胜|后手(?:必)?[败负])';

/**
 * Claims as people write them, in the words of the language, a line each: `g(n) = n % 4`, `P iff n mod 3 == 0`, `first player wins from 3 5 7`.
 * `fields` names the numbers of a component.
 */
export function spokenClaims(text: string, fields: readonly string[]): string {
  return text
    .split('\n')
    .map((line) => (STATED.test(line) ? line : `claim ${spoken(line.trim(), fields)}`))
    .join('\n');
}

function spoken(line: string, fields: readonly string[]): string {
  const quote = line.search(/["“]/u);
  const said = signs(quote < 0 ? line : line.slice(0, quote));
  const source = quote < 0 ? '' : ` ${line.slice(quote)}`;
  const misere = /^misere\s+/u.exec(said)?.[0] ?? '';
  return `${misere}${phrase(said.slice(misere.length).trim(), fields)}${source}`;
}

/** The signs of other languages and of paper, as this language writes them. */
function signs(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll('==', '=')
    .replaceAll(/≠|<>/gu, '!=')
    .replaceAll('≤', '<=')
    .replaceAll('≥', '>=')
    .replaceAll('&&', ' and ')
    .replaceAll('||', ' or ')
    .replaceAll('%', ' mod ')
    .replaceAll('×', '*')
    .replaceAll(/⌊([^⌊⌋]*)⌋/gu, 'floor($1)')
    .replaceAll(/\s+/gu, ' ');
}

function phrase(said: string, fields: readonly string[]): string {
  const value = /^(?:g|sg|grundy|nim-?value|value|sg ?值)\s*[([]\s*([\p{L}_][\p{L}\p{N}_, ]*)[)\]]\s*=\s*(.+)$/iu.exec(
    said,
  );
  if (value !== null) return `value = ${renamed(value[2] ?? '', (value[1] ?? '').split(','), fields)}`;
  const plain = /^(?:sg|grundy|nim-?value|sg ?值)\s*=\s*(.+)$/iu.exec(said);
  if (plain !== null) return `value = ${plain[1]}`;
  const player = /^(first|second) player (wins|loses) (?:from|at|on) (.+)$/iu.exec(said);
  if (player !== null) {
    const wins = (player[1] === 'first') === (player[2] === 'wins');
    return `${position(player[3] ?? '', fields)} ${wins ? 'wins' : 'loses'}`;
  }
  const chinese = /^(先手|后手)必?([胜败负])\s*[:在]?\s*([\d([].*)$/u.exec(said);
  if (chinese !== null) {
    const wins = (chinese[1] === '先手') === (chinese[2] === '胜');
    return `${position(chinese[3] ?? '', fields)} ${wins ? 'wins' : 'loses'}`;
  }
  return (
    outcome(said, LOST, IFF, 'loses when') ??
    outcome(said, WON, IFF, 'wins when') ??
    outcome(said, LOST, IF, 'loses if') ??
    outcome(said, WON, IF, 'wins if') ??
    said
  );
}

function outcome(said: string, who: string, link: string, words: string): string | undefined {
  const found = new RegExp(`^${who}\\s*${link}\\s*(.+)$`, 'u').exec(said);
  return found === null ? undefined : `${words} ${found[1]}`;
}

/** The formula with the game's own names in the place of those that the claim gave its numbers. */
function renamed(formula: string, typed: readonly string[], fields: readonly string[]): string {
  const names = new Map(typed.map((name, i) => [name.trim(), fields[i] ?? name.trim()]));
  return formula.replaceAll(/[\p{L}_][\p{L}\p{N}_]*/gu, (word) => names.get(word) ?? word);
}

/** Numbers side by side are heaps where a component is one number. */
function position(typed: string, fields: readonly string[]): string {
  const text = typed.trim();
  return fields.length === 1 && /^\d+(?:[\s,、]+\d+)+$/u.test(text) ? text.split(/[\s,、]+/u).join(' + ') : text;
}
