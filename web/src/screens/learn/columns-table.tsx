import type { Fact } from 'nimlab';
import { useWords } from '../../language.tsx';

interface Props {
  readonly fact: Fact;
  /** Powers of two as blocks that pair off, without binary digits. */
  readonly asPairs: boolean;
}

/** The numbers of a step split into powers of two, a column each: digits with the odd columns marked, or blocks with those that have no partner. */
export function ColumnsTable({ fact, asPairs }: Props) {
  const { t } = useWords();
  const rows = texts(fact['rows']);
  const values = texts(fact['values']);
  const counts = texts(fact['counts']);
  const width = rows[0]?.length ?? 0;
  const weights = Array.from({ length: width }, (_, i) => String(2n ** BigInt(width - 1 - i)));
  const odd = String(fact['odd'] ?? '');
  const mark = (i: number) =>
    counts.length > 0
      ? (counts[i] ?? '')
      : t(odd[i] === '1' ? (asPairs ? 'learn-alone' : 'page-odd') : asPairs ? 'learn-paired' : 'page-even');
  const caption = t(asPairs ? 'learn-pairs-caption' : 'page-binary-caption');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is scrolled by keys
    <section className="scrolled-x" tabIndex={0} aria-label={caption}>
      <table className="bits" data-pairs={asPairs}>
        <caption className="unseen">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('page-number')}</th>
            {weights.map((weight) => (
              <th key={weight} scope="col">
                {weight}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a number is its place
            <tr key={i}>
              <th scope="row">{values[i]}</th>
              {weights.map((weight, place) => (
                <td key={weight} data-one={row[place] === '1'} data-alone={isAlone(rows, i, place)}>
                  {row[place] === '1' ? (asPairs ? weight : '1') : asPairs ? '' : '0'}
                </td>
              ))}
            </tr>
          ))}
          <tr className="marks">
            <th scope="row">{t(counts.length > 0 ? 'learn-count' : 'learn-each-column')}</th>
            {weights.map((weight, i) => (
              <td key={weight} data-odd={counts.length > 0 ? counts[i] !== '0' : odd[i] === '1'}>
                {mark(i)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

/** The last one of a column that holds an odd number of ones has no partner. */
function isAlone(rows: readonly string[], i: number, place: number): boolean {
  const ones = rows.flatMap((row, at) => (row[place] === '1' ? [at] : []));
  return ones.length % 2 === 1 && ones.at(-1) === i;
}

function texts(value: Fact[string]): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
