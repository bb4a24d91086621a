import { Title } from '@mantine/core';
import type { PartRow } from '../../engine/analysis.ts';
import { useWords } from '../../language.tsx';

/** Wider binary columns than these are not drawn. */
const WIDTH = 24;

/** A sum part by part: every component with its nim-value in binary, and which columns hold an odd number of ones. */
export function Parts({ parts }: { readonly parts: readonly PartRow[] }) {
  const { t } = useWords();
  const values = parts.flatMap(({ value }) => (value === undefined ? [] : [value]));
  if (values.length < parts.length) return null;
  const sum = values.reduce<bigint>((all, value) => all ^ BigInt(value), 0n);
  const width = Math.max(1, ...values.map((value) => BigInt(value).toString(2).length));
  const places = width > WIDTH ? [] : Array.from({ length: width }, (_, i) => BigInt(width - 1 - i));
  const several = new Set(parts.map(({ game }) => game)).size > 1;
  return (
    <div>
      <Title order={2} size="h5" mb={4}>
        {t('analyse-parts')}
      </Title>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is scrolled by keys */}
      <section className="wide" tabIndex={0} aria-label={t('analyse-parts')}>
        <table className="sum-table">
          <caption>{t('analyse-parts-caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('analyse-component')}</th>
              <th scope="col">{t('value')}</th>
              {places.map((place) => (
                <th key={String(place)} scope="col">
                  {String(2n ** place)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parts.map(({ game, text, value }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a component is its place
              <tr key={i}>
                <th scope="row">{several ? `${game} ${text}` : text}</th>
                <td>{String(value)}</td>
                {places.map((place) => (
                  <td key={String(place)} data-one={bit(BigInt(value ?? 0), place)}>
                    {bit(BigInt(value ?? 0), place) ? '1' : '0'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('analyse-nim-sum')}</th>
              <td>{String(sum)}</td>
              {places.map((place) => (
                <td key={String(place)} data-odd={bit(sum, place)}>
                  <span aria-hidden="true">{bit(sum, place) ? '▲' : '·'}</span>
                  <span className="unseen">{t(bit(sum, place) ? 'analyse-odd' : 'analyse-even')}</span>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
    </div>
  );
}

function bit(value: bigint, place: bigint): boolean {
  return (value >> place) % 2n === 1n;
}
