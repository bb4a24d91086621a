import type { Repeats, Sheet } from '../../engine/wishes.ts';
import type { Link } from '../../link.ts';
import type { Go } from '../../use-address.ts';

/** What every view of a table is given. */
export interface ViewProps {
  readonly sheet: Sheet;
  readonly repeats: Repeats | undefined;
  readonly link: Link;
  readonly go: Go;
}
