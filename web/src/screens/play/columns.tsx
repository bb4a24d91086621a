import type { Component, Whole } from 'nimlab';
import type { Board } from '../../engine/api.ts';
import { useWords } from '../../language.tsx';

/** The numbers of a board in binary, one row each, and which columns hold an odd number of ones. */
export function Columns({ board }: { readonly board: Board }) {
  const { t } = useWords();
  const numbers = board.parts.flatMap(({ component }) => wholes(component)).slice(0, 24);
  const sum = numbers.reduce<bigint>((all, number) => all ^ BigInt(number), 0n);
  const width = Math.max(1, ...numbers.map((number) => BigInt(number).toString(2).length));
  const places = Array.from({ length: width }, (_, i) => width - 1 - i);
  return (
    <table className="binary">
      <caption>{t('page-binary-caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('page-number')}</th>
          {places.map((place) => (
            <th key={place} scope="col">
              {String(2n ** BigInt(place))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {numbers.map((number, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a number is its place
          <tr key={i}>
            <th scope="row">{String(number)}</th>
            {places.map((place) => (
              <td key={place}>{(BigInt(number) >> BigInt(place)) & 1n ? '1' : '·'}</td>
            ))}
          </tr>
        ))}
        <tr className="sum">
          <th scope="row">{t('page-sum-row', { sum: String(sum) })}</th>
          {places.map((place) => {
            const isOdd = ((sum >> BigInt(place)) & 1n) === 1n;
            return (
              <td key={place} data-odd={isOdd}>
                {isOdd ? t('page-odd') : t('page-even')}
              </td>
            );
          })}
        </tr>
      </tbody>
    </table>
  );
}

function wholes(component: Component): readonly Whole[] {
  if (typeof component === 'number' || typeof component === 'bigint') return [component];
  return Array.isArray(component) ? component.flatMap(wholes) : [];
}
