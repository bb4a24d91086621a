import { linesOf } from './lines.ts';
import { setup } from './shelves.ts';

/** The shelf `setup` in one language; the build of the page writes it out as plain text. */
export const lines = linesOf(setup, 'en');
