import { renderSVG } from 'uqr';
import { useWords } from '../../language.tsx';

/** Longer links make squares too fine for the camera of a phone. */
const FINE = 400;

/** A link as a square that a phone reads from this screen; nothing where it is too long. */
export function Qr({ address }: { readonly address: string }) {
  const { t } = useWords();
  if (address.length > FINE) return null;
  const square = renderSVG(address, { ecc: 'M', border: 4 });
  return (
    <details>
      <summary>{t('page-qr')}</summary>
      <img src={`data:image/svg+xml,${encodeURIComponent(square)}`} alt={t('page-qr-of')} width={220} height={220} />
    </details>
  );
}
