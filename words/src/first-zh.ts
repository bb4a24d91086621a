import { linesOf } from './lines.ts';
import { first } from './shelves.ts';

/** The shelf `first` in one language; the build of the page writes it out as plain text. */
export const lines = linesOf(first, 'zh');
