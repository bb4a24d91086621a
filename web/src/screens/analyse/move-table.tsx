import { type KeyboardEvent, useRef, useState } from 'react';
import type { MoveRow } from '../../engine/analysis.ts';
import { useWords } from '../../language.tsx';
import { type Column, columns, type Order } from './ordered.ts';
import { Token } from './token.tsx';

interface Props {
  readonly rows: readonly MoveRow[];
  readonly order: Order;
  readonly setOrder: (order: Order) => void;
  readonly make: (move: string) => void;
}

const HEADS = {
  move: 'page-move',
  outcome: 'analyse-for-you',
  leaves: 'analyse-leaves',
  value: 'value',
  length: 'analyse-ends-in',
} as const;

/** The moves as a table: sorted by its heads, walked through by arrows; Enter makes the move of its row. */
export function MoveTable({ rows, order, setOrder, make }: Props) {
  const { t, say } = useWords();
  const body = useRef<HTMLTableSectionElement>(null);
  const [at, setAt] = useState(0);
  const now = Math.min(at, rows.length - 1);
  const hasLengths = rows.some(({ lengths }) => lengths !== undefined);
  const hasReplies = rows.some(({ reply }) => reply !== undefined);
  const hasValues = rows.some(({ value }) => value !== undefined);
  const seen = columns.filter((one) => (one !== 'length' || hasLengths) && (one !== 'value' || hasValues));

  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1, PageUp: -10, PageDown: 10, Home: -now, End: rows.length - 1 - now }[
      event.key
    ];
    if (by === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(rows.length - 1, now + by));
    setAt(next);
    body.current?.querySelectorAll<HTMLElement>('[data-row]')[next]?.focus();
  };

  return (
    <>
      <div className="wide bounded">
        <table className="move-table" aria-labelledby="moves-head" aria-describedby="moves-keys">
          <thead>
            <tr>
              {seen.map((one) => (
                <Head key={one} column={one} order={order} setOrder={setOrder} />
              ))}
              <th scope="col">{t('analyse-by')}</th>
              {hasReplies && <th scope="col">{t('analyse-refuted-by')}</th>}
            </tr>
          </thead>
          <tbody ref={body} onKeyDown={onKeyDown}>
            {rows.map((row, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal moves may be listed twice
              <tr key={`${row.text} ${i}`} data-outcome={row.outcome}>
                <th scope="row">
                  <button
                    type="button"
                    data-row
                    tabIndex={i === now ? 0 : -1}
                    onFocus={() => setAt(i)}
                    onClick={() => make(row.text)}
                  >
                    {say(row.fact)}
                  </button>
                </th>
                <td>
                  <Token outcome={row.outcome} />
                </td>
                <td className="code">{row.isLast ? t('analyse-over') : row.position}</td>
                {hasValues && <td className="figure">{row.value === undefined ? '–' : String(row.value)}</td>}
                {hasLengths && <td className="figure">{lasting(row)}</td>}
                <td className="by" title={row.source && say({ id: 'by-theorem-alone', source: row.source })}>
                  {row.certainty === undefined ? '–' : t(row.certainty)}
                </td>
                {hasReplies && <td className="refuted">{row.reply === undefined ? '' : say(row.reply)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="caption keys-line" id="moves-keys">
        {t('analyse-table-keys')}
      </p>
    </>
  );
}

/** Moves until the end, at best and at the longest. */
function lasting({ lengths }: MoveRow): string {
  if (lengths === undefined) return '–';
  const { remoteness, longest } = lengths;
  return remoteness === longest ? String(remoteness) : `${remoteness}–${longest}`;
}

function Head({ column, order, setOrder }: Pick<Props, 'order' | 'setOrder'> & { readonly column: Column }) {
  const { t } = useWords();
  const isSorted = order.by === column && (column !== 'move' || order.down);
  const sign = !isSorted ? '' : order.down ? ' ▼' : ' ▲';
  return (
    <th scope="col" aria-sort={!isSorted ? 'none' : order.down ? 'descending' : 'ascending'}>
      <button type="button" onClick={() => setOrder({ by: column, down: order.by === column && !order.down })}>
        {t(HEADS[column])}
        <span aria-hidden="true">{sign}</span>
      </button>
    </th>
  );
}
