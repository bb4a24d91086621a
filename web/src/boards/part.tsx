import { lazy, Suspense } from 'react';
import { useWords } from '../language.tsx';
import { leftBy } from './aim.ts';
import { Coins } from './coins.tsx';
import { Grid } from './grid.tsx';
import { Lattice } from './lattice.tsx';
import type { PartProps } from './part-props.ts';
import { Piles } from './piles.tsx';
import { Ring } from './ring.tsx';
import { Row } from './row.tsx';
import { Tower } from './tower.tsx';
import { Track } from './track.tsx';

// Few positions are only written: the first board does not wait for that.
const Written = lazy(async () => ({ default: (await import('./written.tsx')).Written }));

/** One part of a position in its view. */
export function Part(props: Omit<PartProps, 'left'>) {
  const { t } = useWords();
  const { drawing, board, aim, count } = props;
  const { view, notes, part } = drawing;
  const isMine = aim.exact?.part === part;
  const whole = { ...props, left: isMine ? leftBy(drawing, aim) : undefined };
  const text = board.parts[part - 1]?.text ?? '';
  // What a split has used up stays a part, but is no longer seen.
  const isBeside = board.parts.some(({ component }, i) => i + 1 !== part && (component !== 0 || i + 1 < part));
  if (view.kind === 'rows' && drawing.cells.length === 0 && isBeside) return null;
  return (
    <div className="part" data-kind={view.kind}>
      {pictured()}
      {notes.map(({ name, text: value }) => (
        <span key={name} className="note">
          {noted(name, value)}
        </span>
      ))}
      {count > 1 && view.kind !== 'piles' && <span className="number">{t('page-part', { part })}</span>}
    </div>
  );

  function noted(name: string, value: string) {
    // On a board of two sides the other field says whose piece moves.
    if (view.kind === 'track' && view.until === 'width')
      return t('page-piece-moves', { piece: value === '1' ? '●' : '○' });
    return (
      <>
        <i>{name}</i> = {value}
      </>
    );
  }

  function pictured() {
    switch (view.kind) {
      case 'piles':
        return view.look === 'tower' ? <Tower {...whole} /> : <Piles {...whole} />;
      case 'rows':
        return <Row {...whole} />;
      case 'ring':
        return <Ring {...whole} />;
      case 'coins':
      case 'tiles':
        return <Coins {...whole} />;
      case 'track':
        return <Track {...whole} />;
      case 'lattice':
        return <Lattice {...whole} />;
      case 'grid':
        return <Grid {...whole} />;
      case 'written':
        return (
          <Suspense fallback={<code className="written">{text}</code>}>
            <Written {...whole} text={text} />
          </Suspense>
        );
    }
  }
}
