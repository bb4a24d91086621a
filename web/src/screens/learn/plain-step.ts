import type { Fact } from 'nimlab';
import type { Words } from '../../language.tsx';

/** A step about binary columns, told with powers of two that pair off; undefined for a step that needs no other words. */
export function plainStep(fact: Fact, { t, say }: Words): string | undefined {
  switch (fact.id) {
    case 'columns':
      return t('learn-pairs-columns');
    case 'nim-sum': {
      const alone = powers(Number(fact['sum']));
      return alone.length === 0 ? t('learn-pairs-none') : t('learn-pairs-alone', { alone: alone.join(', ') });
    }
    case 'balanced':
    case 'balanced-misere':
      return t('learn-pairs-balanced');
    case 'top':
    case 'top-number': {
      const [value, left] = [Number(fact['value']), Number(fact['left'])];
      return t('learn-pairs-top', {
        column: String(fact['column']),
        value,
        parts: powers(value).join(' + '),
        left,
        rest: powers(left).join(' + ') || '0',
      });
    }
    case 'move-balanced': {
      const { move } = fact;
      const said = typeof move === 'object' && 'id' in move ? say(move) : '';
      return t('learn-pairs-move', { move: said, position: String(fact['position']) });
    }
    default:
      return undefined;
  }
}

/** A number as powers of two, the greatest first. */
function powers(value: number): readonly number[] {
  const found: number[] = [];
  let rest = value;
  for (let power = 2 ** Math.floor(Math.log2(Math.max(1, value))); power >= 1; power /= 2)
    if (rest >= power) {
      found.push(power);
      rest -= power;
    }
  return found;
}
