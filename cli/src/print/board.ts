import { type Position, writeComponent } from 'nimlab';
import pico from 'picocolors';

/** Heaps up to this size are drawn stone by stone. */
const DRAWN = 30;

/** A position as a person plays it: a line a part, small heaps and the numbers of one list drawn as stones. */
export function board(position: Position, coloured: boolean): string {
  const colours = pico.createColors(coloured);
  const width = String(position.length).length;
  const lines = position.map(({ rules, component }, i) => {
    const written = writeComponent(rules, component);
    const name = position.some((part) => part.rules !== rules) ? `${rules.name} ` : '';
    const head = colours.dim(`${String(i + 1).padStart(width)}:`);
    const heap = typeof component === 'number' && component <= DRAWN ? ` ${colours.cyan('●'.repeat(component))}` : '';
    const stones =
      Array.isArray(component) && component.every((n) => typeof n === 'number' && n >= 0 && n <= DRAWN)
        ? stacks(component, coloured)
        : '';
    return `${head} ${name}${written}${heap}${stones}\n`;
  });
  return lines.join('');
}

function stacks(numbers: readonly number[], coloured: boolean): string {
  if (numbers.length < 2 || numbers.length > 20) return '';
  const colours = pico.createColors(coloured);
  return numbers
    .map((n, i) => `\n   ${colours.dim(`[${i + 1}]`)} ${String(n).padStart(2)} ${colours.cyan('●'.repeat(n))}`)
    .join('');
}
