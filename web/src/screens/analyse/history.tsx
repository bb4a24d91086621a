import { Text, Title } from '@mantine/core';
import type { PlyRow } from '../../engine/analysis.ts';
import type { Long } from '../../engine/use-long.ts';
import { useWords } from '../../language.tsx';
import { Chart } from './chart.tsx';
import { Progress } from './progress.tsx';
import { Token } from './token.tsx';
import type { Walk } from './use-spot.ts';

interface Props {
  readonly walk: Walk;
  readonly plies: readonly PlyRow[];
  readonly long: Long;
}

/** What became of the value along the line: drawn, told in one sentence, and as a table that leads to every ply. */
export function History({ walk, plies, long }: Props) {
  const { t, say } = useWords();
  const { moves, ply, to } = walk;
  const values = plies.flatMap(({ value }) => (value === undefined ? [] : [value]));
  values.sort((one, other) => (one < other ? -1 : one > other ? 1 : 0));
  const turning = plies.filter(({ better }) => better !== undefined).length;
  const told =
    values.length === 0
      ? t('analyse-history-outcomes', { count: plies.length, turning })
      : t('analyse-history-values', {
          count: plies.length,
          least: String(values.at(0)),
          most: String(values.at(-1)),
          turning,
        });
  return (
    <section aria-labelledby="history-head" className="part-of-bench">
      <Title order={2} size="h4" id="history-head">
        {t('analyse-history')}
      </Title>
      <Progress long={long} />
      {moves.length === 0 && <Text c="dimmed">{t('analyse-history-none')}</Text>}
      {moves.length > 0 && plies.length > 1 && (
        <>
          <figure className="history">
            <Chart plies={plies} ply={ply} told={told} />
            <figcaption className="caption">{told}</figcaption>
          </figure>
          <details>
            <summary>{t('analyse-history-table')}</summary>
            <div className="wide bounded">
              <table className="move-table">
                <thead>
                  <tr>
                    <th scope="col">{t('analyse-at-move')}</th>
                    <th scope="col">{t('page-move')}</th>
                    <th scope="col">{t('page-position')}</th>
                    {values.length > 0 && <th scope="col">{t('value')}</th>}
                    <th scope="col">{t('analyse-to-move')}</th>
                    {turning > 0 && <th scope="col">{t('analyse-better')}</th>}
                  </tr>
                </thead>
                <tbody>
                  {plies.map(({ move, position, value, outcome, better }, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a ply is its number
                    <tr key={i}>
                      <th scope="row">
                        <button
                          type="button"
                          aria-current={i === ply ? 'step' : undefined}
                          onClick={() => to(moves, i)}
                        >
                          {i}
                        </button>
                      </th>
                      <td>{move === undefined ? t('page-start-position') : say(move)}</td>
                      <td className="code">{position}</td>
                      {values.length > 0 && <td className="figure">{value === undefined ? '–' : String(value)}</td>}
                      <td>
                        <Token outcome={outcome} />
                      </td>
                      {turning > 0 && <td>{better === undefined ? '' : say(better)}</td>}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </details>
        </>
      )}
    </section>
  );
}
